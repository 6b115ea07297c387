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
game-sauscharf = Sauscharf
game-sauscharf-blurb = Gather chilies, then cook the hottest sauces from sets of one number.
game-sauscharf-step-1 = Lay sets of equal chilies: the largest set chooses first.
game-sauscharf-step-2 = Take chilies from the market and keep what you will need.
game-sauscharf-step-3 = Cook sauces from large sets; every chili left over costs a point.
game-sauscharf-time = 20–40 minutes
game-sauscharf-facts =
    { $seats ->
        [2] One game of two phases. Mild: 10 cards each, the end comes with 5 sauces. Hot: 9 cards, 6 sauces. Super-hot: 8 cards, 6 sauces.
        [3] One game of two phases. Mild: 10 cards each, the end comes with 4 sauces. Hot: 9 cards, 5 sauces. Super-hot: 8 cards, 5 sauces.
       *[4] One game of two phases. Mild: 10 cards each, the end comes with 3 sauces. Hot: 9 cards, 4 sauces. Super-hot: 8 cards, 4 sauces.
    }
option-sauscharf-heat = How hot?
option-sauscharf-heat-mild = Mild
option-sauscharf-heat-hot = Hot
option-sauscharf-heat-super-hot = Super-hot
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
reason-slot-empty = That slot is empty.
reason-empty-set = A set needs at least one card. Tap cards in the hand first.
reason-mixed-values = A set holds cards of one number only. X joins any number.
reason-pass-not-allowed = Nobody may pass while chilies are gathered: lay a set.
reason-no-ingredients = There are no ingredients to pick up, so a set must be laid.
reason-sauce-not-displayed = That sauce is not on offer.
reason-set-too-small = The set on the table is too small for that sauce.

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

## Sauscharf on the table

sa-chili = chili
sa-card = Chili { $number }
sa-card-wild = Wild X
sa-bunch =
    { $count ->
        [1] { $card }
        [2] two { $card }s
        [3] three { $card }s
        [4] four { $card }s
        [5] five { $card }s
        [6] six { $card }s
        [7] seven { $card }s
        [8] eight { $card }s
       *[other] { $count } cards { $card }
    }
sa-set-of =
    { $count ->
        [one] 1 card, number { $number }
       *[other] { $count } cards, number { $number }
    }
sa-set-wild =
    { $count ->
        [one] 1 card, X alone
       *[other] { $count } cards, X alone
    }
sa-group =
    { $count ->
        [one] { $card }, 1 card
       *[other] { $card }, { $count } cards
    }
sa-take-back =
    { $count ->
        [one] Take { $card } back
       *[other] Take one { $card } back, { $count } in the set
    }
sa-sauce = Heat { $heat }
sa-sauce-points = Sauce of heat { $heat }, { $points } points
sa-points = { $points } pts
sa-market = Market
sa-slot = Slot { $number }: { $cards }
sa-slot-empty = empty
sa-pile = Pile
sa-discard = Discards
sa-mine = Ingredients
sa-coming = Sauces still to come
sa-sauces =
    { $supply ->
        [one] Sauces on offer, 1 more in the supply
       *[other] Sauces on offer, { $supply } more in the supply
    }
sa-no-sauces = No sauce is left.
sa-no-supply = None: all of them lie open or are made.
sa-missing =
    { $count ->
        [0] ready
       *[other] { $count } missing
    }
sa-missing-set =
    { $count ->
        [0] The set is enough
        [one] The set lacks 1 card
       *[other] The set lacks { $count } cards
    }
sa-missing-hand =
    { $hand ->
        [0] The hand is enough
       *[other]
            { $all ->
                [0] The hand lacks { $hand }; with the ingredients picked up it is enough
               *[other] The hand lacks { $hand }, with the ingredients { $all }
            }
    }
sa-after-pickup = after pick-up
sa-stall =
    { $left ->
        [one] Ends with this lap unless a sauce is made
       *[other] Ends after { $left } laps without a sauce
    }
sa-stock = Ingredients and piles
sa-ingredients =
    { $count ->
        [one] Ingredients: 1 card
       *[other] Ingredients: { $count } cards
    }
sa-no-ingredients = None. What is taken from the market and what is kept comes here.
sa-ingredients-how = They are no hand cards: they can be played after they were picked up.
sa-discarded =
    { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
sa-none-discarded = Nothing has been discarded.
sa-pile-how =
    { $count ->
        [one] 1 card is left in the pile. When it is empty, the discards are shuffled.
       *[other] { $count } cards are left in the pile. When it is empty, the discards are shuffled.
    }
sa-order = Turn order
sa-order-forming = Turn order so far
sa-order-if = Turn order if you lay this
sa-spoon = has the spoon
sa-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
sa-aside =
    { $count ->
        [one] 1 ingredient
       *[other] { $count } ingredients
    }
sa-standing = would score { $points } now
sa-is-out = no cards left
sa-lays-now = lays a set
sa-lays-later = lays later
sa-acts-now = acts now
sa-has-acted = done
sa-picked-up = picked up
sa-no-hand = no hand
sa-tray = Tray
sa-tray-empty = The next set
sa-tray-how = More cards act first, then higher numbers.
sa-place =
    { $place ->
        [1] First to act so far.
       *[other] Number { $place } to act so far.
    }
sa-reach = Enough for heat { $heat }.
sa-lay = Lay set
sa-pickup =
    { $count ->
        [0] Pick up
       *[other] Pick up { $count }
    }
sa-aim-open = What is the turn used for?
sa-aim-slot = Take { $cards }
sa-aim-nothing = Take nothing
sa-aim-sauce = Heat { $heat }: { $points } points
sa-your-set = On the table: { $set }.
sa-set-fate = Keep the set ({ $set }) for later, or discard it?
sa-whole-set = The whole set is discarded for it.
sa-take-none = Take none
sa-keep = Keep set
sa-shed = Discard set
sa-make = Make sauce
sa-leaves-chili =
    { $shared ->
        [yes] Discarding leaves { $name } without cards for the rest of the match.
       *[no] Discarding leaves you without cards for the rest of the match.
    }
sa-leaves-sauce =
    { $shared ->
        [yes] This leaves { $name } without cards for the rest of the match.
       *[no] This leaves you without cards for the rest of the match.
    }
sa-all-out =
    { $shared ->
        [yes] Nobody at this screen has cards left.
       *[no] You have no cards left.
    }
sa-rush = Play on fast
sa-progress-gather = Gathering, lap { $lap } · { $heat }
sa-progress-cook = Cooking, lap { $lap } · ends at { $target } sauces
sa-prompt-set =
    { $shared ->
        [yes] { $name }: tap cards of one number; X joins any
       *[no] Tap cards of one number; X joins any
    }
sa-prompt-set-or-pickup =
    { $shared ->
        [yes] { $name }: lay a set, or pick up your ingredients
       *[no] Lay a set, or pick up your ingredients
    }
sa-prompt-alone =
    { $shared ->
        [yes]
            { $left ->
                [0] Only { $name } has cards left: get rid of them to end the match
                [one] Only { $name } has cards left, 1 sauce short of the end
               *[other] Only { $name } has cards left, { $left } sauces short of the end
            }
       *[no]
            { $left ->
                [0] Only you have cards left: get rid of them to end the match
                [one] Only you have cards left, 1 sauce short of the end
               *[other] Only you have cards left, { $left } sauces short of the end
            }
    }
sa-prompt-take =
    { $shared ->
        [yes] { $name }: choose a slot of the market, or none
       *[no] Your turn: choose a slot of the market, or none
    }
sa-prompt-cook =
    { $shared ->
        [yes] { $name }: make a sauce, or choose a slot
       *[no] Your turn: make a sauce, or choose a slot
    }
sa-prompt-keep =
    { $shared ->
        [yes] { $name }: keep the set or discard it?
       *[no] Keep your set or discard it?
    }
sa-refuse-gather-set = Sets are laid now. Chilies are taken once everybody has laid one.
sa-refuse-gather-turn = The sets are laid. Choose a slot of the market now, or none. Sauces come in the second phase.
sa-refuse-cook-set = Sets are laid now. Taking and cooking comes once everybody has decided.
sa-refuse-cook-turn = The sets are laid. Choose a slot, or make a sauce.
sa-refuse-over = The match is over.
sa-refuse-small =
    { $missing ->
        [one] It needs { $heat } cards, and the set has { $size }: 1 is missing.
       *[other] It needs { $heat } cards, and the set has { $size }: { $missing } are missing.
    }
sa-refuse-no-more =
    { $held ->
        [0] { $card } is not in this hand.
        [one] There is only one { $card } in this hand, and it is in the set.
       *[other] All { $held } cards { $card } of this hand are in the set.
    }
sa-refuse-slot = Slot { $slot } is empty. The slots are filled again at the end of the lap.
sa-asked-pickup = pick up
sa-asked-slot = slot { $number }
sa-event-started = The slots are laid out. { $name } has the spoon.
sa-event-filled = New in the market: { $cards }.
sa-event-shuffled = The discards are shuffled. New in the market: { $cards }.
sa-event-dealt = { $name } is dealt { $cards }.
sa-event-lap-gather = Gathering, lap { $lap }. { $name } lays first.
sa-event-lap-cook = Cooking, lap { $lap }. { $name } lays first.
sa-event-set = { $name } lays { $cards }.
sa-event-order = Turn order: { $names }. { $name } takes the spoon.
sa-event-takes-keeps = { $name } takes { $cards } and keeps { $set }.
sa-event-takes-sheds = { $name } takes { $cards } and discards { $set }.
sa-event-none-keeps = { $name } takes nothing and keeps { $set }.
sa-event-none-sheds = { $name } takes nothing and discards { $set }.
sa-event-ingredients-pickup =
    { $count ->
        [one] { $name } picks up 1 ingredient.
       *[other] { $name } picks up { $count } ingredients.
    }
sa-event-ingredients-cook =
    { $count ->
        [one] The cooking begins: { $name } takes 1 ingredient in hand.
       *[other] The cooking begins: { $name } takes { $count } ingredients in hand.
    }
sa-event-ingredients-empty-hand =
    { $count ->
        [one] { $name } has no hand left and takes up 1 ingredient.
       *[other] { $name } has no hand left and takes up { $count } ingredients.
    }
sa-event-display = New sauces, by heat: { $heats }.
sa-event-sauce = { $name } makes a sauce of heat { $heat } for { $points } points with { $set }.
sa-event-scored = The kitchen closes.
sa-line-sauces = Sauces
sa-line-sauces-none = none made
sa-line-chilies-left = Chilies left, −1 each
sa-line-left-how = { $hand } in hand, { $ingredients } aside
sa-check = Each bottle shows its heat and what it scores. A chili left over costs one point, whatever its number.
sa-ending-sauces = Somebody had { $target } sauces and no card left: that ends the match
sa-ending-no-cards = Nobody had a card left
sa-ending-stall = { $laps } laps in a row without a sauce: the kitchen closed
sa-part-gather = 1. Gathering
sa-part-gather-how = Lay a set, take chilies, until every hand is empty
sa-part-cook = 2. Cooking
sa-part-cook-how = The ingredients are the new hand: lay a set, cook or take
sa-rule-aim = What it is about
sa-rule-aim-text =
    Sauces score points: the hotter, the more. A sauce of heat 5 needs a set of at least five equal chilies.
    First everybody *gathers* ingredients with the dealt hand. Then the gathered chilies are the hand, and everybody *cooks*.
    Every number from [1] to [13] exists eight times, and there are six wild [X].
sa-rule-set = Laying a set
sa-rule-set-text =
    From the spoon on, clockwise, everybody lays a *set*: one or more cards of one number. Any number of [X] may join; they count as that number. Only X are a set of their own, higher than [13].
    More cards act first, then higher numbers, then who laid earlier. The first takes the *spoon* and lays first in the next lap.
sa-rule-set-picture = Five sets in the order in which they act.
sa-rule-market = Taking chilies
sa-rule-market-text =
    In turn order everybody takes *all* cards of one slot, or none. They become ingredients, face down, and do not go to the hand.
    Then comes the set: *keep* it as ingredients, or *discard* it, always the whole set.
    After the lap cards are turned up until no slot is empty. A number joins its like, up to three; [X] always lies alone.
    When all hands are empty, the cooking begins.
sa-rule-market-picture = The fourth 7 opens a new slot.
sa-rule-pickup = Laying or picking up
sa-rule-pickup-text =
    Now your ingredients are your hand. From the spoon on everybody lays a set, or lays nothing and *picks up* all ingredients.
    Whoever picks up does nothing else in this lap. An empty hand picks up by itself at the end of a lap. Without ingredients nobody may pass.
sa-rule-sauce = Cooking
sa-rule-sauce-text =
    In turn order, either take a slot as before, or make *one* sauce.
    The set needs at least as many cards as the heat of the sauce. The whole set is discarded, even if it was larger.
    Sauces are filled up again at the end of the lap.
sa-rule-sauce-picture = Five cards are enough for heat 5, or for less.
sa-rule-sauce-or = or
sa-rule-end = The end
sa-rule-end-text =
    When somebody has at least { $target } sauces and no card left, neither in hand nor aside, the lap is finished and the match is over.
    Whoever has no card left before that sits out, and can still win on points.
    It is also over when nobody has a card left.
sa-rule-score = Points
sa-rule-score-text =
    Sauces score what they print. Every chili left, in hand or aside, costs 1 point.
    The most points win; with equal points the victory is shared.
    How often each sauce exists and what it scores is reconstructed here, as the printed list was not at hand.
sa-rule-stall = When nothing is cooked
sa-rule-stall-text = The match also closes after { $limit } laps in a row without a sauce, with 5 once all sauces are made. A warning comes in time.
