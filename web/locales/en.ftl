# Trick Table, every sentence in English. One file a language, the same keys in each.

app-name = Trick Table
language-name = English
# What search engines and app lists say of the page.
app-description = Trick-taking card games in the browser, against friends or computer players.
# Three sentences that have to do without scripts: a page that cannot start says the first two.
start-stuck = The page could not start. Reload it. If that does not help, some of its files are missing or the browser is too old: try a newer Safari, Chrome, Edge or Firefox.
start-stuck-file = Open it from a web server, not as a file.
start-needs-scripts = Trick Table needs JavaScript. Please switch it on for this page.
common-home = To the games
common-cancel = Cancel
common-undo = Undo
# Between a sentence and the next.
sentence-gap = {" "}

## Games, seats, computer players

game-red-dragon = Red Dragon
game-red-dragon-blurb = Win tricks, but dodge the red cards. The red 11 hurts most.
game-red-dragon-step-1 = Lay a few cards face down in the centre.
game-red-dragon-step-2 = Take cards in turn from what everybody gave.
game-red-dragon-step-3 = Win tricks without red cards. Or take no trick at all: +20.
game-red-dragon-facts =
    { $seats ->
        [3] Most points after 3 rounds wins. 20 cards each, 4 of them go to the centre. A trick counts 6 points.
        [4] Most points after 4 rounds wins. 15 cards each, 3 of them go to the centre. A trick counts 8 points.
        [5] Most points after 5 rounds wins. 12 cards each, 2 of them go to the centre. A trick counts 10 points.
       *[6] Most points after 6 rounds wins. 10 cards each, 2 of them go to the centre. A trick counts 12 points.
    }
game-scharfe-schoten = Scharfe Schoten
game-scharfe-schoten-blurb = Everybody sees your colours. Predict which of them you will win.
game-scharfe-schoten-step-1 = Look at the card backs and at the strength of the colours.
game-scharfe-schoten-step-2 = Predict of which colour you will win most, and of which fewest.
game-scharfe-schoten-step-3 = Win the right tricks, and take a card from the spice rack each time, while there is one.
game-scharfe-schoten-facts =
    { $seats ->
        [3] Most points after 3 rounds wins. 12 cards each, 12 on the spice rack: every trick brings a card from there.
       *[4] Most points after 4 rounds wins. 10 cards each, 8 on the spice rack: the first 8 tricks bring a card from there.
    }
game-x-missions = X-Missions
game-x-missions-blurb = A secret mission each round, and nine tricks to do it in.
game-x-missions-step-1 = Look at your cards, choose a mission they can do, keep it secret.
game-x-missions-step-2 = Win tricks that do your mission. Others may spoil it.
game-x-missions-step-3 = Whoever is ahead when somebody reaches 50 points wins.
game-x-missions-facts = Rounds until somebody has 50 points, mostly four to six. Nine cards each, nine tricks; a trick counts 1 point, a mission 8 to 28.
game-sauscharf = Sauscharf
game-sauscharf-blurb = Gather chilies, then cook the hottest sauces from sets of one number.
game-sauscharf-step-1 = Lay sets of equal chilies: the largest set chooses first.
game-sauscharf-step-2 = Take chilies from the market and keep what you will need.
game-sauscharf-step-3 = Cook sauces from large sets; every chili left over costs a point.
game-sauscharf-facts =
    { $heat ->
        [mild]
            First everybody gathers chilies, then cooks sauces. Mild: 10 cards each; it ends with { $seats ->
                [2] 5
                [3] 4
               *[4] 3
            } sauces and no cards left. Most points wins.
        [hot]
            First everybody gathers chilies, then cooks sauces. Hot: 9 cards each; it ends with { $seats ->
                [2] 6
                [3] 5
               *[4] 4
            } sauces and no cards left. Most points wins.
       *[super-hot]
            First everybody gathers chilies, then cooks sauces. Super-hot: 8 cards each; it ends with { $seats ->
                [2] 6
                [3] 5
               *[4] 4
            } sauces and no cards left. Most points wins.
    }
option-sauscharf-heat = Heat
option-sauscharf-heat-mild = Mild
option-sauscharf-heat-hot = Hot
option-sauscharf-heat-super-hot = Super-hot
game-stich-meister = Stich-Meister
game-stich-meister-blurb = New rules every round: each player brings one. Sixty rule cards, no two rounds alike.
game-stich-meister-step-1 = Look at your hand and choose a rule card in secret.
game-stich-meister-step-2 = Four rule cards are turned up: see what they mean together.
game-stich-meister-step-3 = Play the tricks that pay under these rules.
game-stich-meister-facts =
    { $seats ->
        [3] Most points after 3 rounds wins. 16 cards each. Four rule cards a round: one from each player, one from the pile.
        [4] Most points after 4 rounds wins. 15 cards each. Four rule cards a round, one from each player.
       *[5] Most points after 5 rounds wins. 12 cards each. Four rule cards a round; one player in turn chooses none.
    }
option-stich-meister-trumpLeadFollow = When a trump is led
option-stich-meister-trumpLeadFollow-suit-or-trump = Its suit or a trump
option-stich-meister-trumpLeadFollow-trump-only = Trumps only
level-beginner = Beginner
level-beginner-blurb = knows the aim, forgets what was played, and is often unsure.
level-casual = Casual
level-casual-blurb = remembers every card, dodges what hurts and picks its tricks.
level-club = Club
level-club-blurb = tries every card in a few deals that fit what it has seen.
level-master = Master
level-master-blurb = thinks on about the best cards, most deeply among strong players.
computer-name-plum = Ume
computer-name-moon = Luna
computer-name-wave = Nami
computer-name-hex = Kiko
computer-name-hill = Riku
computer-name-star = Hoshi
temper-plum =
    { $game ->
        [sauscharf] Tidy: lays single chilies first.
       *[other] Tidy: empties one colour first.
    }
temper-moon =
    { $game ->
        [sauscharf] Patient: keeps high chilies.
       *[other] Patient: keeps high cards for the end.
    }
temper-wave =
    { $game ->
        [sauscharf] Restless: takes numbers that are new.
       *[other] Restless: another colour each time.
    }
temper-hex = Fond of even numbers: plays the odd ones first.
temper-hill = Steady: stays with a colour.
temper-star = Hasty: plays high cards first.
person-name = Player { $number }

## Home

home-choose = Choose a game
home-more = More
home-seats = { $least }–{ $most } players
home-seats-only = { $count } players
home-play = Play
home-continue = Continue
home-look = Look again
home-turn = { $name } is to play
home-won = Finished · won by { $names }
home-all = All matches
home-none = No match is kept on this device yet.
home-damaged = A damaged match
home-damaged-text = This match cannot be read any more. You can still save it as a file.
home-export = Save as a file
home-export-named = Save as a file: { $title }
home-delete = Delete
home-delete-named = Delete: { $title }
home-delete-title = Delete this match?
home-delete-keep = Keep it
home-deleted = The match is deleted.
home-newer = A match from a newer page
home-backup = copied { $age }
home-backup-none = no copy outside this browser
home-finished = The latest { $count } finished matches stay here.
home-persistence-granted = This browser promises to keep these matches.
home-persistence-refused = This browser may clear these matches when space runs short. Save a copy of those that matter.
home-persistence-none = This browser makes no promise to keep these matches. Save a copy of those that matter.
saves-stepped-back = The latest state could not be read. The match goes on from the one before; the damaged one is kept in your list.
home-import = Open a match from a file
home-code = Open a match from a code
home-importing = Reading the file…
home-imported = The match is in your list now.
home-import-refused = This file was not opened.

## Saved matches

save-error-not-a-save = It is not a saved match of Trick Table.
save-error-unreadable = The file cannot be read any more. Is it still where it was?
save-error-not-a-code = It is not a Trick Table code. A code begins with TT1.
save-error-damaged-code = A part of the code is missing or wrong. Copy all of it.
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
save-error-no-room = It is over, and no more than { $most } such matches stay on a device.
storage-blocked = This browser does not let the page keep anything. You can play, but a match is gone when you close the page. Save it as a file, or allow website data in the browser’s settings.
storage-blocked-short = Not saved: this browser keeps nothing for this page. Save the match as a file before you close it.
storage-not-saved = Not saved
storage-full = There is no room left to save in this browser. Delete old matches, or save matches as files.
storage-full-short = Not saved: there is no room left. Save the match as a file before you close it.
storage-tight = There is almost no room left to save in this browser. This match is still saved: keep it as a file as well, or delete old matches.

## A match moves to another device

move-title = Move to another device
move-title-named = Move to another device: { $title }
move-waiting = The code is being made. It takes a moment after the page has started.
move-qr = QR code of this match
move-qr-help = Point the other device’s camera here. It opens this page there, with the match as it is now.
move-qr-here = Point the other device’s camera here and copy the text that it reads. Then open it there under “Open a match from a code”.
move-code = Text code
move-code-help = Send it to the other device and paste it there under “Open a match from a code”. This is also the way into an app on the home screen, which keeps matches of its own.
move-copy = Copy the code
move-copied = The code is copied.
move-copy-by-hand = The code is selected: copy it by the browser’s menu.
move-share = Send a link
move-share-refused = This browser does not let the page send anything. Copy the code instead.
code-label = The code, or a link with it
code-help = Spaces, line breaks and small letters do not matter.
code-read = Read the code
guide-button = Put it on the home screen
guide-title = Trick Table on the home screen
guide-why = From there it opens like an app, without the browser’s bars. And Safari, which otherwise clears the data of pages that were not visited for a while, keeps its matches.
guide-ipad = iPad and iPhone
guide-step-1 = Open this page in Safari.
guide-step-2 = Tap the share button, the square with the arrow pointing up.
guide-step-3 = Choose “Add to Home Screen”. It may be further down the list.
guide-step-4 = Tap “Add”, and from now on open Trick Table by its new icon.
guide-others = Other devices
guide-others-text = In Chrome and Edge: open the browser’s menu and choose “Install” or “Add to Home screen”.
guide-matches = On an iPad the app from the home screen begins with an empty list. Bring a match over with “Move to another device”: copy its code here and open it there.

## Engine

engine-loading = The card engine is loading. You can choose already.
engine-progress = Loading the card engine
engine-stage-runtime = Python
engine-stage-library = Library
engine-stage-engine = Games
engine-stage-ready = Ready
engine-ready = Ready. Everything runs on this device.
engine-retry = Try again
engine-restarted = The card engine had to start again. Nothing is lost.
engine-wasm-blocked = WebAssembly is switched off in this browser.
engine-wasm-blocked-cure = Switch off lockdown or strict security for this page, or use another browser.
engine-file-missing = A part of the page is missing: { $file }
engine-file-missing-cure = Check the connection and try again. If that does not help, the page has to be put on its server again.
engine-start-failed = The card engine could not start.
engine-start-failed-cure = Close other tabs to free memory, then try again.
engine-no-module-worker = This browser is too old for the card engine.
engine-no-module-worker-cure = Update it, or use Safari 16.4, Chrome 111, Firefox 121 or newer.
engine-worker-missing = The page’s file worker.js is missing or cannot be loaded.
engine-worker-missing-cure = Check the connection and try again. If that does not help, the page has to be put on its server again.
engine-too-slow = The card engine takes unusually long.
engine-too-slow-cure = It is still trying. You can wait, or start it again.

## Without a network, and newer builds

offline-ready = Ready offline: the whole page is kept on this device, and every file of it was checked.
offline-waiting = A copy of the page for use without a network is made as soon as the card engine is there.
offline-fetching = A copy of the page for use without a network is being made: { $percent }%.
offline-insecure = Not offline: this page came over plain http, and browsers keep a copy only of pages that came over https. It works as long as its server can be reached.
offline-unavailable = Not offline: this browser keeps no copy of the page, or is told not to. It works as long as its server can be reached.
offline-no-room = Not offline: there is no room in this browser for a copy of the page.
offline-file-missing = Not offline yet: { $file } could not be fetched. It is tried again at the next visit.
offline-file-damaged = Not offline: { $file } is not what was built. The page has to be put on its server again.
offline-one-file = This is the one-file edition: it needs no network. Matches are kept by this browser, for this file in this place. Save them as files to keep or move them.
offline-short-ready = Ready offline
offline-short-fetching = Keeping a copy for offline: { $percent }%
offline-short-none = Not offline
offline-short-one-file = One-file edition
offline-update = A newer Trick Table is here. Your matches stay.
offline-update-now = Use it now
offline-updated = This is the newer Trick Table.
offline-healed = What this browser had kept of the page was not as it was built. It has been put right.
offline-went-back = The newer Trick Table did not start here. You have the last good one back.

## The page as one file

one-file = As one file
one-file-text = For a memory stick, or a computer without a network: the whole page in one file of 9 MB. It opens in Chrome, Edge and Firefox on a computer, but not on iPads.
one-file-save = Save as one file
one-file-saving = Being put together: { $percent }%
one-file-saved = The file is saved. Copy it anywhere and open it there.
one-file-away = It could not be put together: the server cannot be reached, or has a newer page by now. Reload this page and try again.
one-file-without = It does not update itself, cannot be installed, and takes no further games.

## About this page

trust-title = About this page
trust-version = Version
trust-promise = Everything runs on this device. There is no account and no server that knows of your matches.
trust-version-engine = Trick Table
trust-version-build = Build
trust-version-python = Python
trust-offline = Without a network
trust-refused = Build { $build } did not start in this browser, so the one before goes on.
trust-refused-again = Try it again
trust-start = Start
trust-start-none = The card engine is not there yet.
trust-start-snapshot = The quickest way: Python went on from a picture of its memory, made when this page was built.
trust-start-compiled = The second way: Python was started from compiled files.
trust-start-plain = The slowest way: Python was started from plain files.
trust-way-snapshot = Picture of the memory
trust-way-compiled = Compiled files
trust-way-plain = Plain files
trust-refused-file-missing = { $way }: { $file } is missing or not what was built.
trust-refused-start-failed = { $way }: Python did not start from it.
trust-refused-no-answer = { $way }: Python did not answer in time.
trust-refused-barred = { $way }: left out, since it once stopped the engine in this browser.
trust-refused-not-yet = { $way }: fetched after the first start here, for all later ones.
trust-refused-not-built = { $way }: this build has none.
trust-refused-wasm-blocked = { $way }: WebAssembly is switched off.
trust-incomplete = A part that only further games need could not be fetched.
trust-saves = Saved matches
trust-saves-ok =
    { $count ->
        [0] Matches are saved on this device after every action. There is none yet.
        [one] Matches are saved on this device after every action. One is there.
       *[other] Matches are saved on this device after every action. { $count } are there.
    }
trust-saves-blocked = This browser does not let the page keep anything: a match is gone when the page is closed.
trust-saves-full = There is no room left to save in this browser. Delete old matches, or save matches as files.
trust-saves-uncopied =
    { $count ->
        [one] One of them has no copy outside this browser.
       *[other] { $count } of them have no copy outside this browser.
    }
trust-saves-copied = The latest copy outside this browser is of { $day }.
trust-saves-quarantined =
    { $count ->
        [one] One damaged save is set aside in your list.
       *[other] { $count } damaged saves are set aside in your list.
    }
trust-saves-promise-granted = The browser promises to keep them.
trust-saves-promise-refused = The browser may clear them when space runs short.
trust-saves-promise-none = The browser makes no promise to keep them.
trust-saves-promise-unknown = Whether the browser promises to keep them is not known yet.
trust-saves-room = Of { $quota } MB that this site may use, { $used } MB are taken, the copy for offline included.
trust-files = Files
trust-files-text = Each file of the page has a hash from when it was built. Here they are compared.
trust-files-check = Check all files
trust-files-checking = Checking: { $percent }%
trust-files-valid = All { $count } files are exactly as they were built.
trust-files-damaged =
    { $count ->
        [one] One file is not as it was built: { $file }
       *[other] { $count } files are not as they were built, the first is { $file }
    }
trust-files-unknown = The server has a newer build by now. Reload the page, then check again.
trust-files-insecure = A page that came over plain http cannot compute hashes.
trust-files-away = The server cannot be reached, and there is no copy on this device.
trust-test = Self-test
trust-test-text = Plays a whole match of each game in this browser and compares every position with the known one.
trust-test-run = Test now
trust-test-busy = Testing…
trust-test-broken = The test could not be finished. Check the connection and try again.
trust-test-same = { $game }: all { $count } positions are right.
trust-test-differs = { $game }: position { $at } of { $count } is different.
trust-report = Something is wrong?
trust-report-text = The report holds versions, how the page started, and your latest match: its moves and the word it was dealt from, without names. It is a file on this device; nothing is sent.
trust-report-save = Save a report as a file

## Set-up

setup-back = Back to the games
setup-no-game = There is no such game here.
setup-who = Who sits at the table?
setup-seats = Number of seats
setup-seats-only = Always { $count } players.
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
        [1] You are the only person at this screen, so your cards stay face up.
       *[other] { $people } people share this screen: between two turns the cards are covered.
    }
setup-change = Change
setup-how = How it goes
setup-chosen-seats = { $count } seats
setup-chosen-people =
    { $count ->
        [1] you
       *[other] { $count } people
    }
setup-chosen-level =
    { $count ->
        [one] { $count } computer ({ $level })
       *[other] { $count } computers ({ $level })
    }
setup-dealing = Dealing…
setup-waiting = The cards are dealt as soon as the engine is ready.
setup-refused = The engine refused this match. Change something above and try again.

## Handing the screen over

cover-pass = Pass the screen to { $name }
cover-return = Is { $name } here?
cover-turn = All cards stay covered until { $name } holds the button.
cover-hold = Hold
cover-how = Hold for a moment to see your cards. They are covered again after your turn.
cover-undo = Take back the last step

## A screen that is fetched late

late-missing = This part of the page could not be fetched
late-missing-help = Check the network, then load the page again. Your matches are safe on this device.
late-reload = Load the page again

## Match

match-laying = Laying the table…
match-laying-help = The match opens as soon as the card engine is ready.
match-missing = This match is not here
match-missing-help = It was deleted, or it was played on another device or in another browser.
match-elsewhere = This match is open in another tab
match-elsewhere-help = It is played in one tab at a time, so that nothing gets lost.
match-open-here = Open it here instead
match-newer = This match needs a newer page
match-newer-help = A newer Trick Table wrote it. Update this page, then open it again.
match-stopped = The match cannot go on
match-stopped-help = The card engine stopped answering, even after a restart.
match-refused-help = The card engine is running, but it could not do what the page asked of it. That is a mistake in the page.
match-stopped-safe = What was saved stays saved.

## Settings

settings-title = Settings
settings-language = Language
settings-language-away = This language could not be fetched. Check the connection and try again.
settings-group-pace = Pace
settings-group-looks = Looks
settings-group-sound = Sound
settings-group-keys = Keyboard and screen reader
settings-preview = Your turn: lead any card
settings-speed = Speed of the computer players
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = At once
settings-speed-help = A tap on the table hurries a single card.
settings-patience = Thinking time of computer players
settings-patience-brisk = Short
settings-patience-deep = Long
settings-patience-help = “Long” lets club and master players think for several seconds; you see how far they are and can hurry them. Hints look deeper, too.
settings-tap = Tap to go on after a trick
settings-tap-help = A full trick stays until somebody taps.
settings-explains = Explain what is new
settings-explains-help = A sentence for each new kind of decision. In a game’s first match, a star marks a choice that looks good, and each trick waits for your tap.
settings-forced = The only possible card plays itself
settings-forced-help = After a moment in which you see it; Undo takes it back. What is chosen in secret never plays itself.
settings-size-normal = Normal
settings-size-large = Large
settings-size-largest = Largest
settings-cards = Cards in the hand
settings-text = Text
settings-faces = Faces and tempers of computer players
settings-faces-help = Up to “Casual” each has a small habit of its own, from the next match on. They play no better or worse by it.
settings-left = For the left hand
settings-left-help = Notes and buttons change sides.
settings-motion = Less motion
settings-motion-help = Cards are at their place at once.
settings-contrast = More contrast
settings-contrast-help = White cards, black edges, black felt.
settings-theme = Light and dark follow your device; so do motion and contrast unless you switch them on here.
sound-offer = Hear the cards?
sound-accept = Sounds on
settings-sound = Sounds
settings-sound-help = Soft ones: a card, a trick, your turn, a round won, a card that may not be played.
settings-volume = Volume
settings-listen = Listen
settings-keys = Letters that speak
settings-keys-help = At the table, a single letter says how the game stands.
keys-title = Keys at the table
keys-tab = next part of the table
keys-arrows = from card to card
keys-enter = play the card, press the button
keys-escape = close a sheet or a note
keys-t = the trick, or what else lies on the table
keys-h = my hand
keys-r = trump, and what counts now
keys-s = the scores
keys-w = whose turn it is, and what is asked
keys-l = the last trick, or what happened last
keys-z = what happened since my last card


## A class: links, the same deal for all, results

deal-of-day = Deal of the day · { $day }
deal-named = Deal “{ $seed }”
deal-fresh = A fresh deal each time
deal-option = { $name }: { $choice }
deal-of-day-in = Deal of the day: { $game }
days-first = the same cards for everybody today
days-so-far =
    { $count ->
        [one] played yesterday; today makes it two days in a row
       *[other] { $count } days in a row; today’s is still to play
    }
days-done =
    { $count ->
        [one] played today
       *[other] played, { $count } days in a row
    }
days-missed = last played on { $day }; a new run starts today
days-again = Play it again
link-title = A link
link-reading = Reading the link…
link-refused = This link does not open
link-name = Your name, if you like
link-name-help = It stays on this device and is written before your result code.
link-begun = { $names } has begun.
link-reset = Start again
link-reset-title = Start again?
link-reset-help = The match so far is deleted, and the next person begins with the same cards.
lock-note = Locked: only this game, with these settings.
lock-leave = Hold to leave the lock
lock-leave-title = Leave the locked set-up?
lock-leave-help = All games and settings of this device are open then. The matches stay.
lock-leave-now = Leave it
lock-stay = Stay here
share-error-no-link = It is not a Trick Table link. A link says game=… or match=….
share-error-link-too-long = It is far too long for a link.
share-error-no-game = It does not say which game: it needs the word game=….
share-error-unknown-word = It has the word “{ $word }”, which this edition does not know. It is mistyped, or from a newer Trick Table.
share-error-word-twice = It says “{ $word }” twice.
share-error-word-beside-match = It holds a whole match, so it cannot say “{ $word }”, too.
share-error-bad-value = “{ $word }” cannot be “{ $value }” here. Possible: { $known }.
share-error-seats-and-players =
    { $players ->
        [one] It says “seats={ $seats }”, but “players” names only { $players } player.
       *[other] It says “seats={ $seats }”, but “players” names { $players } players.
    }
share-error-bad-players-count =
    { $players ->
        [one] “players” names only { $players } player. Possible in this game: { $known }.
       *[other] “players” names { $players } players. Possible in this game: { $known }.
    }
share-error-unknown-game = There is no game “{ $game }” here.
share-error-other-rules = It was made with another edition of the rules (edition { $rules }; here it is { $known }), so its cards would not be the same. Make a new link.
share-error-bad-seats = This game is not for { $seats } seats.
share-error-bad-option = The option “{ $option }” cannot be “{ $value }”.
share-error-unknown-option = This game has no option “{ $option }”.
share-error-bad-seed = The word of its deal is too long, or cannot be read.
share-error-unknown-language = This page does not speak “{ $lang }”. Possible: { $known }.
share-error-no-result = There is no result code in it. A code begins with TR1.
share-error-damaged-result = The code has a mistake in it, or a part is missing.
share-error-newer-result = The code comes from a newer Trick Table. Update this page, then try again.
share-error-result-of-unknown-game = It is of a game that is not here.
share-error-too-many-results = There are too many lines. Copy the table, empty the list, and go on.
share-error-not-over = The match is not over yet.
share-error-bad-players = The seats do not fit the match.
share-error-no-room = These points do not fit a code.
share-title = Share this deal
share-waiting = The link is being made. It takes a moment after the page has started.
share-part-deal = From the first card
share-part-match = With what was played
share-qr = QR code of this link
share-qr-help = Point a camera here: the page opens there and shows what it is. Nothing begins by itself.
share-qr-here = Point another device’s camera here and copy the text that it reads. There, open it under “Open a match from a code”.
share-help = Everybody who opens this link gets the same cards, and computer players who answer the same moves in the same way.
share-match-help = The whole match up to now, names included. Whoever opens the link sees it first, and may go on from there.
share-locked = Locked
share-locked-help = The device shows only this game. Language and display settings stay open.
share-lang-any = As the device
share-copy = Copy the link
share-copied = The link is copied.
share-open = Open it here
setup-day = Deal of the day
result-title = Result code
result-of = Whose result
result-qr = QR code of this result
result-qr-help = For the teacher’s camera.
result-code = For the teacher
result-help = Points, place and help used, without your name unless you typed one. Small letters and missing hyphens do not matter.
result-copy = Copy the code
result-copied = The code is copied.
final-next-person = Next person
class-title = For a class
class-intro = Give everybody the same cards, look at the deal together, and compare how everybody did. All of it stays on this device.
class-job-make = Give the deal
class-job-results = Add up results
class-step-game = Game
class-step-word = Word
class-step-code = QR code
class-make-now = Show the QR code
class-joined =
    { $count ->
        [one] One result is in
       *[other] { $count } results are in
    }
class-sheet = Show it large
class-project = Show with open hands
class-results = The results
class-codes =
    { $count ->
        [0] Enter result codes
       *[other] Add or change codes ({ $count })
    }
class-lines = Result codes, one per line
class-lines-help = Paste them, type them, or scan them with the camera. A name may stand before the code.
class-scanned = A result has come in
class-add = Add it
class-added = The result is in your list.
class-problem = Line { $line }:
class-again = Line { $line } is the same code as line { $first }. It counts once.
class-deal = Deal { $deal }
class-head-name = Name
class-unnamed = No name · …{ $code }
class-head-score = Points
class-head-place = Place
class-head-aids = Help used
class-head-line = Line
class-head-game = Game
class-head-deal = Deal
class-head-code = Code
class-place-of = { $place } of { $seats }
class-undone =
    { $count ->
        [one] { $count } undo
       *[other] { $count } undos
    }
class-advice =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
class-opened = open hands
class-sums =
    { $count ->
        [one] One result: { $sum } points.
       *[other] { $count } results · sum { $sum } · mean { $mean } · best { $best }
    }
class-copy = Copy the table
class-copied = The table is copied. Paste it into a spreadsheet.
class-copy-refused = This browser does not let the page copy. Save the table as a file instead.
class-save = Save as CSV
class-empty = Empty the list
class-empty-title = Empty the list?
class-empty-help = All lines are taken out of this device’s list. Copy the table first if you still need it.
class-emptied = The list is empty.

## The table of every game

table-felt = The table
table-side = Beside the table
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
progress-trick = trick { $trick } of { $tricks }
ask-lead =
    { $shared ->
        [yes] { $name }: lead any card
       *[no] Your turn: lead any card
    }
ask-follow =
    { $shared ->
        [yes] { $name }: follow { $suit }
       *[no] Your turn: follow { $suit }
    }
ask-void =
    { $shared ->
        [yes] { $name }: no { $suit } in hand, any card goes
       *[no] Play any card: you have no { $suit }
    }
table-centre = The centre
table-market = Cards to be taken
table-trick = The trick
table-order = Turn order
table-given = { $name }: { $count } of { $each } laid down
table-count-of = { $count } of { $each }
table-human = at the table
table-known = Cards { $name } is known to hold
fact-suit-count = { $suit } { $count }
table-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
table-round-points =
    { $points ->
        [one] { $shown } point this round
       *[other] { $shown } points this round
    }
table-points-now = now { $points }
table-points-if-now =
    { $points ->
        [one] { $shown } point if the round ended now
       *[other] { $shown } points if the round ended now
    }
table-scores = Points
table-this-round = round
table-round-now = now
table-why-points = Why?
table-total = total
table-target = ends at { $target }
table-stake = In this trick
stake-no-lead = Nobody has led yet.
table-last = Previous trick
table-last-of = Previous trick: { $name }
table-last-none = No trick has been taken yet.
table-last-taken = { $name } took trick { $number }.
table-led = led
table-ahead = ahead
table-led-ahead = led · ahead
table-takes = takes it
rules-led = { table-led }
rules-takes = { table-takes }
rules-total = { score-total }
suit-none = –
table-your-card = Your card
table-card-of = { $name }’s card
table-prompt = What to do now
table-go-on = Go on
table-undo = Undo
red-dragon-takes-highest =
    { $card } is the highest card of the colour led. The trick brings { $gain }{ $lost ->
        [0] .
       *[other] {" "}({ $each } − { $lost } for { $dragon ->
            [alone] the 11
            [yes] red, 26 of it for the 11
           *[no] red
        }).
    }
x-missions-takes-highest = { $card } is the highest card of the colour led.
scharfe-schoten-takes-trump =
    { $card } is the { $is_only ->
        [yes] only
       *[no] strongest
    } trump in this trick.
scharfe-schoten-takes-higher-number = { $card }: no stronger colour, and no higher { $suit }.
scharfe-schoten-takes-stronger-colour = { $card }: { $suit } beats { $led_suit }.
table-takes-trick =
    { $mine ->
        [yes] You take the trick.
       *[no] { $name } takes the trick.
    }
table-claim = Play out the rest
table-claim-short = Play out
table-claim-help = The score of this round is decided, whatever anybody plays: go on to its end.
table-forced = The only card: it plays itself
spoken-scores = Scores: { $scores }.
spoken-nobody = Nobody is to act.
spoken-no-trick = No card lies in the trick. Now: { $progress }.
spoken-trick = In the trick: { $plays }.
spoken-play = { $name } { $card }
spoken-ahead = { $name } is ahead.
spoken-left =
    { $count ->
        [0] The trick is complete.
        [one] One card to come.
       *[other] { $count } cards to come.
    }
spoken-hand =
    { $count ->
        [one] One card in hand: { $cards }.
       *[other] { $count } cards in hand: { $cards }.
    }
spoken-no-hand = No cards in hand.
spoken-last = The last trick: { $plays }.
spoken-nothing = Nothing has happened yet.
spoken-nothing-since = Nothing has happened since then.
red-dragon-counts-no-trump = No trump: the highest card of the colour led takes the trick. Each trick counts { $each }; red cards cost their number, the 11 costs 26.
x-missions-counts-trump = Trump: { $suit }.
x-missions-counts-no-trump = There is no trump.
x-missions-counts-mission = My mission: { xm-mission-name }.
x-missions-counts-no-mission = My mission: { x-missions-item-mission-none }.
x-missions-counts-not-chosen = { x-missions-fact-not-chosen }
x-missions-felt-offer = Missions on offer: { $lines }.
x-missions-felt-mission = { xm-mission-name }
x-missions-secret-mission = { xm-mission-name }
x-missions-secret-no-mission = { x-missions-item-mission-none }
stich-meister-counts-rule = { $item }: { $text }
sauscharf-counts-sauces = Sauces on offer: { $lines }.
sauscharf-counts-sauce = Sauce { $heat }, { $points } points
sauscharf-counts-no-sauces = { sa-no-sauces }
sauscharf-counts-coming = Sauces still to come: { $lines }.
sauscharf-counts-copies = { $count } × sauce { $heat }
sauscharf-felt-market = Market: { $lines }.
sauscharf-felt-slot = Place { $slot }: { $cards }
sauscharf-felt-slot-empty = Place { $slot }: { sa-slot-empty }
sauscharf-felt-set = { $seat } lays { $cards }.
sauscharf-secret-ingredients = Ingredients: { $cards }
table-tap = Tap to go on.
table-thinking = { $name } is thinking …
table-play-now = Play now
table-turn-of = { $name } is next.
table-hand =
    { $count ->
        [0] Hand
        [one] Hand of { $name }, { $count } card
       *[other] Hand of { $name }, { $count } cards
    }

card-name = { $suit } { $number }
card-name-cost = { $suit } { $number }, costs { $cost }
card-comma = {", "}
mark-trump = trump
suit-club = Clubs
suit-diamond = Diamonds
suit-heart = Hearts
suit-spade = Spades
suit-acorn = Acorns
suit-bell = Bells
suit-word-club = clubs
suit-word-diamond = diamonds
suit-word-heart = hearts
suit-word-spade = spades
suit-word-acorn = acorns
suit-word-bell = bells
suit-letter-club = C
suit-letter-diamond = D
suit-letter-heart = H
suit-letter-spade = S
suit-letter-acorn = A
suit-letter-bell = B
rank-J = J
rank-J-word = jack
rank-Q = Q
rank-Q-word = queen
rank-K = K
rank-K-word = king
rank-A = A
rank-A-word = ace
rank-U = U
rank-U-word = under
rank-O = O
rank-O-word = over
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

refused-card = Why not { $card }?
refused-other = Why not?
reason-must-follow =
    { $shared ->
        [yes] The lead was { $suit }, and { $name } holds { $cards }.
       *[no] The lead was { $suit }, and you hold { $cards }.
    }
reason-not-decided = The rest of this round is not decided yet.
reason-not-your-turn = Not yet: it is { $seat }’s turn.
reason-nothing-to-undo = There is nothing to take back yet.
reason-undo-seen = Somebody has seen cards since. What was seen is not taken back.
reason-card-not-in-hand = That card is not in this hand.
scharfe-schoten-reason-same-colour-predicted = Most and fewest need two different colours, and { $suit } is chosen already.
scharfe-schoten-reason-rack-colour-empty = There is no { $suit } left on the rack. Still there: { $suits }.
reason-match-over = The match is over.
reason-wrong-phase = That is not what is asked now.
reason-not-an-action = That cannot be done at this table.
red-dragon-reason-card-not-in-centre = That card does not lie in the centre.
sauscharf-reason-empty-set = A set needs at least one card. Tap cards in the hand first.
sauscharf-reason-mixed-values = A set holds cards of one number only. X joins any number.
sauscharf-reason-pass-not-allowed = Nobody may pass while chilies are gathered: lay a set.
sauscharf-reason-no-ingredients = There are no ingredients to pick up, so a set must be laid.
sauscharf-reason-sauce-not-displayed = That sauce is not on offer.

event-hand-dealt =
    { $known ->
        [yes] { $seat } is dealt { $cards }.
       *[no] { "" }
    }
event-card-played =
    { $known ->
        [yes] { $seat } plays { $card }.
       *[no] { $seat } plays a card face down.
    }
event-play = { $seat }: { $card }
event-trick-taken = { $winner_seat } takes trick { $number }.
event-round-scored = Round { $round } is over: { $scores }.
event-match-ended =
    { $count ->
        [one] { $winner_seats } wins. { $totals }.
       *[other] { $winner_seats } win together. { $totals }.
    }

## Advice on request, explanations, open hands

advice-ask = Hint
advice-title = What might each play bring?
advice-thinking = Imagining deals that fit what can be known …
advice-failed = There is no answer this time. Close this sheet and ask again.
advice-intro =
    { $single ->
        [yes] Points at the end of the match
       *[no] Points of this round
    }, from { $worlds } imagined deals that fit what this seat has seen. First comes what is recommended, then what does best against { $seats ->
        [2] the other
       *[other] the others
    }.
advice-one-by-one = { $count } cards are to be laid, one after another: each line is about the next of them.
advice-legend = Large figure: your points on average with what is recommended; ±: so far it may be off, by chance and since people play otherwise than imagined. “−3 against { $seats ->
        [2] the other”: your lead
       *[other] the others”: your lead over them
    } shrinks by so much compared with what is recommended. Bars: how often each result came up, with zero dotted.{ $has_reasons ->
        [yes] {" "}Small figure after a reason: what it is worth.
       *[no] {""}
    }
advice-best = recommended
advice-level = about as good
advice-less = Fewer points for you, but about as many fewer for { $seats ->
        [2] the other.
       *[other] the others.
    }
advice-card = { $card }, best by the hint
advice-round = { $points } points on average, give or take { $error }
advice-spread = In most deals between { $low } and { $high }
advice-edge = { $points } against { $seats ->
        [2] the other
       *[other] the others
    }
advice-own = own points
advice-range = { $low } to { $high }
advice-total = total ≈ { $points }
advice-trick = Takes this trick in { $percent }% of the deals
advice-trick-short = takes it: { $percent }%
advice-worth = worth { $points } points
advice-all = Show all { $count }
advice-plain-only = Nothing else may be done now.
advice-plain-best = Does a little better in most deals; no single thing decides it.
advice-plain-level = So close to the best that chance may have made the difference.
advice-plain-worse = Clearly worse than the best; no single thing decides it.
advice-wins-trick = Takes this trick in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-captures-red-11 = Ends with the red 11 in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-takes-no-trick = Takes no trick at all in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-mission-done = The mission is achieved in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-hits-most = The colour predicted as most comes true in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-hits-least = The colour predicted as fewest comes true in { $chance }% of the deals; the other choices: { $otherwise }% on average.
tip-do = Best now: { $what }.
tip-more = More …
tip-close = Got it
tip-lead =
    Lead { $card }{ $outcome ->
        [sure] : nobody can beat that any more.
        [likely] : that will probably take the trick.
        [unlikely] : somebody else will probably take the trick.
       *[open] .
    }
tip-play = Play { $card }.
tip-cannot-beat = { $ahead_card } is ahead and you cannot beat it: play { $card }.
tip-stay-under = Do not win this trick: play { $card }, which does not beat { $ahead_card }.
tip-take = Take this trick with { $card }.
tip-go-ahead =
    Beat { $ahead_card } with { $card }{ $outcome ->
        [sure] : nobody can beat that any more.
        [likely] : that will probably take the trick.
        [unlikely] , though it will probably be beaten.
       *[open] .
    }
advice-because-captures-red-11-less = The red 11 is then less likely to be in a trick of yours.
advice-because-takes-no-trick-more = It helps you to take no trick at all.
advice-because-takes-no-trick-less = It helps you to take at least one trick in this round.
advice-because-mission-done-more = It makes your mission likelier to succeed.
x-missions-advice-because-only-suit = It is your only { $suit } card, so you must.{ xm-comes }
x-missions-advice-because-last-card = It is your last card.{ xm-comes }
xm-comes =
    { $comes ->
        [done] {" "}It completes your mission.
        [lost] {" "}With it your mission is lost.
       *[possible] {""}
    }
xm-rival =
    { $percent ->
        [0] {""}
       *[other] {" "}Chance: { $percent }% for { $pays } points{ $rival ->
            [-1] { $alone ->
                [likely] ; others below 20%.
                [best] , on average the best choice.
               *[no] .
            }
           *[other] ; mission { $rival }: { $rival_percent }% for { $rival_pays }{ $is_near ->
                [yes] , about as good.
               *[no] .
            }
        }
    }
xm-trumps =
    { $trumps ->
        [one] one trump
       *[other] { $trumps } trumps
    }
xm-eights =
    { $eights ->
        [1] one 8
        [2] two 8s
        [3] three 8s
       *[other] four 8s
    }
xm-nines =
    { $nines ->
        [1] one 9
        [2] two 9s
        [3] three 9s
       *[other] four 9s
    }
xm-strong =
    { $kinds ->
        [trumps] { xm-trumps }
        [eights] { xm-eights }
        [nines] { xm-nines }
        [eights-nines] { xm-eights } and { xm-nines }
        [trumps-eights] { xm-trumps } and { xm-eights }
        [trumps-nines] { xm-trumps } and { xm-nines }
       *[other] { xm-trumps }, { xm-eights }, and { xm-nines }
    }
xm-low =
    { $trumps ->
        [0] { $low } of your nine cards are 5 or lower
       *[other] { $low } cards are 5 or lower and no trump
    }
x-missions-advice-because-mission-0 =
    { $is_low ->
        [yes] { $count ->
            [0] { xm-low }: you will hardly take a trick.
           *[other] { xm-low }. { $cards } you throw into others’ tricks.
        }
       *[no] { $count ->
            [0] { $trumps ->
                [0] Your highest card is { $card }
               *[other] Apart from trumps you have nothing higher than { $card }
            }: you can let the others take every trick.
           *[other] Let others win: { $cards } you throw into their tricks.
        }
    }{ $rival ->
        [-1] { $trumps ->
            [0] {""}
            [one] {" "}Your trump goes under a higher one.
           *[other] {" "}Your trumps go under higher ones.
        }
       *[other] {""}
    }{ xm-rival }
x-missions-advice-because-mission-1 = Early tricks are often of one colour, and { $cards } may win one: one is enough.{ xm-rival }
x-missions-advice-because-mission-2 =
    { $cards } can win your two tricks; { $has_more ->
        [yes] other strong cards you throw into others’ tricks.
       *[no] the others take the rest.
    }{ xm-rival }
x-missions-advice-because-mission-3 = Once somebody throws in another colour, a trick has just three of one: { $cards } may win it.{ xm-rival }
x-missions-advice-because-mission-4 =
    { $has_many ->
        [yes] You have { xm-strong }: they can take several tricks, and so every colour.
       *[no] { $cards } may take a few tricks, and so every colour.
    }{ xm-rival }
x-missions-advice-because-mission-5 =
    { $count ->
        [0] You hold no trump, 8, or 9: five tricks are a risk.
       *[other] You have { xm-strong }{ $lacks ->
            [0] : they can take five tricks.
            [one] : four may take a trick each, a lower card has to win the fifth.
           *[other] : one trick each at best, lower cards have to win { $lacks }.
        }
    }{ xm-rival }
x-missions-advice-because-mission-6 = { $cards } can win tricks, each with up to four of a colour: two may do.{ xm-rival }
x-missions-advice-because-mission-7 =
    { $has ->
        [none] You hold no 8 and no 9.{" "}
        [thrown] { $away_cards } you throw into others’ tricks.{" "}
       *[trump] {""}
    }{ $cards } may win one trick without 8 and 9.{ xm-rival }
x-missions-advice-because-mission-8 =
    { $eights ->
        [0] You hold no 8, but { $cards } can take those of the others.
       *[other] In your hand: { $eights } of the four 8s. Take tricks with them, or with other strong cards.
    }{ xm-rival }
x-missions-advice-because-mission-9 =
    { $count ->
        [0] You hold no trump, 8, or 9. With many tricks all the same one
       *[other] With { xm-strong } you may win many tricks: one
    } colour may come whole. You hold most { $suit } ({ $held }).{ xm-rival }
x-missions-advice-because-mission-none = None of them is likely enough{ $rival ->
        [-1] {""}
       *[other] {" "}(mission { $rival }: { $rival_percent }% for { $rival_pays })
    }. Without one each trick counts 2. { $count ->
        [0] You hold no trump, 8, or 9.
       *[other] You have { xm-strong }.
    }
xm-yours =
    { $is_last ->
        [yes] You play last and win
       *[no] Nobody can beat this card
    }
xm-enough =
    { $keeps ->
        [yes] {" "}{ $kept_card } can wait.
       *[no] {""}
    }
xm-like =
    { $like ->
        [same] {" "}{ $like_card } would do as well.
       *[none] {""}
    }
x-missions-advice-because-win-pure =
    { $is_last ->
        [yes] { xm-yours }: all of the trick is { $suit }.
       *[no] { xm-yours }. But whoever has no { $suit } can throw in another colour: then your mission is lost.
    }{ xm-enough }
x-missions-advice-because-win-count =
    { $left ->
        [0] { xm-yours }: the last trick that your mission needs.
       *[other] { xm-yours }. Then your mission needs { $left } more.{ xm-enough }
    }
x-missions-advice-because-win-colour =
    { $is_other ->
        [yes] { xm-yours }. Your mission can also be done with { $suit }: this brings { $count }.
       *[no] { $count ->
            [one] { xm-yours }: it brings a { $suit } card for your mission.
           *[other] { xm-yours }: it brings { $count } { $suit } cards for your mission.
        }
    }{ xm-enough }
x-missions-advice-because-win-missing = { xm-yours }: it brings { $missing_suit }, which your mission still needs.{ xm-enough }
x-missions-advice-because-win-low = { xm-yours }, and as it lies there is no 8 and no 9 in the trick.{ xm-enough }
x-missions-advice-because-win-eights =
    { $count ->
        [one] { xm-yours }: there is an 8 in the trick.
       *[other] { xm-yours }: there are { $count } 8s in the trick.
    }{ xm-enough }
xm-few =
    { $there ->
        [0] no { $led_suit }
        [one] only one { $led_suit } card
       *[other] only { $there } { $led_suit } cards
    }
x-missions-advice-because-win =
    { $each ->
        [one] { xm-yours }: { $each } point{ $kind ->
            [harmless] , and no harm to your mission.
            [hardly] , and hardly any { $wanted_suit } will be in it.
            [nothing] , though nothing for your mission.
            [others] . Others hold { xm-few } and may throw in what you need.
            [eights] , and an 8 may still fall into it.
           *[any] .
        }
       *[other] { xm-yours }: { $each } points.
    }{ xm-enough }{ xm-like }
xm-second = A second trick, all { $suit }, would pay most: whoever has no { $suit } can spoil it.
x-missions-advice-because-win-unwanted =
    { $kind ->
        [forced] { xm-wish }, but each of your cards wins this trick.
        [second] { xm-wish }. { xm-second }
       *[point] { xm-wish }. Winning this trick brings 1 point, letting it go hardly helps.
    }
# What the own mission wants of the trick. A reason begins with it, and goes on with whether the card wins.
xm-wish =
    { $want ->
        [points] { $each ->
            [one] Each trick is a point
           *[other] Each trick is { $each } points
        }
        [nothing] Nothing for your mission here, but a point
        [thrown] Others may throw in { $missing_suit }, which you need
        [missing] You need { $missing_suit }
        [colour] You need { $wanted_suit }
        [colour-too] Your mission can also be done with { $wanted_suit }
        [waits] You keep your { $wanted_suit } for later
        [no-card] You have no { $wanted_suit } to begin with
        [any-colour] You need many cards of one colour
        [others] Others hold { xm-few } and may throw in what you need
        [eights] You need 8s
        [for-three] You need just three of a colour
        [three-of] You need just three { $wanted_suit }
        [pure] You need a trick of one colour
        [low] You need a trick without 8 and 9
        [none] You want no trick
        [no-more] You have your two tricks
        [enough] Your trumps win all you need
        [one-colour] You must take no other colour
        [mixed] You must take only one colour
        [three] You have three { $wanted_suit }, a fourth spoils it
        [too-many] More than three of a colour would spoil it
        [no-high] You must take no 8 and no 9
        [no-high-more] You must take no 8 and no 9
        [harmless] A trick without { $wanted_suit } does no harm, and is a point
        [one-trick] You need one more trick
       *[tricks] You need tricks
    }
xm-or-trump =
    { $has_trump ->
        [yes] , or a trump
       *[no] {""}
    }
x-missions-advice-because-may-win =
    { $want ->
        [pure] { $is_most ->
            [yes] Others hold most of { $suit } ({ $there }): if all have one, this trick is all { $suit }. If not, your mission may be lost.
           *[no] If everybody has { $suit }, this trick is all { $suit }. If not, your mission may be lost.
        }{ $is_higher ->
            [yes] {" "}Lower ones win less often.
           *[no] {""}
        }
       *[other] { xm-wish }: { $count ->
            [0] only a trump can beat this card.
            [one] only one higher { $suit } card can beat this card{ xm-or-trump }.
           *[other] { $by ->
                [rivals] only a higher trump can beat this card.
                [few] only { $count } higher { $suit } cards can beat this card{ xm-or-trump }.
               *[many] this card is ahead, though others hold { $count } higher { $suit } cards.
            }
        }
    }{ $is_like ->
        [yes] {" "}Higher ones are no safer.
       *[no] {""}
    }{ $waits ->
        [yes] {" "}Higher ones can wait.
       *[no] {""}
    }{ $is_safer ->
        [yes] {" "}Others are likelier to have { $suit } than { $less_suit }.
       *[no] {""}
    }{ $keeps ->
        [yes] {" "}{ $kept_card } stays for later.
       *[no] {""}
    }{ xm-like }
x-missions-advice-because-draw-out = This can draw out the others’ only higher { $suit } card: then your { $card } is the highest.
x-missions-advice-because-with-luck = { xm-wish }. With luck, this card wins.
x-missions-advice-because-lead-low =
    { $kind ->
        [all] { xm-needs-all }
        [draws] This draws { $is_trump ->
            [yes] trumps
           *[no] higher { $suit } cards
        } out of other hands: then { $card } wins more easily later.{ $keeps ->
            [yes] {" "}{ $kept_card } can wait.
           *[no] {""}
        }
        [waits] Others hold { $count } higher { $suit } cards, so this hardly wins: you keep your { $wanted_suit } for later.
        [no-card] You have no { $wanted_suit } to begin with. This hardly wins: others hold { $count } higher { $suit } cards.
        [weak] Others hold { $count } higher { $suit } cards, so this hardly wins: you have nothing strong to begin with.
        [few] Others hold { $count } higher { $suit } cards, so this hardly wins: you wait for a trick that suits your mission.
        [met] Others hold { $count } higher { $suit } cards, so this hardly wins: you have your three { $wanted_suit }.
        [eights] Others hold { $count } higher { $suit } cards, so this hardly wins: your strong cards are for tricks with an 8.
        [later] No hurry: others hold { $count } higher { $suit } cards. { $kept_card } wins more easily when higher ones are gone.
       *[strong] No hurry: others hold { $count } higher { $suit } cards, so this hardly wins, but { $kept_card } still can later.
    }{ xm-like }
xm-needs-all = You would need every trick now, which hardly works: keep your strong cards, each trick is a point.
x-missions-advice-because-void =
    This hardly wins. But without { $suit } you win { $suit } tricks with { $trump_suit }, the trump.{ $keeps ->
        [yes] {" "}{ $kept_card } can wait.
       *[no] {""}
    }{ xm-like }
xm-can-beat =
    { $count ->
        [0] only a trump can beat it
        [one] one higher { $suit } card can beat it{ xm-or-trump }
       *[other] { $count } higher { $suit } cards can beat it{ xm-or-trump }
    }
x-missions-advice-because-may-lose =
    { $kind ->
        [plain] { xm-wish }: others hold { $count } higher { $suit } cards, { $count ->
            [2] which may beat it
           *[other] so this hardly wins
        }{ $is_like ->
            [yes] . Lower ones are no safer now.
           *[no] { $is_guarded ->
                [yes] , and lower ones are safer later.
               *[no] .{ $like ->
                    [same] {" "}{ $like_card } would do as well.
                    [fewer] {" "}{ $like_count ->
                        [0] { $like_card } is the highest of its colour.
                        [one] Only one is higher than { $like_card }.
                       *[other] Only { $like_count } are higher than { $like_card }.
                    }
                   *[none] {""}
                }
            }
        }
        [safest] { xm-wish }, but any of yours may win. None is beaten more easily: { xm-can-beat }.
        [second] { xm-wish }. { xm-second }
        [throws] { xm-wish }. This is your last { $suit }: from then on you can throw higher cards into { $suit } tricks.
        [unlikely] { xm-wish }. Yet winning the trick may bring 1 point, letting it go hardly helps.
       *[risk] { xm-wish }. Better a risk now than later: { xm-can-beat }.
    }
x-missions-advice-because-leave =
    { $kind ->
        [highest] None of your cards can win: the highest goes, lower ones are safer later.
        [lower] None of your cards can win: a low one goes, a higher one may win a better trick.
        [must] { xm-wish }. Here this card cannot win, later it may: others hold no higher { $suit }.
       *[plain] { xm-wish }: this card cannot win{ $kind ->
            [high] , and lower ones are safer later.
            [rather] , higher ones may win later.
            [could] , { $card } could.
            [guarded] . { $card } can wait, you have lower { $suit } cards to follow with.
           *[plain] .
        }
    }{ xm-like }
x-missions-advice-because-away = You must take no 8 and no 9: this card cannot win, so it goes to somebody else.
x-missions-advice-because-keep =
    { $kind ->
        [all] { xm-needs-all }
        [beaten] { $card } could still be beaten here: you keep it for later.
        [trumped] Others hold { xm-few }: a higher trump may beat { $card }, so you keep it.
        [more] { xm-wish }, but { $card } may bring more in a later trick.
        [surely] { xm-wish }, but { $card }, the highest trump, wins a later trick just as surely.
        [early] After it you must let the other tricks go: { $card } had better win a later one.
       *[sure] { xm-wish }, but { $card } can win a later trick, too.
    }{ xm-like }
x-missions-advice-because-keep-nothing = Nothing that your mission needs lies here: you keep your stronger cards for later.
x-missions-advice-because-cannot =
    { $kind ->
        [none] It makes no difference now which card you play: none can win any more.
       *[any] None of your cards can win here{ $kind ->
            [kept] : you keep { $card }, which may win later.
            [other] : { $card } stays, your mission can also be done with { $kept_suit }.
            [needed] : { $card } stays, your mission needs { $kept_suit }.
            [spare] : this one could win a trick too many later.
            [lowest] : a low one goes, higher ones win more easily later.
            [hardly] , and this one would hardly win later.
            [empties] . But then you have no { $suit }, and win { $suit } tricks with { $trump_suit }, the trump.
           *[any] .
        }
    }{ xm-like }
advice-because-hits-most-more =
    { $leads_on ->
        [yes] The trick is yours, and you lead again: that helps { $suit } to be your most in the end.
       *[no] That helps { $suit } to be your most in the end.
    }
advice-because-hits-least-more = That helps to keep { $suit } your fewest.
advice-because-makes-sauce-more = It makes a sauce likelier in this lap.
advice-because-makes-sauce-soon-more = It makes a sauce likelier soon.
advice-because-gets-spoon-more = It helps you to choose first.
advice-because-keeps-wilds-more = It helps you to keep your X for later.
advice-because-others-cook-less = It makes a sauce harder for the others.
advice-because-fewer-cards-more = You soon have fewer cards: each one left at the end costs 1.
advice-because-fewer-cards-less = You soon have more cards for sauces.
advice-because-match-ends-more = The match is then likelier to end soon, before the others cook more.
advice-because-match-ends-less = The match is then likelier to go on, so that you can cook more.
advice-because-sits-out-less = It keeps you from running out of cards too soon.
red-dragon-advice-because-no-trick =
    { $may_take ->
        [yes] { $card } might win a trick: away with it. To have none brings { rd-without }.
       *[no] You still have no trick. If it stays so, that brings { rd-without }.
    }
red-dragon-advice-because-hardly-none =
    No trick yet, but +{ $bonus } is hard with { $cards }: { $goes ->
        [high] away with a high card, which might win red ones.
        [lowest] your lowest card goes, higher ones may win.
       *[low] a low card goes, higher ones may win.
    }
red-dragon-advice-because-only-there =
    { $costs ->
        [yes] Only this one is left. You can still throw it into somebody’s trick.
       *[no] Only this one is left.
    }
red-dragon-advice-because-only-suit = It is your only { $suit } card, so you must.
red-dragon-advice-because-last-card = It is your last card.
red-dragon-advice-because-first =
    { $when ->
        [exact] { $gain } now is sure
        [lead] Nobody can beat it: { $gain } less others’ red
        [lies] Nobody can beat it: { $gain } as it lies
       *[may] { $count ->
            [one] Only one higher { $suit } card can beat it: { $gain } as it lies
           *[other] Only { $count } higher { $suit } cards can beat it: { $gain } as it lies
        }
    }{ $danger ->
        [yes] , unless somebody without { $suit } throws in { $red_cards } ({ $points }). { $high ->
            [0] You give up +{ $bonus } for no trick.
           *[other] No trick (+{ $bonus }) is hard with { $highest_card }.
        }
       *[no] . You give up +{ $bonus } for no trick{ $high ->
            [0] : for that, { $left ->
                [one] the last trick
               *[other] the other { $left } tricks
            } would have to be lost, too.
           *[other] , hard to get with { $highest_card } anyway.
        }
    }
red-dragon-advice-because-give =
    { $left ->
        [0] { $count ->
            [one] With no { $suit }
            [2] Give both { $suit } cards: with none,
           *[other] Give all { $count } { $suit } cards: with none,
        } you can throw { $red_card } into others’ { $suit } tricks
       *[other] Only { $lower ->
            [yes] your lowest { $suit }
           *[no] one { $suit } card
        } will be left: with none, you can throw { $red_card } on others
    }. { $tie ->
        [yes] Your { $higher_suit } cards are higher.
       *[no] { $red_card } given away might come back to you.
    }
red-dragon-advice-because-give-shorter =
    { $why ->
        [lowest] You have few { $suit } cards: the fewer, the sooner you can throw { $red_card } into others’ { $suit } tricks.
       *[other] The fewer { $suit } cards, the sooner { $red_card } can go on others. { $why ->
            [high] { $card } might also win red ones.
            [middle] { $card } neither wins nor stays under surely.
           *[low] Those below { $card } stay under more surely.
        }
    }
red-dragon-advice-because-give-low =
    { $is_highest ->
        [yes] The highest of your low cards: lower ones stay under tricks more surely.
       *[no] It wins no tricks: a low card helps only to stay under those that cost.
    }{ $dear ->
        [yes] {" "}{ $red_cards } can go on others later.
       *[no] {""}
    }
red-dragon-advice-because-give-red =
    { $card } would cost you { $cost } in a trick of yours{ $keeps ->
        [yes] . { $kept_card } stays: thrown into others’ { $suit } tricks, it costs them more.
       *[no] { $lower ->
            [0] , and you have no lower red card to play when red is led: away with it.
            [one] , and you have only one lower red card to play when red is led: away with it.
           *[other] { $long ->
                [yes] , and no colour of yours is short enough to be emptied for it: away with it.
               *[no] : away with it.
            }
        }
    }
red-dragon-advice-because-give-cheap = { $card } costs { $cost } in a trick of yours; the more expensive red cards you can throw on others later.
red-dragon-advice-because-give-middle =
    You miss it least: neither high enough to win tricks nor low enough to avoid them.{ $dear ->
        [yes] {" "}{ $red_cards } can go on others later.
       *[no] {""}
    }
red-dragon-advice-because-give-high =
    A high card wins tricks (+{ $each } each), but also those with expensive red cards.{ $dear ->
        [yes] {" "}{ $red_cards } can go on others later.
       *[no] {""}
    }
red-dragon-advice-because-take-high = A high card wins tricks: each brings +{ $each }, less its red cards.
red-dragon-lower =
    { $lower ->
        [yes] {" "}The lower { $suit } stays under more surely.
       *[no] {""}
    }
red-dragon-advice-because-take-plain =
    { $why ->
        [back] You gave { $suit }, yet this is the only card there that is not red.
        [spares] You gave { $suit }, too, but the { $filled_suit } there would fill what you emptied.
        [refills] You gave { $suit }, yet of what lies there now, this costs nothing itself.
        [only] The only card there that is not red: the card itself costs nothing.
        [long] Not red. You have { $count } { $suit } already, so your other colours stay short.{ red-dragon-lower }
        [kept] Not red, and of no colour that you gave away.{ red-dragon-lower }
        [low] Of the cards there that are not red, the lowest: it takes fewest tricks that cost.
       *[any] It is not red: the card itself costs nothing, like others there.
    }
red-dragon-advice-because-take-under =
    { $refills ->
        [yes] You gave { $suit }, yet this is low, and not red: with it you stay under tricks that cost.
       *[no] Low, and not red: with it you stay under tricks that cost.
    }
red-dragon-advice-because-take-dragon = Then nobody can throw it on you, and you can throw it on somebody else’s trick.
red-dragon-advice-because-take-low =
    { $rather ->
        [fills] Low red seldom takes a trick: mostly others pay its { $cost }. And your empty colour stays empty, to throw red there.
        [yes] A low red card seldom wins a trick: mostly others pay its { $cost }. Any other colour would lengthen one that you want short.
       *[no] A low red card helps you: when red is led, you stay under, and others take what it costs.
    }
red-dragon-advice-because-take-cheapest = All that lies there is red. Of these, this would cost you least in a trick.
red-dragon-advice-because-take-to-throw =
    { $keeps ->
        [dragon] { $left ->
            [0] You have no { $suit }: so you can throw it on others, and nobody can throw it on you.
           *[other] You have few { $suit } cards: soon you can throw it on others, and nobody can throw it on you.
        }
        [yes] { $left ->
            [0] You have no { $suit }, and keep it so: { $cheapest ->
                [yes] red can go into others’ { $suit } tricks, and this one costs least.
               *[no] this card you can throw into others’ { $suit } tricks.
            }
           *[other] You keep { $suit } short: with none, you can throw this card into others’ { $suit } tricks.
        }
       *[no] { $left ->
            [0] You have no { $suit }: this card you can throw into others’ { $suit } tricks.
           *[other] You have few { $suit } cards: soon you can throw it into others’ { $suit } tricks.
        }
    }
red-dragon-advice-because-take-no-dragon = Rather this than the red 11, which costs 26.
red-dragon-advice-because-all-mine = All the tricks left are yours anyway, in whatever order.
red-dragon-advice-because-lead-low =
    { $adds ->
        [no] You hardly win with it: others hold { $count } higher { $suit } cards.
       *[yes] You risk little: others hold { $count } higher { $suit } cards, and the winner gets any red cards thrown in.
    }{ $waits ->
        [many] {" "}{ $sure_card } can still win later.
        [few] {" "}{ $sure_card } would win, but perhaps with red thrown in.
       *[no] {""}
    }
red-dragon-advice-because-lead-rid =
    The lower, the likelier others win it ({ $count } higher { $suit }). When they lead, you may throw { $red_card } on them.
red-dragon-advice-because-lead-low-red =
    Others hold { $count } higher red cards: with { $card } one of them may well take the trick{ $waits ->
        [no] { $keeps ->
            [yes] . { $red_card } would take it sooner.
           *[no] {""}, and its red.
        }
       *[other] . So red is gone before you win with { $sure_card }.
    }
red-dragon-advice-because-lead-away =
    Whoever has { $suit } must beat this card: others get the trick{ $adds ->
        [yes] {" "}and its red cards.
       *[no] { $keeps ->
            [yes] , and { $kept_card } may win a later one.
           *[no] .
        }
    }
red-dragon-advice-because-lead-high =
    { $keeps ->
        [yes] Others hold { $count ->
            [one] only one higher { $suit } card. Once it has fallen, nobody can beat { $kept_card }.
           *[other] { $count } higher { $suit } cards. Once they have fallen, nobody can beat { $kept_card }.
        }
       *[no] { $waits ->
            [few] { $sure_card } would surely get any red thrown in. This card others may still beat: { $count } higher { $suit }.
           *[other] { $is_high ->
                [yes] A high card goes: others
               *[no] Others
            }{" "}hold { $count ->
                [one] only one higher { $suit } card. If it falls, others get the trick
               *[other] { $count } higher { $suit } cards. If one falls, others get the trick
            }{ $adds ->
                [yes] {" "}and its red; if not, it is yours.
               *[no] ; if not, it is yours.
            }
        }
    }
red-dragon-advice-because-away =
    { $draws ->
        [yes] So red goes before you win with { $sure_card }. Others hold { $count ->
            [one] one higher red card
           *[other] { $count } higher red cards
        }; unbeaten, this brings { $gain }, less their red.
       *[no] { $keeps ->
            [yes] To be rid of red, the easiest first:
           *[no] To be rid of it:
        } { $to_come ->
            [one] only { $next_seat } still plays. If no higher red card comes, the trick is yours: { $gain }, less red still added.
           *[other] { $count ->
                [one] somebody else holds a higher red card. If it does not come, the trick is yours: { $gain }, less their red.
               *[other] others hold { $count } higher red cards. If none comes, the trick is yours: { $gain }, less their red.
            }
        }
    }
red-dragon-advice-because-sure =
    Nobody else has { $alone ->
        [yes] { $suit }
       *[no] a higher { $suit } card
    }{ $danger ->
        [yes] : { $gain } for you, { $alone ->
            [yes] but probably somebody throws in { $red_cards } ({ $points }).
           *[no] unless somebody without { $suit } throws in { $red_cards } ({ $points }).
        }
       *[no] { $when ->
            [lead] : the trick is yours, { $gain } less the others’ red cards.
            [lies] : the trick is yours, { $gain } less red still thrown in.
            [exact] , nor a red one that costs: the trick is yours, { $gain }.
           *[costs] : sooner or later it takes a trick, now for { $gain } or less.
        }
    }{ $out ->
        [0] {""}
       *[other] {" "}{ $many ->
            [yes] { $danger ->
                [yes] Most of them probably still have { $suit }.
               *[no] The others have { $out } { $suit } cards: whoever has one cannot throw in red.
            }
           *[no] { $danger ->
                [yes] Later that is even likelier.
               *[no] Better now: the fewer { $suit } cards others have (now { $out }), the more red they throw in.
            }
        }
    }
red-dragon-advice-because-throw = This card cannot win here: somebody else gets it, and its { $points }.
red-dragon-advice-because-shorten =
    { $why ->
        [empties] You could throw { $red_card } now. But first shorten { $suit }: with none left, you can throw it there, too.
        [high] You could throw { $red_card } now. But first away with a high card, which might win red ones later.
        [stays] You could throw { $red_card } now. But it may also stay under a higher red card later.
       *[low] { $card } { $why ->
            [beaten] can be beaten
           *[low] hardly wins a trick
        }: it goes first. { $red_card } may still go under a higher red: { $count ->
            [one] one is out.
           *[other] { $count } are out.
        }
    }
red-dragon-advice-because-keep-red =
    You keep { $red_card }: nobody can beat it, so it can win you the lead when you need it.{ $why ->
        [empties] {" "}First { $suit } gets shorter.
        [high] {" "}First a high card goes, which might win red ones.
        [low] {" "}First { $card } goes, which hardly wins a trick.
        [beaten] {" "}First { $card } goes, which others can beat.
       *[stays] {""}
    }
red-dragon-advice-because-keep-strong =
    You cannot win this trick: { $why ->
        [lowest] your lowest card goes{ $keeps ->
            [yes] , { $kept_card } may win later.
           *[no] .
        }
        [empties] you then have no { $suit }{ $keeps ->
            [yes] , and { $kept_card } may win later.
           *[no] .
        }
        [beaten] it goes, others hold { $count } higher { $suit } { $count ->
            [one] card.
           *[other] cards.
        }
       *[low] it goes, and a lower card stays under more surely later.
    }
red-dragon-advice-because-high-away = You cannot win this trick: away with a high card, which might win red ones later.
red-dragon-advice-because-too-dear =
    { $place ->
        [highest] Taking this trick would cost you { $loss }: stay under it with { $card }, which might win red later.
        [spares] Taking this trick would cost you { $loss }: stay under it, and keep the lower cards to do so again.
        [lowest] Taking this trick would cost you { $loss }: leave it to somebody else, higher cards may win a better one.
       *[other] Taking this trick would cost you { $loss }: leave it to somebody else.
    }
red-dragon-advice-because-high-goes = You cannot win this trick: away with your highest { $suit } card, which might win red ones later.
red-dragon-advice-because-keep-higher =
    { $leaves ->
        [for-red] { $few ->
            [yes] Few { $suit } cards are out, so red may be thrown in
           *[no] Red cards may still be added
        }: let this trick go, and keep your higher { $suit } { $count ->
            [one] card
           *[other] cards
        }.
        [for-later] You let this trick go: your higher { $suit } { $count ->
            [one] card
           *[other] cards
        } may win a later one instead.
       *[none] You cannot win this trick: keep your higher { $suit } { $count ->
            [one] card
           *[other] cards
        }{ $left ->
            [one] .
           *[other] , to win later.
        }
    }
red-dragon-advice-because-leave-red =
    { $adds ->
        [yes] More red may still be added: you leave this trick to somebody else.
       *[no] You leave this trick and its red cards to somebody else.
    }
red-dragon-advice-because-take =
    { $cost ->
        [0] You play last: the trick is yours and brings { $gain }.{ $keeps ->
            [yes] {" "}{ $kept_card } can win another.
           *[no] {""}
        }
       *[other] You play last: the trick is yours and brings { $gain }, with { $cost } off for this card.
    }
red-dragon-advice-because-take-anyway =
    { $keeps ->
        [yes] You take this trick in any case: { $kept_card } takes red ones less often later.
       *[no] { $place ->
            [highest] You take this trick in any case: so away with your highest { $suit } card.
            [cheapest] You take this trick in any case: your lowest red card is the cheapest here.
            [lowest] You take this trick in any case: the lowest will do, and you keep your higher { $suit } cards.
           *[middle] You take this trick in any case, and keep your higher { $suit } cards.
        }
    }
red-dragon-advice-because-lowest =
    { $is_good ->
        [yes] { $to_come ->
            [one] { $next_seat } may still beat it
           *[other] It may still be beaten
        } ({ $count } higher { $suit }): you keep { $kept_card } for later.
       *[no] You are ahead with any { $suit } card: the lowest is the likeliest to be beaten yet.
    }
red-dragon-advice-because-may-win =
    { $count ->
        [one] It brings { $gain } as it lies. Only one higher { $suit } card could still beat it.
       *[other] It brings { $gain } as it lies. Only { $count } higher { $suit } cards could still beat it.
    }
scharfe-schoten-advice-because-predict = { $sentences }
scharfe-schoten-advice-because-most =
    Most { $suit }: { ss-none-held }{ $why ->
        [best] you hold { ss-best-of }, fewer of other colours
        [trump] you hold its trump, and no other trump
        [trump-low] you hold its trump, like that of { $rival_suit }, but fewer low cards
        [best-low] you hold { ss-best-of }, { $low ->
            [0] no low card
            [one] only 1 low card
           *[other] only { $low } low cards
        }
        [rack] { $rack } on the rack, more than of any other
        [best-rack] you hold { ss-best-of }, { ss-on-rack }
        [best-held] you hold { ss-best-of }, { $held } cards in all
        [place-best] { $place ->
            [1] strongest
           *[2] second strongest
        } colour, you hold { $best } of its 4 strongest
        [rack-there] { ss-on-rack }, and the others hold { $there } to be won
        [best-there] you hold { ss-best-of }, and the others hold { $there } to be won
        [there] the others hold { $there } to be won, more than of any other
       *[none] you hold { $best } strong, { $low } low
    }.
ss-none-held =
    { $yet ->
        [held] you hold none, but{ " " }
       *[none] { "" }
    }
ss-best-of =
    { $best ->
        [4] all of its 4 strongest
       *[other] { $best } of its 4 strongest
    }
ss-on-rack =
    { $rack ->
        [0] none on the rack
       *[other] { $rack } on the rack
    }
ss-few-on-rack =
    { $rack ->
        [0] none on the rack
       *[other] only { $rack } on the rack
    }
ss-strong-held =
    { $yet ->
        [held] { "" }
       *[none] you hold{ " " }
    }{ $held ->
        [0] none
       *[other]
            { $best ->
                [0] none of its 4 strongest
               *[other] only 1 of its 4 strongest
            }
    }
ss-more-of =
    { $yet ->
        [none] , more of { $rival_suit }
       *[other] { "" }
    }
ss-strong-of =
    { $yet ->
        [none] , but { $best ->
            [0] strong
           *[other] more strong
        } { $rival_suit }
       *[other] { "" }
    }
ss-yet =
    { $yet ->
        [held] you hold { $held }, but{ " " }
        [rack] { $rack } on the rack, but{ " " }
       *[none] { "" }
    }
scharfe-schoten-advice-because-fewest =
    Fewest { $suit }: { ss-yet }{ $why ->
        [best] { ss-strong-held }{ ss-strong-of }
        [trump] you hold the trumps of { $rival_suit }, not this one
        [low] your { $low } low ones go to others{ $than ->
            [none] { "" }
            [trump] ; of { $rival_suit } you hold the trump
            [best] ; of { $rival_suit } you hold strong ones
            [there] ; others hold { $count } { $rival_suit }, you none
            [rack] ; on the rack { $count } { $rival_suit }
           *[low] ; of { $rival_suit } you hold { $count ->
                [0] no low one
               *[other] only { $count } low
            }
        }
        [held] { $held ->
            [0] you hold none of it
           *[other] you hold only { $held }, more of each other colour
        }
        [best-there] { ss-strong-held }, others have only { $there } in all
        [best-rack] { ss-strong-held }, { ss-few-on-rack }
        [best-place] strongest colour, but { ss-strong-held }
        [weak] it is the weakest colour
        [there] the others have only { $there }{ ss-more-of }
       *[none] you hold { $best } strong, { $low } low
    }.
scharfe-schoten-advice-because-not =
    Not { $tile ->
        [most] { scharfe-schoten-sign-most } { $suit }: { $why ->
            [best] you hold { $count ->
                [0] no strong card
                [one] only 1 strong card
               *[other] only { $count } strong cards
            } of it
            [low] you hold { $count } low { $count ->
                [one] card
               *[other] cards
            } of it
            [rack] the rack has { $count ->
                [0] none
               *[other] only { $count }
            } of it
            [there] the others hold only { $count } of it
           *[trump] its trump is not yours
        }
       *[fewest] { scharfe-schoten-sign-least } { $suit }: { $why ->
            [best] you hold { $count ->
                [one] 1 strong card
               *[other] { $count } strong cards
            } of it
            [rack] the rack has { $count } of it
            [there] the others hold { $count } of it
            [low] you hold { $count ->
                [0] no low card
                [one] only 1 low card
               *[other] only { $count } low cards
            } of it
           *[trump] you hold its trump
        }
    }.
scharfe-schoten-advice-because-rack-most = Your { scharfe-schoten-sign-most } is { $suit }: you want the most of it.
scharfe-schoten-advice-because-rack-deny = { $seat } wants many { $suit } cards: you leave fewer of them.
scharfe-schoten-advice-because-rack-other = It is no { $suit }, of which you want few.
scharfe-schoten-advice-because-rack-behind = You have less { $suit } than { $least_suit }, and want it the other way round.
scharfe-schoten-advice-because-rack-lift = Then you have more { $suit } than { $least_suit }, of which you want fewest.
scharfe-schoten-advice-because-rack-without = No { $suit } is left here, and this is no { $least_suit }, of which you want few.
scharfe-schoten-advice-because-rack-lowest =
    No { $suit } is left. Closest to { $least_suit }, your fewest, { $count ->
        [one] is { $level_suit }: one more is safer.
       *[other] are { $level_suit }: take one of either.
    }
ss-take =
    { $chance ->
        [told] { "" }
        [sure] This trick is yours.{ " " }
        [likely] You probably win this trick.{ " " }
        [even] You may well win this trick.{ " " }
       *[perhaps] You may win this trick.{ " " }
    }
ss-like =
    { $among ->
        [like] { " " }Stronger cards do no more.
        [keeps] { " " }You keep a stronger one.
        [needed] { " " }Weaker ones might lose.
       *[alone] { "" }
    }
ss-wanted =
    { $falls ->
        [no] you want many
        [may] you want many, though it may cost first
       *[yes] you want many, though it costs first
    }
ss-cost-tile =
    { $cost_tile ->
        [most] { scharfe-schoten-sign-most }{ " " }
        [least] { scharfe-schoten-sign-least }{ " " }
       *[none] { "" }
    }
ss-than-tile =
    { $than_tile ->
        [most] { scharfe-schoten-sign-most }{ " " }
        [least] { scharfe-schoten-sign-least }{ " " }
       *[none] { "" }
    }
ss-why =
    { $why ->
        [level] , as { ss-cost-tile }{ $cost_suit } is level with { ss-than-tile }{ $than_suit }
        [ahead] , as { ss-cost-tile }{ $cost_suit } is ahead of { ss-than-tile }{ $than_suit }
       *[none] , as { scharfe-schoten-sign-most } is { $lead } ahead of { scharfe-schoten-sign-least }: 1 point each
    }
scharfe-schoten-advice-because-take-lead =
    { ss-take }Whoever has { $suit } must play it: { ss-wanted }.{ ss-like }
scharfe-schoten-advice-because-take-most =
    { ss-take }{ $own ->
        [yes]
            { $count ->
                [one] Your { $suit } then counts for you
               *[other] With yours it has { $count } { $suit }
            }
       *[no]
            { $count ->
                [one] It has a { $suit } card
               *[other] It has { $count } { $suit } cards
            }
    }: { ss-wanted }.{ ss-like }
scharfe-schoten-advice-because-take-rack = { ss-take }Then { $suit } from the rack: { ss-wanted }.{ ss-like }
scharfe-schoten-advice-because-take-though =
    { ss-take }It brings { $suit }, of which you want many, though { $least_suit }{ $rack ->
        [yes] { " " }from the rack
       *[no] { "" }
    } as well.
scharfe-schoten-advice-because-take-at-least = Any card of yours is ahead, { $suit } brings one more: { ss-wanted }.
scharfe-schoten-advice-because-take-points =
    { ss-take }{ $rack ->
        [yes] With { $rack_suit } from the rack, you then have { $points } points instead of { $now }.
       *[no] You then have { $points } points instead of { $now }.
    }
scharfe-schoten-advice-because-take-clean =
    { ss-take }{ $falls ->
        [no] There is no { $suit } in it: better win now than when { $suit } comes.
       *[other] Better now than with { $suit }: { ss-wanted }.
    }
scharfe-schoten-advice-because-take-anyway =
    { $chance ->
        [sure] You win this trick with any card, so your weakest will do.
       *[perhaps] Any card you may play is ahead, but may be beaten: you keep the strong ones.
    }
scharfe-schoten-advice-because-take-cost =
    Winning this trick as it lies would cost you points: your weakest card { $chance ->
        [slim] will probably lose
       *[fair] may still lose
    }.
scharfe-schoten-advice-because-away =
    You want few { $suit } cards: { $chance ->
        [sure] away with { $among ->
            [strongest] the strongest that cannot win
           *[alone] this one
        }, somebody else takes it.
        [likely] somebody else will probably take { $among ->
            [weakest] your weakest one
           *[alone] this one
        }.
        [told] away with this one.
       *[perhaps] with luck, somebody else takes this one.
    }
scharfe-schoten-advice-because-leave =
    { $rack ->
        [yes] Whoever wins takes { $suit } from the rack, and you want few: { ss-leave }.
       *[no] There is { $suit } in this trick, and you want few: { ss-leave }.
    }
ss-leave =
    { $leads ->
        [yes] somebody else will probably win
       *[no] { $among ->
            [spared] a weak card leaves it to others
           *[alone] leave it to somebody else
        }
    }
scharfe-schoten-advice-because-leave-cost = Winning this trick as it lies would cost you points: leave it to somebody else.
scharfe-schoten-advice-because-keep-most = You keep { $suit }, of which you want many, for a later trick.
scharfe-schoten-advice-because-last-wins = You keep { $card } for the last trick, which it wins for sure.
scharfe-schoten-advice-because-last-free = If you kept { $card }, you would have to win the last trick.
scharfe-schoten-advice-because-any-card =
    { $alike ->
        [yes] No card still out comes between yours: each does the same.
       *[no] Your cards are about equally good here.
    }
scharfe-schoten-advice-because-pass = There is no { $suit } in this trick: a weak card will do, keep the strong ones.
scharfe-schoten-advice-because-pass-keep =
    { $count ->
        [one] Only { $card } could win this trick{ $rack ->
            [yes] {" "}for just one { $suit } from the rack
           *[no] , which has no { $suit }
        }: keep it.
       *[other] There is no { $suit } in this trick: a weak card will do, keep strong ones like { $card }.
    }
scharfe-schoten-advice-because-risk = Your stronger cards might be beaten in this trick, so you keep them.
ss-low =
    { $chance ->
        [told] { "" }
       *[likely] Somebody else probably takes this trick.{ " " }
    }
scharfe-schoten-advice-because-low =
    { ss-low }{ $kind ->
        [colour] { $rival_card } is stronger: { $rival_suit } beats { $suit }.
        [keep] You keep { $wanted_suit }, of which you want many.
       *[any]
            { $keeps ->
                [none] It is your weakest, you keep { $card }.
                [wanted] You keep { $card } to win { $wanted_suit }.
               *[later] You keep { $card } for later.
            }
    }
scharfe-schoten-advice-because-cannot =
    You cannot win this trick: { $kind ->
        [follow] your weakest { $suit } goes
        [colour] { $suit } is your weakest colour
       *[any] your weakest card goes
    }{ $keeps ->
        [none] , you keep { $card }
        [wanted] , { $card } may win you { $wanted_suit }
       *[later] , { $card } may win later
    }.
scharfe-schoten-advice-because-cannot-rid = You cannot win this trick: away with a strong card that might win { $suit } later.
scharfe-schoten-advice-because-cannot-keep = You cannot win this trick: a weak card goes, but no { $suit }, of which you want many.
scharfe-schoten-advice-because-cannot-spoil = { $seat } is ahead and wants few { $suit } cards.
scharfe-schoten-advice-because-cannot-deny = { $seat } is ahead and wants many { $suit } cards: play none of those.
scharfe-schoten-advice-because-cannot-last = It is your last { $suit } card: when { $suit } is led, you may then play anything.
scharfe-schoten-advice-because-only-suit = It is your only { $suit } card, so you must.
scharfe-schoten-advice-because-last-card =
    It is your last card{ $is_strongest ->
        [yes] , and the strongest trump
       *[no] { "" }
    }.
scharfe-schoten-advice-because-only-rack = No other colour is left.
stich-meister-tip-level =
    { $any ->
        [yes] It makes little difference. For example: rule card { $number }, “{ $item }”.
       *[no] For example rule card { $number }, “{ $item }”.
    }
stich-meister-advice-because-same = { $cards } would do as well.
stich-meister-advice-because-compared = { $sentences }
stich-meister-advice-because-choose-any = None of them does much for your hand or against it: take whichever you like.
stich-meister-advice-because-choose-same = About as good: { $items }.
stich-meister-advice-because-choose-others = The others: { $lines }.
stich-meister-advice-because-choose-tempting = In trial games: { $lines }.
stich-meister-advice-because-choose-worse = Less good: { $lines }.
stich-meister-advice-because-choose-other =
    “{ $item }” ({ $sentences }{ $how ->
        [plain] {""}
        [yet] , yet { stich-meister-by-less }
       *[less] , { stich-meister-by-less }
    })
stich-meister-by-less =
    { $by ->
        [one] { $by } point worse
       *[other] { $by } points worse
    }
stich-meister-advice-because-choose-does-trumps =
    { $count ->
        [0] no trump
        [one] { $few ->
            [yes] only 1 trump
           *[no] 1 trump
        }
       *[other] { $few ->
            [yes] only { $count } trumps
           *[no] { $count } trumps
        }
    }{ $best ->
        [0] {""}
       *[other] , highest { $best }
    }
stich-meister-advice-because-choose-does-may-be-trump = perhaps { $count } trumps
stich-meister-advice-because-choose-does-pass =
    { $count ->
        [one] 1 card swapped
       *[other] { $count } cards swapped
    }
stich-meister-advice-because-choose-does-reserve = 1 card tied to the last trick
stich-meister-advice-because-choose-does-expose = 3 of your cards shown
stich-meister-advice-because-choose-does-leftover = { $count } cards count as tricks
stich-meister-advice-because-choose-does-pays =
    { $count ->
        [0] no card of yours pays
        [one] { $few ->
            [yes] only 1 of your cards pays
           *[no] 1 of your cards pays
        }
       *[other] { $few ->
            [yes] only { $count } of your cards pay
           *[no] { $count } of your cards pay
        }
    }
stich-meister-advice-because-choose-does-costs =
    { $count ->
        [0] no card of yours costs
        [one] 1 of your cards costs
       *[other] { $count } of your cards cost
    }
stich-meister-advice-because-choose-does-bonus =
    { $tricks ->
        [0] pays for no trick only
       *[other] pays for just 1 trick
    }
stich-meister-advice-because-choose-does-even = doubles even numbers only
stich-meister-advice-because-choose-does-fewest = doubles the fewest tricks only
stich-meister-advice-because-choose-does-share = a neighbour’s points on top
stich-meister-advice-because-choose-does-flips = gains become losses
stich-meister-advice-because-choose-does-hands-away = won tricks go away
stich-meister-advice-because-choose-does-more = tricks bring more
stich-meister-advice-because-choose-does-second = suits { $count } of your { $of } cards
stich-meister-advice-because-choose-does-only-trumps = works only with trumps
stich-meister-advice-because-choose-does-stronger = your cards get stronger
stich-meister-advice-because-choose-does-weaker = your cards get weaker
stich-meister-advice-because-choose-does-triple = one trick counts triple
stich-meister-advice-because-choose-does-rule-26 = cards hidden
stich-meister-advice-because-choose-does-rule-27 = another card to follow
stich-meister-advice-because-choose-does-rule-28 = works only with trumps
stich-meister-advice-because-choose-does-rule-29 = leads never win
stich-meister-advice-because-choose-does-rule-31 = numbers turned round
stich-meister-advice-because-choose-does-rule-33 = no suit is stronger
stich-meister-advice-because-choose-does-rule-34 = 1 card less to score
stich-meister-advice-because-choose-does-rule-36 = another one leads
stich-meister-advice-because-choose-does-rule-37 = only the direction
stich-meister-advice-because-choose-equal =
    { $count ->
        [2] Both are
       *[other] All { $count } are
    } about as good for your hand: take whichever you like.
stich-meister-advice-because-choose-level =
    { $count ->
        [one] The other one is
       *[other] The others are
    } about as good.
stich-meister-advice-because-choose-each = What each would do: { $lines }.
stich-meister-advice-because-choose-despite =
    { $none ->
        [yes] None of them suits your hand. In trial games, this one did the least harm ({ $sentences }).
       *[no] In trial games with your hand, this one brought the most ({ $sentences }).
    }
stich-meister-advice-because-choose-triple =
    { $last ->
        [yes] The last trick then brings 3 points, the first two none: keep { $has ->
            [yes] { $best_card }
           *[no] your best cards
        } for the end.
       *[no] Trick 5 then brings 3 points: keep { $has ->
            [yes] { $best_card }
           *[no] a strong card
        } for it.
    }
stich-meister-advice-because-choose-few-become =
    Only { $of } cards become trump (you hold { $count ->
        [0] none
       *[other] { $count }
    }): that changes little.
stich-meister-advice-because-choose-weaker = Your hand is weaker with this rule card than without it.
stich-meister-advice-because-choose-only-adds =
    It takes nothing away, and adds { $points } points for { $tricks ->
        [0] winning no trick
       *[other] exactly 1 trick
    }.
stich-meister-advice-because-choose-only-doubles = An even number of tricks doubles all, for you as for the others.
stich-meister-advice-because-choose-fewest =
    { $strong ->
        [yes] Whoever has the fewest tricks is doubled: hardly you, with this hand.
       *[no] Whoever has the fewest tricks is doubled: that may be you.
    }
stich-meister-pays =
    { $pays ->
        [rule-41] each suit in a trick counts 1 point
        [rule-42] those without an 11–14 count double
        [rule-43] those without a trump count double
        [rule-46] each 11–14 in them brings 1 more
        [rule-52] each 7 in them brings 3 more
       *[other] they bring more
    }
stich-meister-advice-because-choose-can-pay =
    It takes nothing away from tricks, and { stich-meister-pays } (you hold { $count ->
        [0] none
       *[other] { $count }
    }).
stich-meister-advice-because-choose-few-trumps =
    You hold { $count ->
        [0] none
       *[other] only { $count }
    } of the { $of } trumps{ stich-meister-best }.
stich-meister-advice-because-choose-second =
    The second strongest wins then: { $count ->
        [0] high and low cards lose.
        [one] 1 of your cards may well be that.
       *[other] { $count } of your cards may well be that.
    }
stich-meister-advice-because-choose-counted =
    You hold { $count ->
        [0] none
       *[other] { $few ->
            [yes] only { $count }
           *[no] { $count }
        }
    } of the { $of } cards that cost{ $how ->
        [low] , mostly low ones: others win them.
        [high] , and these win tricks: others pay for them.
        [few] : others must be rid of most of them.
       *[plain] . Get rid of yours in tricks of others.
    }
stich-meister-advice-because-choose-worth =
    { $more ->
        [yes] Your hand may win its share of the tricks, and { stich-meister-pays }.
       *[no] Won tricks then go to a neighbour{ $strong ->
            [yes] .
           *[no] : that hurts strong hands, and yours is none.
        }
    }
stich-meister-advice-because-choose-little =
    { $changes ->
        [rule-34] Each trick only loses one card
        [rule-36] Only the leader changes
        [rule-37] Only the direction of play changes
       *[other] It changes little
    }: { $hand ->
        [strong] your hand stays above average.
       *[other] that helps the others no more than you.
    }
stich-meister-advice-because-choose-only-trumps =
    Without trumps it changes nothing. With them, { $does ->
        [weak] they are the weakest cards.
        [forced] whoever cannot follow must play one.
       *[cost] each costs 1 point.
    }
stich-meister-advice-because-choose-numbers =
    In every suit, the highest number wins then: { $count ->
        [0] you have no high ones.
       *[other] good for { $cards }.
    }
stich-meister-advice-because-choose-flips =
    Gains then become losses: { $strong ->
        [yes] that hurts good hands, and yours is above average.
       *[no] that hurts strong hands, and yours is none.
    }
stich-meister-best =
    { $best ->
        [0] {""}
       *[other] {" "}(highest: { $best })
    }
stich-meister-advice-because-choose-trumps =
    { $count ->
        [one] You hold 1 of its { $of } trumps{ stich-meister-best }, and trumps beat every other suit.
       *[other] You hold { $count } of its { $of } trumps{ stich-meister-best }, and trumps beat every other suit.
    }
stich-meister-advice-because-choose-may-be-trump = You hold { $count } { $suit }: good for you if they become trump.
stich-meister-advice-because-choose-pass =
    { $count ->
        [one] It lets you give away a card that does not suit you.
       *[other] It lets you give away { $count } cards that do not suit you.
    }
stich-meister-advice-because-choose-reserve = It lets you keep a card that suits the last trick.
stich-meister-advice-because-choose-expose = It changes little for your hand, and you then see cards of the others.
stich-meister-advice-because-choose-stronger =
    { $low ->
        [yes] Low numbers win then: that makes your hand stronger.
       *[no] With this rule card, your hand is stronger than without it.
    }
stich-meister-advice-because-choose-few-pay = Your hand is below average: you will win few tricks, and that can pay.
stich-meister-advice-because-choose-leftover = Your hand is below average, and { $count } of your cards then count as tricks without winning.
stich-meister-advice-because-choose-share = Your hand is not above average: a neighbour’s points help you.
stich-meister-advice-because-choose-others-hold = Your hand is below average: others win the tricks, but then cannot keep them.
stich-meister-advice-because-choose-others-cost = Your hand is below average: others win most of the { $of } cards that cost.
stich-meister-advice-because-choose-others-pay = Your hand is below average: others win the tricks, and these then bring less or even cost.
stich-meister-advice-because-choose-tricks-pay = Your hand is above average: it wins tricks, and { stich-meister-pays }.
stich-meister-advice-because-choose-bonus = You hold { $count } of the { $of } cards that bring points, and high cards win tricks.
stich-meister-advice-because-choose-stays =
    { $how ->
        [trumps] Without trumps it changes nothing, and your hand is above average.
        [weak] Trumps are then the weakest cards: none beats cards like { $cards }.
        [lead] The card led then never wins: cards like { $cards } win when others lead.
        [hidden] Cards after the lead lie face down: cards like { $cards } win all the same.
        [latest] You then follow the card just before: cards like { $cards } can still win.
        [left] Everybody’s last 3 cards count as tricks: cards like { $cards } can win others.
        [numbers] The highest number wins in any suit: cards like { $cards } still beat most.
       *[plain] Your hand is above average: cards like { $cards } still beat most.
    }
stich-meister-advice-because-choose-share-strong = Your hand is above average: it wins tricks, and a neighbour’s points come on top.
stich-meister-advice-because-choose-doubled = Your hand is above average: it wins many tricks, and an even number of them doubles all.
stich-meister-of-trick =
    { $why ->
        [good] { $costly ->
            [none] This trick is worth winning.
           *[other] { stich-meister-costly-there }{ $in_it ->
                [0] {""}
               *[other] , which others get
            }: worth winning.
        }{" "}
        [bad] { $costly ->
            [none] This trick is not worth winning.
           *[other] { stich-meister-costly-there }: not worth winning.
        }{" "}
        [costs] { $costly ->
            [none] Winning it would probably cost points.
           *[other] { stich-meister-costly-there }: it will probably cost points.
        }{" "}
        [rich] This trick counts triple.{" "}
        [unsure] Nobody knows yet whether { stich-meister-costly } come.{" "}
        [nothing] This trick hardly counts.{" "}
        [none] This trick counts nothing.{" "}
        [dear] You give up { $gain } for more tricks.{" "}
       *[plain] {""}
    }
stich-meister-costly-there =
    { $in_it ->
        [0] { $costly ->
            [rule-47] No fan
            [rule-48] No coin
            [rule-49] No koi
            [rule-50] No gate
            [rule-51] No trump
            [rule-53] No 15
           *[several] No card that costs
        }
        [one] { $costly ->
            [rule-47] A fan
            [rule-48] A coin
            [rule-49] A koi
            [rule-50] A gate
            [rule-51] A trump
            [rule-53] A 15
           *[several] A card that costs
        }
       *[other] { $costly ->
            [rule-47] Fans
            [rule-48] Coins
            [rule-49] Koi
            [rule-50] Gates
            [rule-51] Trumps
            [rule-53] 15s
           *[several] Cards that cost
        }
    } in it{ $full ->
        [yes] {""}
       *[no] {" "}so far
    }
stich-meister-lower =
    { $lower ->
        [trumps] {" "}(other trumps are stronger)
        [plain] {" "}(trumps are stronger)
        [turned] {" "}(low numbers are strong)
        [anti] {" "}(trumps are weak)
       *[none] {""}
    }
stich-meister-weakest =
    { $barred ->
        [yes] the weakest you may play
       *[no] your weakest card
    }{ stich-meister-lower }
stich-meister-strongest =
    { $barred ->
        [yes] the strongest you may play
       *[no] the strongest
    }
stich-meister-turned =
    { $turned ->
        [yes] {" "}(low numbers are strong)
        [anti] {" "}(trumps are weak)
       *[no] {""}
    }
stich-meister-more =
    { $more ->
        [yes] {" "}more
       *[no] {""}
    }
stich-meister-beaten =
    { $beaten ->
        [trumped] You cannot beat the trump { $ahead_card }
        [outranked] { $ahead_card } is a stronger trump
        [under] You cannot beat { $ahead_card }
        [void] Without { $suit }{ $trumps ->
            [yes] {" "}or a trump
           *[no] {""}
        } you cannot win
       *[none] You cannot win this trick
    }
stich-meister-advice-because-surely =
    { stich-meister-of-trick }Nobody can beat this card: you win{ $keeps ->
        [yes] , and keep your stronger ones.
       *[no] {" "}the trick.
    }
stich-meister-advice-because-likely =
    { stich-meister-of-trick }{ $trumped ->
        [yes] { $count ->
            [0] Only a trump can beat this card: you may well win.
            [one] Besides trumps, only { $cards } can beat this card: a fair chance to win.
           *[other] Besides trumps, only { $cards } can beat this card: it may win.
        }
       *[no] { $count ->
            [one] Only { $cards } can beat this card: a fair chance to win.
           *[other] Only { $cards } can beat this card: it may win.
        }
    }
stich-meister-advice-because-low-lead =
    { stich-meister-of-trick }{ $hopes ->
        [yes] { $spares ->
            [yes] Your weakest card that brings nothing begins: you keep the others for later.
           *[no] { $kept ->
                [beaten] Even { $kept_card } could be beaten now: your weakest card begins{ stich-meister-lower }.
                [later] { $kept_card } can win later, too: your weakest card begins{ stich-meister-lower }.
               *[none] All you may play are equally strong: any may begin.
            }
        }
       *[no] { $barred ->
            [yes] The weakest you may play
           *[no] Your weakest card
        }{ stich-meister-lower }: the likeliest to lose the trick.
    }
stich-meister-advice-because-second-lead = The second strongest card wins ({ $items }): of yours that others can beat, this is the strongest.
stich-meister-advice-because-open =
    { $how ->
        [fewer] The second strongest card wins ({ $items }): { stich-meister-weakest } is hardly that.
        [lead] As a follower you see better what will be second ({ $items }): { stich-meister-weakest } begins.
        [third] Others may push even your best to third ({ $items }): { stich-meister-weakest } goes.
        [top] Any stronger one would be the strongest, which does not win ({ $items }): { stich-meister-weakest } goes.
       *[all-top] Whatever you play is the strongest so far ({ $items }): { stich-meister-weakest } may become second.
    }
stich-meister-advice-because-blind =
    { stich-meister-of-trick }{ $strong ->
        [yes] The others play face down ({ $items }): your strongest card has the best chance.
       *[no] The others play face down ({ $items }): perhaps your lowest one ahead is enough.
    }
stich-meister-advice-because-lead-out =
    { $strong ->
        [yes] You begin, so you cannot win ({ $items }): away with a strong card.
       *[no] You begin, so you cannot win ({ $items }): your weakest card goes{ stich-meister-lower }.
    }
stich-meister-advice-because-thrown =
    { $strong ->
        [yes] { stich-meister-beaten }: away with { stich-meister-strongest }, before it wins { $open ->
            [yes] one that costs.
           *[no] a later one.
        }
       *[no] { stich-meister-beaten }: { $barred ->
            [yes] the weakest you may play
           *[no] your weakest card
        } goes{ $costly ->
            [none] { $lower ->
                [none] , and you keep what is stronger
               *[other] { stich-meister-lower }
            }
           *[other] , others may win without { stich-meister-costly }
        }.
    }
stich-meister-of-those =
    { $keeps ->
        [weaker] , the strongest of those
        [stronger] , the weakest of those
       *[none] {""}
    }
stich-meister-advice-because-throws = You do not win this trick: so a card that counts { $points } goes into it{ stich-meister-of-those }.
stich-meister-advice-because-spares = You do not win this trick: so one that brings nothing goes into it{ stich-meister-of-those }.
stich-meister-advice-because-feeds =
    { $gains ->
        [yes] It is good for you if this trick brings much: so a card that counts { $points } goes into it
       *[no] It is good for you if this trick brings much: so nothing that costs goes into it
    }{ stich-meister-of-those }.
stich-meister-advice-because-gives =
    { $all ->
        [yes] { $to_seat } then gets this trick and all of yours: { $points } together.
       *[no] { $to_seat } then gets this trick, which counts { $points }{ $keeps ->
            [weaker] : your weaker cards stay safe for later.
            [stronger] : you keep what is stronger for later.
           *[none] .
        }
    }
stich-meister-advice-because-kept =
    { $strong ->
        [yes] The strongest that cannot win goes, before it wins later
       *[no] This card cannot win
    }: { $none ->
        [yes] to have no trick pays { $gain }.
       *[no] just one trick pays { $gain }.
    }
stich-meister-advice-because-ducks =
    { stich-meister-of-trick }{ $only ->
        [yes] Only this one is sure not to win.
       *[no] { $barred ->
            [yes] Of those you may play, the strongest that does not win goes, before it wins later.
           *[no] The strongest that does not win goes, before it wins a later one.
        }
    }
stich-meister-advice-because-under = { stich-meister-of-trick }It is your highest below { $ahead_card }: the lower ones stay safe for later.
stich-meister-advice-because-keeps =
    { $beaten ->
        [yes] Even { $card } may well be beaten: { stich-meister-weakest } goes.
       *[no] You keep { $card } to win a later one: { stich-meister-weakest } goes.
    }
stich-meister-advice-because-leaves =
    { stich-meister-of-trick }{ $shared ->
        [yes] What { $to_seat } wins counts for you, too.{" "}
       *[no] {""}
    }{ $strong ->
        [yes] { $barred ->
            [yes] The strongest you may play
           *[no] Your strongest card
        } goes, before it wins a later one.
       *[no] { $barred ->
            [yes] The weakest you may play
           *[no] Your weakest card
        } goes{ stich-meister-lower }: you keep the others for later.
    }
stich-meister-advice-because-keeps-trumps = You keep your trumps to win a later trick: { stich-meister-weakest } goes.
stich-meister-advice-because-only = { stich-meister-of-trick }Only this card of yours can win it.
stich-meister-advice-because-enough =
    { stich-meister-of-trick }{ $holds ->
        [yes] It may well win, and you keep your stronger { $count ->
            [one] one.
           *[other] ones.
        }
       *[no] Others may well beat any of yours: the weakest that is ahead will do.
    }
stich-meister-advice-because-strongest =
    { stich-meister-of-trick }{ $barred ->
        [yes] Of the cards you may play, this one is the hardest to beat.
       *[no] Of your cards, this one is the hardest to beat.
    }
stich-meister-advice-because-must =
    { stich-meister-of-trick }{ $strong ->
        [yes] Whatever you play wins: so away with { stich-meister-strongest }.
       *[no] Whatever you play wins: so { stich-meister-weakest } is enough.
    }
stich-meister-advice-because-easiest =
    { stich-meister-of-trick }{ $lead ->
        [yes] { $count ->
            [one] The easiest of yours to beat: one card still out can do it.
           *[other] The easiest of yours to beat: you may well lose the trick.
        }
       *[no] Any card of yours is ahead: { $barred ->
            [yes] the weakest you may play
           *[no] your weakest card
        } is the likeliest to be beaten.
    }
stich-meister-advice-because-hardest =
    { stich-meister-of-trick }{ $because ->
        [few] Whatever you play is ahead, and hardly any card beats it: away with { stich-meister-strongest }.
        [same] All are equally hard to beat: so away with { stich-meister-strongest }.
       *[later] Whatever you play is ahead: so away with { stich-meister-strongest }, before it wins a later one.
    }
stich-meister-advice-because-low-ahead = { stich-meister-of-trick }Whatever you play is ahead: { stich-meister-weakest } will do.
stich-meister-advice-because-takes =
    { stich-meister-of-trick }{ $weakest ->
        [yes] You win with the weakest card that is enough
       *[no] You win the trick
    }{ $counts ->
        [brings] { $count ->
            [one] : it brings you { $points } point.
           *[other] : it brings you { $points } points.
        }
        [denies] { $count ->
            [one] : else it may bring somebody else { $points } point.
           *[other] : else it may bring somebody else { $points } points.
        }
       *[none] .
    }
stich-meister-advice-because-takes-one = You win this trick: if it stays your only one, it pays { $gain } extra.
stich-meister-advice-because-second = It is your best card that is second strongest as the trick lies: that wins ({ $items }).
stich-meister-advice-because-never-second = Nobody can beat this card, so it cannot win: the second strongest does ({ $items }).
stich-meister-advice-because-voids = It is your last of the { $suit }: when they are led, you can then play any card.
stich-meister-advice-because-rest =
    { stich-meister-of-trick }{ $can ->
        [yes] You let this trick go
       *[no] You cannot win this trick
    }{ $keeps ->
        [stronger] : you keep what is stronger for later.
        [weaker] : you keep the weaker cards for later.
        [both] : a middling card is needed least.
       *[none] , and your cards are equally strong.
    }
stich-meister-advice-because-rest-won =
    { stich-meister-of-trick }You win this trick, which counts { $points }: { $strong ->
        [yes] away with a strong card, before it wins a later one.
       *[no] you keep the others for later.
    }
stich-meister-advice-because-second-odds =
    The second strongest card wins ({ $items }): { $count ->
        [0] no unseen card is stronger than this one.
        [one] this may be that, as one unseen card is stronger.
       *[other] this may be that, as { $count } unseen cards are stronger.
    }
stich-meister-advice-because-odds =
    { stich-meister-of-trick }{ $use ->
        [gone] Away with a strong card{ $count ->
            [0] : it wins this trick, but no dearer one later.
           *[other] {" "}while others may still beat it.
        }
        [lose] { $count ->
            [0] No unseen card beats this one.
           *[other] You may well lose this trick: others may beat your card{ $weaker ->
                [yes] , and weaker ones stay for later.
               *[no] .
            }
        }
        [keep] You keep { $kept_card } for later; this one { $count ->
            [0] wins, too.
           *[other] may win, too.
        }
       *[win] { $count ->
            [0] No unseen card beats this one: you win the trick.
            [one] A chance to win: only one unseen card beats this one.
           *[other] No card you may play has a better chance to win.
        }
    }
stich-meister-advice-because-short = You have only { $count } { $suit }: with none left, you can play any card on them.
stich-meister-advice-because-last-card = It is your last card.
stich-meister-advice-because-only-suit =
    It is your only { $of ->
        [F] fan
        [C] coin
        [K] koi
       *[G] gate
    }{ $count ->
        [0] , so you must play it.
        [one] : { $trump_cards } is a trump now and follows none.
       *[other] : { $trump_cards } are trumps now and follow none.
    }
stich-meister-advice-because-only-trump = It is your only trump, and it must be played.
stich-meister-advice-because-pass-weak = Your weakest card{ stich-meister-turned }: you keep the strong ones for tricks that you want.
stich-meister-advice-because-pass-strong = Your strongest card{ stich-meister-turned }: it would win tricks that you do not want.
stich-meister-advice-because-pass-costs =
    It counts { $points }{ $best ->
        [yes] , and no other such card of yours is likelier to win: better not to hold it.
       *[no] {" "}for whoever takes it: better not to hold it.
    }
stich-meister-advice-because-pass-helps = { $to_seat }’s points count for you, too: a strong card helps there.
stich-meister-advice-because-pass-short =
    { $count ->
        [one] You have no other { $suit }: with none left, you can play any card on them.
       *[other] You have only { $count } { $suit }{ $all ->
            [yes] : with none left, you can play any card on them.
           *[no] : with one fewer, you are sooner free to play any card on them.
        }
    }
stich-meister-advice-because-pass-spare =
    { $keeps ->
        [stronger] A weak card: you keep the stronger ones to win tricks.
        [weaker] A strong card: you keep the weaker ones to let tricks go.
       *[both] Neither strong nor weak: you keep the strong ones to win tricks, the weak ones to let them go.
    }
stich-meister-advice-because-removes =
    { $best ->
        [yes] { $mine ->
            [yes] Without this card the trick brings you the most: { $points }.
           *[no] Without this card the trick brings { $to_seat } the least: { $points }.
        }
       *[no] Without this card the trick still brings { $points }, and nobody gets the card.
    }
stich-meister-advice-because-removes-any = Whichever card goes, the trick brings the same: { $points }.
stich-meister-advice-because-reserve-strong =
    A strong card{ stich-meister-turned }: it may win the last trick{ $counts ->
        [pays] , and then brings { $points } more.
        [costs] , but then costs { $points }.
       *[none] .
    }
stich-meister-advice-because-reserve-middle = Not one of your strongest: you keep those for the tricks before.
stich-meister-advice-because-reserve-weak =
    A weak card{ stich-meister-turned } can wait: { $counts ->
        [costs] whoever wins the last trick gets its { $points }, hardly you.
       *[none] your strong ones are for the tricks before.
    }
stich-meister-advice-because-expose-strong = Lying open, it is as strong as in your hand.
stich-meister-advice-because-expose-middle = Not one of your strongest: it tells the others little.
stich-meister-advice-because-expose-weak = One of your three weakest{ stich-meister-turned }: your strong cards stay hidden.
sa-set-beside =
    { $beside ->
        [alike] { " " }Also enough: { $beside_cards }.
        [later] { " " }Acts later: { $beside_cards }.
        [larger] { " " }For later: { $beside_cards }.
       *[no] { "" }
    }
sauscharf-advice-because-reach =
    Lay { $cards }: enough for sauce { $heat }, { $worth } points{ $is_open ->
        [yes] , unless somebody comes before you
       *[no] { "" }
    }.{ $next ->
        [0] { "" }
       *[other] { " " }Your sauce { $next } can wait: nobody else has the cards for it.
    }{ $picked_up ->
        [yes] { " " }Picking up would cost this lap.
       *[no] { "" }
    }{ $spare ->
        [0] { "" }
        [one]
            { $sooner ->
                [yes] { " " }A larger set acts sooner.
               *[no] { " " }The spare card goes too: left, it costs 1.
            }
       *[other]
            { $sooner ->
                [yes] { " " }A larger set acts sooner.
               *[no] { " " }The { $spare } spare ones go too: left, each costs 1.
            }
    }{ sa-set-beside }
sauscharf-advice-because-reach-gone =
    Lay { $cards }: enough for sauce { $heat }, { $worth } points. Before you, { $rival_seat } can make sauce { $gone }.{ $sooner ->
        [yes] { " " }A larger set acts sooner.
       *[no] { "" }
    }{ sa-set-beside }
sauscharf-advice-because-reach-all =
    Lay { $cards }: { $sooner ->
        [yes] sauce { $heat }, { $worth } points, sooner than with fewer
       *[no] enough for sauce { $heat }, { $worth } points
    }. { $waits ->
        [yes] Else { $taker_seat } makes it. This way your hand makes { $total } in all.
       *[no] Your hand makes most this way: { $total } points in all.
    }
sauscharf-advice-because-sauce =
    { $worth ->
        [one] It brings { $worth } point, and the cards of your set no longer cost 1 each.
       *[other] It brings { $worth } points, and the cards of your set no longer cost 1 each.
    }
sa-with-own =
    { $own ->
        [0] { "" }
       *[other] { " " }with { $own_cards } of yours
    }
sa-wish =
    { $more ->
        [0] : { $wish_cards }.
        [one] : { $wish_cards }{ sa-with-own }, 1 point.
       *[other] : { $wish_cards }{ sa-with-own }, { $more } points.
    }
sauscharf-advice-because-single = Laid one at a time, your cards last for more laps, and in each you may take some.
sauscharf-advice-because-single-wish = One { $number } comes first so far: if it stays so, take { $wish_cards }, worth { $more } points more{ sa-with-own }.
sauscharf-advice-because-single-lowest =
    { $why ->
        [behind]
            { $count ->
                [0] Somebody chooses before any single card of yours, so lay your lowest:
               *[other] Laying { $cards } would come first, but cost you a later lap. Lay your lowest:
            }
        [several] For points, { $wish_cards } are about equal, so no need to be first. Lay your lowest:
       *[little] { $more ->
            [0] No card of the market brings points yet
           *[other] The market brings 1 point at most
        }, so no need to be first. Lay your lowest:
    } one { $number }.{ $count ->
        [0] { " " }Save the { $high }.
       *[other] { "" }
    }
sauscharf-advice-because-single-low =
    { $is_lowest ->
        [yes] One { $number } seldom chooses first, but saves your higher cards for later laps.
       *[no] One { $number } may choose before lower cards, and saves your higher ones for later laps.
    }
sauscharf-advice-because-single-high = One { $number } chooses before lower single cards{ sa-wish }
sauscharf-advice-because-single-before =
    With one { $number } you choose before { $before_seats }{ sa-wish }{ $ahead ->
        [0] { "" }
       *[other] { " " }Before you: { $ahead_seats }.
    }
sauscharf-advice-because-lone-wild = One X (you may keep it) chooses before any other single card{ sa-wish }
sauscharf-advice-because-larger = Lay { $cards } to choose before every smaller set{ sa-wish }
sauscharf-advice-because-ahead = Lay { $cards } to choose before { $ahead_seat }{ sa-wish }
sauscharf-advice-because-spare =
    Lay { $cards }{ $turn ->
        [first] { " " }to choose first
        [early] , first so far
       *[later] { " " }for the market
    }{ $helps ->
        [more]
            { $turn ->
                [later] . If still there{ sa-wish }
               *[first] { sa-wish }
            }
        [nearer] : with { $wish_cards }, sauce { $heat_to_come } needs only { $lack_cards } more.
       *[no]
            { $kept ->
                [0] :
               *[other] ; save { $kept_cards }:
            } then you may take cards, or discard the set.
    }{ $waits ->
        [yes] { " " }Picking up would cost that.
       *[no] { "" }
    }
sauscharf-advice-because-spare-low =
    Nothing here helps yet, so no need to be first: { $kept ->
        [0] lay your lowest,
       *[other] save { $kept_cards } and lay the lowest of the rest,
    } { $cards }.
sauscharf-advice-because-spare-soon =
    { $is_part ->
        [yes] Lay only { $cards }: until your hand is empty you may take more, and all comes into it without picking up.
       *[no]
            Lay { $cards }: { $is_last ->
                [yes] your hand is then empty
               *[no] your hand is soon empty
            }, and { $count ->
                [0] what you keep or take comes
                [one] your ingredient comes
               *[other] your { $count } ingredients come
            } into it without picking up.
    }
sauscharf-advice-because-last-card =
    Your last card has to be laid{ $part ->
        [gather] : this is your last lap of gathering.
        [end] ; discarded, it ends the match.
       *[cook] . { $count ->
            [0] What you keep or take is your hand for the next lap.
            [one] After the lap your ingredient comes into your hand.
           *[other] After the lap your { $count } ingredients come into your hand.
        }
    }
sauscharf-advice-because-empties =
    { $count ->
        [one] Your hand is then empty, and after the lap your ingredient comes into it.
       *[other] Your hand is then empty, and after the lap your { $count } ingredients come into it.
    }
sauscharf-advice-because-pickup =
    { $why ->
        [parted] Picking up costs this turn, but then { $cards } are together in your hand.
        [all] Picking up costs this turn, but then all your cards are in your hand.
       *[none] Pick up: no card of the market helps now, and laying out your hand would take { $laps } laps.
    }
sauscharf-advice-because-pickup-sauce = Next lap you can lay { $cards }: enough for sauce { $heat }, { $worth } points.{ $more ->
        [0] { "" }
       *[other] { " " }Taking { $wish_cards } first costs a lap.
    }
sa-beside =
    { $beside ->
        [alike] { " " }Just as good: { $beside_cards }.
        [points] { " " }As many points: { $beside_cards }.
        [several] { " " }Several others are just as good.
        [more] { " " }More cards than { $beside_cards }, worth { $beside_more } now.
        [late] { " " }Too late for { $beside_cards }, worth { $beside_more ->
            [one] 1 point
           *[other] { $beside_more } points
        }.
       *[no] { "" }
    }
sa-set-costs =
    { $is_kept ->
        [yes] { "" }
       *[no] { " " }Your set makes nothing yet.
    }
sa-more =
    { $left ->
        [1] one more makes
        [2] two more make
        [3] three more make
        [4] four more make
        [5] five more make
        [6] six more make
        [7] seven more make
       *[other] { $left } more make
    } sauce { $heat } for { $worth } points.
sa-set-lacks =
    { $set_left ->
        [0] { "" }
        [1] { " " }Your set would lack one.
        [2] { " " }Your set would lack two.
        [3] { " " }Your set would lack three.
        [4] { " " }Your set would lack four.
        [5] { " " }Your set would lack five.
        [6] { " " }Your set would lack six.
        [7] { " " }Your set would lack seven.
       *[other] { " " }Your set would lack { $set_left }.
    }
sa-lasting =
    { $is_late ->
        [yes] if the match lasts,{ " " }
       *[no] { "" }
    }
sa-then =
    { $counted ->
        [hand] With your hand:
        [set] With your set:
        [both] With hand and set:
       *[no] You then have
    }
sauscharf-advice-because-enough =
    { sa-then } { $cards }, enough for sauce { $heat }, { $worth } points{ $is_late ->
        [yes] , unless the match ends before
       *[no] { "" }
    }.{ sa-set-costs }{ sa-beside }
sa-gain =
    { $more ->
        [0] .
        [one] , worth 1 point more.
       *[other] , worth { $more } points more.
    }
sauscharf-advice-because-joins =
    { sa-then } { $cards }{ sa-gain }{ $moves ->
        [yes] { " " }X then moves from another sauce.
       *[no] { sa-set-costs }
    }{ sa-beside }
sauscharf-advice-because-wild =
    X goes with any number{ sa-gain }{ sa-set-costs }{ sa-beside }
sauscharf-advice-because-nears =
    { $count ->
        [0] { "" }
       *[other] { $count } cards at once.{ " " }
    }{ sa-then } { $cards }; { sa-lasting }{ sa-more }{ sa-set-lacks }{ sa-beside }
sauscharf-advice-because-new =
    { $is_joined ->
        [yes] A new number:
       *[no] Nothing here joins your cards, so a new number:
    } { sa-lasting }{ sa-more }{ sa-set-lacks }{ sa-beside }
sauscharf-advice-because-nothing = Take none: nothing in the market joins your cards.
sauscharf-advice-because-no-nearer = Take none: nothing in the market brings a sauce nearer.
sauscharf-advice-because-holds-out = { $ahead_seat }’s sauces make more points, and without a card of yours the match ends: keep your set.
sauscharf-advice-because-no-more = A close choice: a card of the market may help later, but left over it costs 1.
sauscharf-advice-because-rid-now =
    { $makes ->
        [yes] Picking up costs this lap, and the match may soon end: lay { $cards }.
       *[no] Picking up costs this lap, and makes no further sauce yet: lay { $cards }, each card left costs 1.
    }
sauscharf-advice-because-rid-last =
    { $waits ->
        [yes] { $done_seat } ends the match with this lap, so picking up is of no use. Lay { $cards }: each card left costs 1.
       *[no] { $done_seat } ends the match with this lap. Lay { $cards }: each card left costs 1.
    }
sauscharf-advice-because-rid =
    { $mine ->
        [yes] Lay { $cards }: you have enough sauces, and without cards you end the match.
       *[no] Lay { $cards }: { $done_seat } has enough sauces and may soon end the match. Each card you then hold costs 1.
    }
sauscharf-advice-because-rid-less = If the match goes on, you keep { $cards }: { sa-more }
sauscharf-advice-because-fate-joins =
    Keep it: { $more ->
        [0] it joins { $cards } of yours.
        [one] with { $cards } of yours it brings 1 point more.
       *[other] with { $cards } of yours it brings { $more } points more.
    }
sa-many =
    { $come ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] seven
    }
sauscharf-advice-because-fate-near =
    { $part ->
        [cook] Keep it: sauce { $heat } for { $worth } points needs only { $lack_cards } more.
       *[gather] Keep it: sauce { $heat } for { $worth } points needs { $lack_cards } more, and about { sa-many } should come to the market in time.
    }
sauscharf-advice-because-fate-drop =
    Discard it: sauce { $heat } would need { $lack_cards } more, { $why ->
        [few]
            { $come ->
                [0] and hardly any will come.
               *[other] and only about { sa-many } should come.
            }
        [laps]
            { $laps ->
                [0] and this is your last lap of gathering.
                [one] and you gather for one more lap only.
               *[other] and you gather for { $laps } more laps only.
            }
        [late] and { $done_seat } may end the match first.
        [other] and sauce { $to_heat } only { $to_cards }.
        [fewer] but only { $to_cards }.
        [same] and sauce { $to_heat } as few: { $to_cards }. Wait for those.
       *[far] too many to hope for: left over, each card costs 1.
    }
sauscharf-advice-because-fate-close =
    { $is_kept ->
        [yes] A close choice: with { $lack_cards } more it makes sauce { $heat }; discarded, it makes none.
       *[no] A close choice: sauce { $heat } would need { $lack_cards } more, and what is gone costs nothing at the end.
    }
sauscharf-advice-because-fate-full =
    { $is_kept ->
        [yes] A close choice: no sauce needs the set now, but another may.
       *[no] Discard it: no sauce needs the set, and each card left costs 1 at the end.
    }
sauscharf-advice-because-fate-last = Discard it: { $done_seat } ends the match with this lap, and each card left costs 1.
sauscharf-advice-because-fate-end = Discard it: you have enough sauces, and without cards you end the match.
sauscharf-advice-because-fate-enough = Keep it: with { $cards } of yours it is enough for sauce { $heat }, { $worth } points.
sauscharf-advice-because-fate-new =
    { $more ->
        [one] Keep it: without the set, 1 point less.
       *[other] Keep it: without the set, { $more } points less.
    }
sauscharf-advice-because-fate-wild = Keep it: X goes with any number later.
sauscharf-advice-because-fate-cost = No sauce needs the X yet, and left over it would cost 1.
sauscharf-advice-because-none-last = Take none: { $done_seat } ends the match with this lap, and each card left costs 1.
sauscharf-advice-because-none-enough = Take none: you have enough sauces, and more cards would only delay the end.
sauscharf-advice-because-none-late =
    { $beside ->
        [late] Take none: { $done_seat } has enough sauces and may soon end the match.{ sa-beside }
       *[no] Take none: { $done_seat } has enough sauces and may soon end the match. Each card you then hold costs 1.
    }
advice-asked = Advice asked: { $who }.
advice-asked-one =
    { $count ->
        [one] { $name } once
       *[other] { $name } { $count } times
    }
why-title = Why this?
why-card = { $card }. Ask why
why-tap = Tap a computer player’s card to ask why it was played.
why-plain = No single thing decided it: on average it looked good.
why-plain-odd = No single thing speaks against it; on average it brought less.
why-best = In { $worlds } imagined deals that fit what this seat knew, nothing did clearly better.
why-other = In { $worlds } imagined deals that fit what this seat knew, something else did clearly better. { $level } players do not always see that.
why-how = Told from what the seat could know at that moment. Its hand stays secret.
odds-title = Open hands
odds-held = { $count } × { $card }
odds-open = Open all hands
odds-open-agreed = All agree: open all hands
odds-warning = Everybody who sees this screen sees the cards of every seat, and what each card of the seat to act may bring. Made for a class in front of a projector. The match is marked as open on its score sheet.
odds-warning-people = { $people } people keep their cards secret at this screen. Open them only if all agree.
odds-close = Back to the table
odds-back = One step back
odds-step = { $name } plays
odds-option = { $action }{ $mark ->
        [best] , best
        [level] , about as good as the best
       *[none] {""}
    }: { $points } points on average, give or take { $error }{ $percent ->
        [none] {""}
       *[other] ; takes this trick in { $percent }% of the deals
    }
odds-figures = What the figures say
odds-how =
    { $single ->
        [yes] At each choice: the points to expect at the end of the match, by what its seat can know.
       *[no] At each card or choice: the points to expect this round, by what its seat can know; in percent, the chance of this trick.
    } Blue does best against { $seats ->
        [2] the other
       *[other] the others
    }, a blue edge about as well. Tap one to play it.
odds-side = How it stands
odds-opened = All hands were opened in this match.

# Review of a finished match
review-ask = Review
review-title = Review
review-close = Back to the result
review-laying = The match is being replayed …
review-not-over = This match is not over yet
review-not-over-help = A match can be reviewed once it is finished: a review opens all hands.
review-whose = Whose decisions
review-steps = Through the match
review-slider = Moment of the match
review-at = { $at } / { $length }
review-step-action = Action
review-step-decision = Decision
review-step-trick = Trick
review-step-round = Round
review-back-action = One action back
review-forth-action = One action on
review-back-decision = Back to the decision before
review-forth-decision = On to the next decision
review-back-trick = Back to the trick before
review-forth-trick = On to the next trick
review-back-round = Back to the round before
review-forth-round = On to the next round
review-done = { $action }, done in this match
review-did = { $name } decided
review-forced = There was no other choice.
review-unjudged = This decision is not judged yet.
review-other = Only the decisions of the seat chosen above are judged.
review-choose = Judge { $name }’s decisions
review-was-best = Nothing else did better, by what this seat could know.
review-was-level = No clear difference from the best, by what this seat could know.
review-cost = { $points } points against { $seats ->
        [2] the other
       *[other] the others
    }
review-cost-at = Costliest decision { $place }: { $where }
review-all = All that could be done
review-graph-title = What { $name } could expect
review-graph = Expected total over the match: { $first } after the first decision, { $last } after the last one. It ended with { $end }.
# Below the graph, where there is little room: round 3.
review-graph-round = R{ $round }
review-graph-help =
    { $single ->
        [yes] The line: the total to be expected at the end of the match, after each decision, from what this seat could know. The dot: the real total.
       *[no] The line: the total to be expected at the end of the round, after each decision, from what this seat could know. Dots: real totals.
    } Where it falls, either a decision was worse than another or luck ran out; only decisions count as costly.
review-moment = Key moment { $number } of { $count }
review-moment-ask = What would you play?
review-moment-tell = Tell me
review-moment-next = Next key moment
review-moment-finding = Your key moments are being looked for
review-moments = Key moments
review-steps-all = Through the whole match
review-tried-none = This is what happened
review-tried-best = That is the best choice!
review-tried-level = That is about as good as the best!
review-tried-same = That is what { $name } did, too
review-tried-better = Better than what { $name } did
review-tried-worse = Something else does better
review-costliest-none = No decision was clearly worse than another. Well played!
review-how = Judged only from what this seat could know at that moment: points against { $seats ->
        [2] the other
       *[other] the others
    }, in imagined deals that fit it. A bad end of a good decision costs nothing.
review-judging = { $all } decisions are being judged
review-left = About { $seconds } s left
review-judging-again = The costliest ones are looked at once more, thoroughly
review-stop = Stop
review-stopped = { $done } of { $all } decisions are judged.
review-finished = { $all } decisions judged{ $seconds ->
    [0] {""}
   *[other] {" "}in { $seconds } s
  }.
review-go-on = Go on
review-table = All decisions as a table
review-table-where = Where
review-table-done = Done
review-table-total = Expected total
review-table-best = Better
review-table-cost = Difference
fork-ask = What if …
fork-title = What if …
fork-here = The match goes on from here, with the same people, computer players and cards. { $name } is to act.
fork-other = What if { $name } had done this instead?
fork-promise = This begins a match of its own, marked as “What if”. The finished match stays as it is, and statistics do not count this one.
fork-play = Play on from here
fork-mark = What if
fork-mark-long = A “What if”: it began in the middle of a finished match, after { $actions } actions. Statistics do not count it.

# Statistics, and everything as one file
statistics-title = Statistics
statistics-none = No match has ended here yet. Every match that a person plays to its end is counted once.
statistics-none-such = None of these matches.
statistics-matches =
    { $count ->
        [one] One finished match
       *[other] { $count } finished matches
    }
statistics-help = Hints, undo and open hands
statistics-help-all = All
statistics-help-without = Without help
statistics-help-with = With help
statistics-who = Who
statistics-everybody = Everybody
statistics-against = Against
statistics-against-mixed = several levels
statistics-against-people = people only
statistics-results = Results
statistics-counted =
    Each person’s result counts by itself: { $results } in { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
statistics-won = Won
statistics-place = Average place
statistics-score = Average score
statistics-places = Places
statistics-places-said = How often each place, from the first on: { $places }
statistics-all = All
statistics-how = Help is a hint, something taken back, or open hands. A “What if” and a match that only computer players play do not count; a match counts as it ended first. The latest { $most } matches are kept, on this device only.
statistics-aside = Statistics that this page cannot read, damaged or from a newer page, are set aside. A newer page takes them back by itself.
statistics-reset = Forget the statistics
statistics-reset-title = Forget the statistics?
statistics-reset-text =
    { $count ->
        [one] The result of one match is forgotten. The saved matches stay.
       *[other] The results of { $count } matches are forgotten. The saved matches stay.
    }
statistics-forgotten = The statistics are forgotten.
archive-title = Everything on this device
archive-help = Saved matches: { $matches }. Matches in the statistics: { $results }. One file takes all of them along; another device or browser opens it, and what is there already stays.
archive-export = Save everything as a file
archive-taken = New from this file: matches { $matches }, in the statistics { $results }. Here already: matches { $known }.
archive-refused =
    { $count ->
        [one] One match of this file was not taken.
       *[other] { $count } matches of this file were not taken.
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
score-so-far-why = Where the points come from
score-if-now = Round { $round } is not over: this is what it would bring if it ended now.
score-small-figures = Small figures: all points so far.
score-show-round = Show the lines of a round
final-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
final-you-win = You win!
final-you =
    { $place ->
        [2] You came 2nd, { final-behind }
        [3] You came 3rd, { final-behind }
       *[other] You came { $place }th, { final-behind }
    }
final-behind =
    { $behind ->
        [0] level on points with { $name }
       *[other] { $behind } behind { $name }
    }
final-story-won =
    { $single ->
        [yes] What won it: { $line } brought { $gain }, the others { $others } on average.
       *[no] What won it: { $line } in round { $round } brought { $gain }, the others { $others } on average.
    }
final-story-lost =
    { $single ->
        [yes] Where you fell behind: { $line }, { $gain } (the others { $others } on average).
       *[no] Where you fell behind: { $line } in round { $round }, { $gain } (the others { $others } on average).
    }
final-says-plum =
    { $won ->
        [yes] All tidied up, and first as well!
       *[other] Well played! I’ll go and sort my cards.
    }
final-says-moon =
    { $won ->
        [yes] Good things come to those who wait.
       *[other] Well played. I can wait.
    }
final-says-wave =
    { $won ->
        [yes] What a ride! Once more?
       *[other] The tide was with you. Once more?
    }
final-says-hex =
    { $won ->
        [yes] Two, four, six, first!
       *[other] How odd! Well played.
    }
final-says-hill =
    { $won ->
        [yes] One step after another.
       *[other] Well played. I’ll be back.
    }
final-says-star =
    { $won ->
        [yes] Quick as a shooting star!
       *[other] Bravo! I was too quick again.
    }
final-record = Your best { $game } yet
final-moments = See the moments that mattered
final-margin =
    { $points ->
        [one] One point ahead of { $name }
       *[other] { $points } points ahead of { $name }
    }
final-shared =
    { $points ->
        [one] A shared victory with { $shown } point
       *[other] A shared victory with { $shown } points
    }
final-again = Play again
final-home = To the games
final-undone =
    { $count ->
        [one] One action was taken back in this match.
       *[other] { $count } actions were taken back in this match.
    }

## Red Dragon on the table

red-dragon-column-lost = for red
red-dragon-progress-give = giving
red-dragon-progress-draft = taking
red-dragon-goal-give =
    { $count ->
        [0] Each trick brings +{ $each }, red in it costs; taking none brings +{ $bonus }. None of yours costs much: give middling cards.
       *[other] { $goes_on ->
            [no] Each trick brings +{ $each }, red in it costs; taking none brings +{ $bonus }. Empty a colour to throw { $cards } on others, or give the red.
           *[other] Go on with { $suit }: once you have none, you can throw { $cards } into others’ { $suit } tricks.
        }
    }
red-dragon-goal-none = Win tricks without red cards: +{ $each } each. Or take no trick at all: { rd-without }.
red-dragon-goal-rest =
    { $with_others ->
        [0] Win tricks: +{ $each } each. { $leads ->
            [yes] Only your own red still costs.
           *[no] The others have no red that costs; throw yours into their tricks.
        }
       *[other] Win tricks without red: +{ $each } each. The others still hold red that costs { $with_others } in all.
    }
red-dragon-goal-yours =
    { $left ->
        [one] The last trick is yours: +{ $each }, less the red in it.
       [2] Both tricks left are yours: +{ $each } each, less the red in them.
       *[other] All { $left } tricks left are yours: +{ $each } each, less the red in them.
    }
red-dragon-goal-free =
    { $lies ->
        [yes] After this trick no red card that costs is left: each then brings +{ $each }.
       *[no] No red card that costs is left: each trick now brings +{ $each }.
    }
red-dragon-goal-all = You have every trick so far. Take those left, too ({ $left }), and you win the whole match at once!
red-dragon-goal-stop = { $holder_seat } has every trick so far, and wins the match with all of them. Take one, whatever it costs!
red-dragon-goal-beat =
    { $bonus ->
        [0] If you beat { $card }, this trick brings you { rd-brings }.
       *[other] Beating { $card } brings { rd-brings }. But without any trick: { rd-without }.
    }
rd-without =
    { $each_of_two ->
        [0] +{ $bonus }
       *[other] +{ $bonus } if only you manage it, +{ $each_of_two } each if two do
    }
red-dragon-goal-under = Better stay under { $card }: beating it brings you { rd-brings }.
red-dragon-goal-rid = Better lose this trick: winning it brings you { rd-brings }.
rd-brings =
    { $own ->
        [none] { $gain } as it lies
        [one] { $gain } with your { $best_card }
       *[several] { $gain } with your { $best_card }, { $points } with your { $dear_card }
    }
red-dragon-goal-takes =
    { $is_last ->
        [yes] { $count ->
            [one] Your only card here takes this trick.
           *[other] Each of your cards takes this trick.
        } It brings you { rd-brings }.
       *[no] { $count ->
            [one] Your only card here is ahead.
           *[other] Each of your cards is ahead.
        } Unbeaten, it brings you { rd-brings }{ $adds ->
            [no] .
           *[yes] , less red still thrown in.
        }
    }
red-dragon-goal-below = None of your cards can take this trick. As it lies, it brings { $gain } to whoever does.
red-dragon-goal-void =
    { $bonus ->
        [0] You cannot win this trick: red thrown in costs whoever wins it.
       *[other] You cannot win this trick: red thrown in costs whoever wins it. No trick at all: { rd-without }.
    }
red-dragon-outcome-given = Everybody has given { $count } cards.
red-dragon-outcome-turned-up = These are the cards that all gave.
red-dragon-coach-give =
    Then all take as many back. Tricks bring +{ $each }, red costs.
red-dragon-coach-take = Red costs whoever wins it in a trick. High cards win tricks, low ones lose.
red-dragon-coach-lead = You begin this trick: any card. Its colour must be followed, and its highest card wins.
red-dragon-coach-follow = You have that colour: you must play it. Grey cards wait.
red-dragon-coach-void = No card of that colour: play any. It cannot win: a chance to give red away.
red-dragon-ask-give =
    { $shared ->
        [yes]
            { $left ->
                [one] { $name }: lay 1 more card face down
               *[other] { $name }: lay { $left } { $goes_on ->
                    [yes] more cards
                   *[no] cards
                } face down
            }
       *[no]
            { $left ->
                [one] Lay 1 more card face down in the centre
               *[other] Lay { $left } { $goes_on ->
                    [yes] more cards
                   *[no] cards
                } face down in the centre
            }
    }
red-dragon-ask-take =
    { $shared ->
        [yes] { $name }: take a card from the centre
       *[no] Your turn: take a card from the centre
    }
red-dragon-stake-no-trick =
    { $count ->
        [one] { $seats } has no trick yet: +{ $each }, if it stays so.
       *[other] { $seats } have no trick yet: +{ $each } each, if it stays so.
    }
red-dragon-stake-trick = { $each } for the trick, no red card.
red-dragon-stake-red-cards =
    { $each } for the trick − { $lost } for { $cards }{ $dragon ->
        [yes] {" "}(the 11 costs 26).
       *[no] .
    }
red-dragon-felt-centre = The centre is turned up: { $cards }.
red-dragon-event-round-started = Round { $round }. { $first_seat } begins.
red-dragon-event-card-given =
    { $known ->
        [yes] { $seat } lays down { $card }.
       *[no] { $seat } lays a card face down.
    }
red-dragon-event-centre-revealed = The centre is turned up: { $cards }.
red-dragon-event-centre-taken = { $seat } takes { $card }.
red-dragon-reason-wrong-phase =
    { $phase ->
        [give] First everybody lays cards face down in the centre.
        [draft] First the cards in the centre are taken: tap one of those.
       *[play] The centre is empty; now cards are played into tricks.
    }
red-dragon-rules-aim-title = The aim
red-dragon-rules-aim-text =
    Win tricks, because each is worth { $each } points, but leave the red cards to the others: they cost points. The highest total after { $players } rounds wins.
    There are four colours, [R], [U], [G] and [Y], with the numbers 0 to 14. Everybody holds { $hand } cards.
red-dragon-rules-give-title = Giving
red-dragon-rules-give-text =
    { $count ->
        [one] Everybody lays one card face down in the centre. When all have done so, the cards are mixed and turned up: nobody knows who gave what.
       *[other] Everybody lays { $count } cards face down in the centre. When all have done so, the cards are mixed and turned up: nobody knows who gave what.
    }
red-dragon-rules-draft-title = Taking
red-dragon-rules-draft-text =
    Beginning with the first player, everybody in turn takes one card from the centre. At the end of the line the order turns back, until all are taken. Your own card may come back to you.
    What somebody takes stays known to all: it is shown at the seat until it is played.
red-dragon-rules-draft-caption = The order of taking with { $players } players. Number 1 leads the first trick as well.
red-dragon-rules-play-title = Tricks
red-dragon-rules-play-text =
    • Lead any card, red ones too.
    • Whoever holds a card of the colour that was led must follow it. Whoever has none may play anything.
    • The highest number of the colour that was led takes the trick and leads the next one. There is no trump.
red-dragon-rules-play-caption = Green 14 is no card of the colour that was led, so it cannot win.
red-dragon-rules-highest = highest of the colour
red-dragon-rules-taken = taken
red-dragon-rules-void = holds no blue
red-dragon-rules-red-title = Points and red cards
red-dragon-rules-red-text =
    • Every trick gives { $each } points.
    • Every red card in your tricks costs its number. Only [R11] costs *26*.
    • Leave aside the bonus below, and all points of a round add up to nothing: what one wins, others lose.
red-dragon-rules-red-caption = What a red card costs stands on it. Red 0 costs nothing.
red-dragon-rules-example = Example: with red 4 and red 11
red-dragon-rules-tricks = { table-tricks }
red-dragon-rules-red-cards = { red-dragon-line-red-cards }
red-dragon-rules-zero-title = No trick at all
red-dragon-rules-zero-text =
    { $players ->
        [3] Whoever takes no trick in a round gets a bonus of 20 points.
        [4] Whoever takes no trick in a round gets a bonus: 20 points alone, 10 each if two manage it.
        [5] Whoever takes no trick in a round gets a bonus: 20 points alone, 10 each if two manage it, 5 each if three do.
       *[6] Whoever takes no trick in a round gets a bonus: 20 points alone, 15 each if two manage it, 10 each if three do, 5 each if four do.
    }
red-dragon-rules-all-title = Every trick
red-dragon-rules-all-text = Whoever takes *all* tricks of a round wins the match at once, whatever the score.
red-dragon-rules-end-title = The end
red-dragon-rules-end-text = The seat on the left begins the next round. After { $rounds } rounds the highest total wins; equal totals share the victory.
red-dragon-line-tricks = Tricks × { $each }
red-dragon-how-tricks = { $count }×{ $each }
red-dragon-line-red-cards = Red cards
red-dragon-line-no-trick = No-trick bonus
red-dragon-how-no-trick =
    { $count ->
        [one] the only one
       *[other] one of { $count }
    }
red-dragon-check-sum =
    { $bonus ->
        [0] Tricks give { $won }, red cards cost { $lost }: together nothing.
       *[other] Tricks give { $won }, red cards cost { $lost }: together nothing. The bonus of { $bonus } comes on top.
    }
red-dragon-ending-all-tricks = All { $tricks } tricks of a round: that wins at once

## Scharfe Schoten on the table

scharfe-schoten-suit-R = Chili
scharfe-schoten-suit-B = Pepper
scharfe-schoten-suit-Y = Mustard
scharfe-schoten-suit-G = Wasabi
scharfe-schoten-word-R = chili
scharfe-schoten-word-B = pepper
scharfe-schoten-word-Y = mustard
scharfe-schoten-word-G = wasabi
scharfe-schoten-letter-R = C
scharfe-schoten-letter-B = P
scharfe-schoten-letter-Y = M
scharfe-schoten-letter-G = W
scharfe-schoten-fact-suit-count = { $count } { $suit }
scharfe-schoten-fact-no-suit = no card
scharfe-schoten-counts-trumps = Trumps, strongest first: { $cards }.
scharfe-schoten-felt-rack = On the spice rack: { $suits }.
scharfe-schoten-secret-predict = Most { $most_suit }, fewest { $least_suit }
scharfe-schoten-fact-backs = In hand: { $suits }.
scharfe-schoten-fact-captured = Won: { $suits }. Predicted: most { $most_suit }, fewest { $least_suit }.
scharfe-schoten-fact-predicted-yes = Has predicted.
scharfe-schoten-fact-predicted-no = Has not predicted yet.
scharfe-schoten-sign-predicted-yes = predicted
scharfe-schoten-sign-predicted-no = still choosing
scharfe-schoten-progress-predict = predictions
ss-row-most = Most
ss-row-least = Fewest
scharfe-schoten-column-most = most
scharfe-schoten-column-least = fewest
scharfe-schoten-column-difference = diff.
scharfe-schoten-sign-most = ▲
scharfe-schoten-sign-least = ▼
scharfe-schoten-sign-difference = ±
scharfe-schoten-rules-tile-most = Most { $suit }
scharfe-schoten-rules-tile-least = Fewest { $suit }
ss-commit = Lock in: most { $most }, fewest { $least }
scharfe-schoten-action-rack = Take { $suit }
scharfe-schoten-action-predict = Most { $most_suit }, fewest { $least_suit }
ss-commit-none = Choose a tile in each row
scharfe-schoten-felt-waiting =
    { $count ->
        [0] All tiles are down.
        [one] Waiting for one more prediction. Then all tiles are turned up.
       *[other] Waiting for { $count } more predictions. Then all tiles are turned up.
    }
ss-strength = What beats what
ss-trumps = Trumps, strongest first
ss-order = Then the colours, strongest first
ss-trumps-beat = these 4 trumps first
scharfe-schoten-fact-higher-wins = Otherwise, in one colour, the higher number wins.
scharfe-schoten-ahead-trump =
    { $card } is ahead: the { $is_only ->
        [yes] only
       *[no] strongest
    } trump so far.
scharfe-schoten-ahead-stronger-colour = { $card } is ahead: { $suit } beats { $led_suit }.
scharfe-schoten-ahead-higher-number = { $card } is ahead: no stronger colour yet, no higher { $suit }.
ss-in-hand = in hand
ss-won = won
ss-rack = Spice rack
scharfe-schoten-fact-rack =
    { $value ->
        [0] empty
       *[other] { $value } left
    }
ss-rack-have =
    { $wanted ->
        [most] { $count } here, you have { $own } and want many
        [least] { $count } here, you have { $own } and want few
       *[none] { $count } here, you have { $own }
    }
scharfe-schoten-goal-predict = { scharfe-schoten-coach-predict } Neither missed: ▲ minus ▼, too.
scharfe-schoten-goal-tiles-laid = Of all you win, { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit } should be most and { scharfe-schoten-sign-least }{"\u00a0"}{ $least_suit } fewest: 5 points each, 3 if level.
scharfe-schoten-goal-no-trick = All at 0, so level: 6 points. { $reach ->
        [none] No { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit } is left: a trick would cost you points.
        [last] Only the last trick can change that.
       *[many] For 10 or more, win many { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit } ({ $most_left } to come) and few { scharfe-schoten-sign-least }{"\u00a0"}{ $least_suit }.
    }
scharfe-schoten-goal-tiles =
    { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit }: { $most }, { $most_hit ->
        [alone] most, 5 points
        [level] level with the others, 3 points
        [shared] like { $most_rival_suit }, 3 points
       *[missed] less than { $most_rival_suit } ({ $most_rival }), 0 points
    }. { scharfe-schoten-sign-least }{"\u00a0"}{ $least_suit }: { $least }, { $least_hit ->
        [alone] fewest, 5 points
        [level] level with the others, 3 points
        [shared] like { $least_rival_suit }, 3 points
       *[missed] more than { $least_rival_suit } ({ $least_rival }), 0 points
    }.{ $lead ->
        [0] { "" }
       *[other] { " " }{ scharfe-schoten-sign-most } − { scharfe-schoten-sign-least }: +{ $lead }.
    }
scharfe-schoten-goal-forced = With this { $suit } card you have { $points } points as it stands, instead of { $now }.
scharfe-schoten-coach-predict = { scharfe-schoten-sign-most } most, { scharfe-schoten-sign-least } fewest: 5 points each, 3 if level.
scharfe-schoten-outcome-standing =
    { $is_mine ->
        [yes] You take the trick and now have
       *[no] { $seat } takes the trick and now has
    } { $points } points ({ $first ->
        [yes] with no trick: { $now }).
       *[no] before: { $now }){ ss-why }.
    }
scharfe-schoten-outcome-predicted = All predictions are turned up: { scharfe-schoten-sign-most } most, { scharfe-schoten-sign-least } fewest.
scharfe-schoten-coach-lead = You begin: any card. Others follow its colour. The four trumps beat all, then a stronger colour wins.
scharfe-schoten-coach-follow = You have that colour: you must play it. Grey cards wait.
scharfe-schoten-coach-void =
    No card of that colour: any other one. { $wins ->
        [none] None of yours can win.
        [trump] Only a trump of yours can still win.
       *[any] A stronger colour or a trump can still win.
    }
scharfe-schoten-coach-rack = Each trick also brings a card of the rack.
scharfe-schoten-ask-predict =
    { $shared ->
        [yes] { $name }: predict which cards you will win
       *[no] Predict which cards you will win
    }
scharfe-schoten-ask-rack =
    { $only ->
        [yes] { $shared ->
            [yes] { $name }: take { $only_suit }, nothing else is left
           *[no] Only { $only_suit } is left: you must take it
        }
       *[no] { $shared ->
            [yes] { $name }: take a card from the rack, any colour
           *[no] The trick is yours: take a card from the rack
        }
    }
scharfe-schoten-event-round-started = Round { $round }. { $first_seat } begins.
scharfe-schoten-event-hand-dealt =
    { $known ->
        [yes] { $seat } is dealt { $cards }.
       *[no] { $seat } holds { $suits }.
    }
scharfe-schoten-event-rack-laid = On the spice rack: { $suits }.
scharfe-schoten-event-trumps-revealed = Trumps, strongest first: { $cards }.
scharfe-schoten-event-prediction-made = { $seat } lays two tiles face down.
scharfe-schoten-event-prediction-open = { $seat } predicts most { $most_suit }, fewest { $least_suit }.
scharfe-schoten-event-predictions-revealed = { $sentences }
scharfe-schoten-event-rack-taken = { $seat } takes { $suit } from the rack.
scharfe-schoten-reason-wrong-phase =
    { $phase ->
        [predict] First everybody predicts: choose two tiles.
        [rack] First the winner of the trick takes a card from the spice rack.
       *[play] Now cards are played into tricks.
    }
scharfe-schoten-line-captured = Won
scharfe-schoten-line-most = { scharfe-schoten-sign-most } { ss-row-most }
scharfe-schoten-line-least = { scharfe-schoten-sign-least } { ss-row-least }
scharfe-schoten-line-difference = { scharfe-schoten-sign-most } − { scharfe-schoten-sign-least }
scharfe-schoten-how-alone = right
scharfe-schoten-how-shared = level
scharfe-schoten-how-missed = missed
scharfe-schoten-how-difference = { $most } − { $least }
scharfe-schoten-check-best = Right 5, level 3, missed 0. If both count, the difference of the two colours is added. Best of the round: { $gain }.
scharfe-schoten-rules-aim-title = The aim
scharfe-schoten-rules-aim-text =
    Say beforehand of which colour you will win *most* cards and of which *fewest*. The better you predict, the more points you get.
    The four colours are [R], [B], [Y] and [G], with the numbers 1 to 12 in each.
scharfe-schoten-rules-deal-title = Cards and backs
scharfe-schoten-rules-deal-text =
    { $players ->
        [3] Everybody holds { $hand } cards; the other 12 lie on the spice rack, sorted by colour.
       *[4] Everybody holds { $hand } cards; the other 8 lie on the spice rack, sorted by colour.
    } The *back* of every card shows its colour: at any time all can see which colours you hold, and on the rack. Only the numbers in your own hand are for your eyes alone.
scharfe-schoten-rules-deal-caption = 3 chili, 4 pepper, no mustard, 3 wasabi: whoever holds none of a colour cannot follow it, and everybody knows.
scharfe-schoten-rules-trumps-title = Trumps and strength
scharfe-schoten-rules-trumps-text =
    Each round every colour draws a number card. The spice card with this colour and number is a *trump*, so there are four. The colour with the highest number is the strongest, its trump the strongest card of all.
    • First come the four trumps, in this order.
    • Then all other cards: a stronger colour beats every number of a weaker one; in one colour the higher number wins.
scharfe-schoten-rules-trumps-caption = The trumps of this round, strongest on the left. The colours follow in the same order.
scharfe-schoten-rules-predict-title = Predicting
scharfe-schoten-rules-predict-text =
    All choose two tiles in secret: ▲ for the colour they want to win most of, ▼ for the one they want fewest of. The two must differ. When all have chosen, the tiles are turned up; nobody can change them.
    Look at the backs of all hands, at the rack and at the strength of the colours first.
scharfe-schoten-rules-play-title = Tricks
scharfe-schoten-rules-play-text =
    • The leader plays any card. Whoever holds a card of the led colour must follow; a trump counts as a card of its own colour.
    • Whoever has none may play anything.
    • The *strongest* card takes the trick, whatever was led. The winner keeps all its cards, sorted by colour, and leads the next one.
scharfe-schoten-rules-play-caption = { $strong_suit_name } is the strongest colour this round and { $weak_suit } the weakest. Being led does not help.
scharfe-schoten-rules-follows = follows
scharfe-schoten-rules-void = has none of it
scharfe-schoten-rules-trump-caption = Even the weakest trump beats every card that is no trump.
scharfe-schoten-rules-rack-title = The spice rack
scharfe-schoten-rules-rack-text =
    Whoever wins a trick takes one more card from the rack, of any colour that is left, and adds it to the cards won. Nobody looks at its number.
    { $players ->
        [3] There is a card for every trick, for the last one, too.
       *[4] After 8 tricks the rack is empty; the last two tricks bring only their own cards.
    }
scharfe-schoten-rules-score-title = Points
scharfe-schoten-rules-score-text =
    Only the cards you won yourself count, colours without a card as well.
    • Your ▲ colour is your largest pile: 5 points. Level with another one: 3 points.
    • Your ▼ colour is your smallest pile, none at all included: 5 points. Level with another one: 3 points.
    • Both right or level: add the difference between the two piles.
    • Whoever wins no card at all scores 3 + 3 = 6.
scharfe-schoten-rules-who = Won
scharfe-schoten-rules-most = { scharfe-schoten-line-most }
scharfe-schoten-rules-least = { scharfe-schoten-line-least }
scharfe-schoten-rules-difference = { scharfe-schoten-line-difference }
scharfe-schoten-rules-score-caption = Above, mustard is level with pepper. Below, “fewest” is missed, so there is no difference to add.
scharfe-schoten-rules-end-title = The end
scharfe-schoten-rules-end-text = After { $players } rounds, one started by each seat, the highest total wins. Equal totals share the victory.

## X-Missions on the table

x-missions-reason-mission-not-offered = That mission is not among those on offer.
x-missions-item-mission-none = No mission
x-missions-item-mission-none-text = No secret, but every trick counts double.
x-missions-fact-pays-each-trick = { $each } points a trick
xm-mission-name = Mission { $mission } ({ $item })
x-missions-item-mission-0 = No tricks
x-missions-item-mission-0-text = Take no trick at all.
x-missions-item-mission-1 = One colour only
x-missions-item-mission-1-text = Take one or two tricks, all cards of one colour.
x-missions-item-mission-2 = Exactly two
x-missions-item-mission-2-text = Take exactly two tricks.
x-missions-item-mission-3 = Three of a colour
x-missions-item-mission-3-text = Take exactly three cards of one colour.
x-missions-item-mission-4 = All four colours
x-missions-item-mission-4-text = Take at least one card of every colour.
x-missions-item-mission-5 = Five or more
x-missions-item-mission-5-text = Take five tricks or more.
x-missions-item-mission-6 = Six of a colour
x-missions-item-mission-6-text = Take six or more cards of one colour.
x-missions-item-mission-7 = Seven and below
x-missions-item-mission-7-text = Take at least one trick, but no 8 and no 9.
x-missions-item-mission-8 = Collect the eights
x-missions-item-mission-8-text = Take three 8s, or all four.
x-missions-item-mission-9 = A full colour
x-missions-item-mission-9-text = Take all nine cards of one colour.
x-missions-fact-pays = { $small } points
x-missions-fact-pays-two =
    { $small } points, { $count ->
        [2] two
       *[other] all four
    }: { $large }
xm-trump = Trump
x-missions-suit-none = No trump
xm-trump-is = Trump: { $trump }
x-missions-progress-mission = missions
xm-offer = Missions to choose from
xm-choosing = Who has a mission
x-missions-fact-chosen-taken = mission
x-missions-fact-chosen-none = no mission (tricks × 2)
x-missions-fact-chosen-open = has not chosen yet
xm-my-mission = Secret mission
x-missions-fact-not-chosen = Not chosen yet: look at your hand and the trump.
x-missions-fact-if-now =
    { $value ->
        [one] If the round ended now: 1 point.
       *[other] If the round ended now: { $value } points.
    }
x-missions-fact-status-done = done
x-missions-fact-status-sure = certain
x-missions-fact-status-possible = still possible
x-missions-fact-status-lost = out of reach
x-missions-fact-status-no-trump = without a trump no { $suit }
x-missions-fact-status-ruled-out =
    { $count ->
        [one] { $is_named ->
            [yes] { $card } is sure to win
           *[no] a trump is sure to win
        }
       *[other] { $count } tricks are sure
    }
x-missions-fact-status-means =
    { $status ->
        [done] Nothing can spoil it any more.
        [sure] Whatever happens now, it will be done.
        [lost] It cannot be reached any more. That costs nothing; every trick still counts.
       *[possible] Nothing is decided yet.
    }
x-missions-fact-count-tricks = Tricks
x-missions-fact-count-eights = 8s
x-missions-fact-count-high = 8s and 9s
x-missions-fact-count-colour = { $suit_name }
x-missions-sign-count-tricks = i-trick
x-missions-sign-count-eights = 8s
x-missions-sign-count-high = 8·9
x-missions-fact-suit-count = { $suit_name } { $count }
meter-hit = { $name }: { $have }, as the mission wants it
meter-open = { $name }: { $have }
meter-spoilt = { $name }: { $have }, too many
meter-short = { $name }: { $have }, too few can still come
xm-captured = The cards you have taken
xm-taken =
    { $count ->
        [one] 1 card taken
       *[other] { $count } cards taken
    }
x-missions-fact-captured =
    { $value ->
        [0] My mission, 0 cards taken
       [one] My mission, 1 card taken
       *[other] My mission, { $value } cards taken
    }
x-missions-fact-captured-none = No trick has been taken yet.
x-missions-fact-captured-own = You may look at the cards you have taken at any time, at nobody else’s.
xm-hand-colours = In your hand:
x-missions-fact-hand-tricks =
    { $sure ->
        [0] Trumps in your hand: { $trumps }
       *[other] Trumps in your hand: { $trumps }, sure to win: { $sure }
    }
x-missions-fact-hand-high = 8s and 9s in your hand: { $value }
x-missions-fact-hand-strong = Strong cards (8, 9) in your hand: { $value }
x-missions-fact-hand-eights = 8s in your hand: { $value }
x-missions-goal-choose =
    { $has_trump ->
        [no] No trump this round.
       *[yes] { $suit_name } is trump and beats other colours.
    } A failed mission pays 0, each trick 1, or 2 without a mission.{ $missing ->
        [laid] {" "}One of the ten missions is left out.
        [taken] {" "}Some are taken, and one is left out.
       *[none] {""}
    }
x-missions-goal-none = No mission: each trick you take counts 2 points. You have { $tricks ->
        [0] none yet.
       *[other] { $tricks }.
    }
x-missions-goal-done =
    { $why ->
        [no-more] Your mission is done: you can win no more tricks.
       *[other] Your mission is done, whatever happens now. Each trick still counts 1.
    }
x-missions-goal-sure =
    { $why ->
        [trumps] Others have too few higher trumps: yours take what is missing,
       *[other] Your cards are sure to take what is missing:
    } your mission will be done. Each trick still counts 1.
x-missions-goal-lost =
    Your mission is lost{ $why ->
        [told] .
       *[other] : { xm-lost }.
    } Each trick still counts 1.
xm-lost =
    { $why ->
        [has] you have a trick
        [must] your cards must win a trick too many
        [more] you have more than two tricks
        [few] too few tricks are left
        [weak] { $more ->
            [0] { $cards } cannot win any more
           *[other] you can win only one more trick
        }
        [mixed] you have more than one colour
        [pure] no trick of one colour can come now
        [three] no colour can be exactly three now
        [no-trump] without a trump in your hand you get no { $missing_suit }
        [missing] you cannot get { $missing_suit } any more
        [not-all] you cannot get all of { $missing_suit } any more
        [many] you cannot get enough of any colour now
        [high] you have an 8 or a 9
        [must-high] your cards must win an 8 or a 9
        [low] no trick without 8 and 9 can come now
        [eights] you cannot get enough 8s now
       *[other] nothing can do it now
    }
x-missions-goal-mission-0 = For your mission: take no trick at all.
x-missions-goal-mission-1 =
    { $have ->
        [0] For your mission: one trick or two, with cards of a single colour.
       *[other] Only { $suit } from now on, and no more than two tricks in all.
    }
x-missions-goal-mission-2 =
    { $left ->
        [0] You have your two tricks: take no more.
        [1] One more trick, and then none.
       *[other] For your mission: exactly two tricks.
    }
xm-either =
    { $is_either ->
        [yes] { $suit } or { $other_suit }
       *[no] { $suit }
    }
x-missions-goal-mission-3 =
    { $is_told ->
        [no] For your mission: exactly three cards of one colour.
       *[yes] { $left ->
            [0] You have three { $suit }: no more of it.
           *[other] For your mission: { $left } more { xm-either }, for exactly three.
        }
    }
x-missions-goal-mission-4 = For your mission you still need: { $missing_suit }.
x-missions-goal-mission-5 =
    { $left ->
        [1] For your mission: one more trick.
       *[other] For your mission: { $left } more tricks.
    }
x-missions-goal-mission-6 =
    { $is_told ->
        [no] For your mission: six cards of one colour; a trick brings up to four.
       *[yes] For your mission: { $left } more { xm-either }.
    }{ xm-open }
xm-open =
    { $shut ->
        [0] {""}
       *[other] {" "}Too few { $shut_suit } cards are left that you can win.
    }
x-missions-goal-mission-7 =
    { $left ->
        [0] You have a trick: take no 8 and no 9.
       *[other] Take a trick, but no 8 and no 9.
    }
x-missions-goal-mission-8 =
    { $left ->
        [1] For your mission: one more 8.
       *[other] For your mission: { $left } more 8s.
    }
x-missions-goal-mission-9 =
    { $is_told ->
        [no] For your mission: all nine cards of one colour.
       *[yes] For your mission: { $left } more { xm-either }.
    }{ xm-open }
x-missions-coach-choose =
    { $has_trump ->
        [no] No trump: high cards win tricks. A failed mission pays 0.
       *[yes] { $suit_name } is trump. High cards and trumps win tricks. Failing pays 0.
    }
x-missions-coach-lead =
    { $has_trump ->
        [no] Whoever has the colour that you lead must play it; the highest of it takes the trick.
       *[yes] Whoever has the colour that you lead must play it; the highest takes the trick, unless a trump beats it.
    }
x-missions-coach-follow = You have that colour: you must play it. Grey cards wait.
x-missions-takes-trump = { $card } is the highest trump here, and a trump beats every other colour.
x-missions-coach-void =
    { $can_win ->
        [no] Only the colour led can take the trick{ $has_trump ->
            [yes] , or the highest trump.
           *[no] .
        }
       *[yes] { $suit_name }, the trump, can take the trick, all else cannot.
    }
x-missions-outcome-all-chosen =
    { $without ->
        [0] Everybody has a secret mission.
       *[other] Everybody has chosen: a secret mission, or none.
    } { $is_mine ->
        [yes] You chose first, so you
       *[no] { $seat } chose first, so { $seat }
    } { $is_mine ->
        [yes] lead.
       *[no] leads.
    }
x-missions-outcome-decided =
    { $is_mine ->
        [yes] You take the trick.
       *[no] { $seat } takes the trick.
    } { $status ->
        [done] { $why ->
            [no-more] You can win no more tricks: your mission is done!
            [harmless] Nothing can spoil your mission now: it is done!
           *[other] Your mission is done!
        }
        [sure] Your mission is certain: { $why ->
            [trumps] others have too few higher trumps!
           *[other] your cards will take what is missing!
        }
       *[lost] Your mission is lost: { xm-lost }.
    }
x-missions-outcome-ended =
    { $is_mine ->
        [yes] You take the trick.
       *[no] { $seat } takes the trick.
    } { $eights ->
        [0] Your mission is done
       *[other] With { $eights } 8s your mission is done
    }, and the round brings you { $count } points!
x-missions-outcome-brought = You take the trick{ $of ->
        [pure] , all of it { $suit }, as your mission wants.
        [low] , without 8 and 9, as your mission wants.
        [each] . New for your mission: { $suit }. Still missing: { $missing_suit }.
        [tricks] : { $have } of { $goal } for your mission.
        [eights] { $more ->
            [one] . One more 8 for your mission: { $have } of { $goal }.
           *[other] . { $more } more 8s for your mission: { $have } of { $goal }.
        }
        [colour] . { $more } more { $suit } for your mission: { $have } of { $goal }.
       *[nothing] . It brings nothing for your mission, but 1 point.
    }{ $spoilt ->
        [0] {""}
       *[other] {" "}Too many for it now: { $spoilt_suit }.
    }
x-missions-outcome-no-more = { $seat } takes the trick. Too few { $suit } cards are left now for your mission.
x-missions-outcome-turned-up =
    { $has_trump ->
        [yes] { x-missions-event-trump-revealed }
       *[no] { x-missions-event-trump-none }
    }
x-missions-ask-choose =
    { $shared ->
        [yes] { $name }: choose a mission, or none
       *[no] Your turn: choose a mission, or none
    }
x-missions-action-mission = { xm-mission-name }
x-missions-action-no-mission = { x-missions-item-mission-none }
x-missions-refused-mission = Why not { xm-mission-name }?
x-missions-event-round-started = Round { $round }. { $dealer_seat } begins.
x-missions-reason-wrong-phase =
    { $phase ->
        [mission] First everybody chooses a mission: tap one of those on the table, or none.
       *[play] The missions are chosen; now cards are played into tricks.
    }
x-missions-event-trump-none = A card is turned up: there is no trump this round.
x-missions-event-trump-revealed = The trump card is turned up: { $suit }.
x-missions-event-missions-looked-at = { $seat } looks at { $count } missions.
x-missions-event-missions-offered = { $seat } may choose from the missions { $missions }.
x-missions-event-mission-chosen = { $seat } takes { xm-mission-name }.
x-missions-event-mission-taken = { $seat } takes a mission, face down.
x-missions-event-mission-declined = { $seat } takes no mission.
x-missions-event-mission = { $seat }: { xm-mission-name }
x-missions-event-no-mission = { $seat }: { x-missions-item-mission-none }
x-missions-event-missions-revealed = The missions are turned up. { $lines }.
x-missions-line-tricks = Tricks
x-missions-how-tricks = { $count } × { $each }
x-missions-how-no-mission = { x-missions-item-mission-none }
x-missions-line-mission = Mission
x-missions-fact-mission = { $value }
x-missions-fact-title = { $items }
x-missions-fact-outcome-done = done
x-missions-fact-outcome-failed = failed
# Why a mission was done or failed, small below its name in the column of a seat.
xm-tricks-taken =
    { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
x-missions-fact-why-0 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }, not none
    }
x-missions-fact-why-1 =
    { $done ->
        [yes] { xm-tricks-taken }, all { $suit }
       *[no] { $tricks ->
            [0] { xm-tricks-taken }
           *[other] not one colour only
        }
    }
x-missions-fact-why-2 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }, not two
    }
x-missions-fact-why-3 =
    { $done ->
        [yes] { $alike ->
            [one] exactly three { $suit }
           *[other] exactly three of each: { $suit }
        }
       *[no] no colour with exactly three
    }
x-missions-fact-why-4 =
    { $done ->
        [yes] all four
       *[no] missing: { $suit }
    }
x-missions-fact-why-5 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }, not five
    }
x-missions-fact-why-6 =
    { $done ->
        [yes] { $count } { $suit }
       *[no] no six of a colour
    }
x-missions-fact-why-7 =
    { $done ->
        [yes] no 8, no 9
       *[no] { $tricks ->
            [0] { xm-tricks-taken }
           *[other] 8s and 9s: { $count }
        }
    }
x-missions-fact-why-8 =
    { $done ->
        [yes] 8s: { $count }
       *[no] 8s: { $count }, not three
    }
x-missions-fact-why-9 =
    { $done ->
        [yes] all nine { $suit }
       *[no] no nine of a colour
    }
x-missions-check-trump = Trump was { $suit }. A failed mission costs nothing; without a mission each trick counts 2.
x-missions-check-no-trump = There was no trump. A failed mission costs nothing; without a mission each trick counts 2.
x-missions-check-no-trump-mission-3 = There was no trump, so mission 3 paid 12. A failed mission costs nothing; without a mission each trick counts 2.
x-missions-check-no-mission = Nobody had a mission, so each trick counted 2.
x-missions-ending-last-round = Equal at the top; { $names } made more points in the last round.
x-missions-fact-pile-left = { $suit_name }, still in the pile
x-missions-fact-pile-now = { $suit_name }, trump of this round
x-missions-fact-pile-off = { $suit_name }, was trump before
x-missions-rules-round-title = A round
x-missions-rules-round-text =
    All 36 cards are dealt, nine each: four colours, [R], [U], [Y] and [G], each from 1 to 9.
    One after the other chooses a secret mission, then { $tricks } tricks are played.
    A trick is worth little, a mission done is worth much.
x-missions-rules-trump-title = Trump
x-missions-rules-trump-text =
    Each round the next card of the trump pile is turned up: two of each colour, and one without a trump.
    The pile runs through all nine before it is shuffled again, so what is left can be known. It is shown here.
x-missions-rules-trump-caption = The pile now: shown before, in force, still to come
x-missions-rules-choose-title = Choosing a mission
x-missions-rules-choose-text =
    Ten missions are shuffled, one is laid aside unseen. The dealer looks at the nine, takes one or none, and passes the rest to the left. The last leftover missions stay face down.
    Everybody sees whether you have a mission; which one stays secret until the round is scored.
    • With a mission each trick counts *1* point, and the mission on top if you do it.
    • Without one each trick counts *2* points.
x-missions-rules-missions-title = The ten missions
x-missions-rules-missions-text = What they pay in this round (mission 3 pays 8 points, and 12 in a round without a trump):
x-missions-rules-play-title = Tricks
x-missions-rules-play-text =
    The dealer leads first, then whoever took the last trick.
    • Follow the colour led if you can, otherwise play anything. A trump is a card of its colour like any other.
    • The highest trump takes the trick; without a trump in it, the highest card of the colour led.
    • Nobody has to win a trick or to play a trump.
x-missions-rules-play-card-1 = led
x-missions-rules-play-card-2 = follows
x-missions-rules-play-card-3 = has no blue
x-missions-rules-play-card-4 = cannot win
x-missions-rules-play-caption = Trump is { $suit }: even the small trump takes the trick.
x-missions-rules-trump-flag = { xm-trump }
x-missions-rules-secret-title = Cards taken
x-missions-rules-secret-text =
    You may look through the cards you have taken at any time, at nobody else’s. Only the last trick stays in sight for all.
    Your mission shows how it stands: *done* and *lost* are certain, reckoned from all that you can know.
x-missions-rules-steps-tricks = Tricks
x-missions-rules-steps-mission = Mission
x-missions-rules-steps-round = Round
x-missions-rules-score-title = Scoring
x-missions-rules-score-text =
    The missions are turned up. Each trick counts 1 point, or 2 without a mission; a mission that was done pays what its card says.
    A failed mission costs nothing.
x-missions-rules-end-title = The end
x-missions-rules-end-text =
    The match ends after the round in which somebody reaches *{ $target }* points. The highest total wins.
    If the highest totals are equal, the better last round decides; if that is equal as well, they share the victory.

## Sauscharf on the table

sa-chili = chili
sauscharf-card = Chili { $number }
sauscharf-card-X = Wild X
sauscharf-cards-bunch =
    { $count ->
        [1]
            { $card ->
                [8] an 8
                [11] an 11
                [X] an X
               *[other] a { $card }
            }
        [2] two { $card }s
        [3] three { $card }s
        [4] four { $card }s
        [5] five { $card }s
        [6] six { $card }s
        [7] seven { $card }s
        [8] eight { $card }s
       *[other] { $count } cards { $card }
    }
sauscharf-fact-cards = { $cards }
sauscharf-fact-set =
    { $number ->
        [X]
            { $count ->
                [one] 1 card, X alone
               *[other] { $count } cards, X alone
            }
       *[other]
            { $count ->
                [one] 1 card, number { $number }
               *[other] { $count } cards, number { $number }
            }
    }
sa-group =
    { $count ->
        [one] { $card }, 1 card
       *[other] { $card }, { $count } cards
    }
sa-take-back = Take { $card } back
sauscharf-fact-brew = Sauce { $heat }
sa-bottle = { $sauce }. { $told }
sa-points = { $points } pts
sa-market = Market
sa-slot-empty = empty
sa-pile = Pile
sa-discard = Discards
sa-mine = Your ingredients
sa-coming = Sauces still to come
sa-later = Sauces to cook later
sa-in-hand = hand
sa-in-aside = ingredients
sa-sauces =
    { $supply ->
        [one] Sauces on offer, 1 more in the supply
       *[other] Sauces on offer, { $supply } more in the supply
    }
sa-no-sauces = No sauce is left.
sa-no-supply = None: all of them lie open or are made.
sauscharf-fact-missing =
    { $count ->
        [0] enough
       *[other] { $count } missing
    }
sauscharf-fact-lacks-set =
    { $count ->
        [0] The set is enough
        [one] The set lacks 1 card
       *[other] The set lacks { $count } cards
    }
sauscharf-fact-lacks-hand =
    { $hand ->
        [0] The hand is enough
       *[other]
            { $all ->
                [0] The hand lacks { $hand }; with the ingredients picked up it is enough
               *[other] The hand lacks { $hand }, with the ingredients { $all }
            }
    }
sauscharf-fact-after-pickup = pick up first
sauscharf-fact-after-lap = later
sauscharf-fact-stall =
    { $left ->
        [one] Ends with this lap unless a sauce is made
       *[other] Ends after { $left } laps without a sauce
    }
sa-stock = Discards and supply
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
sauscharf-fact-order = Turn order
sauscharf-fact-order-so-far = Turn order so far
sauscharf-fact-order-if = Turn order if you lay this
sauscharf-fact-spoon = spoon: lays first
sauscharf-fact-hand =
    { $value ->
        [one] 1 card in hand
       *[other] { $value } cards in hand
    }
sauscharf-fact-aside =
    { $value ->
        [one] 1 ingredient
       *[other] { $value } ingredients
    }
sa-standing = would score { $points } now
sa-lane-points = now { $points }
sauscharf-fact-state-out = no cards left
sauscharf-fact-state-lays-now = lays a set
sauscharf-fact-state-lays-later = lays later
sauscharf-fact-state-acts-now = acts now
sauscharf-fact-state-has-acted = done
sauscharf-fact-state-picked-up = picked up
sauscharf-fact-state-no-hand = no hand
sa-tray = Tray
sauscharf-fact-place =
    { $place ->
        [1]
            { $later ->
                [0] First to act.
               *[other]
                    { $number ->
                        [X] First so far: only more cards would come before it.
                       *[other] First so far: more cards, or higher ones, would come before it. X alone is highest.
                    }
            }
       *[other] Number { $place } to act so far{ $equal ->
            [yes] : of equal sets the earlier comes first
           *[no] { "" }
        }.
    }
sauscharf-fact-reach = Enough for sauce { $heat }.
sa-lay = Lay set
sa-pickup = Pick up { $count }
sauscharf-aim-slot = Take { $cards }.
sauscharf-aim-none = Take nothing.
sauscharf-aim-sauce = Sauce { $heat }: { $points } points.
sauscharf-fact-whole-set = The whole set is discarded for it.
sa-take-none = Take none
sa-keep = Keep set
sa-shed = Discard set
sa-make = Make sauce
sauscharf-fact-leaves-chili =
    { $shared ->
        [yes] Discarding leaves { $name } without cards for the rest of the match.
       *[no] Discarding leaves you without cards for the rest of the match.
    }
sauscharf-fact-leaves-sauce =
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
sauscharf-progress-gather = Gathering, lap { $lap } of at most { $most }
sauscharf-progress-cook = Lap { $lap }. It ends when someone has { $target } sauces and no cards
sauscharf-progress-last = Lap { $lap }, the last one
sauscharf-goal-gathered =
    { $heat ->
        [0] Most alike: { $cards }. Points for { $lines }.
       *[other] You own { $cards }, enough for sauce { $heat }: { $worth } points. Points for { $lines }.
    } { sa-laps-left }
sauscharf-goal-gathered-single = No two of your cards are alike yet. Points for { $lines }. { sa-laps-left }
sauscharf-goal-gathered-several = Your cards are enough for sauces { $lines }: { $worth } points in all. { sa-laps-left }
sauscharf-goal-gathered-all = You own { $cards }: { $worth } points, the most for a sauce. Collect a second number. { sa-laps-left }
sauscharf-goal-gathered-done =
    { $count ->
        [0] Your ingredients make no sauce yet.
        [one] Your ingredients are enough for sauce { $lines }, { $worth } points, once it lies open.
       *[other] Your ingredients are enough for sauces { $lines }, { $worth } points, once these lie open.
    } Your hand is empty: the others finish gathering, then all cook.
sauscharf-goal-gathered-end =
    All ingredients come into the hand now. { $count ->
        [0] Yours make no sauce yet.
       *[other] Of all { $all } sauces yours could make { $lines }: { $worth } points. But only { $open } sauces lie open at first.
    }
sauscharf-goal-worth =
    { $count ->
        [2] two: { $score }
        [3] three: { $score }
        [4] four: { $score }
        [5] five: { $score }
        [6] six: { $score }
        [7] seven: { $score }
        [8] eight: { $score }
       *[other] nine: { $score }
    }
sauscharf-goal-heat = { $heat }
sauscharf-goal-equal = { $cards }
sa-laps-left =
    { $laps ->
        [0] Your hand is then empty.
        [one] After this lap, one more lap.
       *[other] After this lap, at most { $laps } more laps.
    }
sauscharf-goal-no-sauce = No sauce is left to make. Each card you still hold costs 1: { $points } now.
sauscharf-goal-last-lap = { $done_seat } has { $target } sauces and no card: the match ends with this lap. Each card you keep costs 1.
sauscharf-goal-set = Your set is enough for sauce { $heat }: { $worth } points.
sauscharf-goal-set-rival = Your set is enough for sauce { $heat }: { $worth } points, unless { $rival_seat } makes it first.
sauscharf-goal-hand = In your hand: { $cards }. Laid as one set, that makes sauce { $heat }: { $worth } points.
sauscharf-goal-hand-rival = In your hand: { $cards }, enough for sauce { $heat }: { $worth } points, unless { $rival_seat } makes it first.
sauscharf-goal-hand-several = Of the open sauces your hand makes { $lines }, one a lap: { $worth } points together.
sauscharf-goal-hand-either = In your hand: { $lines }. Each, laid as one set, makes sauce { $heat }: { $worth } points.
sauscharf-goal-aside = Of all your cards: { $cards }. Picked up and laid as one set, that makes sauce { $heat }: { $worth } points.
sauscharf-goal-aside-several =
    { $now ->
        [0] Picked up, all your cards make sauces { $lines }, one a lap: { $worth } points.
       *[other] Of the open sauces your hand makes { $now } points; all your cards, picked up, { $worth }.
    }
sauscharf-goal-shed = You have enough sauces: lay your last cards, and the match ends. If another ends it first, each card you hold costs 1.
sauscharf-goal-ending = The match ends as soon as { $done_seat }, who has enough sauces, has no card. Each card you then hold costs 1.
sauscharf-goal-more = Most alike: { $cards }; { sa-more } Cards cost 1 each only when the match ends.
sauscharf-goal-more-single = No two of your cards are alike. { $heat } of one number make sauce { $heat }: { $worth } points. Cards cost 1 each only when the match ends.
sauscharf-goal-holds-out = You have enough sauces, but { $ahead_seat }’s make more points. Without your last card the match ends: cook more first.
sauscharf-coach-set = Collect equal chilies for sauces. More cards choose first, then the higher number; an X alone beats any single card.
sauscharf-coach-set-to-cook = Now cook: as many equal cards as the number on a bottle make it. Each card left at the end costs 1: so you are at { $points } now.
sauscharf-coach-set-or-pickup = Lay a set, or pick up: then all your ingredients are in your hand, and you wait until the next lap.
sauscharf-coach-alone = Only you still have cards. Lay a set and cook, or the match ends with what you hold against you.
sauscharf-coach-take = Tap cards of the market: all that lie together become your ingredients, for cooking later.
sauscharf-coach-cook = Tap a bottle with “enough” to make that sauce, or cards of the market for more ingredients.
sauscharf-coach-fate = Keep: your set joins your ingredients. Discard: it is gone. Each card left at the end costs 1.
sauscharf-outcome-lap-over =
    The lap is over.{ $sauces ->
        [0] { "" }
        [one] { " " }Now a new sauce is opened.
       *[other] { " " }Now { $sauces } new sauces are opened.
    }
sauscharf-outcome-gathered = Gathering is over: now cook.
sauscharf-ask-set =
    { $shared ->
        [yes] { $name }: tap cards of one number; X joins any
       *[no] Tap cards of one number; X joins any
    }
sauscharf-ask-set-to-cook =
    { $shared ->
        [yes]
            { $is_enough ->
                [yes] { $name }: lay a set for a sauce; X joins any number
               *[no] { $name }: lay a set; no sauce is in reach yet
            }
       *[no]
            { $is_enough ->
                [yes] Lay a set for a sauce; X joins any number
               *[no] Lay a set; no sauce is in reach yet
            }
    }
sauscharf-ask-set-or-pickup =
    { $shared ->
        [yes] { $name }: lay a set, or pick up your ingredients
       *[no] Lay a set, or pick up your ingredients
    }
sauscharf-ask-alone =
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
sauscharf-ask-take =
    { $shared ->
        [yes] { $name }: take chilies, or none
       *[no] Your turn: take chilies, or none
    }
sauscharf-ask-cook =
    { $shared ->
        [yes] { $name }: make a sauce, or take chilies
       *[no] Your turn: make a sauce, or take chilies
    }
sauscharf-ask-fate =
    { $shared ->
        [yes] { $name }: keep the set or discard it?
       *[no] Keep your set or discard it?
    }
sauscharf-reason-wrong-phase =
    { $phase ->
        [gather-set] Sets are laid now. Chilies are taken once everybody has laid one.
        [gather-turn] The sets are laid. Choose cards of the market now, or none. Sauces come in the second phase.
        [cook-set] Sets are laid now. Taking and cooking comes once everybody has decided.
       *[cook-turn] The sets are laid. Choose cards of the market, or make a sauce.
    }
sauscharf-reason-set-too-small =
    { $missing ->
        [one] It needs { $heat } cards, and the set has { $size }: 1 is missing.
       *[other] It needs { $heat } cards, and the set has { $size }: { $missing } are missing.
    }
sauscharf-reason-card-not-in-hand =
    { $held ->
        [0] { $card } is not in this hand.
        [one] There is only one { $card } in this hand, and it is in the set.
       *[other] All { $points } cards { $card } of this hand are in the set.
    }
sauscharf-reason-slot-empty = Place { $slot } is empty. Empty places are filled again at the end of the lap.
sauscharf-action-set = Lay { $cards }
sauscharf-action-slot-keep = Take { $cards } and keep your set as ingredients
sauscharf-action-slot-discard = Take { $cards } and discard the set
sauscharf-action-none-keep = Take none and keep your set as ingredients
sauscharf-action-none-discard = Take none and discard the set
sauscharf-action-sauce = Make sauce { $heat }
sauscharf-action-pickup = Pick up the ingredients
sauscharf-refused-set = Why not { $cards }?
sauscharf-refused-slot-keep = Why not take the cards at place { $slot }?
sauscharf-refused-none-keep = Why not take none?
sauscharf-refused-sauce = Why not make sauce { $heat }?
sauscharf-refused-pickup = Why not pick up the ingredients?
sauscharf-event-round-started = The market is laid out. { $spoon_seat } lays first and has the spoon to show it.
sauscharf-event-slots-unchanged = { "" }
sauscharf-event-slots-filled = New in the market: { $cards }.
sauscharf-event-slots-shuffled = The discards are shuffled. New in the market: { $cards }.
sauscharf-event-lap-gather = Gathering, lap { $lap }. { $first_seat } lays first.
sauscharf-event-lap-cook = Cooking, lap { $lap }. { $first_seat } lays first.
sauscharf-event-set-played = { $seat } lays { $cards }.
sauscharf-event-order-decided = Turn order: { $seats }. { $spoon_seat } takes the spoon: lays first next lap.
sauscharf-event-chili-slot-keep = { $seat } takes { $cards } and keeps { $set_cards }.
sauscharf-event-chili-slot-discard = { $seat } takes { $cards } and discards { $set_cards }.
sauscharf-event-chili-none-keep = { $seat } takes nothing and keeps { $set_cards }.
sauscharf-event-chili-none-discard = { $seat } takes nothing and discards { $set_cards }.
sauscharf-event-ingredients-pickup =
    { $count ->
        [one] { $seat } picks up 1 ingredient.
       *[other] { $seat } picks up { $count } ingredients.
    }
sauscharf-event-ingredients-cook =
    { $count ->
        [one] The cooking begins: { $seat } takes 1 ingredient in hand.
       *[other] The cooking begins: { $seat } takes { $count } ingredients in hand.
    }
sauscharf-event-ingredients-empty-hand =
    { $count ->
        [one] { $seat } has no hand left and takes up 1 ingredient.
       *[other] { $seat } has no hand left and takes up { $count } ingredients.
    }
sauscharf-event-display-filled = New sauces: { $heats }.
sauscharf-event-sauce-made = { $seat } makes sauce { $heat } for { $points } points with { $set_cards }.
sauscharf-event-round-scored = The kitchen closes.
sauscharf-line-sauces = Sauces
sauscharf-fact-sauce = Sauce { $heat }, { $points } points
sauscharf-how-none = none made
sauscharf-line-chilies-left = Chilies left, −1 each
advice-makes-sauce = Makes a sauce in this lap in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-makes-sauce-soon = Makes a sauce within three laps in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-gets-spoon = Acts first and holds the spoon in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-keeps-wilds = Keeps every X in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-others-cook = Others make a sauce in this lap in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-fewer-cards = Leaves fewer cards three laps from now in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-match-ends = The match ends within three laps in { $chance }% of the deals; the other choices: { $otherwise }% on average.
advice-sits-out = Soon has no card left and too few sauces in { $chance }% of the deals; the other choices: { $otherwise }% on average.
sauscharf-check-sum = Each bottle shows its number and what it scores. A chili left over costs one point, whatever its number.
sauscharf-ending-sauces =
    { $mine ->
        [yes] { $shared ->
            [yes] The match ended as { $done_seat } had enough sauces and no card left
           *[no] The match ended as you had enough sauces and no card left
        }
       *[no] The match ended as { $done_seat } had enough sauces and no card left
    }
sauscharf-ending-no-cards = Nobody had a card left
sauscharf-ending-stall = { $laps } laps in a row without a sauce: the kitchen closed
sauscharf-rules-phase-gather = 1. Gathering
sauscharf-rules-phase-gather-how = Lay a set, take chilies, until every hand is empty
sauscharf-rules-phase-cook = 2. Cooking
sauscharf-rules-phase-cook-how = The ingredients are the new hand: lay a set, cook or take
sauscharf-rules-aim-title = What it is about
sauscharf-rules-aim-text =
    Sauces score points: the higher their number, the more. Sauce 5 needs a set of at least five equal chilies.
    First everybody *gathers* ingredients with the dealt hand. Then the gathered chilies are the hand, and everybody *cooks*.
    Every number from [1] to [13] exists eight times, and there are six wild [X].
sauscharf-rules-set-title = Laying a set
sauscharf-rules-set-text =
    From the spoon on, clockwise, everybody lays a *set*: one or more cards of one number. Any number of [X] may join; they count as that number. Nothing but X is a set of its own, higher than [13].
    More cards act first, then higher numbers, then who laid earlier. The first takes the *spoon* and lays first in the next lap.
sauscharf-rules-set-caption = Five sets in the order in which they act.
sauscharf-rules-market-title = Taking chilies
sauscharf-rules-market-text =
    In turn order everybody takes *all* cards of one place, or none. They become ingredients, face down, and do not go to the hand.
    Then comes the set: *keep* it as ingredients, or *discard* it, always the whole set.
    After the lap cards are turned up until no place is empty. A number joins its like, up to three; [X] always lies alone.
    When all hands are empty, the cooking begins.
sauscharf-rules-market-caption = The fourth 7 lies at a new place.
sauscharf-rules-pickup-title = Laying or picking up
sauscharf-rules-pickup-text =
    Now your ingredients are your hand. From the spoon on everybody lays a set, or lays nothing and *picks up* all ingredients.
    Whoever picks up does nothing else in this lap. An empty hand picks up by itself at the end of a lap. With no ingredients, passing is not allowed.
sauscharf-rules-sauce-title = Cooking
sauscharf-rules-sauce-text =
    In turn order, either take cards of the market as before, or make *one* sauce.
    The set needs at least as many cards as the number on the sauce says. The whole set is discarded, even if it was larger.
    Sauces are filled up again at the end of the lap.
sauscharf-rules-sauce-caption = Five cards are enough for sauce 5, or for a smaller one.
sauscharf-rules-sauce-or = or
sauscharf-rules-end-title = The end
sauscharf-rules-end-text =
    When somebody has at least { $target } sauces and no card left, neither in hand nor among the ingredients, the lap is finished and the match is over.
    Whoever has no card left before that sits out, and can still win on points.
    It is also over when nobody has a card left.
sauscharf-rules-score-title = Points
sauscharf-rules-score-text =
    Sauces score what is printed on them. Every chili left, in hand or among the ingredients, costs 1 point.
    The most points win; with equal points the victory is shared.
    How often each sauce exists and what it scores is reconstructed here, as the printed list was not at hand.
sauscharf-rules-stall-title = When nothing is cooked
sauscharf-rules-stall-text = The match also closes after { $limit } laps in a row without a sauce, with 5 once all sauces are made. A warning comes in time.

## Stich-Meister on the table

stich-meister-suit-F = Fans
stich-meister-suit-C = Coins
stich-meister-suit-K = Koi
stich-meister-suit-G = Gates
stich-meister-word-F = fans
stich-meister-word-C = coins
stich-meister-word-K = koi
stich-meister-word-G = gates
stich-meister-card-of-F = Fan { $number }
stich-meister-card-of-C = Coin { $number }
stich-meister-card-of-K = Koi { $number }
stich-meister-card-of-G = Gate { $number }
stich-meister-letter-F = F
stich-meister-letter-C = C
stich-meister-letter-K = K
stich-meister-letter-G = G
stich-meister-mark-open = lies open
stich-meister-mark-out = taken out
stich-meister-sort-trump = Trump
stich-meister-sort-basic = Play
stich-meister-sort-scoring = Score
stich-meister-item-number = Rule card { $number }, { $kind }
stich-meister-fact-in-force = Rules of this round
sm-own-rules = Your rule cards
stich-meister-felt-secret = Choose one in secret. All four are turned up together and hold for this round.
stich-meister-felt-wait =
    { $count ->
        [0] The rule cards are turned up.
        [one] One more seat is choosing. Then the rule cards are mixed and turned up.
       *[other] { $count } more seats are choosing. Then the rule cards are mixed and turned up.
    }
stich-meister-felt-not-you = This seat chooses no rule card this round.
stich-meister-fact-preview-suits = One of your suits may become trump:
stich-meister-fact-preview-trumps =
    { $count ->
        [one] You hold 1 trump:
       *[other] You hold { $count } trumps:
    }
stich-meister-fact-preview-points =
    { $count ->
        [one] 1 card held, { $gain } to whoever takes it:
       *[other] { $count } cards held, { $gain } to whoever takes them:
    }
stich-meister-fact-preview-none = You hold none of these cards.
sm-lens = Explain
sm-lens-title = The rules explained
stich-meister-counts-before = First the rule cards are chosen; they say what counts.
stich-meister-fact-my-trumps = Your trumps
stich-meister-fact-no-own-trump = You hold no trump.
stich-meister-fact-no-trump = There are no trumps this round.
stich-meister-fact-trump-open = The suit led to trick 2 becomes trump. Until then this card makes none.
stich-meister-fact-in-force-lit = Counts now.
stich-meister-fact-together = What they mean together
stich-meister-fact-together-plain = Each holds as printed; none of them gets in another’s way.
stich-meister-fact-now = The trick now
stich-meister-fact-trump-order = Trumps, strongest first
stich-meister-fact-trump-how =
    { $kinds ->
        [number] All are equal: the one played later is stronger.
        [suit] { $low ->
            [yes] The lower card is stronger.
           *[no] The higher card is stronger.
        }
       *[several] { $low ->
            [yes] More rule cards on a card make it stronger, then the lower rule number, then the lower card. Of equal cards the later one is stronger.
           *[no] More rule cards on a card make it stronger, then the lower rule number, then the higher card. Of equal cards the later one is stronger.
        }
    }
stich-meister-fact-trump-weak = But every other card beats a trump ({ $items }).
stich-meister-fact-equal = equal: the later one is stronger
stich-meister-fact-my-hand = This hand
stich-meister-fact-hand-trumps = Trumps
stich-meister-fact-hand-suit = { $suit_name }
stich-meister-fact-may-play = May be played: { $cards }.
stich-meister-fact-later-rules = Your rule cards for later rounds
sm-revealed = These rule cards hold for this round
stich-meister-felt-revealed = These rule cards hold for this round: { $items }.
stich-meister-secret-choice = Rule card { $number }, { $item }
stich-meister-fact-dealer = dealer
stich-meister-fact-rule-choice-chosen = chosen
stich-meister-fact-rule-choice-choosing = choosing
stich-meister-fact-rule-choice-none = no choice
stich-meister-fact-reserved = saved for last
stich-meister-tag-open = open
stich-meister-tag-out = out
stich-meister-fact-exposed = { stich-meister-tag-open }
stich-meister-fact-direction-clockwise = clockwise
stich-meister-fact-direction-counter-clockwise = counter-clockwise
stich-meister-progress-choose = rule choice
stich-meister-progress-pass = passing
stich-meister-progress-reserve = one card aside
stich-meister-progress-expose = turning cards up
table-wins = wins it
table-hidden = face down
table-face-down = { $name }: a card face down
sm-winner =
    { $shared ->
        [yes] { $seat } wins
       *[no] { $mine ->
            [yes] You win
           *[no] { $seat } wins
        }
    }
sm-so-far =
    { $shared ->
        [yes] { $seat } would win
       *[no] { $mine ->
            [yes] you would win
           *[no] { $seat } would win
        }
    }
sm-holder =
    { $shared ->
        [yes] { $to_seat }
       *[no] { $to_me ->
            [yes] you
           *[no] { $to_seat }
        }
    }
sm-next =
    { $shared ->
        [yes] { $leads_seat } leads
       *[no] { $me_next ->
            [yes] you lead
           *[no] { $leads_seat } leads
        }
    }
stich-meister-outcome-to-other = { sm-winner } the trick; it goes to { sm-holder }.
stich-meister-outcome-to-other-next = { sm-winner } the trick; it goes to { sm-holder }, and { sm-next } next.
stich-meister-outcome-next-leads = { sm-winner } the trick; { sm-next } next.
stich-meister-outcome-laid = Everybody has laid down what they chose.
stich-meister-outcome-rules-revealed = These rule cards hold for this round.
stich-meister-outcome-pass-revealed =
    { $known ->
        [yes] { $from_seat } passes you { $cards }.
       *[no] The cards have been passed on.
    }
stich-meister-outcome-exposed-revealed = The chosen cards now lie open.

# Who takes a trick and why: the strongest card, what a rule card does about it, the card that wins by that.
stich-meister-takes-judged = { $sentences }
stich-meister-takes-strongest = { $card } is the strongest: { $lines }.
stich-meister-takes-rule-29 = { $card } began and cannot win.
stich-meister-takes-rule-30 = { $card } is the strongest: { $lines }.
stich-meister-takes-by-rule = By { $items }, { $card } wins: { $lines }.
stich-meister-by-rules =
    { $by ->
        [yes] {" "}({ $items })
       *[no] {""}
    }
stich-meister-takes-why-alone =
    { $others ->
        [yes] the only card left
       *[no] the only card so far
    }
stich-meister-takes-why-only-trump =
    { $others ->
        [yes] the only other trump{ stich-meister-by-rules }
       *[no] the only trump{ stich-meister-by-rules }
    }
stich-meister-takes-why-trump-by-more = a trump by more rule cards{ stich-meister-by-rules }
stich-meister-takes-why-trump-by-order = the trump whose rule card has the lower number{ stich-meister-by-rules }
stich-meister-takes-why-trump =
    { $among ->
        [some]
            { $low ->
                [yes] the lowest of those
               *[no] the highest of those
            }
       *[all]
            { $low ->
                [yes]
                    { $others ->
                        [yes] the lowest of the other trumps
                       *[no] the lowest trump
                    }
               *[no]
                    { $others ->
                        [yes] the highest of the other trumps
                       *[no] the highest trump
                    }
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-led =
    { $low ->
        [yes]
            { $others ->
                [yes] the lowest of the other { $suit }
               *[no] the lowest of the { $suit } led
            }
       *[no]
            { $others ->
                [yes] the highest of the other { $suit }
               *[no] the highest of the { $suit } led
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-led-alone =
    { $others ->
        [yes] the only other one of the { $suit } led
       *[no] the only one of the { $suit } led
    }
stich-meister-takes-why-number =
    { $others ->
        [yes]
            { $low ->
                [yes] the lowest of the others
               *[no] the highest of the others
            }
       *[no]
            { $low ->
                [yes] the lowest
               *[no] the highest
            }{ $cause ->
                [trump-led] , as after a trump all other suits are equal
                [equal] , as no suit counts more
               *[left] , as nobody else has followed
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-no-trump =
    { $others ->
        [yes] the only other card that is no trump
       *[no] the only card that is no trump
    }{ stich-meister-by-rules }
stich-meister-takes-why-above-trumps = stronger than trumps{ stich-meister-by-rules }
stich-meister-takes-why-later = later than the equal { $card }
stich-meister-takes-brings =
    { $count ->
        [one] It brings { $points } point so far{ stich-meister-brought-from }
       *[other] It brings { $points } points so far{ stich-meister-brought-from }
    }
stich-meister-takes-out = { $card } is out of the game.
stich-meister-takes-brought =
    { $count ->
        [one] It brings { $points } point{ stich-meister-brought-from }
       *[other] It brings { $points } points{ stich-meister-brought-from }
    }
stich-meister-takes-stands =
    { $shared ->
        [yes] { $seat } then has
       *[no] { $mine ->
            [yes] You then have
           *[no] { $seat } then has
        }
    } { $count ->
        [one] { $points } point
       *[other] { $points } points
    }: { $lines }.
stich-meister-takes-also-doubled =
    { $shared ->
        [yes] { $item } now doubles { $seats }.
       *[no] { $mine ->
            [yes] { $item } now doubles your points.
           *[no] { $item } now doubles { $seats }.
        }
    }
stich-meister-takes-also-gains =
    { $shared ->
        [yes] { $seat } also gets
       *[no] { $mine ->
            [yes] You also get
           *[no] { $seat } also gets
        }
    } { $gain } ({ $item }).
stich-meister-takes-change-doubled = doubled ({ $item })
stich-meister-takes-change-single = no longer doubled ({ $item })
stich-meister-takes-change-swapped = plus and minus swapped ({ $item })
stich-meister-takes-change-lost = without the { $gain } of { $item }
stich-meister-takes-change-handed = with all tricks of { $from_seat } ({ $item })
stich-meister-brought-from =
    { $parts ->
        [0] { stich-meister-by-rules }.
       *[other] : { $lines }.
    }
stich-meister-takes-part-trick = { $points } for the trick{ stich-meister-by-rules }
stich-meister-takes-part-cards = { $gain } by { $item }

stich-meister-counts-duty-suit =
    { $by ->
        [yes] { $seat }’s { $card } was played last and asks for { $suit } ({ $items }).
       *[no]
            { $trumps ->
                [yes] { $seat }’s { $card } asks for { $suit }. A trump does not count as { $suit }.
               *[no] { $seat }’s { $card } asks for { $suit }.
            }
    }
stich-meister-counts-duty-suit-or-trump = { $seat }’s { $card } is a trump ({ $items }): it asks for any trump or for { $suit }.
stich-meister-counts-duty-trump = { $seat }’s { $card } is a trump ({ $items }): it asks for a trump.
stich-meister-counts-owes-reserved = The last trick takes the card set aside: { $cards }.
stich-meister-counts-owes-follow = You can follow with { $cards }.
stich-meister-counts-owes-trump = You cannot follow and must play a trump: { $cards }.
stich-meister-counts-owes-free = You cannot follow: any card goes.
stich-meister-counts-no-lead = Nobody has led yet.
stich-meister-counts-nobody = Nobody’s card can win yet ({ $items }).
stich-meister-counts-ahead =
    { $shared ->
        [yes] { $seat }
       *[no] { $mine ->
            [yes] You
           *[no] { $seat }
        }
    } would win with { $card }{ $how ->
        [rule] {" "}by { $items }: { $strongest_card } is stronger.
        [card] : { $takes }.
       *[plain] .
    }
stich-meister-counts-open =
    As far as can be seen, { sm-so-far } with { $card }{ $how ->
        [rule] {" "}by { $items }: { $strongest_card } is stronger.
        [card] : { $takes }.
       *[plain] .
    }
stich-meister-counts-won =
    { sm-winner } with { $card }{ $how ->
        [rule] {" "}by { $items }: { $strongest_card } is stronger.
        [card] : { $takes }.
       *[plain] .
    }
stich-meister-counts-why = { $takes }
stich-meister-counts-goes = The trick goes to { sm-holder }.
stich-meister-counts-leads =
    { $shared ->
        [yes] { $leads_seat } leads next.
       *[no] { $me_next ->
            [yes] You lead next.
           *[no] { $leads_seat } leads next.
        }
    }

stich-meister-goal-before = Each trick brings 1 point; the rule cards you all choose say what else counts, and what wins.
stich-meister-goal-kept =
    { $none ->
        [yes] You have no trick: if it stays so, that pays { $gain }. Take none.
       *[no] You have your one trick: if it stays so, that pays { $gain }. Take no more.
    }
stich-meister-goal-play =
    { $want ->
        [more] Win tricks
        [rid] Win tricks, as they cost on the whole
        [fewer] { $costly ->
            [none] Avoid tricks
           *[other] Avoid tricks with { stich-meister-costly }
        }
        [gains] { $costly ->
            [none] Win tricks that count above 0
           *[other] Win tricks without { stich-meister-costly }
        }
        [held] Your tricks count { $points }: win one now, and all go to { $to_seat }. Each
       *[costs] { $costly ->
            [none] Win tricks that count below 0
           *[other] Win tricks with { stich-meister-costly }
        }
    }{ $second ->
        [yes] {" "}(the second strongest card wins)
       *[no] {""}
    }{ $mine ->
        [yes] : { $costly ->
            [none] each
           *[other] a trick
        }
       *[no] { $all ->
            [yes] { $want ->
                [held] {""}
               *[other] : whoever wins one hands all on, you to { $to_seat }, { $from_seat } to you. Each
            }
           *[no] : yours go to { $to_seat }, { $from_seat }’s to you. Each
        }
    }{ $by_suits ->
        [yes] {" "}brings 1 point for every suit in it
       *[no] {" "}brings 1 point
    }{ $count ->
        [0] .
       *[other] {" "}({ $lines }).
    }{ $ends ->
        [0] {""}
       *[other] {" "}{ $sentences }
    }
stich-meister-costly =
    { $costly ->
        [rule-47] fans
        [rule-48] coins
        [rule-49] koi
        [rule-50] gates
        [rule-51] trumps
        [rule-53] 15s
       *[several] cards that cost
    }
stich-meister-goal-rule-42 = double without a picture (11–14)
stich-meister-goal-rule-43 =
    { $still ->
        [always] double, as there are no trumps
       *[yes] double without a trump
    }
stich-meister-goal-rule-44 = trick 5 triple
stich-meister-goal-rule-45 =
    { $still ->
        [yes] the last trick counts triple, tricks 1 and 2 count nothing
       *[partly] the last trick counts triple
    }
stich-meister-goal-rule-46 = +1 for each picture (11–14)
stich-meister-goal-rule-47 = −1 for each fan
stich-meister-goal-rule-48 = −1 for each coin
stich-meister-goal-rule-49 = −1 for each koi
stich-meister-goal-rule-50 = −1 for each gate
stich-meister-goal-rule-51 = −1 for each trump
stich-meister-goal-rule-52 = +3 for each 7
stich-meister-goal-rule-53 = −3 for each 15
stich-meister-goal-rule-54 =
    { $still ->
        [yes] No trick at all brings +10.
       *[hardly] No trick at all brings +10 (hardly with these cards).
    }
stich-meister-goal-rule-55 =
    { $still ->
        [yes] Just one trick brings +5 (perhaps you).
       *[hardly] Just one trick brings +5 (hardly with these cards).
    }
stich-meister-goal-rule-56 = An even number of tricks doubles all.
stich-meister-goal-rule-57 =
    { $still ->
        [yes] Whoever has the fewest tricks gets double points (perhaps you).
        [hardly] Whoever has the fewest tricks gets double points (hardly you, with these cards).
        [behind] Whoever has the fewest tricks gets double points (others have fewer so far).
       *[open] Whoever has the fewest tricks gets double points.
    }
stich-meister-back =
    { $back ->
        [yes] {" "}So what you win counts for you, too.
       *[no] {""}
    }
stich-meister-goal-rule-58 = { $seat }’s points are added to yours (a minus as a plus).{ stich-meister-back }
stich-meister-goal-rule-59 = { $seat }’s points are added to yours.{ stich-meister-back }
stich-meister-goal-rule-60 = In the end, plus and minus are swapped.
stich-meister-coach-choose = 1 point a trick; trumps beat other suits. All 4 rule cards then hold.
stich-meister-coach-pass =
    { $want ->
        [fewer] Avoid tricks on the whole: give away strong cards, which would win them.
        [more] Win tricks on the whole: give away weak cards, or all of a short suit.
        [costs] Give away strong cards that cost, weak ones, or all of a short suit.
       *[open] Give away weak cards, or all of a short suit.
    }
stich-meister-coach-reserve = This card waits beside you and is played to the last trick.
stich-meister-coach-expose = Everybody sees these cards from now on; you play them as any other.
stich-meister-coach-remove = One card of your trick will count for nobody.
stich-meister-coach-reserved = The card that you set aside is played now.
stich-meister-coach-follow =
    You have that suit: you must play it. Grey cards wait{ $count ->
        [0] .
        [one] {" "}({ $trump_cards }, a trump, follows no { $suit }{ $costs ->
            [yes] , but costs as one
           *[no] {""}
        }).
       *[other] {" "}({ $trump_cards }, trumps, follow no { $suit }{ $costs ->
            [yes] , but cost as such
           *[no] {""}
        }).
    }
stich-meister-coach-trump = You cannot follow, and the rule card “{ $items }” makes you play a trump.
stich-meister-coach-follow-suit-or-trump = { $card } is a trump ({ $items }): any trump follows it, and so do { $suit }.
stich-meister-coach-follow-trump = { $card } is a trump ({ $items }): only trumps follow it.
stich-meister-coach-void =
    { $count ->
        [0] You have no card of that suit, so any card may be played.
        [one] { $trump_cards } is a trump now and follows no { $suit }, so any card may be played.
       *[other] { $trump_cards } are trumps now and follow no { $suit }, so any card may be played.
    }
stich-meister-coach-void-suit-or-trump = { $card } is a trump ({ $items }).
stich-meister-coach-void-trump = { $card } is a trump ({ $items }).
stich-meister-ask-choose =
    { $shared ->
        [yes] { $name }: choose a rule card
       *[no] Choose a rule card
    }
stich-meister-ask-pass =
    { $shared ->
        [yes]
            { $left ->
                [one] { $name }: pass 1{ stich-meister-more } card face down to { $to_seat }
               *[other] { $name }: pass { $left }{ stich-meister-more } cards face down to { $to_seat }
            }
       *[no]
            { $left ->
                [one] Pass 1{ stich-meister-more } card face down to { $to_seat }
               *[other] Pass { $left }{ stich-meister-more } cards face down to { $to_seat }
            }
    }
stich-meister-ask-reserve =
    { $shared ->
        [yes] { $name }: set a card aside for the last trick
       *[no] Set a card aside for the last trick
    }
stich-meister-ask-expose =
    { $shared ->
        [yes]
            { $left ->
                [one] { $name }: lay 1{ stich-meister-more } card open
               *[other] { $name }: lay { $left }{ stich-meister-more } cards open
            }
       *[no]
            { $left ->
                [one] Lay 1{ stich-meister-more } card open before you
               *[other] Lay { $left }{ stich-meister-more } cards open before you
            }
    }
stich-meister-ask-remove =
    { $shared ->
        [yes] { $name }: take one card of the trick out of the game
       *[no] Take one card of the trick out of the game
    }
stich-meister-ask-reserved =
    { $shared ->
        [yes] { $name }: the last trick, with the card set aside
       *[no] The last trick: play the card you set aside
    }
stich-meister-ask-follow =
    { $latest ->
        [yes]
            { $shared ->
                [yes] { $name }: follow the last card, { $suit }
               *[no] Your turn: follow the last card, { $suit }
            }
       *[no]
            { $shared ->
                [yes] { $name }: follow { $suit }
               *[no] Your turn: follow { $suit }{ $count ->
                    [0] {""}
                   *[other] {" "}(no trumps)
                }
            }
    }{ $blind ->
        [yes] {" "}face down
       *[no] {""}
    }
stich-meister-ask-follow-suit-or-trump =
    { $shared ->
        [yes] { $name }: play { $suit } or a trump
       *[no] Your turn: play { $suit } or a trump
    }{ $blind ->
        [yes] {" "}face down
       *[no] {""}
    }
stich-meister-ask-follow-trump =
    { $shared ->
        [yes] { $name }: follow with a trump
       *[no] Your turn: follow with a trump
    }{ $blind ->
        [yes] {" "}face down
       *[no] {""}
    }
stich-meister-ask-trump =
    { $shared ->
        [yes] { $name }: cannot follow { $suit } and must play a trump
       *[no] You cannot follow { $suit }: you must play a trump
    }
stich-meister-ask-void =
    { $shared ->
        [yes] { $name }: { $count ->
            [0] cannot follow { $suit }
           *[other] trumps follow no { $suit }
        }, any card goes
       *[no] Play any card: { $count ->
            [0] you cannot follow { $suit }
           *[other] your { $suit } are trumps
        }
    }
stich-meister-ask-void-suit-or-trump =
    { $shared ->
        [yes] { $name }: no { $suit } and no trump, any card goes
       *[no] Play any card: you have no { $suit } and no trump
    }
stich-meister-ask-void-trump =
    { $shared ->
        [yes] { $name }: no trump to follow with, any card goes
       *[no] Play any card: you have no trump to follow with
    }

stich-meister-reason-must-follow =
    { $by ->
        [card] The { $reference_card } lies there, and rule card { $rule }, { $item }, asks to follow it. This hand holds { $suit }: { $cards }.
       *[rules] The { $reference_card } asks for { $suit }, and this hand holds some: { $cards }.
    }
stich-meister-reason-rule-not-in-hand = That rule card is not in this hand.
stich-meister-reason-must-trump = Nothing in this hand follows { $suit }, and rule card { $rule }, { $item }, asks for a trump: { $cards }.
stich-meister-reason-must-follow-trump =
    { $asks ->
        [trump] The { $reference_card } is a trump, and this hand can answer with a trump: { $cards }.
       *[other] The { $reference_card } is a trump. It must be answered with a trump or with { $suit }: { $cards }.
    }
stich-meister-reason-trump-is-no-suit = The { $card } is a trump, so it does not count as { $suit }. This hand holds { $suit } proper: { $cards }.
stich-meister-reason-reserved-until-last = The { $card } is set aside for the last trick.
stich-meister-reason-reserved-now = This is the last trick: the card set aside must be played, the { $card }.
stich-meister-reason-card-not-in-trick = Only a card of this trick can be taken out.

stich-meister-reason-wrong-phase =
    { $phase ->
        [choose] First the rule cards are chosen: tap one of those above.
        [pass] First everybody passes cards.
        [reserve] First everybody sets a card aside for the last trick.
        [expose] First everybody turns cards up.
        [remove] First the winner takes a card of the trick out of the game: tap it in the trick.
       *[play] Now cards are played into tricks.
    }

stich-meister-event-round-started = Round { $round }. { $dealer_seat } is the dealer.
stich-meister-event-rules-dealt =
    { $known ->
        [yes] { $seat } draws { $lines }.
       *[no]
            { $count ->
                [one] { $seat } draws a rule card.
               *[other] { $seat } draws { $count } rule cards.
            }
    }
stich-meister-event-rule-chosen =
    { $known ->
        [yes] { $seat } chooses { $number } { $item }.
       *[no] { $seat } lays a rule card face down.
    }
stich-meister-event-rule = { $number } { $item }
stich-meister-action-choose = Rule card { $number }, { $item }
stich-meister-refused-choose = Why not { $item }?
stich-meister-event-rules-revealed = In force: { $lines }.
stich-meister-event-card-passed =
    { $known ->
        [yes] { $seat } passes { $card } to { $to_seat }.
       *[no] { $seat } lays a card down for { $to_seat }.
    }
stich-meister-event-card-reserved =
    { $known ->
        [yes] { $seat } sets { $card } aside for the last trick.
       *[no] { $seat } sets a card aside for the last trick.
    }
stich-meister-event-card-exposed =
    { $known ->
        [yes] { $seat } will turn up { $card }.
       *[no] { $seat } chooses a card to lie open.
    }
stich-meister-event-pass-revealed =
    { $known ->
        [yes] { $seat } takes up { $cards } from { $from_seat }.
       *[no]
            { $count ->
                [one] { $seat } takes up a card from { $from_seat }.
               *[other] { $seat } takes up { $count } cards from { $from_seat }.
            }
    }
stich-meister-event-exposed-revealed = { $sentences }
stich-meister-event-exposed = { $seat } turns up { $cards }.
stich-meister-event-trick-revealed = Turned over: { $plays }.
stich-meister-event-trump-fixed = Trump from now on: { $suit }.
stich-meister-event-trick-taken =
    { sm-winner } trick { $number } with { $card }{ $taken_by ->
        [winner] .
       *[other] ; it goes to { sm-holder }.
    }{ $led_by ->
        [winner] {""}
       *[other] {" "}Next, { sm-next }.
    }{" "}{ $takes }
stich-meister-event-card-removed = { $seat } takes { $card } out of the game.
stich-meister-event-tricks-handed =
    { $count ->
        [one] { $seat } hands a trick to { $to_seat }.
        [2] { $seat } hands both tricks to { $to_seat }.
       *[other] { $seat } hands all { $count } tricks to { $to_seat }.
    }
stich-meister-event-leftovers-revealed = { $sentences }
stich-meister-event-leftovers = { $seat } keeps { $cards }.

stich-meister-line-tricks =
    { $by ->
        [rules] Tricks (worth: { $items })
       *[each] Tricks
    }
stich-meister-line-rule = { $number } { $item }
stich-meister-how-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
stich-meister-how-left-over =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    } + { $left ->
        [one] 1 card
       *[other] { $left } cards
    }
stich-meister-how-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
stich-meister-how-multiplied =
    { $count ->
        [one] × { $factor }, 1 trick
       *[other] × { $factor }, { $count } tricks
    }
stich-meister-how-neighbour =
    { $side ->
        [left] left: { $points }
       *[right] right: { $points }
    }
stich-meister-how-final = { $points } becomes { $gain }
stich-meister-fact-leftover = Card left over, { $gain }. { $steps }
stich-meister-fact-trick = Trick { $number }, { $gain }. { $steps }
stich-meister-fact-step = { $items }: { $value }
stich-meister-sign-leftover = +
stich-meister-sign-trick = { $number }
stich-meister-check-sum =
    { $values ->
        [yes] What a trick is worth is decided by { $items }: a small box names the trick and its points.{ $follow ->
            [yes] {" "}The other rule cards follow by number, lowest first, each on the points so far.
           *[no] {""}
        }
       *[no] The rule cards follow by number, lowest first, each on the points so far.
    }

stich-meister-fact-meets-several-trumps = A card that two rule cards make trump is stronger than one made trump by a single card. Otherwise the lower rule number is stronger.
stich-meister-fact-meets-suit-twice = The same suit twice: all its cards count as doubly trump and are stronger than every trump that is covered once.
stich-meister-fact-meets-number-trump-costs = A number trump follows no suit, but where cards of its suit cost, it costs as they do.
stich-meister-fact-meets-second-lead-shows-suit = If a number trump is led to trick 2, the suit printed on it becomes trump.
stich-meister-fact-meets-no-forced-trump-in-trick-1 = Rule card 21 makes no trump in trick 1, so it forces nobody there.
stich-meister-fact-meets-anti-trump-from-trick-2 = The suit led to trick 2 becomes an anti-trump at once: in that trick every card that is no trump is stronger than the lead.
stich-meister-fact-meets-suits-equal-in-trick-1 = In trick 1 all plain suits are equal; from trick 2 on the new trumps stand above them.
stich-meister-fact-meets-second-lead-scores-everywhere = At the end the suit fixed by trick 2 counts as trump in every trick, in trick 1 as well.
stich-meister-fact-meets-leader-of-trick-2-decides = Whoever leads trick 2 under these cards decides the trump suit.
stich-meister-fact-meets-everybody-passes = Everybody passes at the same time: you get as many cards as you give.
stich-meister-fact-meets-no-open-card-to-pass = No rule card lays cards open this round, so no open card can be passed.
stich-meister-fact-meets-right-before-left = First everybody passes to the right and takes up the new cards, then passes to the left. Cards just received may go on.
stich-meister-fact-meets-pass-before-laying = Passing comes first; only then cards are set aside or turned up.
stich-meister-fact-meets-expose-without-reserved = The card set aside cannot be one of the three turned up.
stich-meister-fact-meets-reserved-blind = In the last trick only the leader’s saved card is played face up; the others are turned over together.
stich-meister-fact-meets-reserved-not-passed = The card set aside is not in the hand, so it cannot be passed after trick 3.
stich-meister-fact-meets-reserved-before-leftovers = The saved card is played to the last trick that is played; the three cards left over are others.
stich-meister-fact-meets-exposed-stays-until-turned = An open card that is not led stays where it lies until all cards are turned over, so nobody can tell that it is played.
stich-meister-fact-meets-exposed-passed-hidden = An open card may be passed after trick 3; then it is hidden in the new hand.
stich-meister-fact-meets-exposed-is-leftover = Open cards that were not played count among the three left over.
stich-meister-fact-meets-blind-follows-lead = Nobody can follow a card that lies face down: the lead is followed.
stich-meister-fact-meets-led-suit-still-strongest = Each follows the card just before, but trumps aside the suit of the first card is still the strongest.
stich-meister-fact-meets-no-trump-to-play = No trump card is in force, so nobody has to play a trump.
stich-meister-fact-meets-forced-after-latest = Whoever cannot follow the card just before must play a trump.
stich-meister-fact-meets-forced-to-lose = The duty to play a trump stays, even though a trump is weak now.
stich-meister-fact-meets-second-without-lead = The lead is left out first; of the other cards the second strongest wins.
stich-meister-fact-meets-trump-suit-turned = The numbers of a trump suit are turned round as well: there, too, the smaller one is stronger.
stich-meister-fact-meets-number-trumps-not-turned = Turning the numbers round changes nothing among trumps of one number.
stich-meister-fact-meets-printed-numbers-score = For the score the printed numbers count: pictures are still 11 to 14, and 7 and 15 stay what they are.
stich-meister-fact-meets-no-trump-to-weaken = No trump card is in force, so no card becomes weaker.
stich-meister-fact-meets-equal-suits-over-trumps = All plain suits are equal, and trumps stand below all of them.
stich-meister-fact-meets-anti-trumps-score-as-trumps = Weak trumps are still trumps when the score asks for trumps.
stich-meister-fact-meets-removed-card-scores-nothing = A card taken out is gone before the trick is scored; only the rest of the trick counts.
stich-meister-fact-meets-left-takes-right-leads = The winner’s left neighbour takes the trick, the winner’s right neighbour leads the next.
stich-meister-fact-meets-left-takes-and-hands-on = The winner’s left neighbour takes the trick and hands all tricks on to the left at once.
stich-meister-fact-meets-tricks-come-back = The tricks you win go to your left neighbour, whose points are added to yours: so they count for both of you.
stich-meister-fact-meets-neighbours-are-seats = Left and right are places at the table; they do not change with the direction of play.
stich-meister-fact-meets-last-is-before-leftovers = The last trick is the last one played, before the three cards left over. Those have no trick number.
stich-meister-fact-meets-nobody-below-three = The cards left over are three tricks for everybody, so nobody has none or only one.
stich-meister-fact-meets-all-tricks-double = No trump card is in force, so no trick holds a trump: all of them double.
stich-meister-fact-meets-no-trump-to-pay-for = No trump card is in force, so there is no trump to lose points for.
stich-meister-fact-meets-doubles-multiply = A trick with neither a picture nor a trump doubles twice: four times its worth.
stich-meister-fact-meets-fifth-and-last = The fifth trick and the last one are different tricks; both count triple.
stich-meister-fact-meets-worthless-tricks-count = Tricks 1 and 2 bring no points themselves, but the cards in them still count.
stich-meister-fact-meets-piles-count-in-the-end = What counts is how many tricks lie before you in the end, however they came there.
stich-meister-fact-meets-bonus-before-doubling = The bonus is added first and doubled with the rest.
stich-meister-fact-meets-even-and-fewest = Both may double the same points: then they count four times.
stich-meister-fact-meets-right-before-left-share = First all add the right neighbour’s points, then the left neighbour’s new points.
stich-meister-fact-meets-doubling-before-share = Points are doubled first; neighbours add the doubled points.
stich-meister-fact-meets-everything-flips = In the very end plus and minus swap: who would lose points wins them.

stich-meister-rules-aim-title = The aim
stich-meister-rules-aim-text =
    Every round has rules of its own: *four rule cards*, chosen in secret, say what is trump, how cards are played and what tricks are worth. Most points after { $players } rounds win.
    The suits are [F], [C], [K] and [G], numbered 1 to 15. The numbers 11 to 14 are the *pictures*, with a figure on a filled disc.
stich-meister-rules-aim-caption = Three kinds of rule cards: trump 1–21, play 22–40, score 41–60.
stich-meister-rules-pictures-caption = The pictures: page 11, lady 12, lord 13, master 14. Some rule cards count them. The 15 is none of them.
stich-meister-rules-deal-title = Deal
stich-meister-rules-deal-text =
    { $players ->
        [3] Three players play without the numbers 1, 10 and 13. Everybody holds { $hand } cards and three rule cards.
       *[other] Everybody holds { $hand } cards and three rule cards.
    } All rule cards not chosen stay in your hand for later rounds; each round you draw back to three.
stich-meister-rules-choose-title = Choosing rules
stich-meister-rules-choose-text =
    { $players ->
        [3] Look at your hand, then lay one rule card face down. The fourth comes from the top of the pile.
        [4] Look at your hand, then everybody lays one rule card face down.
       *[5] Look at your hand, then lay one rule card face down. The dealer’s left neighbour chooses none this round.
    } They are mixed and turned up, so nobody knows whose is whose. They hold until the round is scored.
    Where there is room, you see below a rule card which cards of your hand become trump by it, or count points. *Explain* shows all four with what they mean together.
stich-meister-rules-before-title = Before the first trick
stich-meister-rules-before-text =
    Some rule cards ask for something first, in the order of their numbers:
    • *22, 23* three cards are passed to the right or left,
    • *24* a card is set aside for the last trick,
    • *25* three cards are turned up; they are played like any other.
stich-meister-rules-follow-title = Playing a trick
stich-meister-rules-follow-text =
    • Follow the suit that was led if you can. A *trump is no longer a card of its suit*: it neither follows nor has to.
    { $trump_lead ->
        [trump-only] • If a trump is led, play any trump.
       *[suit-or-trump] • If a trump is led, play any trump or a card of the suit printed on it.
    }
    • Whoever cannot follow plays anything.
    The strongest trump takes the trick, else the highest card of the suit led. Of equal cards the *later* one wins.
stich-meister-rules-follow-caption = 4s are trump. After Fan 6 the Fan 9 must be played, for Fan 4 is a trump now.
stich-meister-rules-follows = follows
stich-meister-rules-is-trump = is a trump
stich-meister-rules-not-follows = other suit
stich-meister-rules-trumps-title = Which trump is stronger
stich-meister-rules-trumps-text =
    Several trump cards may be in force together.
    • First: how many rule cards make it trump. More is stronger.
    • Then: the lower number of the rule card.
    • Then: the higher number of the card.
    • Still equal: the card played later.
stich-meister-rules-trumps-caption = With 4s and koi as trump: the Koi 4 is covered twice, the other 4s by the lower rule card, then come the koi.
stich-meister-rules-last = last
stich-meister-rules-taking-title = After the trick
stich-meister-rules-taking-text =
    In this order, if such a rule card is in force: the winner takes a card out of the game (*34*), the left neighbour takes the trick (*35*), all own tricks are handed on (*39*), the right neighbour leads (*36*), a card is passed after trick 3 (*38*). Otherwise the winner takes the trick and leads.
    This round has { $tricks } tricks.
stich-meister-rules-score-title = Points
stich-meister-rules-score-text = A trick counts 1 point if no rule card says otherwise. Rule cards work in the order of their numbers:
stich-meister-rules-score-step = Step
stich-meister-rules-score-cards = Cards
stich-meister-rules-score-what = What happens
stich-meister-rules-score-tricks = what each trick is worth
stich-meister-rules-score-cards-row = for single cards
stich-meister-rules-score-bonus = bonus for no trick or one
stich-meister-rules-score-double = doubling by the number of tricks
stich-meister-rules-score-neighbour = the neighbours’ points
stich-meister-rules-score-flip = plus and minus swap
stich-meister-rules-end-title = The end
stich-meister-rules-end-text = After { $players } rounds, one dealt by each seat, the highest total wins. Equal totals share the victory.
stich-meister-rules-all-title = All sixty rule cards
stich-meister-rules-all-text = Those in force now are marked.

stich-meister-item-rule-1 = Trump: Twos
stich-meister-item-rule-1-text = The four 2s are trump.
stich-meister-item-rule-2 = Trump: Threes
stich-meister-item-rule-2-text = The four 3s are trump.
stich-meister-item-rule-3 = Trump: Fours
stich-meister-item-rule-3-text = The four 4s are trump.
stich-meister-item-rule-4 = Trump: Fives
stich-meister-item-rule-4-text = The four 5s are trump.
stich-meister-item-rule-5 = Trump: Sixes
stich-meister-item-rule-5-text = The four 6s are trump.
stich-meister-item-rule-6 = Trump: Sevens
stich-meister-item-rule-6-text = The four 7s are trump.
stich-meister-item-rule-7 = Trump: Eights
stich-meister-item-rule-7-text = The four 8s are trump.
stich-meister-item-rule-8 = Trump: Nines
stich-meister-item-rule-8-text = The four 9s are trump.
stich-meister-item-rule-9 = Trump: Elevens
stich-meister-item-rule-9-text = The four 11s are trump.
stich-meister-item-rule-10 = Trump: Twelves
stich-meister-item-rule-10-text = The four 12s are trump.
stich-meister-item-rule-11 = Trump: Fourteens
stich-meister-item-rule-11-text = The four 14s are trump.
stich-meister-item-rule-12 = Trump: Fifteens
stich-meister-item-rule-12-text = The four 15s are trump.
stich-meister-item-rule-13 = Trump: Fans
stich-meister-item-rule-13-text = Every fan is trump.
stich-meister-item-rule-14 = Trump: Fans
stich-meister-item-rule-14-text = Every fan is trump.
stich-meister-item-rule-15 = Trump: Coins
stich-meister-item-rule-15-text = Every coin is trump.
stich-meister-item-rule-16 = Trump: Coins
stich-meister-item-rule-16-text = Every coin is trump.
stich-meister-item-rule-17 = Trump: Koi
stich-meister-item-rule-17-text = Every koi is trump.
stich-meister-item-rule-18 = Trump: Koi
stich-meister-item-rule-18-text = Every koi is trump.
stich-meister-item-rule-19 = Trump: Gates
stich-meister-item-rule-19-text = Every gate is trump.
stich-meister-item-rule-20 = Trump: Gates
stich-meister-item-rule-20-text = Every gate is trump.
stich-meister-item-rule-21 = Second-Trick Trump
stich-meister-item-rule-21-text = From the lead of trick 2 on, the suit of that card is trump.
stich-meister-item-rule-22 = Three to the Right
stich-meister-item-rule-22-text = Before the first lead, hand 3 cards face down to the player on your right.
stich-meister-item-rule-23 = Three to the Left
stich-meister-item-rule-23-text = Before the first lead, hand 3 cards face down to the player on your left.
stich-meister-item-rule-24 = Saved for Last
stich-meister-item-rule-24-text = Before the first lead, set 1 card aside face down; it is your card for the last trick.
stich-meister-item-rule-25 = Open Three
stich-meister-item-rule-25-text = Before the first lead, everyone turns up 3 hand cards together; play them like any other.
stich-meister-item-rule-26 = Blind Followers
stich-meister-item-rule-26-text = Only the lead is open; the other cards are played face down and revealed together.
stich-meister-item-rule-27 = Follow the Last Card
stich-meister-item-rule-27-text = Follow the card played just before yours, not the lead.
stich-meister-item-rule-28 = Forced Trump
stich-meister-item-rule-28-text = If you cannot follow, you must play a trump if you have one.
stich-meister-item-rule-29 = Lead Can’t Win
stich-meister-item-rule-29-text = However strong, the first card of a trick never wins it.
stich-meister-item-rule-30 = Second Best
stich-meister-item-rule-30-text = The second strongest card takes the trick.
stich-meister-item-rule-31 = Upside Down
stich-meister-item-rule-31-text = Lower numbers are stronger; 1 is the best.
stich-meister-item-rule-32 = Anti-Trump
stich-meister-item-rule-32-text = Trumps are weaker than all other cards. If one is led, the best other card wins.
stich-meister-item-rule-33 = All Suits Equal
stich-meister-item-rule-33-text = The suit led does not matter: the highest number wins. Trumps still beat the rest.
stich-meister-item-rule-34 = Cut One
stich-meister-item-rule-34-text = The winner removes 1 card of the trick from the game; it will not score.
stich-meister-item-rule-35 = Neighbour’s Trick
stich-meister-item-rule-35-text = Each trick goes to the player left of its winner.
stich-meister-item-rule-36 = Right Leads On
stich-meister-item-rule-36-text = The player right of the winner leads next.
stich-meister-item-rule-37 = Back and Forth
stich-meister-item-rule-37-text = Play alternates trick by trick: clockwise, then counter-clockwise.
stich-meister-item-rule-38 = Mid-Round Pass
stich-meister-item-rule-38-text = After trick 3, pass 1 card face down to the left.
stich-meister-item-rule-39 = All Yours
stich-meister-item-rule-39-text = Take a trick and at once hand all your tricks, this one too, to the left.
stich-meister-item-rule-40 = Three Left Over
stich-meister-item-rule-40-text = The round stops at 3 cards each; every leftover card is one trick of yours.
stich-meister-item-rule-41 = Count the Suits
stich-meister-item-rule-41-text = A trick scores one point per different suit in it.
stich-meister-item-rule-42 = No Pictures, Double
stich-meister-item-rule-42-text = A trick with no 11–14 counts twice.
stich-meister-item-rule-43 = No Trumps, Double
stich-meister-item-rule-43-text = A trick with no trump counts twice.
stich-meister-item-rule-44 = Fifth Trick Triple
stich-meister-item-rule-44-text = Trick number 5 counts three times.
stich-meister-item-rule-45 = Strong Finish
stich-meister-item-rule-45-text = The last trick counts three times; tricks 1 and 2 are worth 0.
stich-meister-item-rule-46 = Picture Bonus
stich-meister-item-rule-46-text = +1 for each picture card (11–14) you took.
stich-meister-item-rule-47 = Fans Hurt
stich-meister-item-rule-47-text = −1 for each fan you took.
stich-meister-item-rule-48 = Coins Hurt
stich-meister-item-rule-48-text = −1 for each coin you took.
stich-meister-item-rule-49 = Koi Hurt
stich-meister-item-rule-49-text = −1 for each koi you took.
stich-meister-item-rule-50 = Gates Hurt
stich-meister-item-rule-50-text = −1 for each gate you took.
stich-meister-item-rule-51 = Trumps Hurt
stich-meister-item-rule-51-text = −1 for each trump you took.
stich-meister-item-rule-52 = Lucky Sevens
stich-meister-item-rule-52-text = +3 for each 7 you took.
stich-meister-item-rule-53 = Heavy Fifteens
stich-meister-item-rule-53-text = −3 for each 15 you took.
stich-meister-item-rule-54 = Empty-Handed
stich-meister-item-rule-54-text = End with no trick at all: +10.
stich-meister-item-rule-55 = Just One
stich-meister-item-rule-55-text = End with exactly one trick: +5.
stich-meister-item-rule-56 = Even Doubles
stich-meister-item-rule-56-text = An even number of tricks, 0 included, doubles your points.
stich-meister-item-rule-57 = Fewest Doubles
stich-meister-item-rule-57-text = The fewest tricks double their owner’s points; ties all double.
stich-meister-item-rule-58 = Right-Hand Share
stich-meister-item-rule-58-text = All at once, add your right neighbour’s points; a minus counts as a plus.
stich-meister-item-rule-59 = Left-Hand Share
stich-meister-item-rule-59-text = All at once, add your left neighbour’s points; a negative score is subtracted.
stich-meister-item-rule-60 = Sign Flip
stich-meister-item-rule-60-text = Swap plus and minus in your round points.

## Lessons

lesson-all = Lessons
lesson-all-help = Play a few tricks of each game and be told what matters. No match of yours is touched.
lesson-first = First lesson
lesson-minutes = 2 to 5 minutes
lesson-done = done
lesson-opening = Opening the lesson …
lesson-none = There is no such lesson here.
lesson-stopped = The lesson stopped.
lesson-own = A lesson of your own
lesson-own-help = A teacher can write a lesson: a file with a match and a few words for each step.
lesson-own-open = Open a lesson file
lesson-own-gone = Open the lesson file again: it is not kept when the page closes.
lesson-refused = This lesson was not opened.
lesson-leave = Leave the lesson
lesson-step = Step { $number } of { $count }
lesson-your-turn = Your turn
lesson-missed = Not quite
lesson-next = Next
lesson-again = Try again
lesson-show = Show me
lesson-shown = The star marks what would do.
lesson-first-match = Play your first match
lesson-error-where = Step { $step }:
lesson-error-not-a-lesson = This file is not a lesson of Trick Table.
lesson-error-unreadable = The file cannot be read any more. Is it still where it was?
lesson-error-not-there = The lesson could not be fetched. Check the connection and try again.
lesson-error-too-large = The file is too large for a lesson.
lesson-error-newer-format = It was written for a newer page (format { $version }, this page reads { $known }).
lesson-error-missing-field = The field “{ $field }” is missing.
lesson-error-wrong-type = There is something in the field “{ $field }” that does not belong there.
lesson-error-unknown-field = There is no field “{ $field }”. Is it misspelt?
lesson-error-missing-language = In the field “{ $field }” the texts do not fit the languages of the lesson ({ $language }). Every text needs the same languages.
lesson-error-text-length = A text in the field “{ $field }” is empty or longer than { $most } characters.
lesson-error-unknown-card = [{ $card }] is no card of this game.
lesson-error-unknown-place = Nothing on the table is called “{ $place }”.
lesson-error-unknown-goal = The goal is not written in a way that can be checked.
lesson-error-unknown-action = “{ $action }” is never possible for the learner in this match. Is it misspelt?
lesson-error-goal-not-met = “{ $action }”, which stands in the match here, does not meet the goal.
lesson-error-not-the-learners-turn = After action { $at } of the match it is not the learner’s turn.
lesson-error-bad-at = “at” is { $at }, but must lie between { $least } and { $most } here.
lesson-error-number-of-steps = It has { $count } steps; 1 to { $most } are possible.
lesson-error-illegal-action = Action { $index } of its match, “{ $action }”, is against the rules ({ $reason }).
lesson-error-other-rules = Its match was played by other rules of the game.
lesson-error-unknown-game = This page has no game “{ $game }”.
lesson-error-bad-seats = The game cannot be played with so many seats.
lesson-error-bad-option = The option “{ $option }” of its match is unknown.
lesson-error-bad-seed = The seed of its match cannot be used.
## Games in wheels of their own

addon-title = Add a game
addon-source = A game from elsewhere
addon-intro = A game can come as a file of its own, a Python wheel whose name ends in .whl. It is kept on this device and works without a network like the others.
addon-file = Choose a file
addon-address = From this web server
addon-address-help = For a game that lies beside this page on its server: the address you were told.
addon-look = Look at it
addon-busy = One moment …
addon-refused = This game was not added.
addon-says = It says of itself: “{ $words }”
addon-says-nothing = It says nothing of itself.
addon-games = Games
addon-author = By
addon-licence = Licence
addon-made-of = File
addon-trust-title = Do you trust whoever gave you this?
addon-trust = A game is a program by somebody else. It runs apart from the page: it reaches no network, nothing that is kept here, and no other game. It sees the matches played in it, may cheat in them, and can keep this device busy while it is open. Add it only if you know where it comes from.
addon-add = Add this game
addon-replace = Replace it
addon-replaces = Version { $version } is here already. It makes way for this one.
addon-added = The game is among the others now.
addon-added-unkept = The game is here until you close the page: this browser does not keep it.
addon-added-here = Added on this device
addon-aside = Set aside.
addon-set-aside = An added game ({ $package }) did not work and was set aside. All others are there.
addon-remove = Remove
addon-remove-named = Remove: { $name }
addon-remove-title = Remove { $name }?
addon-remove-text =
    { $count ->
        [0] You can add it again at any time.
        [one] The match you saved stays in your list and goes on when the game is added again.
       *[other] The { $count } matches you saved stay in your list and go on when the game is added again.
    }
addon-removed = The game is removed. Its matches stay in your list.
addon-at-fault = The fault lies in the added game, not in Trick Table.
addon-error-not-a-wheel = It is not a Python wheel, or it is damaged.
addon-error-unreadable = The file cannot be read any more. Is it still where it was?
addon-error-too-large =
    { $part ->
        [wheel] It is too large for a game: { $size } kB, and { $most } kB is the most.
        [unpacked] Unpacked it is too large for a game: { $size } kB, and { $most } kB is the most.
        [files] There are too many files in it for a game: { $size }, and { $most } is the most.
       *[other] A file in it is too large ({ $part }): { $size } kB, and { $most } kB is the most.
    }
addon-error-not-pure = It is made for one kind of machine only. A game has to be pure Python.
addon-error-no-game = There is no game for Trick Table in it.
addon-error-needs-more = It needs other packages that are not here: { $packages }.
addon-error-meddles = It brings along what is not its own ({ $part }). A game may bring its own folder and nothing else.
addon-error-other-site = That address is on another site. Only games from this page’s own server, or from a file, can be added.
addon-error-not-there = There is nothing at that address.
addon-error-not-installed = It could not be installed ({ $detail }).
addon-error-broken = It does not work ({ $detail }).
addon-error-incomplete = A part of it is missing ({ $missing }).
addon-error-contract = It was made for another edition of Trick Table: { $contract }, while this one is { $known }.
addon-error-info = What it says of itself cannot be ({ $field }).
addon-error-clash = There is another game called “{ $game }” already.
addon-error-view = It does not show what a table needs ({ $part }).
addon-error-hangs = It did not come to an end when it was started.
addon-error-gone = This browser has lost its file. Add it again.
addon-error-not-started = Its Python could not start. Check the connection and try again.
addon-error-engine-lost = It did not come to an end when it was started.
addon-error-stopped = The engine has been restarted meanwhile. Try again.
home-no-game = A match of a game that is not here
home-no-game-text = Its game, “{ $game }”, is not on this device. The match is kept, and goes on when the game is added.
match-no-game = The game of this match is not here
match-no-game-help = The match is kept. It goes on when the game is added again.

## The plain table, for games without a table of their own

progress-other = trick { $trick }
event-round-started = Round { $round }.
action-other = { $named }
table-choices = What you can do
counts-other = What counts now stands in the rules of this game.
reason-other = The rules do not allow that now.
table-no-rules = This game brought no rules along to read.
ask-other =
    { $shared ->
        [yes] { $name }: choose
       *[no] Your turn: choose
    }
ask-card =
    { $shared ->
        [yes] { $name }: play a card
       *[no] Your turn: play a card
    }
ask-card-on =
    { $shared ->
        [yes] { $name }: play a card to { $suit }
       *[no] Your turn: play a card to { $suit }
    }
