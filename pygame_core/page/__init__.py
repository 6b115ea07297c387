"""What the page may ask, and how it is answered: the one room that knows all others.

`bridge` is the door; the page's worker calls nothing else.
"""
