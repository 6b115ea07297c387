# Trick Table, every sentence in English. One file a language, the same keys in each.

app-name = Trick Table
language-en = English
language-ja = 日本語
common-home = To the games
common-cancel = Cancel
common-undo = Undo

## Games, seats, computer players

game-red-dragon = Red Dragon
game-red-dragon-blurb = Win tricks, but dodge the red cards. The red 11 hurts most.
game-red-dragon-step-1 = Lay a few cards face down in the centre.
game-red-dragon-step-2 = Draft cards back from what everybody gave.
game-red-dragon-step-3 = Win tricks, leave the red cards to the others.
game-red-dragon-time = 20–40 minutes
game-red-dragon-facts =
    { $seats ->
        [3] 3 rounds. 20 cards each, 4 of them go to the centre. A trick counts 6 points.
        [4] 4 rounds. 15 cards each, 3 of them go to the centre. A trick counts 8 points.
        [5] 5 rounds. 12 cards each, 2 of them go to the centre. A trick counts 10 points.
       *[6] 6 rounds. 10 cards each, 2 of them go to the centre. A trick counts 12 points.
    }
game-scharfe-schoten = Scharfe Schoten
game-scharfe-schoten-blurb = Everybody sees your colours, nobody your numbers. Foretell what you will collect.
game-scharfe-schoten-step-1 = Look at the card backs and at the strength of the colours.
game-scharfe-schoten-step-2 = Predict of which colour you will capture most, and of which fewest.
game-scharfe-schoten-step-3 = Win the right tricks, and take a card from the spice rack each time.
game-scharfe-schoten-time = 20–30 minutes
game-scharfe-schoten-facts =
    { $seats ->
        [3] 3 rounds. 12 cards each, 12 on the spice rack: every trick brings a card from there.
       *[4] 4 rounds. 10 cards each, 8 on the spice rack: the first 8 tricks bring a card from there.
    }
game-x-missions = X-Missions
game-x-missions-blurb = A secret mission each round, and nine tricks to fulfil it.
game-x-missions-step-1 = Look at your hand and the trump, choose a mission, keep it secret.
game-x-missions-step-2 = Take the tricks your mission wants, and no others.
game-x-missions-step-3 = Whoever is ahead when somebody reaches 50 points wins.
game-x-missions-time = 20–30 minutes
game-x-missions-facts = Rounds until somebody has 50 points, mostly four to six. Nine cards each, nine tricks; a trick counts 1 point, a mission 8 to 28.
level-beginner = Beginner
level-beginner-blurb = knows the aim, forgets what was played, and is often unsure.
level-casual = Casual
level-casual-blurb = remembers every card, dodges what hurts and picks its tricks.
computer-name-plum = Ume
computer-name-moon = Luna
computer-name-wave = Nami
computer-name-hex = Kiko
computer-name-hill = Riku
computer-name-star = Hoshi
person-name = Player { $number }

## Home

home-saved = Go on playing
home-choose = Choose a game
home-seats = { $least }–{ $most } players
home-seats-only = { $count } players
home-play = Play
home-continue = Continue
home-look = Look again
home-turn = { $name } is to play
home-won = Finished · won by { $names }
home-all = Show all { $count } matches
home-damaged = A damaged match
home-damaged-text = This match cannot be read any more. You can still save it as a file.
home-export = Save as a file
home-export-named = Save as a file: { $title }
home-delete = Delete
home-delete-named = Delete: { $title }
home-delete-title = Delete this match?
home-delete-keep = Keep it
home-deleted = The match is deleted.
home-import = Open a match from a file
home-importing = Reading the file…
home-imported = The match is in your list now.
home-import-refused = This file was not opened.

## Saved matches

save-error-not-a-save = It is not a saved match of Trick Table.
save-error-wrong-type = It is damaged: “{ $field }” is not what it should be.
save-error-missing-field = It is damaged: “{ $field }” is missing.
save-error-unknown-game = It is a match of a game that is not here: { $game }.
save-error-newer-format = It comes from a newer Trick Table. Update this page, then try again.
save-error-other-rules = It was played by another edition of the rules, so it cannot go on here.
save-error-bad-seats = It is damaged: { $seats } seats do not fit this game.
save-error-bad-option = It is damaged: the option “{ $option }” cannot be “{ $value }”.
save-error-bad-seed = It is damaged: its deal cannot be read.
save-error-too-large = It is far too large to be a saved match.
save-error-illegal-action = It is damaged: action { $index } (“{ $action }”) breaks the rules.
save-error-digest-mismatch = Somebody or something has changed it since it was saved.
storage-blocked = This browser does not let the page keep anything. You can play, but a match is gone when you close the page. Save it as a file, or allow website data in the browser’s settings.
storage-blocked-short = Not saved: this browser keeps nothing for this page. Save the match as a file before you close it.
storage-not-saved = Not saved
storage-full = There is no room left to save in this browser. Delete old matches, or save matches as files.
storage-full-short = Not saved: there is no room left. Save the match as a file before you close it.

## Engine

engine-loading = The card engine is loading. You can choose already.
engine-progress = Loading the card engine
engine-stage-runtime = Python
engine-stage-library = Library
engine-stage-engine = Games
engine-stage-ready = Ready
engine-ready = Ready to play. Everything runs on this device.
engine-retry = Try again
engine-restarted = The card engine had to start again. Nothing is lost.
engine-wasm-blocked = WebAssembly is switched off in this browser.
engine-wasm-blocked-cure = Switch off lockdown or strict security for this page, or use another browser.
engine-file-missing = A part of the page is missing: { $file }
engine-file-missing-cure = Check the connection and try again. If it stays so, the page must be put on its server anew.
engine-start-failed = The card engine could not start.
engine-start-failed-cure = Close other tabs to free memory, then try again.
engine-no-module-worker = This browser is too old for the card engine.
engine-no-module-worker-cure = Update it, or use Safari 16.4, Chrome 111, Firefox 121 or newer.
engine-worker-missing = The page’s file worker.js is missing or cannot be loaded.
engine-worker-missing-cure = Check the connection and try again. If it stays so, the page must be put on its server anew.
engine-too-slow = The card engine takes unusually long.
engine-too-slow-cure = It is still trying. You can wait, or start it again.

## Set-up

setup-back = Back to the games
setup-no-game = There is no such game here.
setup-who = Who sits at the table?
setup-seats = Number of seats
setup-human = Person
setup-computer = Computer
setup-name-of = Name of seat { $number }
setup-kind-of = Seat { $number }
setup-level-of = Strength of seat { $number }
setup-match = This match
setup-seed = Same deal for the whole class
setup-seed-help = Tablets with the same word and the same number of seats get the same cards. Leave it empty for a fresh deal.
setup-seed-empty = a fresh deal
setup-people =
    { $people ->
        [0] Only computer players: sit back and watch.
        [1] Nobody else looks at this screen, so your cards stay open.
       *[other] { $people } people share this screen: between two turns the cards are covered.
    }
setup-deal = Deal the cards
setup-dealing = Dealing…
setup-not-ready = The engine is still loading. The deal starts as soon as it is ready.
setup-waiting = The cards are dealt as soon as the engine is ready.
setup-refused = The engine refused this match. Change something above and try again.

## Handing the screen over

cover-pass = Pass the screen to { $name }
cover-return = Is { $name } here?
cover-turn = All cards stay covered until { $name } holds the button.
cover-hold = Hold
cover-how = Hold for a moment to see your cards. They are covered again after your turn.
cover-undo = Undo the last card

## Match

match-laying = Laying the table…
match-laying-help = The match opens as soon as the card engine is ready.
match-missing = This match is not here
match-missing-help = It was deleted, or it was played on another device or in another browser.
match-stopped = The match cannot go on
match-stopped-help = The card engine stopped answering, even after a new start.
match-stopped-safe = What was saved stays saved.

## Settings

settings-title = Settings
settings-language = Language
settings-speed = Speed of the computer players
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = At once
settings-speed-help = A tap on the table hurries a single card.
settings-tap = Tap to go on after a trick
settings-tap-help = A full trick stays until somebody taps.
settings-theme = Light, dark and more contrast follow your device.


## The table of every game

table-felt = The table
table-leave = Leave the table
table-menu = Menu
table-rules = Rules at hand
table-rules-of = { $game }: rules at hand
table-contents = Contents
table-now = now
table-settings = Settings
table-export = Save as a file
table-close = Close
table-log = What happened
table-round-of = Round { $round } of { $rounds }
table-round-open = Round { $round }
table-trick-of = trick { $trick } of { $tricks }
table-centre = The centre
table-trick = The trick
table-order = The order of taking
table-given = { $name }: { $count } of { $each } laid down
table-count-of = { $count } of { $each }
table-human = at the table
table-known = Cards { $name } is known to hold
table-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
table-round-points = { $points } points this round
table-scores = Points
table-this-round = round
table-total = total
table-target = ends at { $target }
table-stake = In this trick
table-stake-none = Nobody has led yet.
table-last = Last trick
table-last-none = No trick has been taken yet.
table-last-taken = { $name } took trick { $number }.
table-led = led
table-ahead = ahead
table-led-ahead = led · ahead
table-takes = takes it
table-your-card = Your card
table-card-of = { $name }’s card
table-prompt = What to do now
table-go-on = Go on
table-undo = Undo
table-takes-trick = { $name } takes the trick.
table-tap = Tap to go on.
table-thinking = { $name } is thinking …
table-turn-of = { $name } is next.
table-hand =
    { $count ->
        [0] Hand
        [one] Hand of { $name }, { $count } card
       *[other] Hand of { $name }, { $count } cards
    }

card-name = { $suit } { $number }
card-name-cost = { $suit } { $number }, costs { $cost }
suit-red = Red
suit-blue = Blue
suit-green = Green
suit-yellow = Yellow
suit-word-red = red
suit-word-blue = blue
suit-word-green = green
suit-word-yellow = yellow
suit-letter-red = R
suit-letter-blue = B
suit-letter-green = G
suit-letter-yellow = Y

reason-title = Why not { $card }?
reason-title-none = Why not?
reason-must-follow =
    { $shared ->
        [yes]
            { $count ->
                [one] { $suit } was led, and { $name } holds one card of it: the { $cards }.
               *[other] { $suit } was led, and { $name } holds cards of it: { $cards }.
            }
       *[no]
            { $count ->
                [one] { $suit } was led, and you hold one card of it: the { $cards }.
               *[other] { $suit } was led, and you hold cards of it: { $cards }.
            }
    }
reason-not-your-turn = It is { $name }’s turn.
reason-card-not-in-hand = That card is not in this hand.
reason-same-colour-predicted = Most and fewest need two different colours, and { $colour } is chosen already.
reason-rack-colour-empty = There is no { $colour } left on the rack. Still there: { $rest }.
reason-match-over = The match is over.
reason-wrong-phase = That is not what is asked now.
reason-not-an-action = That cannot be done at this table.
reason-card-not-in-centre = That card does not lie in the centre.

event-round-started = Round { $round }. { $name } begins.
event-hand-dealt = { $name } is dealt { $cards }.
event-card-played = { $name } plays { $card }.
event-trick-taken = { $name } takes trick { $number }.
event-round-scored = Round { $round } is over: { $scores }.
event-match-ended =
    { $count ->
        [one] { $names } wins. { $totals }.
       *[other] { $names } win together. { $totals }.
    }

## Score sheet and final result

score-sheet = Score sheet
score-title = After round { $round } of { $rounds }
score-title-open = After round { $round }
score-go-on = Next round
score-to-final = To the result
score-round = Round { $round }
score-total = Total
score-so-far = { $total } in all
score-small-figures = Small figures below a round: all points so far.
score-show-round = Show the lines of a round
final-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
final-margin =
    { $points ->
        [one] One point ahead of { $name }
       *[other] { $points } points ahead of { $name }
    }
final-shared = A shared victory with { $points } points
final-again = Play again
final-home = To the games
final-undone =
    { $count ->
        [one] One action was taken back in this match.
       *[other] { $count } actions were taken back in this match.
    }

## Red Dragon on the table

rd-lost = red
rd-centre = Cards to be taken
rd-phase-give = giving
rd-phase-draft = draft
rd-prompt-give =
    { $shared ->
        [yes]
            { $left ->
                [one] { $name }: lay 1 more card face down
               *[other] { $name }: lay { $left } cards face down
            }
       *[no]
            { $left ->
                [one] Lay 1 more card face down in the centre
               *[other] Lay { $left } cards face down in the centre
            }
    }
rd-prompt-take =
    { $shared ->
        [yes] { $name }: take a card from the centre
       *[no] Your turn: take a card from the centre
    }
rd-prompt-lead =
    { $shared ->
        [yes] { $name }: lead any card
       *[no] Your turn: lead any card
    }
rd-prompt-follow =
    { $shared ->
        [yes] { $name }: follow { $suit }
       *[no] Your turn: follow { $suit }
    }
rd-prompt-void =
    { $shared ->
        [yes] { $name }: no { $suit } in hand, any card goes
       *[no] You have no { $suit }: play any card
    }
rd-stake = { $each } for the trick, no red card
rd-stake-red = { $each } for the trick − { $lost } for { $cards }
rd-event-given = { $name } lays a card face down.
rd-event-gave = { $name } lays down { $card }.
rd-event-revealed = The centre is turned up: { $cards }.
rd-event-taken = { $name } takes { $card }.
rd-refuse-give =
    { $count ->
        [one] First everybody lays a card face down in the centre.
       *[other] First everybody lays { $count } cards face down in the centre.
    }
rd-refuse-draft = First the cards in the centre are taken: tap one of those.
rd-refuse-play = The centre is empty; now cards are played into tricks.
rd-rule-give = Giving
rd-rule-give-text =
    { $count ->
        [one] Everybody lays one card face down in the centre. They are mixed and turned up for all to see.
       *[other] Everybody lays { $count } cards face down in the centre. They are mixed and turned up for all to see.
    }
rd-rule-draft = Taking
rd-rule-draft-text = One after the other takes a card from the centre. At the end of the line the order turns back.
rd-rule-play = Tricks
rd-rule-play-text = Follow the suit that was led if you can, otherwise play anything. The highest card of that suit takes the trick and leads the next one. There is no trump.
rd-rule-red = Points and red cards
rd-rule-red-text = Every trick gives { $each } points. Every red card in your tricks costs its number, and the red 11 costs 26.
rd-rule-zero = No trick at all
rd-rule-zero-text = Whoever takes no trick in a round gets a bonus: 20 points alone, fewer if others manage it as well.
rd-rule-all = Every trick
rd-rule-all-text = Whoever takes all tricks of a round wins the match at once.
rd-line-tricks = Tricks × { $each }
rd-line-tricks-how = { $count }×{ $each }
rd-line-red = Red cards
rd-line-none = No-trick bonus
rd-line-none-how =
    { $count ->
        [one] the only one
       *[other] one of { $count }
    }
rd-check =
    { $bonus ->
        [0] Tricks give { $won }, red cards cost { $lost }: together nothing.
       *[other] Tricks give { $won }, red cards cost { $lost }: together nothing. The bonus of { $bonus } comes on top.
    }
rd-ending-all = All { $tricks } tricks of a round: that wins at once

## Scharfe Schoten on the table

ss-name-chili = Chili
ss-name-pepper = Pepper
ss-name-mustard = Mustard
ss-name-wasabi = Wasabi
ss-word-chili = chili
ss-word-pepper = pepper
ss-word-mustard = mustard
ss-word-wasabi = wasabi
ss-letter-chili = C
ss-letter-pepper = P
ss-letter-mustard = M
ss-letter-wasabi = W
ss-card-trump = { $card }, trump { $place }
ss-count = { $count } { $colour }
ss-count-none = no card
ss-holds = In hand: { $cards }.
ss-captured = Captured: { $cards }.
ss-predicts = Predicted: most { $most }, fewest { $least }.
ss-has-predicted = Has predicted.
ss-not-predicted = Has not predicted yet.
ss-tiles-down = predicted
ss-tiles-open = still choosing
ss-phase-predict = predictions
ss-row-most = Most
ss-row-least = Fewest
ss-tile-most = Most { $colour }
ss-tile-least = Fewest { $colour }
ss-commit = Lock in: most { $most }, fewest { $least }
ss-commit-none = Choose a tile in each row
ss-waiting =
    { $count ->
        [0] All tiles are down.
        [one] Waiting for one more prediction. Then all tiles are turned up.
       *[other] Waiting for { $count } more predictions. Then all tiles are turned up.
    }
ss-strength = Strength
ss-strong-weak = strong → weak
ss-trumps = Trumps, strongest first
ss-order = Then the colours, strongest first
ss-then = then
ss-why-none = A stronger colour beats every number. Leading gives no bonus.
ss-why-trump = { $name } is ahead with { $card }: trump { $place }.
ss-why-colour = { $name } is ahead with { $card }: { $colour } is stronger than { $led }. Being led does not help.
ss-why-led = { $name } is ahead with { $card }: no stronger colour and no higher { $colour } so far.
ss-rack = Spice rack
ss-rack-left =
    { $count ->
        [0] empty
       *[other] { $count } left
    }
ss-rack-have = { $count } here, { $own } captured { $sign }
ss-prompt-predict =
    { $shared ->
        [yes] { $name }: predict your most and your fewest
       *[no] Predict: most of which colour, fewest of which?
    }
ss-prompt-rack =
    { $shared ->
        [yes] { $name }: take a card from the rack, any colour
       *[no] You won the trick: take a card from the rack
    }
ss-prompt-lead =
    { $shared ->
        [yes] { $name }: lead any card
       *[no] Your turn: lead any card
    }
ss-prompt-follow =
    { $shared ->
        [yes] { $name }: follow { $suit }
       *[no] Your turn: follow { $suit }
    }
ss-prompt-void =
    { $shared ->
        [yes] { $name }: no { $suit } in hand, any card goes
       *[no] You have no { $suit }: play any card
    }
ss-event-backs = { $name } holds { $cards }.
ss-event-rack = On the spice rack: { $cards }.
ss-event-trumps = Trumps, strongest first: { $trumps }.
ss-event-tiles = { $name } lays two tiles face down.
ss-event-own = { $name } predicts most { $most }, fewest { $least }.
ss-event-taken = { $name } takes { $colour } from the rack.
ss-refuse-predict = First everybody predicts: choose two tiles.
ss-refuse-play = Now cards are played into tricks.
ss-refuse-rack = First the winner of the trick takes a card from the spice rack.
ss-refuse-over = The match is over.
ss-line-captured = Captured
ss-line-difference = Difference
ss-hit-alone = alone
ss-hit-shared = shared
ss-hit-missed = missed
ss-check = Hit alone 5, shared 3, missed 0. Who hits both adds the difference of the two colours. Best of the round: { $best }.
ss-rule-aim = The aim
ss-rule-aim-text =
    Say beforehand of which colour you will capture *most* cards and of which *fewest*. The better you hit, the more points you get.
    The four colours are [R], [B], [Y] and [G], with the numbers 1 to 12 in each.
ss-rule-deal = Cards and backs
ss-rule-deal-text =
    { $seats ->
        [3] Everybody holds { $hand } cards; the other 12 lie on the spice rack, sorted by colour.
       *[4] Everybody holds { $hand } cards; the other 8 lie on the spice rack, sorted by colour.
    } The *back* of every card shows its colour: at any time all can see which colours you hold, and on the rack. Only the numbers in your own hand are for your eyes alone.
ss-rule-deal-caption = 3 chili, 4 pepper, no mustard, 3 wasabi: whoever holds none of a colour cannot follow it, and everybody knows.
ss-rule-trumps = Trumps and strength
ss-rule-trumps-text =
    Each round every colour draws a number card. The spice card with this colour and number is a *trump*, so there are four. The colour with the highest number is the strongest, its trump the strongest card of all.
    • First come the four trumps, in this order.
    • Then all other cards: a stronger colour beats every number of a weaker one; in one colour the higher number wins.
ss-rule-trumps-caption = The trumps of this round, strongest on the left. The colours follow in the same order.
ss-rule-predict = Predicting
ss-rule-predict-text =
    All choose two tiles in secret: ▲ for the colour they want to capture most of, ▼ for the one they want fewest of. The two must differ. When all have chosen, the tiles are turned up; nobody can change them.
    Look at the backs of all hands, at the rack and at the strength of the colours first.
ss-rule-play = Tricks
ss-rule-play-text =
    • The leader plays any card. Whoever holds a card of the led colour must follow; a trump counts as a card of its own colour.
    • Whoever holds none plays anything.
    • The *strongest* card takes the trick, whatever was led. The winner keeps all its cards, sorted by colour, and leads the next one.
ss-rule-play-caption = { $strong } is the strongest colour this round and { $weak } the weakest. Being led does not help.
ss-rule-follows = follows
ss-rule-void = has none of it
ss-rule-trump-caption = Even the weakest trump beats every card that is no trump.
ss-rule-rack = The spice rack
ss-rule-rack-text =
    Whoever wins a trick takes one more card from the rack, of any colour that is left, and adds it to the captured cards. Nobody looks at its number.
    { $seats ->
        [3] There is a card for every trick, for the last one, too.
       *[4] After 8 tricks the rack is empty; the last two tricks bring only their own cards.
    }
ss-rule-score = Points
ss-rule-score-text =
    Only your own captured cards count, colours without a card as well.
    • Your ▲ colour is your largest pile: 5 points. As large as another one: 3 points.
    • Your ▼ colour is your smallest pile, none at all included: 5 points. As small as another one: 3 points.
    • Both hit: add the difference between the two piles.
    • Whoever captures no card at all scores 3 + 3 = 6.
ss-rule-score-who = Captured
ss-rule-score-caption = Above, mustard shares the last place with pepper. Below, “fewest” is missed, so there is no difference to add.
ss-rule-end = The end
ss-rule-end-text = After { $seats } rounds, one started by each seat, the highest total wins. Equal totals share the victory.
