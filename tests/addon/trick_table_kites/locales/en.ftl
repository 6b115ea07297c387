# Kites, every sentence in English. All keys begin with the game's id, but for its name on the shelf.

game-kites = Kites
game-kites-blurb = Every trick is as high as its lowest card. Mind the gusts!
game-kites-facts =
    { $seats ->
        [2] 2 rounds. Six cards each; the other twelve stay in the box.
        [3] 3 rounds. Six cards each; the other six stay in the box.
       *[4] 4 rounds. Six cards each.
    }

kites-suit-S = Sky
kites-suit-M = Meadow
kites-suit-R = Rose

kites-ask-string = Long string or short?
kites-coach-string = A long string counts double, but costs 5 points if you take no trick.
kites-coach-card = You begin this trick: any card.
kites-coach-card-on = Follow the colour if you can. A low card makes the trick low.
kites-action-string =
    { $what ->
        [long] A long string
       *[short] A short string
    }
kites-event-string-chosen =
    { $length ->
        [long] { $seat } flies on a long string.
       *[short] { $seat } flies on a short string.
    }
kites-fact-strings = Strings
kites-fact-strings-long = long string
kites-fact-strings-short = short string
kites-line-heights = Heights of the tricks
kites-how-heights =
    { $count ->
        [0] no trick
        [one] 1 trick
       *[other] { $count } tricks
    }
kites-line-long = Long string
kites-how-long =
    { $count ->
        [0] without a trick
       *[other] the heights once more
    }
kites-reason-wrong-phase =
    { $phase ->
        [string] First everybody says how long the string is.
       *[play] The strings are chosen. Now a card is asked for.
    }

kites-rules-aim-title = Aim
kites-rules-aim-text =
    Take tricks without low cards. Three colours, [S] [M] [R], have the numbers 1 to 8; everybody holds six cards.
    As many rounds are played as there are players. The most points win.
kites-rules-string-title = The string
kites-rules-string-text =
    Before the first trick everybody says aloud whether the string is *long* or *short*.
    On a long one all tricks of the round count double; but a round without a trick then costs 5 points.
kites-rules-tricks-title = Tricks
kites-rules-tricks-text =
    Left of the dealer somebody leads a card. The others follow its colour if they can.
    The highest card of the colour led takes the trick and leads the next one.
kites-rules-points-title = Points
kites-rules-points-text =
    A trick counts as many points as its lowest card says: [S6] [S4] [M2] count 2.
    An 8 is a gust: a trick with [R8] in it counts nothing.
kites-rules-lowest = lowest: 2 points
