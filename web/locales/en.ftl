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
