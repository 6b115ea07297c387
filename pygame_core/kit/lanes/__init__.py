"""Lanes: thousands of games in lock-step, one bit of a big integer for each.

This is bit slicing, SIMD within a big integer: E. Biham, "A Fast New DES Implementation in
Software", FSE 1997.

A *mask* is such an integer: the lanes in which something holds. `hands[seat][card]` is the mask of
the lanes in which this seat holds this card; to follow suit is an AND. A *width* is a number of
lanes. A number per lane is a list of *planes*: plane i is the mask of the lanes whose number has
bit i set. What a game says about tricks is data (`TrickRules`); what follows a trick and what a
round is worth is a few lines of code in a subclass of `TrickLanes`, which plays at a `LaneTable`.

Cards are small integers here, seats are counted from the one whose decision it is (0); hands are
counted from the leader of the trick once they are turned (`face_leader` in table.py).
"""
