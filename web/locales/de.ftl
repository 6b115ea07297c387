# Trick Table, jeder Satz auf Deutsch. Eine Datei je Sprache, in jeder dieselben Schlüssel.

app-name = Trick Table
language-name = Deutsch
# Was Suchmaschinen und Listen von Apps über die Seite sagen.
app-description = Stichspiele im Browser, mit Freunden oder gegen Computerspieler.
# Drei Sätze, die ohne Skripte auskommen: Eine Seite, die nicht starten kann, sagt die ersten beiden.
start-stuck = Die Seite konnte nicht starten. Lade sie noch einmal. Hilft das nicht, fehlt ein Teil ihrer Dateien, oder der Browser ist zu alt: Nimm ein neueres Safari, Chrome, Edge oder Firefox.
start-stuck-file = Öffne sie von einem Webserver, nicht als Datei.
start-needs-scripts = Trick Table braucht JavaScript. Bitte schalte es für diese Seite ein.
common-home = Zu den Spielen
common-cancel = Abbrechen
common-undo = Zurücknehmen
# Zwischen einem Satz und dem nächsten.
sentence-gap = {" "}

## Spiele, Plätze, Computerspieler

game-red-dragon = Red Dragon
game-red-dragon-blurb = Hol dir Stiche, aber meide die roten Karten. Am teuersten ist die rote 11.
game-red-dragon-step-1 = Leg ein paar Karten verdeckt in die Mitte.
game-red-dragon-step-2 = Nehmt reihum Karten aus dem, was alle gegeben haben.
game-red-dragon-step-3 = Gewinne Stiche ohne rote Karten. Oder gar keinen Stich: +20.
game-red-dragon-facts =
    { $seats ->
        [3] 3 Runden, die meisten Punkte gewinnen. Jeder Platz hat 20 Karten, 4 davon kommen in die Mitte. Ein Stich zählt 6 Punkte.
        [4] 4 Runden, die meisten Punkte gewinnen. Jeder Platz hat 15 Karten, 3 davon kommen in die Mitte. Ein Stich zählt 8 Punkte.
        [5] 5 Runden, die meisten Punkte gewinnen. Jeder Platz hat 12 Karten, 2 davon kommen in die Mitte. Ein Stich zählt 10 Punkte.
       *[6] 6 Runden, die meisten Punkte gewinnen. Jeder Platz hat 10 Karten, 2 davon kommen in die Mitte. Ein Stich zählt 12 Punkte.
    }
game-scharfe-schoten = Scharfe Schoten
game-scharfe-schoten-blurb = Alle sehen deine Farben. Sag voraus, welche davon du holen wirst.
game-scharfe-schoten-step-1 = Schau dir die Kartenrückseiten und die Stärke der Farben an.
game-scharfe-schoten-step-2 = Sag voraus, von welcher Farbe du am meisten und von welcher du am wenigsten holst.
game-scharfe-schoten-step-3 = Gewinne die richtigen Stiche und nimm dann eine Karte aus dem Gewürzregal, solange eine da ist.
game-scharfe-schoten-facts =
    { $seats ->
        [3] 3 Runden, die meisten Punkte gewinnen. Jeder Platz hat 12 Karten, 12 liegen im Gewürzregal: Jeder Stich bringt eine Karte von dort.
       *[4] 4 Runden, die meisten Punkte gewinnen. Jeder Platz hat 10 Karten, 8 liegen im Gewürzregal: Die ersten 8 Stiche bringen eine Karte von dort.
    }
game-x-missions = X-Missions
game-x-missions-blurb = Jede Runde eine geheime Mission, und neun Stiche, um sie zu erfüllen.
game-x-missions-step-1 = Schau auf deine Karten, wähle eine passende Mission und halte sie geheim.
game-x-missions-step-2 = Hol Stiche, die deiner Mission helfen. Andere können sie verderben.
game-x-missions-step-3 = Sobald jemand 50 Punkte erreicht, gewinnt, wer vorn liegt.
game-x-missions-facts = Gespielt wird, bis jemand 50 Punkte hat, meist vier bis sechs Runden. Jeder Platz hat neun Karten, also neun Stiche; ein Stich zählt 1 Punkt, eine Mission 8 bis 28.
game-sauscharf = Sauscharf
game-sauscharf-blurb = Sammle Chilis und koche aus gleichen Zahlen die schärfsten Soßen.
game-sauscharf-step-1 = Leg Sätze aus gleichen Chilis: Der größte Satz darf zuerst wählen.
game-sauscharf-step-2 = Nimm Chilis vom Markt und behalte, was du brauchen wirst.
game-sauscharf-step-3 = Koche Soßen aus großen Sätzen; jeder übrige Chili kostet einen Punkt.
game-sauscharf-facts =
    { $heat ->
        [mild]
            Erst sammeln alle Chilis, dann kochen sie Soßen. Mild: je 10 Karten, Schluss bei { $seats ->
                [2] 5
                [3] 4
               *[4] 3
            } Soßen und keiner Karte mehr. Die meisten Punkte gewinnen.
        [hot]
            Erst sammeln alle Chilis, dann kochen sie Soßen. Scharf: je 9 Karten, Schluss bei { $seats ->
                [2] 6
                [3] 5
               *[4] 4
            } Soßen und keiner Karte mehr. Die meisten Punkte gewinnen.
       *[super-hot]
            Erst sammeln alle Chilis, dann kochen sie Soßen. Superscharf: je 8 Karten, Schluss bei { $seats ->
                [2] 6
                [3] 5
               *[4] 4
            } Soßen und keiner Karte mehr. Die meisten Punkte gewinnen.
    }
option-sauscharf-heat = Schärfe
option-sauscharf-heat-mild = Mild
option-sauscharf-heat-hot = Scharf
option-sauscharf-heat-super-hot = Superscharf
game-stich-meister = Stich-Meister
game-stich-meister-blurb = Jede Runde neue Regeln, von jedem Platz eine. Sechzig Regelkarten, keine Runde wie die andere.
game-stich-meister-step-1 = Schau auf deine Karten und wähle heimlich eine Regelkarte.
game-stich-meister-step-2 = Vier Regelkarten werden aufgedeckt: Überleg, was sie zusammen bedeuten.
game-stich-meister-step-3 = Hol die Stiche, die sich nach diesen Regeln lohnen.
game-stich-meister-facts =
    { $seats ->
        [3] 3 Runden, die meisten Punkte gewinnen. Je 16 Karten. Vier Regelkarten pro Runde: von jedem Platz eine, dazu eine vom Stapel.
        [4] 4 Runden, die meisten Punkte gewinnen. Je 15 Karten. Vier Regelkarten pro Runde, von jedem Platz eine.
       *[5] 5 Runden, die meisten Punkte gewinnen. Je 12 Karten. Vier Regelkarten pro Runde; reihum setzt ein Platz beim Wählen aus.
    }
option-stich-meister-trumpLeadFollow = Wenn Trumpf angespielt wird
option-stich-meister-trumpLeadFollow-suit-or-trump = Farbe oder Trumpf
option-stich-meister-trumpLeadFollow-trump-only = Nur Trumpf
level-beginner = Einstieg
level-beginner-blurb = kennt das Ziel, vergisst gespielte Karten und ist oft unsicher.
level-casual = Hobby
level-casual-blurb = merkt sich jede Karte, weicht Teurem aus und sucht sich die Stiche aus.
level-club = Verein
level-club-blurb = probiert jede Karte in einigen Verteilungen durch, die zu allem Gesehenen passen.
level-master = Meister
level-master-blurb = denkt über die besten Karten weiter nach, unter starken Spielern am tiefsten.
computer-name-plum = Ume
computer-name-moon = Luna
computer-name-wave = Nami
computer-name-hex = Kiko
computer-name-hill = Riku
computer-name-star = Hoshi
temper-plum =
    { $game ->
        [sauscharf] Ordentlich: legt erst einzelne Chilis.
       *[other] Ordentlich: spielt erst eine Farbe leer.
    }
temper-moon =
    { $game ->
        [sauscharf] Geduldig: behält hohe Chilis.
       *[other] Geduldig: hebt hohe Karten auf.
    }
temper-wave =
    { $game ->
        [sauscharf] Unruhig: nimmt neue Zahlen.
       *[other] Unruhig: immer eine andere Farbe.
    }
temper-hex = Mag gerade Zahlen: spielt erst die ungeraden.
temper-hill = Beständig: bleibt bei einer Farbe.
temper-star = Hastig: spielt hohe Karten zuerst.
person-name = Person { $number }

## Startseite

home-choose = Such dir ein Spiel aus
home-more = Mehr
home-seats = { $least }–{ $most } Personen
home-seats-only = { $count } Personen
home-play = Spielen
home-continue = Weiter
home-look = Noch mal ansehen
home-turn = { $name } ist dran
home-won = Beendet · gewonnen: { $names }
home-all = Alle Partien
home-none = Auf diesem Gerät ist noch keine Partie.
home-damaged = Eine beschädigte Partie
home-damaged-text = Diese Partie lässt sich nicht mehr lesen. Als Datei sichern kannst du sie noch.
home-export = Als Datei sichern
home-export-named = Als Datei sichern: { $title }
home-delete = Löschen
home-delete-named = Löschen: { $title }
home-delete-title = Diese Partie löschen?
home-delete-keep = Behalten
home-deleted = Die Partie ist gelöscht.
home-newer = Eine Partie von einer neueren Seite
home-backup = { $age } kopiert
home-backup-none = keine Kopie außerhalb dieses Browsers
home-finished = Die letzten { $count } beendeten Partien bleiben hier.
home-persistence-granted = Dieser Browser verspricht, diese Partien aufzuheben.
home-persistence-refused = Wenn der Platz knapp wird, kann dieser Browser diese Partien löschen. Sichere eine Kopie von denen, die dir wichtig sind.
home-persistence-none = Dieser Browser verspricht nicht, diese Partien aufzuheben. Sichere eine Kopie von denen, die dir wichtig sind.
saves-stepped-back = Der letzte Stand war nicht lesbar. Die Partie geht vom Stand davor weiter; der beschädigte bleibt in deiner Liste.
home-import = Partie aus Datei öffnen
home-code = Partie mit Code öffnen
home-importing = Die Datei wird gelesen …
home-imported = Die Partie ist jetzt in deiner Liste.
home-import-refused = Diese Datei wurde nicht geöffnet.

## Gesicherte Partien

save-error-not-a-save = Das ist keine gesicherte Partie von Trick Table.
save-error-unreadable = Die Datei lässt sich nicht mehr lesen. Liegt sie noch an ihrem Ort?
save-error-not-a-code = Das ist kein Code von Trick Table. Ein Code beginnt mit TT1.
save-error-damaged-code = Ein Teil des Codes fehlt oder ist falsch. Kopiere ihn ganz.
save-error-wrong-type = Sie ist beschädigt: „{ $field }“ ist nicht, was es sein sollte.
save-error-missing-field = Sie ist beschädigt: „{ $field }“ fehlt.
save-error-unknown-game = Diese Partie gehört zu einem Spiel, das es hier nicht gibt: { $game }.
save-error-newer-format = Sie stammt von einem neueren Trick Table. Aktualisiere diese Seite und versuch es noch einmal.
save-error-other-rules = Sie wurde nach einer anderen Fassung der Regeln gespielt und kann hier nicht weitergehen.
save-error-bad-seats = Sie ist beschädigt: { $seats } Plätze passen nicht zu diesem Spiel.
save-error-bad-option = Sie ist beschädigt: Bei der Einstellung „{ $option }“ gibt es „{ $value }“ nicht.
save-error-bad-seed = Sie ist beschädigt: Wie gegeben wurde, lässt sich nicht lesen.
save-error-too-large = Für eine gesicherte Partie ist das viel zu groß.
save-error-illegal-action = Sie ist beschädigt: Zug { $index } („{ $action }“) ist gegen die Regeln.
save-error-digest-mismatch = Seit dem Sichern hat jemand oder etwas daran geändert.
save-error-no-room = Sie ist zu Ende, und mehr als { $most } beendete Partien bleiben nicht auf einem Gerät.
storage-blocked = Dieser Browser lässt die Seite nichts speichern. Spielen kannst du, aber die Partie ist weg, wenn du die Seite schließt. Sichere sie als Datei oder erlaube Websitedaten in den Einstellungen des Browsers.
storage-blocked-short = Nicht gespeichert: Dieser Browser hebt für diese Seite nichts auf. Sichere die Partie als Datei, bevor du sie schließt.
storage-not-saved = Nicht gespeichert
storage-full = In diesem Browser ist kein Platz mehr zum Speichern. Lösche alte Partien oder sichere Partien als Dateien.
storage-full-short = Nicht gespeichert: Es ist kein Platz mehr. Sichere die Partie als Datei, bevor du sie schließt.
storage-tight = In diesem Browser ist fast kein Platz mehr zum Speichern. Diese Partie ist noch gespeichert: Sichere sie auch als Datei oder lösche alte Partien.

## Eine Partie zieht auf ein anderes Gerät um

move-title = Gerät wechseln
move-title-named = Gerät wechseln: { $title }
move-waiting = Der Code wird gemacht. Kurz nach dem Start der Seite dauert das einen Moment.
move-qr = QR-Code dieser Partie
move-qr-help = Richte die Kamera des anderen Geräts hierher. Dort öffnet sich diese Seite mit der Partie, wie sie jetzt steht.
move-qr-here = Richte die Kamera des anderen Geräts hierher und kopiere den Text, den sie liest. Öffne ihn dort unter „Partie mit Code öffnen“.
move-code = Code als Text
move-code-help = Schick ihn an das andere Gerät und füge ihn dort unter „Partie mit Code öffnen“ ein. So kommt eine Partie auch in eine App auf dem Home-Bildschirm, die ihre Partien für sich aufhebt.
move-copy = Code kopieren
move-copied = Der Code ist kopiert.
move-copy-by-hand = Der Code ist markiert: Kopiere ihn über das Menü des Browsers.
move-share = Link senden
move-share-refused = Dieser Browser lässt die Seite nichts senden. Kopiere stattdessen den Code.
code-label = Der Code oder ein Link damit
code-help = Leerzeichen, Zeilenumbrüche und Kleinbuchstaben sind egal.
code-read = Code lesen
guide-button = Auf den Home-Bildschirm
guide-title = Trick Table auf dem Home-Bildschirm
guide-why = Von dort öffnet es sich wie eine App, ohne die Leisten des Browsers. Und Safari, das sonst Daten von Seiten löscht, die eine Weile nicht besucht wurden, hebt die Partien auf.
guide-ipad = iPad und iPhone
guide-step-1 = Öffne diese Seite in Safari.
guide-step-2 = Tippe auf „Teilen“, das Quadrat mit dem Pfeil nach oben.
guide-step-3 = Wähle „Zum Home-Bildschirm“. Vielleicht steht es weiter unten in der Liste.
guide-step-4 = Tippe auf „Hinzufügen“ und öffne Trick Table von nun an über das neue Symbol.
guide-others = Andere Geräte
guide-others-text = In Chrome und Edge: Öffne das Menü des Browsers und wähle „Installieren“ oder „Zum Startbildschirm hinzufügen“.
guide-matches = Auf dem iPad beginnt die App vom Home-Bildschirm mit einer leeren Liste. Hol eine Partie mit „Gerät wechseln“ herüber: Kopiere hier ihren Code und öffne ihn dort.

## Kartenmotor

engine-loading = Der Kartenmotor wird geladen. Aussuchen kannst du schon.
engine-progress = Der Kartenmotor wird geladen
engine-stage-runtime = Python
engine-stage-library = Bibliothek
engine-stage-engine = Spiele
engine-stage-ready = Bereit
engine-ready = Bereit. Alles läuft auf diesem Gerät.
engine-retry = Noch einmal versuchen
engine-restarted = Der Kartenmotor musste neu starten. Verloren ist nichts.
engine-wasm-blocked = WebAssembly ist in diesem Browser ausgeschaltet.
engine-wasm-blocked-cure = Schalte Blockierungsmodus oder strenge Sicherheit für diese Seite aus oder nimm einen anderen Browser.
engine-file-missing = Ein Teil der Seite fehlt: { $file }
engine-file-missing-cure = Prüfe die Verbindung und versuch es noch einmal. Bleibt es so, muss die Seite neu auf ihren Server gelegt werden.
engine-start-failed = Der Kartenmotor konnte nicht starten.
engine-start-failed-cure = Schließ andere Tabs, damit Speicher frei wird, und versuch es noch einmal.
engine-no-module-worker = Dieser Browser ist zu alt für den Kartenmotor.
engine-no-module-worker-cure = Aktualisiere ihn oder nimm Safari 16.4, Chrome 111, Firefox 121 oder neuer.
engine-worker-missing = Die Datei worker.js der Seite fehlt oder lässt sich nicht laden.
engine-worker-missing-cure = Prüfe die Verbindung und versuch es noch einmal. Bleibt es so, muss die Seite neu auf ihren Server gelegt werden.
engine-too-slow = Der Kartenmotor braucht ungewöhnlich lange.
engine-too-slow-cure = Er versucht es noch. Du kannst warten oder ihn neu starten.

## Ohne Netz, und neuere Fassungen

offline-ready = Offline bereit: Die ganze Seite liegt auf diesem Gerät, und jede Datei davon wurde geprüft.
offline-waiting = Sobald der Kartenmotor da ist, wird die Seite für den Gebrauch ohne Netz kopiert.
offline-fetching = Die Seite wird für den Gebrauch ohne Netz kopiert: { $percent } %.
offline-insecure = Nicht offline: Diese Seite kam über einfaches http, und Browser heben nur Seiten auf, die über https kamen. Sie funktioniert, solange ihr Server erreichbar ist.
offline-unavailable = Nicht offline: Dieser Browser hebt keine Kopie der Seite auf oder soll es nicht. Sie funktioniert, solange ihr Server erreichbar ist.
offline-no-room = Nicht offline: In diesem Browser ist kein Platz für eine Kopie der Seite.
offline-file-missing = Noch nicht offline: { $file } kam nicht an. Beim nächsten Besuch wird es wieder versucht.
offline-file-damaged = Nicht offline: { $file } ist nicht so, wie es gebaut wurde. Die Seite muss neu auf ihren Server gelegt werden.
offline-one-file = Das ist die Ausgabe in einer Datei: Sie braucht kein Netz. Partien hebt dieser Browser auf, für diese Datei an diesem Ort. Willst du sie behalten oder mitnehmen, sichere sie als Dateien.
offline-short-ready = Offline bereit
offline-short-fetching = Wird für offline kopiert: { $percent } %
offline-short-none = Nicht offline
offline-short-one-file = In einer Datei
offline-update = Ein neueres Trick Table ist da. Deine Partien bleiben.
offline-update-now = Jetzt nehmen
offline-updated = Das ist das neuere Trick Table.
offline-healed = Was dieser Browser von der Seite aufgehoben hatte, war nicht so, wie es gebaut wurde. Es ist wieder in Ordnung.
offline-went-back = Das neuere Trick Table ist hier nicht gestartet. Du hast die letzte gute Fassung wieder.

## Die Seite als eine Datei

one-file = Als eine Datei
one-file-text = Für einen USB-Stick oder einen Computer ohne Netz: die ganze Seite in einer Datei von 9 MB. Sie öffnet sich in Chrome, Edge und Firefox auf einem Computer, aber nicht auf iPads.
one-file-save = Als eine Datei sichern
one-file-saving = Wird zusammengestellt: { $percent } %
one-file-saved = Die Datei ist gesichert. Kopiere sie, wohin du willst, und öffne sie dort.
one-file-away = Sie ließ sich nicht zusammenstellen: Der Server ist nicht erreichbar oder hat inzwischen eine neuere Seite. Lade diese Seite neu und versuch es noch einmal.
one-file-without = Sie aktualisiert sich nicht selbst, lässt sich nicht installieren und nimmt keine weiteren Spiele auf.

## Über diese Seite

trust-title = Über diese Seite
trust-version = Version
trust-promise = Alles läuft auf diesem Gerät. Es gibt kein Konto und keinen Server, der von deinen Partien weiß.
trust-version-engine = Trick Table
trust-version-build = Fassung
trust-version-python = Python
trust-offline = Ohne Netz
trust-refused = Fassung { $build } ist in diesem Browser nicht gestartet, also geht es mit der vorigen weiter.
trust-refused-again = Noch einmal versuchen
trust-start = Start
trust-start-none = Der Kartenmotor ist noch nicht da.
trust-start-snapshot = Der schnellste Weg: Python lief von einem Bild seines Speichers weiter, das beim Bau dieser Seite entstand.
trust-start-compiled = Der zweite Weg: Python wurde aus übersetzten Dateien gestartet.
trust-start-plain = Der langsamste Weg: Python wurde aus einfachen Dateien gestartet.
trust-way-snapshot = Bild des Speichers
trust-way-compiled = Übersetzte Dateien
trust-way-plain = Einfache Dateien
trust-refused-file-missing = { $way }: { $file } fehlt oder ist nicht so, wie es gebaut wurde.
trust-refused-start-failed = { $way }: Python ist damit nicht gestartet.
trust-refused-no-answer = { $way }: Python hat nicht rechtzeitig geantwortet.
trust-refused-barred = { $way }: ausgelassen, weil der Motor in diesem Browser schon einmal daran hängen blieb.
trust-refused-not-yet = { $way }: wird nach dem ersten Start hier geholt, für alle späteren.
trust-refused-not-built = { $way }: gibt es in dieser Fassung nicht.
trust-refused-wasm-blocked = { $way }: WebAssembly ist ausgeschaltet.
trust-incomplete = Ein Teil, den nur weitere Spiele brauchen, kam nicht an.
trust-saves = Gesicherte Partien
trust-saves-ok =
    { $count ->
        [0] Partien werden nach jedem Zug auf diesem Gerät gespeichert. Noch gibt es keine.
        [one] Partien werden nach jedem Zug auf diesem Gerät gespeichert. Eine ist da.
       *[other] Partien werden nach jedem Zug auf diesem Gerät gespeichert. { $count } sind da.
    }
trust-saves-blocked = Dieser Browser lässt die Seite nichts speichern: Eine Partie ist weg, wenn die Seite geschlossen wird.
trust-saves-full = In diesem Browser ist kein Platz mehr zum Speichern. Lösche alte Partien oder sichere Partien als Dateien.
trust-saves-uncopied =
    { $count ->
        [one] Von einer gibt es keine Kopie außerhalb dieses Browsers.
       *[other] Von { $count } gibt es keine Kopie außerhalb dieses Browsers.
    }
trust-saves-copied = Die letzte Kopie außerhalb dieses Browsers: { $day }.
trust-saves-quarantined =
    { $count ->
        [one] Ein beschädigter Stand liegt getrennt in deiner Liste.
       *[other] { $count } beschädigte Stände liegen getrennt in deiner Liste.
    }
trust-saves-promise-granted = Der Browser verspricht, sie aufzuheben.
trust-saves-promise-refused = Wenn der Platz knapp wird, kann der Browser sie löschen.
trust-saves-promise-none = Der Browser verspricht nicht, sie aufzuheben.
trust-saves-promise-unknown = Ob der Browser verspricht, sie aufzuheben, ist noch nicht bekannt.
trust-saves-room = Von { $quota } MB, die diese Website belegen darf, sind { $used } MB belegt, die Kopie für offline eingerechnet.
trust-files = Dateien
trust-files-text = Zu jeder Datei der Seite gibt es eine Prüfsumme vom Bau. Hier werden sie verglichen.
trust-files-check = Alle Dateien prüfen
trust-files-checking = Wird geprüft: { $percent } %
trust-files-valid = Alle { $count } Dateien sind genau so, wie sie gebaut wurden.
trust-files-damaged =
    { $count ->
        [one] Eine Datei ist nicht so, wie sie gebaut wurde: { $file }
       *[other] { $count } Dateien sind nicht so, wie sie gebaut wurden, die erste ist { $file }
    }
trust-files-unknown = Der Server hat inzwischen eine neuere Fassung. Lade die Seite neu und prüfe dann noch einmal.
trust-files-insecure = Eine Seite, die über einfaches http kam, kann keine Prüfsummen berechnen.
trust-files-away = Der Server ist nicht erreichbar, und auf diesem Gerät gibt es keine Kopie.
trust-test = Selbsttest
trust-test-text = Spielt in diesem Browser von jedem Spiel eine ganze Partie und vergleicht jede Stellung mit der bekannten.
trust-test-run = Jetzt testen
trust-test-busy = Test läuft …
trust-test-broken = Der Test ließ sich nicht beenden. Prüfe die Verbindung und versuch es noch einmal.
trust-test-same = { $game }: Alle { $count } Stellungen stimmen.
trust-test-differs = { $game }: Stellung { $at } von { $count } ist anders.
trust-report = Stimmt etwas nicht?
trust-report-text = Im Bericht stehen Versionen, wie die Seite gestartet ist und deine letzte Partie: ihre Züge und das Wort, nach dem gegeben wurde, ohne Namen. Er ist eine Datei auf diesem Gerät; gesendet wird nichts.
trust-report-save = Bericht als Datei sichern

## Partie einrichten

setup-back = Zurück zu den Spielen
setup-no-game = Dieses Spiel gibt es hier nicht.
setup-who = Wer sitzt am Tisch?
setup-seats = Anzahl der Plätze
setup-seats-only = Immer { $count } Plätze.
setup-human = Mensch
setup-computer = Computer
setup-name-of = Name an Platz { $number }
setup-kind-of = Platz { $number }
setup-level-of = Stärke von Platz { $number }
setup-match = Diese Partie
setup-seed = Gleiche Karten für die ganze Klasse
setup-seed-help = Geräte mit demselben Wort und gleich vielen Plätzen bekommen dieselben Karten. Lass es leer, wenn neu gemischt werden soll.
setup-seed-empty = neu gemischt
setup-people =
    { $people ->
        [0] Nur Computerspieler: Lehn dich zurück und schau zu.
        [1] Du spielst allein an diesem Bildschirm, also bleiben deine Karten offen.
       *[other] { $people } Personen teilen sich diesen Bildschirm: Zwischen zwei Zügen werden die Karten verdeckt.
    }
setup-change = Ändern
setup-how = So geht’s
setup-chosen-seats = { $count } Plätze
setup-chosen-people =
    { $count ->
        [1] du
       *[other] { $count } Personen
    }
setup-chosen-level = { $count } Computer ({ $level })
setup-dealing = Karten werden gegeben …
setup-waiting = Sobald der Kartenmotor bereit ist, wird gegeben.
setup-refused = Der Kartenmotor hat diese Partie abgelehnt. Ändere oben etwas und versuch es noch einmal.

## Den Bildschirm weitergeben

cover-pass = Gib den Bildschirm an { $name }
cover-return = Ist { $name } da?
cover-turn = Alle Karten bleiben verdeckt, bis { $name } den Knopf gedrückt hält.
cover-hold = Halten
cover-how = Halte den Knopf kurz gedrückt, um deine Karten zu sehen. Nach deinem Zug werden sie wieder verdeckt.
cover-undo = Letzten Zug zurücknehmen

## Ein Teil der Seite kommt später

late-missing = Dieser Teil der Seite kam nicht an
late-missing-help = Prüfe das Netz und lade die Seite noch einmal. Deine Partien liegen sicher auf diesem Gerät.
late-reload = Seite noch einmal laden

## Partie

match-laying = Der Tisch wird gedeckt …
match-laying-help = Sobald der Kartenmotor bereit ist, öffnet sich die Partie.
match-missing = Diese Partie ist nicht hier
match-missing-help = Sie wurde gelöscht, oder sie wurde auf einem anderen Gerät oder in einem anderen Browser gespielt.
match-elsewhere = Diese Partie ist in einem anderen Tab offen
match-elsewhere-help = Gespielt wird immer nur in einem Tab, damit nichts verloren geht.
match-open-here = Stattdessen hier öffnen
match-newer = Diese Partie braucht eine neuere Seite
match-newer-help = Ein neueres Trick Table hat sie gespeichert. Aktualisiere diese Seite und öffne sie dann noch einmal.
match-stopped = Die Partie kann nicht weitergehen
match-stopped-help = Der Kartenmotor antwortet nicht mehr, auch nicht nach einem neuen Start.
match-refused-help = Der Kartenmotor läuft, konnte aber nicht tun, was die Seite von ihm wollte. Das ist ein Fehler der Seite.
match-stopped-safe = Was gespeichert ist, bleibt gespeichert.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-away = Diese Sprache ließ sich nicht holen. Prüfe die Verbindung und versuch es noch einmal.
settings-group-pace = Tempo
settings-group-looks = Aussehen
settings-group-sound = Ton
settings-group-keys = Tastatur und Vorlesen
settings-preview = Dein Anspiel: Jede Karte geht
settings-speed = Tempo der Computerspieler
settings-speed-slow = Ruhig
settings-speed-normal = Normal
settings-speed-fast = Flott
settings-speed-instant = Sofort
settings-speed-help = Tippst du auf den Tisch, beeilt sich die Karte, die gerade kommt.
settings-patience = Bedenkzeit der Computerspieler
settings-patience-brisk = Kurz
settings-patience-deep = Lang
settings-patience-help = Bei „Lang“ denken die Stufen „Verein“ und „Meister“ mehrere Sekunden nach; du siehst, wie weit sie sind, und kannst sie antreiben. Auch Tipps rechnen dann weiter.
settings-tap = Nach einem Stich weitertippen
settings-tap-help = Ein voller Stich bleibt liegen, bis jemand tippt.
settings-explains = Neues erklären
settings-explains-help = Ein Satz bei jeder neuen Art von Entscheidung; in der ersten Partie eines Spiels ein Stern an einem Zug, der gut aussieht, und nach jedem Stich eine Pause, bis du tippst
settings-forced = Die einzig mögliche Karte spielt sich selbst
settings-forced-help = Nach einem Moment, in dem du sie siehst; „Zurück“ nimmt sie zurück. Was geheim gewählt wird, spielt sich nie selbst.
settings-size-normal = Normal
settings-size-large = Groß
settings-size-largest = Riesig
settings-cards = Handkarten
settings-text = Text
settings-faces = Gesichter und Eigenarten der Computerspieler
settings-faces-help = Bis zur Stufe „Hobby“ haben alle eine kleine Eigenart, ab der nächsten Partie. Besser oder schlechter spielen sie dadurch nicht.
settings-left = Für die linke Hand
settings-left-help = Notizen und Knöpfe tauschen die Seiten.
settings-motion = Weniger Bewegung
settings-motion-help = Karten sind sofort an ihrem Platz.
settings-contrast = Mehr Kontrast
settings-contrast-help = Weiße Karten, schwarze Ränder, schwarzer Filz.
settings-theme = Hell und dunkel richten sich nach deinem Gerät; Bewegung und Kontrast auch, wenn du sie hier nicht einschaltest.
sound-offer = Die Karten hören?
sound-accept = Ton an
settings-sound = Töne
settings-sound-help = Leise: eine Karte, ein Stich, dein Zug, eine gewonnene Runde, eine Karte, die nicht gespielt werden darf.
settings-volume = Lautstärke
settings-listen = Anhören
settings-keys = Sprechende Buchstaben
settings-keys-help = Am Tisch sagt ein einzelner Buchstabe, wie das Spiel steht.
keys-title = Tasten am Tisch
keys-tab = nächster Teil des Tisches
keys-arrows = von Karte zu Karte
keys-enter = Karte spielen, Knopf drücken
keys-escape = Blatt oder Notiz schließen
keys-t = der Stich, oder was sonst auf dem Tisch liegt
keys-h = meine Karten
keys-r = Trumpf, und was jetzt zählt
keys-s = die Punkte
keys-w = wer dran ist und was verlangt wird
keys-l = der letzte Stich, oder was zuletzt geschah
keys-z = was seit meiner letzten Karte geschah


## Für eine Klasse: Links, gleiche Karten für alle, Ergebnisse

deal-of-day = Partie des Tages · { $day }
deal-named = Karten „{ $seed }“
deal-fresh = Jedes Mal neu gemischt
deal-option = { $name }: { $choice }
deal-of-day-in = Partie des Tages: { $game }
days-first = heute für alle dieselben Karten
days-so-far =
    { $count ->
        [one] gestern gespielt; heute wären es zwei Tage in Folge
       *[other] { $count } Tage in Folge; heute fehlt noch
    }
days-done =
    { $count ->
        [one] heute gespielt
       *[other] gespielt, { $count } Tage in Folge
    }
days-missed = zuletzt gespielt: { $day }; heute beginnt eine neue Folge
days-again = Noch einmal spielen
link-title = Ein Link
link-reading = Der Link wird gelesen …
link-refused = Dieser Link öffnet sich nicht
link-name = Dein Name, wenn du magst
link-name-help = Er bleibt auf diesem Gerät und steht vor deinem Ergebniscode.
link-begun = { $names } hat angefangen.
link-reset = Neu anfangen
link-reset-title = Neu anfangen?
link-reset-help = Die bisherige Partie wird gelöscht, und die nächste Person beginnt mit denselben Karten.
lock-note = Gesperrt: nur dieses Spiel, mit diesen Einstellungen.
lock-leave = Halten, um die Sperre aufzuheben
lock-leave-title = Sperre aufheben?
lock-leave-help = Dann sind alle Spiele und Einstellungen dieses Geräts offen. Die Partien bleiben.
lock-leave-now = Aufheben
lock-stay = Hierbleiben
share-error-no-link = Das ist kein Link von Trick Table. In einem Link steht game=… oder match=….
share-error-link-too-long = Für einen Link ist das viel zu lang.
share-error-no-game = Es steht nicht da, welches Spiel: Das Wort game=… fehlt.
share-error-unknown-word = Das Wort „{ $word }“ kennt diese Ausgabe nicht. Es ist verschrieben oder stammt von einem neueren Trick Table.
share-error-word-twice = „{ $word }“ steht zweimal da.
share-error-word-beside-match = Der Link enthält eine ganze Partie, also kann nicht auch „{ $word }“ darin stehen.
share-error-bad-value = Für „{ $word }“ gibt es „{ $value }“ hier nicht. Möglich: { $known }.
share-error-seats-and-players =
    { $players ->
        [one] Da steht „seats={ $seats }“, aber „players“ nennt nur { $players } Platz.
       *[other] Da steht „seats={ $seats }“, aber „players“ nennt { $players } Plätze.
    }
share-error-bad-players-count =
    { $players ->
        [one] „players“ nennt nur { $players } Platz. Möglich in diesem Spiel: { $known }.
       *[other] „players“ nennt { $players } Plätze. Möglich in diesem Spiel: { $known }.
    }
share-error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
share-error-other-rules = Er wurde mit einer anderen Fassung der Regeln gemacht (Fassung { $rules }; hier ist es { $known }), die Karten wären also nicht dieselben. Mach einen neuen Link.
share-error-bad-seats = Dieses Spiel geht nicht mit { $seats } Plätzen.
share-error-bad-option = Bei der Einstellung „{ $option }“ gibt es „{ $value }“ nicht.
share-error-unknown-option = Eine Einstellung „{ $option }“ hat dieses Spiel nicht.
share-error-bad-seed = Das Wort für die Karten ist zu lang oder nicht lesbar.
share-error-unknown-language = Diese Seite spricht „{ $lang }“ nicht. Möglich: { $known }.
share-error-no-result = Darin ist kein Ergebniscode. Ein Code beginnt mit TR1.
share-error-damaged-result = Im Code ist ein Fehler, oder ein Teil fehlt.
share-error-newer-result = Der Code stammt von einem neueren Trick Table. Aktualisiere diese Seite und versuch es noch einmal.
share-error-result-of-unknown-game = Er gehört zu einem Spiel, das es hier nicht gibt.
share-error-too-many-results = Es sind zu viele Zeilen. Kopiere die Tabelle, leere die Liste und mach weiter.
share-error-not-over = Die Partie ist noch nicht zu Ende.
share-error-bad-players = Die Plätze passen nicht zur Partie.
share-error-no-room = Diese Punkte passen nicht in einen Code.
share-title = Diese Karten teilen
share-waiting = Der Link wird gemacht. Kurz nach dem Start der Seite dauert das einen Moment.
share-part-deal = Ab der ersten Karte
share-part-match = Mit dem Gespielten
share-qr = QR-Code dieses Links
share-qr-help = Richte eine Kamera hierher: Dort öffnet sich die Seite und zeigt, worum es geht. Von selbst fängt nichts an.
share-qr-here = Richte die Kamera eines anderen Geräts hierher und kopiere den Text, den sie liest. Öffne ihn dort unter „Partie mit Code öffnen“.
share-help = Wer diesen Link öffnet, bekommt dieselben Karten und Computerspieler, die auf gleiche Züge gleich antworten.
share-match-help = Die ganze Partie bis jetzt, mit Namen. Wer den Link öffnet, sieht sie erst an und kann von dort weiterspielen.
share-locked = Gesperrt
share-locked-help = Das Gerät zeigt nur dieses Spiel. Sprache und Anzeige bleiben einstellbar.
share-lang-any = Wie das Gerät
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
share-open = Hier öffnen
setup-day = Partie des Tages
result-title = Ergebniscode
result-of = Wessen Ergebnis
result-qr = QR-Code dieses Ergebnisses
result-qr-help = Für die Kamera der Lehrkraft.
result-code = Für die Lehrkraft
result-help = Punkte, Rang und benutzte Hilfen; deinen Namen nur, wenn du ihn eingetippt hast. Kleinbuchstaben und fehlende Bindestriche sind egal.
result-copy = Code kopieren
result-copied = Der Code ist kopiert.
final-next-person = Nächste Person
class-title = Für eine Klasse
class-intro = Gib allen dieselben Karten, schaut sie gemeinsam an und vergleicht, wie es allen gegangen ist. Alles bleibt auf diesem Gerät.
class-job-make = Karten ausgeben
class-job-results = Ergebnisse
class-step-game = Spiel
class-step-word = Wort
class-step-code = QR-Code
class-make-now = QR-Code zeigen
class-joined =
    { $count ->
        [one] Ein Ergebnis ist da
       *[other] { $count } Ergebnisse sind da
    }
class-sheet = Groß zeigen
class-project = Mit offenen Karten zeigen
class-results = Die Ergebnisse
class-codes =
    { $count ->
        [0] Ergebniscodes eingeben
       *[other] Codes ergänzen oder ändern ({ $count })
    }
class-lines = Ergebniscodes, einer pro Zeile
class-lines-help = Füg sie ein, tipp sie ab oder lies sie mit der Kamera. Vor dem Code darf ein Name stehen.
class-scanned = Ein Ergebnis ist angekommen
class-add = Aufnehmen
class-added = Das Ergebnis ist in deiner Liste.
class-problem = Zeile { $line }:
class-again = Zeile { $line } ist derselbe Code wie Zeile { $first }. Er zählt einmal.
class-deal = Karten { $deal }
class-head-name = Name
class-unnamed = Ohne Namen · …{ $code }
class-head-score = Punkte
class-head-place = Rang
class-head-aids = Hilfen
class-head-line = Zeile
class-head-game = Spiel
class-head-deal = Karten
class-head-code = Code
class-place-of = { $place } von { $seats }
class-undone =
    { $count ->
        [one] { $count } × zurück
       *[other] { $count } × zurück
    }
class-advice =
    { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
class-opened = offene Karten
class-sums =
    { $count ->
        [one] Ein Ergebnis: { $sum } Punkte.
       *[other] { $count } Ergebnisse · Summe { $sum } · Mittel { $mean } · bestes { $best }
    }
class-copy = Tabelle kopieren
class-copied = Die Tabelle ist kopiert. Füg sie in eine Tabellenkalkulation ein.
class-copy-refused = Dieser Browser lässt die Seite nicht kopieren. Sichere die Tabelle stattdessen als Datei.
class-save = Als CSV sichern
class-empty = Liste leeren
class-empty-title = Liste leeren?
class-empty-help = Alle Zeilen verschwinden aus der Liste dieses Geräts. Kopiere die Tabelle vorher, wenn du sie noch brauchst.
class-emptied = Die Liste ist leer.

## Der Tisch jedes Spiels

table-felt = Der Tisch
table-side = Neben dem Tisch
table-leave = Tisch verlassen
table-menu = Menü
table-rules = Regeln zur Hand
table-rules-of = { $game }: Regeln zur Hand
table-contents = Inhalt
table-now = jetzt
table-settings = Einstellungen
table-export = Als Datei sichern
table-close = Schließen
table-log = Was geschah
table-round-of = Runde { $round } von { $rounds }
table-round-open = Runde { $round }
progress-trick = Stich { $trick }/{ $tricks }
ask-lead =
    { $shared ->
        [yes] { $name } spielt an: jede Karte geht
       *[no] Dein Anspiel: Jede Karte geht
    }
ask-follow =
    { $shared ->
        [yes] { $name }: bediene { $suit }
       *[no] Dein Zug: Bediene { $suit }
    }
ask-void =
    { $shared ->
        [yes] { $name }: Es fehlt { $suit }, jede Karte geht
       *[no] Jede Karte geht: Dir fehlt { $suit }
    }
table-centre = Die Mitte
table-market = Karten zum Nehmen
table-trick = Der Stich
table-order = Reihenfolge
table-given = { $name }: { $count } von { $each } abgelegt
table-count-of = { $count } von { $each }
table-human = am Tisch
table-known = Karten, die { $name } bekanntlich hat
fact-suit-count = { $suit } × { $count }
table-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
table-round-points =
    { $points ->
        [one] { $shown } Punkt in dieser Runde
       *[other] { $shown } Punkte in dieser Runde
    }
table-points-now = jetzt { $points }
table-points-if-now =
    { $points ->
        [one] { $shown } Punkt, wenn die Runde jetzt endete
       *[other] { $shown } Punkte, wenn die Runde jetzt endete
    }
table-scores = Punkte
table-this-round = Runde
table-round-now = jetzt
table-why-points = Warum?
table-total = Summe
table-target = Ende bei { $target }
table-stake = In diesem Stich
stake-no-lead = Noch ist nichts angespielt.
table-last = Voriger Stich
table-last-of = Voriger Stich: { $name }
table-last-none = Noch ist kein Stich gemacht.
table-last-taken = { $name } hat Stich { $number }.
table-led = erste
table-ahead = vorn
table-led-ahead = erste · vorn
table-takes = gewinnt
rules-led = { table-led }
rules-takes = { table-takes }
rules-total = { score-total }
suit-none = –
table-your-card = Deine Karte
table-card-of = Karte von { $name }
table-prompt = Was jetzt zu tun ist
table-go-on = Weiter
table-undo = Zurück
red-dragon-takes-highest =
    { $card } ist die höchste Karte der angespielten Farbe. Der Stich bringt { $gain }{ $lost ->
        [0] .
       *[other] {" "}({ $each } − { $lost } für { $dragon ->
            [alone] die 11
            [yes] Rot, davon 26 für die 11
           *[no] Rot
        }).
    }
x-missions-takes-highest = { $card } ist die höchste Karte der angespielten Farbe.
x-missions-takes-trump = { $card } ist hier der höchste Trumpf, und ein Trumpf schlägt jede andere Farbe.
scharfe-schoten-takes-trump =
    { $card } ist der { $is_only ->
        [yes] einzige
       *[no] stärkste
    } Trumpf in diesem Stich.
scharfe-schoten-takes-higher-number = { $card }: keine stärkere Farbe, und in { $suit } nichts Höheres.
scharfe-schoten-takes-stronger-colour = { $card }: { $suit } schlägt { $led_suit }.
table-takes-trick =
    { $mine ->
        [yes] Du nimmst den Stich.
       *[no] { $name } nimmt den Stich.
    }
table-claim = Rest ausspielen
table-claim-short = Ausspielen
table-claim-help = Diese Runde ist entschieden, was auch gespielt wird: bis zu ihrem Ende weiter.
table-forced = Die einzige Karte: Sie spielt sich selbst
spoken-scores = Punkte: { $scores }.
spoken-nobody = Niemand ist dran.
spoken-no-trick = Im Stich liegt keine Karte. Jetzt: { $progress }.
spoken-trick = Im Stich: { $plays }.
spoken-play = { $name } { $card }
spoken-ahead = { $name } liegt vorn.
spoken-left =
    { $count ->
        [0] Der Stich ist voll.
        [one] Eine Karte fehlt noch.
       *[other] { $count } Karten fehlen noch.
    }
spoken-hand =
    { $count ->
        [one] Eine Karte auf der Hand: { $cards }.
       *[other] { $count } Karten auf der Hand: { $cards }.
    }
spoken-no-hand = Keine Karten auf der Hand.
spoken-last = Der letzte Stich: { $plays }.
spoken-nothing = Noch ist nichts geschehen.
spoken-nothing-since = Seither ist nichts geschehen.
red-dragon-counts-no-trump = Kein Trumpf: Die höchste Karte der angespielten Farbe gewinnt den Stich. Jeder Stich zählt { $each }; rote Karten kosten ihre Zahl, die 11 kostet 26.
x-missions-counts-trump = Trumpf: { $suit }.
x-missions-counts-no-trump = Es gibt keinen Trumpf.
x-missions-counts-mission = Meine Mission: { xm-mission-name }.
x-missions-counts-no-mission = Meine Mission: { x-missions-item-mission-none }.
x-missions-counts-not-chosen = { x-missions-fact-not-chosen }
x-missions-felt-offer = Missionen zur Wahl: { $lines }.
x-missions-felt-mission = { xm-mission-name }
x-missions-secret-mission = { xm-mission-name }
x-missions-secret-no-mission = { x-missions-item-mission-none }
stich-meister-counts-rule = { $item }: { $text }
sauscharf-counts-sauces = Soßen zur Wahl: { $lines }.
sauscharf-counts-sauce = Soße { $heat }, { $points } Punkte
sauscharf-counts-no-sauces = { sa-no-sauces }
sauscharf-counts-coming = Soßen, die noch kommen: { $lines }.
sauscharf-counts-copies = { $count } × Soße { $heat }
sauscharf-felt-market = Markt: { $lines }.
sauscharf-felt-slot = Fach { $slot }: { $cards }
sauscharf-felt-slot-empty = Fach { $slot }: { sa-slot-empty }
sauscharf-felt-set = { $seat } legt { $cards }.
sauscharf-secret-ingredients = Zutaten: { $cards }
table-tap = Zum Weitermachen tippen.
table-thinking = { $name } überlegt …
table-play-now = Jetzt spielen
table-turn-of = { $name } ist dran.
table-hand =
    { $count ->
        [0] Hand
        [one] Hand von { $name }, { $count } Karte
       *[other] Hand von { $name }, { $count } Karten
    }

card-name = { $suit } { $number }
card-name-cost = { $suit } { $number }, kostet { $cost }
card-comma = {", "}
mark-trump = Trumpf
suit-club = Kreuz
suit-diamond = Karo
suit-heart = Herz
suit-spade = Pik
suit-acorn = Eichel
suit-bell = Schellen
suit-word-club = Kreuz
suit-word-diamond = Karo
suit-word-heart = Herz
suit-word-spade = Pik
suit-word-acorn = Eichel
suit-word-bell = Schellen
suit-letter-club = Kr
suit-letter-diamond = Ka
suit-letter-heart = H
suit-letter-spade = P
suit-letter-acorn = E
suit-letter-bell = S
rank-J = B
rank-J-word = Bube
rank-Q = D
rank-Q-word = Dame
rank-K = K
rank-K-word = König
rank-A = A
rank-A-word = Ass
rank-U = U
rank-U-word = Unter
rank-O = O
rank-O-word = Ober
suit-red = Rot
suit-blue = Blau
suit-green = Grün
suit-yellow = Gelb
suit-word-red = Rot
suit-word-blue = Blau
suit-word-green = Grün
suit-word-yellow = Gelb
suit-letter-red = R
suit-letter-blue = B
suit-letter-green = G
suit-letter-yellow = Ge

refused-card = Warum nicht { $card }?
refused-other = Warum nicht?
reason-must-follow =
    { $shared ->
        [yes] Angespielt ist { $suit }, und { $name } hat { $cards }.
       *[no] Angespielt ist { $suit }, und du hast { $cards }.
    }
reason-not-decided = Der Rest dieser Runde steht noch nicht fest.
reason-not-your-turn = Noch nicht: { $seat } ist dran.
reason-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
reason-undo-seen = Seitdem hat jemand Karten gesehen. Was gesehen wurde, wird nicht zurückgenommen.
reason-card-not-in-hand = Diese Karte ist nicht auf dieser Hand.
scharfe-schoten-reason-same-colour-predicted = „Meiste“ und „Wenigste“ brauchen zwei verschiedene Farben, und { $suit } ist schon gewählt.
scharfe-schoten-reason-rack-colour-empty = Im Regal gibt es keinen { $suit } mehr. Noch da: { $suits }.
reason-match-over = Die Partie ist zu Ende.
reason-wrong-phase = Das ist jetzt nicht gefragt.
reason-not-an-action = Das geht an diesem Tisch nicht.
red-dragon-reason-card-not-in-centre = Diese Karte liegt nicht in der Mitte.
sauscharf-reason-empty-set = Ein Satz braucht mindestens eine Karte. Tippe zuerst auf Karten deiner Hand.
sauscharf-reason-mixed-values = In einem Satz haben alle Karten dieselbe Zahl. Ein X passt zu jeder.
sauscharf-reason-pass-not-allowed = Beim Sammeln darf niemand passen: Leg einen Satz.
sauscharf-reason-no-ingredients = Es gibt keine Zutaten zum Aufnehmen, also muss ein Satz gelegt werden.
sauscharf-reason-sauce-not-displayed = Diese Soße liegt nicht aus.

event-hand-dealt =
    { $known ->
        [yes] { $seat } bekommt { $cards }.
       *[no] { "" }
    }
event-card-played =
    { $known ->
        [yes] { $seat } spielt { $card }.
       *[no] { $seat } spielt eine Karte verdeckt.
    }
event-play = { $seat }: { $card }
event-trick-taken = { $winner_seat } nimmt Stich { $number }.
event-round-scored = Runde { $round } ist zu Ende: { $scores }.
event-match-ended =
    { $count ->
        [one] { $winner_seats } gewinnt. { $totals }.
       *[other] { $winner_seats } gewinnen gemeinsam. { $totals }.
    }

## Tipps auf Wunsch, Erklärungen, offene Karten

advice-ask = Tipp
advice-title = Was kann jeder Zug bringen?
advice-thinking = Denkbare Verteilungen werden durchgespielt …
advice-failed = Diesmal kommt keine Antwort. Schließ dieses Blatt und frag noch einmal.
advice-intro =
    { $single ->
        [yes] Punkte am Ende der Partie
       *[no] Punkte dieser Runde
    }, aus { $worlds } denkbaren Verteilungen, die zu allem passen, was dieser Platz gesehen hat. Zuerst kommt das Empfohlene, dann, was gegen { $seats ->
        [2] den anderen Platz
       *[other] die anderen
    } am meisten bringt.
advice-one-by-one = { $count } Karten sind abzulegen, eine nach der anderen: Jede Zeile handelt von der nächsten.
advice-legend = Große Zahl: deine Punkte im Schnitt mit dem Empfohlenen; ±: so weit kann sie danebenliegen, durch Zufall und weil Menschen anders spielen als angenommen. „−3 gegen { $seats ->
        [2] den anderen Platz“: Um so viel schrumpft dein Vorsprung, verglichen
       *[other] die anderen“: Um so viel schrumpft dein Vorsprung, verglichen
    } mit dem Empfohlenen. Balken: wie oft welches Ergebnis herauskam, die Null gepunktet.{ $has_reasons ->
        [yes] {" "}Kleine Zahl nach einem Grund: was er wert ist.
       *[no] {""}
    }
advice-best = empfohlen
advice-level = etwa so gut
advice-less = Weniger Punkte für dich, doch etwa so viel weniger auch für { $seats ->
        [2] den anderen Platz.
       *[other] die anderen.
    }
advice-card = { $card }, laut Tipp am besten
advice-round = im Schnitt { $points } Punkte, plus/minus { $error }
advice-spread = Meistens zwischen { $low } und { $high }
advice-edge = { $points } gegen { $seats ->
        [2] den anderen Platz
       *[other] die anderen
    }
advice-own = eigene Punkte
advice-range = { $low } bis { $high }
advice-total = Summe ≈ { $points }
advice-trick = Holt diesen Stich in { $percent } % der Fälle
advice-trick-short = holt ihn: { $percent } %
advice-worth = { $points } Punkte wert
advice-all = Alle { $count } zeigen
advice-plain-only = Etwas anderes geht jetzt nicht.
advice-plain-best = Ist meistens etwas besser; ein einzelner Grund gibt nicht den Ausschlag.
advice-plain-level = So nah am besten Zug, dass der Unterschied Zufall sein kann.
advice-plain-worse = Deutlich schlechter als der beste Zug; ein einzelner Grund gibt nicht den Ausschlag.
advice-wins-trick = Holt diesen Stich in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-captures-red-11 = Bekommt die rote 11 in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-takes-no-trick = Bleibt ganz ohne Stich in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-mission-done = Erfüllt die Mission in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-hits-most = Die Vorhersage „Meiste“ stimmt in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-hits-least = Die Vorhersage „Wenigste“ stimmt in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
tip-do = Jetzt am besten: { $what }.
tip-more = Mehr …
tip-close = Verstanden
tip-lead =
    Spiel { $card } an{ $outcome ->
        [sure] : Das schlägt niemand mehr.
        [likely] : Das holt wahrscheinlich den Stich.
        [unlikely] : Den Stich bekommt wahrscheinlich jemand anders.
       *[open] .
    }
tip-play = Spiel { $card }.
tip-cannot-beat = { $ahead_card } liegt vorn und ist für dich nicht zu schlagen: Spiel { $card }.
tip-stay-under = Hol diesen Stich nicht: Spiel { $card } und bleib unter { $ahead_card }.
tip-take = Hol dir diesen Stich mit { $card }.
tip-go-ahead =
    Schlag { $ahead_card } mit { $card }{ $outcome ->
        [sure] : Das schlägt niemand mehr.
        [likely] : Das holt wahrscheinlich den Stich.
        [unlikely] , auch wenn das wahrscheinlich noch geschlagen wird.
       *[open] .
    }
advice-because-captures-red-11-less = So liegt die rote 11 seltener in einem Stich von dir.
advice-because-takes-no-trick-more = So bleibst du eher ganz ohne Stich.
advice-because-takes-no-trick-less = So machst du in dieser Runde eher wenigstens einen Stich.
advice-because-mission-done-more = So gelingt deine Mission eher.
x-missions-advice-because-only-suit = Mehr { $suit } hast du nicht: Du musst diese Karte spielen.{ xm-comes }
x-missions-advice-because-last-card = Deine letzte Karte.{ xm-comes }
xm-comes =
    { $comes ->
        [done] {" "}Sie erfüllt deine Mission.
        [lost] {" "}Damit ist deine Mission verloren.
       *[possible] {""}
    }
xm-rival =
    { $percent ->
        [0] {""}
       *[other] {" "}Chance: { $percent }{"\u00a0"}% für { $pays } Punkte{ $rival ->
            [-1] { $alone ->
                [likely] ; jede andere unter 20{"\u00a0"}%.
                [best] , im Schnitt die beste Wahl.
               *[no] .
            }
           *[other] ; Mission { $rival }: { $rival_percent }{"\u00a0"}% für { $rival_pays }{ $is_near ->
                [yes] , etwa gleich gut.
               *[no] .
            }
        }
    }
xm-trumps =
    { $trumps ->
        [one] ein Trumpf
       *[other] { $trumps } Trümpfe
    }
xm-eights =
    { $eights ->
        [1] eine 8
        [2] zwei Achten
        [3] drei Achten
       *[other] vier Achten
    }
xm-nines =
    { $nines ->
        [1] eine 9
        [2] zwei Neunen
        [3] drei Neunen
       *[other] vier Neunen
    }
xm-strong =
    { $kinds ->
        [trumps] { xm-trumps }
        [eights] { xm-eights }
        [nines] { xm-nines }
        [eights-nines] { xm-eights } und { xm-nines }
        [trumps-eights] { xm-trumps } und { xm-eights }
        [trumps-nines] { xm-trumps } und { xm-nines }
       *[other] { xm-trumps }, { xm-eights } und { xm-nines }
    }
xm-low =
    { $trumps ->
        [0] { $low } von neun Karten sind höchstens 5
       *[other] { $low } Karten sind höchstens 5 und kein Trumpf
    }
x-missions-advice-because-mission-0 =
    { $is_low ->
        [yes] { $count ->
            [0] { xm-low }: Du machst kaum einen Stich.
           *[other] { xm-low }. { $cards } wirfst du in fremde Stiche.
        }
       *[no] { $count ->
            [0] { $trumps ->
                [0] Du hast nichts über { $card }
               *[other] Außer Trumpf hast du nichts über { $card }
            }: Du kannst den anderen jeden Stich lassen.
           *[other] Lass die anderen gewinnen: { $cards } wirfst du ab.
        }
    }{ $rival ->
        [-1] { $trumps ->
            [0] {""}
            [one] {" "}Dein Trumpf geht unter einen höheren.
           *[other] {" "}Deine Trümpfe gehen unter höhere.
        }
       *[other] {""}
    }{ xm-rival }
x-missions-advice-because-mission-1 = Frühe Stiche sind oft einfarbig, und { $cards } holen vielleicht einen: Einer genügt.{ xm-rival }
x-missions-advice-because-mission-2 =
    { $cards } können deine zwei Stiche holen; { $has_more ->
        [yes] andere starke wirfst du ab.
       *[no] den Rest lässt du den anderen.
    }{ xm-rival }
x-missions-advice-because-mission-3 = Wirft jemand eine andere Farbe ab, sind im Stich genau drei von einer: { $cards } holen ihn vielleicht.{ xm-rival }
x-missions-advice-because-mission-4 =
    { $has_many ->
        [yes] Du hast { xm-strong } für mehrere Stiche und so für jede Farbe.
       *[no] { $cards } holen vielleicht ein paar Stiche und so jede Farbe.
    }{ xm-rival }
x-missions-advice-because-mission-5 =
    { $count ->
        [0] Kein Trumpf, keine 8, keine 9: Fünf Stiche sind unsicher.
       *[other] Du hast { xm-strong }. { $lacks ->
            [0] Sie können fünf Stiche machen.
            [one] Vier holen vielleicht je einen Stich, den fünften muss eine niedrigere holen.
           *[other] Höchstens je ein Stich, niedrigere müssen { $lacks } holen.
        }
    }{ xm-rival }
x-missions-advice-because-mission-6 = { $cards } können Stiche holen, jeden mit bis zu vier einer Farbe: Zwei können reichen.{ xm-rival }
x-missions-advice-because-mission-7 =
    { $has ->
        [none] Du hast keine 8 und keine 9.{" "}
        [thrown] { $away_cards } wirfst du in fremde Stiche.{" "}
       *[trump] {""}
    }Mit { $cards } gewinnst du vielleicht einen Stich ohne 8 und 9.{ xm-rival }
x-missions-advice-because-mission-8 =
    { $eights ->
        [0] Du hast keine 8, doch mit { $cards } holst du Achten der anderen.
       *[other] Auf deiner Hand: { $eights } der vier Achten. Mach Stiche mit ihnen oder mit anderen starken Karten.
    }{ xm-rival }
x-missions-advice-because-mission-9 =
    { $count ->
        [0] Kein Trumpf, keine 8, keine 9. Holst du viele Stiche, wird vielleicht eine Farbe voll.
       *[other] Du hast { xm-strong }. Holst du viele Stiche, wird vielleicht eine Farbe voll.
    } Am meisten hast du { $suit } ({ $held }).{ xm-rival }
x-missions-advice-because-mission-none = Keine davon ist wahrscheinlich genug{ $rival ->
        [-1] {""}
       *[other] {" "}(Mission { $rival }: { $rival_percent }{"\u00a0"}% für { $rival_pays })
    }. Ohne zählt jeder Stich 2. { $count ->
        [0] Kein Trumpf, keine 8, keine 9.
       *[other] Du hast { xm-strong }.
    }
xm-yours =
    { $is_last ->
        [yes] Du spielst zuletzt und gewinnst
       *[no] Niemand kann diese Karte schlagen
    }
xm-enough =
    { $keeps ->
        [yes] {" "}{ $kept_card } kann warten.
       *[no] {""}
    }
xm-like =
    { $like ->
        [same] {" "}{ $like_card } ginge ebenso.
       *[none] {""}
    }
x-missions-advice-because-win-pure =
    { $is_last ->
        [yes] { xm-yours }: Alles im Stich ist { $suit }.
       *[no] { xm-yours }. Doch wer kein { $suit } hat, kann den Stich und die Mission verderben.
    }{ xm-enough }
x-missions-advice-because-win-count =
    { $left ->
        [0] { xm-yours }: Mehr braucht deine Mission nicht.
        [one] { xm-yours }. Dann braucht deine Mission noch einen.{ xm-enough }
       *[other] { xm-yours }. Dann braucht deine Mission noch { $left }.{ xm-enough }
    }
x-missions-advice-because-win-colour =
    { $is_other ->
        [yes] { xm-yours }. Auch { $suit } kann deine Mission schaffen: Das bringt { $count } davon.
       *[no] { $count ->
            [one] { xm-yours }: Das bringt eine Karte in { $suit } für deine Mission.
           *[other] { xm-yours }: Das bringt { $count } Karten in { $suit } für deine Mission.
        }
    }{ xm-enough }
x-missions-advice-because-win-missing = { xm-yours }. Das bringt { $missing_suit }, und das fehlt deiner Mission noch.{ xm-enough }
x-missions-advice-because-win-low = { xm-yours }, und bis jetzt liegt keine 8 und keine 9 im Stich.{ xm-enough }
x-missions-advice-because-win-eights =
    { $count ->
        [one] { xm-yours }: Eine 8 liegt im Stich.
       *[other] { xm-yours }: { $count } Achten liegen im Stich.
    }{ xm-enough }
xm-few =
    { $there ->
        [0] kein { $led_suit }
        [one] nur noch ein { $led_suit }
       *[other] nur noch { $there } in { $led_suit }
    }
x-missions-advice-because-win =
    { $each ->
        [one] { xm-yours }: { $each } Punkt{ $kind ->
            [harmless] , und deiner Mission schadet er nicht.
            [hardly] , und { $wanted_suit } ist kaum darin.
            [nothing] , für deine Mission aber nichts.
            [others] . Andere haben { xm-few } und werfen vielleicht ab, was du brauchst.
            [eights] , und eine 8 kann noch hineinfallen.
           *[any] .
        }
       *[other] { xm-yours }: { $each } Punkte.
    }{ xm-enough }{ xm-like }
xm-second = Ein zweiter Stich ganz in { $suit } brächte am meisten: Wer kein { $suit } hat, kann ihn verderben.
x-missions-advice-because-win-unwanted =
    { $kind ->
        [forced] { xm-wish }, doch jede deiner Karten holt diesen Stich.
        [second] { xm-wish }. { xm-second }
       *[point] { xm-wish }. Dieser Stich bringt 1 Punkt, ihn zu lassen hilft kaum.
    }
xm-wish =
    { $want ->
        [points] { $each ->
            [one] Jeder Stich ist ein Punkt
           *[other] Jeder Stich bringt { $each } Punkte
        }
        [nothing] Für deine Mission ist hier nichts, aber ein Punkt
        [thrown] Andere werfen vielleicht ab, was du brauchst ({ $missing_suit })
        [missing] Du brauchst { $missing_suit }
        [colour] Du brauchst { $wanted_suit }
        [colour-too] Auch { $wanted_suit } kann deine Mission schaffen
        [waits] Dein { $wanted_suit } hebst du auf
        [no-card] Du hast kein { $wanted_suit } zum Anspielen
        [any-colour] Du brauchst viele Karten einer Farbe
        [others] Andere haben { xm-few } und werfen vielleicht ab, was du brauchst
        [eights] Du brauchst Achten
        [for-three] Du brauchst genau drei einer Farbe
        [three-of] Du brauchst genau dreimal { $wanted_suit }
        [pure] Du brauchst einen Stich in nur einer Farbe
        [low] Du brauchst einen Stich ohne 8 und 9
        [none] Du willst keinen Stich
        [no-more] Deine zwei Stiche hast du
        [enough] Deine Trümpfe holen, was du brauchst
        [one-colour] Du darfst keine andere Farbe bekommen
        [mixed] Du darfst nur eine Farbe bekommen
        [three] Dreimal { $wanted_suit } hast du, ein viertes verdirbt es
        [too-many] Mehr als drei einer Farbe wären zu viel
        [no-high] Du darfst keine 8 und keine 9 bekommen
        [no-high-more] Du darfst keine 8 und keine 9 bekommen
        [harmless] Ein Stich ohne { $wanted_suit } schadet nicht und ist ein Punkt
        [one-trick] Du brauchst noch einen Stich
       *[tricks] Du brauchst Stiche
    }
xm-or-trump =
    { $has_trump ->
        [yes] {" "}oder ein Trumpf
       *[no] {""}
    }
x-missions-advice-because-may-win =
    { $want ->
        [pure] { $is_most ->
            [yes] Die meisten { $suit } haben andere ({ $there }): Haben alle eins, ist der Stich einfarbig. Sonst scheitert die Mission vielleicht.
           *[no] Haben alle { $suit }, ist der Stich ganz in { $suit }. Sonst ist deine Mission vielleicht verloren.
        }{ $is_higher ->
            [yes] {" "}Niedrigere gewinnen seltener.
           *[no] {""}
        }
       *[other] { xm-wish }: { $count ->
            [0] Nur ein Trumpf schlägt diese Karte.
            [one] Nur ein höheres { $suit }{ xm-or-trump } schlägt diese Karte.
           *[other] { $by ->
                [rivals] Nur ein höherer Trumpf schlägt diese Karte.
                [few] Nur { $count } höhere in { $suit }{ xm-or-trump } schlagen diese Karte.
               *[many] Diese Karte liegt vorn, doch andere haben { $count } höhere in { $suit }.
            }
        }
    }{ $is_like ->
        [yes] {" "}Höhere sind nicht sicherer.
       *[no] {""}
    }{ $waits ->
        [yes] {" "}Höhere können warten.
       *[no] {""}
    }{ $is_safer ->
        [yes] {" "}Eher haben alle { $suit } als { $less_suit }.
       *[no] {""}
    }{ $keeps ->
        [yes] {" "}{ $kept_card } bleibt für später.
       *[no] {""}
    }{ xm-like }
x-missions-advice-because-draw-out = Diese Karte kann das einzige höhere { $suit } der anderen herauslocken: Dann ist { $card } die höchste.
x-missions-advice-because-with-luck = { xm-wish }. Mit Glück gewinnt diese Karte.
x-missions-advice-because-lead-low =
    { $kind ->
        [all] { xm-needs-all }
        [draws] Das lockt { $is_trump ->
            [yes] Trümpfe
           *[no] höhere in { $suit }
        } hervor: Danach gewinnt { $card } leichter.{ $keeps ->
            [yes] {" "}{ $kept_card } kann warten.
           *[no] {""}
        }
        [waits] Andere haben { $count } höhere in { $suit }, diese gewinnt also kaum: Dein { $wanted_suit } hebst du auf.
        [no-card] Du hast kein { $wanted_suit } zum Anspielen. Andere haben { $count } höhere in { $suit }, diese gewinnt also kaum.
        [weak] Andere haben { $count } höhere in { $suit }, diese gewinnt also kaum: Zum Anspielen hast du nichts Starkes.
        [few] Andere haben { $count } höhere in { $suit }, diese gewinnt also kaum: Du wartest auf einen Stich, der zur Mission passt.
        [met] Andere haben { $count } höhere in { $suit }, diese gewinnt also kaum: Drei { $wanted_suit } hast du schon.
        [eights] Andere haben { $count } höhere in { $suit }, diese gewinnt also kaum: Deine starken sind für Stiche mit einer 8.
        [later] Keine Eile: Andere haben { $count } höhere in { $suit }. { $kept_card } gewinnt leichter, wenn höhere weg sind.
       *[strong] Keine Eile: Andere haben { $count } höhere in { $suit }, diese gewinnt also kaum, { $kept_card } kann es noch später.
    }{ xm-like }
xm-needs-all = Du bräuchtest jetzt jeden Stich, das gelingt kaum: Heb Starkes auf, jeder Stich ist ein Punkt.
x-missions-advice-because-void =
    Diese Karte gewinnt kaum. Doch ohne { $suit } stichst du es mit { $trump_suit }, dem Trumpf.{ $keeps ->
        [yes] {" "}{ $kept_card } kann warten.
       *[no] {""}
    }{ xm-like }
xm-can-beat =
    { $count ->
        [0] nur ein Trumpf schlägt sie
        [one] ein höheres { $suit }{ xm-or-trump } schlägt sie
       *[other] { $count } höhere in { $suit }{ xm-or-trump } schlagen sie
    }
x-missions-advice-because-may-lose =
    { $kind ->
        [plain] { xm-wish }: Andere haben { $count } höhere in { $suit }, { $count ->
            [2] die können sie schlagen
           *[other] diese gewinnt also kaum
        }{ $is_like ->
            [yes] . Niedrigere sind jetzt nicht sicherer.
           *[no] { $is_guarded ->
                [yes] . Niedrigere sind später sicherer.
               *[no] .{ $like ->
                    [same] {" "}{ $like_card } ginge ebenso.
                    [fewer] {" "}{ $like_count ->
                        [0] { $like_card } ist die höchste ihrer Farbe.
                        [one] Über { $like_card } ist es nur eine.
                       *[other] Über { $like_card } sind es nur { $like_count }.
                    }
                   *[none] {""}
                }
            }
        }
        [safest] { xm-wish }, doch jede kann gewinnen. Keine ist leichter zu schlagen: { xm-can-beat }.
        [second] { xm-wish }. { xm-second }
        [throws] { xm-wish }. Das ist dein letztes { $suit }: Danach wirfst du Höheres in Stiche in { $suit }.
        [unlikely] { xm-wish }. Doch dieser Stich bringt vielleicht 1 Punkt, ihn zu lassen hilft kaum.
       *[risk] { xm-wish }. Lieber jetzt ein Wagnis als später: { xm-can-beat }.
    }
x-missions-advice-because-leave =
    { $kind ->
        [highest] Keine deiner Karten gewinnt: Die höchste geht, niedrigere sind später sicherer.
        [lower] Keine deiner Karten gewinnt: Eine niedrige geht, eine höhere holt vielleicht einen besseren Stich.
        [must] { xm-wish }. Hier gewinnt diese Karte nicht, später vielleicht: Andere haben kein höheres { $suit }.
       *[plain] { xm-wish }: Diese Karte gewinnt nicht{ $kind ->
            [high] , und niedrigere sind später sicherer.
            [rather] , höhere gewinnen vielleicht später.
            [could] , { $card } könnte.
            [guarded] . { $card } kann warten, zum Bedienen hast du niedrigere in { $suit }.
           *[plain] .
        }
    }{ xm-like }
x-missions-advice-because-away = Du darfst keine 8 und keine 9 bekommen: Diese gewinnt nicht, sie geht an jemand anderen.
x-missions-advice-because-keep =
    { $kind ->
        [all] { xm-needs-all }
        [beaten] { $card } könnte hier noch geschlagen werden und bleibt für später.
        [trumped] Andere haben { xm-few }: Ein höherer Trumpf könnte kommen, { $card } bleibt für später.
        [more] { xm-wish }, doch { $card } bringt in einem späteren Stich vielleicht mehr.
        [surely] { xm-wish }, doch { $card }, der höchste Trumpf, holt ebenso sicher einen späteren Stich.
        [early] Danach müsstest du die anderen Stiche lassen: Besser holt { $card } einen späteren.
       *[sure] { xm-wish }, doch { $card } kann auch einen späteren Stich holen.
    }{ xm-like }
x-missions-advice-because-keep-nothing = Was deine Mission braucht, liegt hier nicht: Deine stärkeren Karten hebst du auf.
x-missions-advice-because-cannot =
    { $kind ->
        [none] Welche Karte du jetzt spielst, ist gleich: Keine gewinnt mehr.
       *[any] Keine deiner Karten gewinnt hier{ $kind ->
            [kept] : { $card } bleibt und gewinnt vielleicht später.
            [other] : { $card } bleibt, die Mission geht auch mit { $kept_suit }.
            [needed] : { $card } bleibt, deine Mission braucht { $kept_suit }.
            [spare] : Diese könnte später einen Stich zu viel holen.
            [lowest] : Eine niedrige geht, höhere gewinnen später leichter.
            [hardly] , und diese gewänne auch später kaum.
            [empties] . Doch dann hast du kein { $suit } und stichst dort mit { $trump_suit }, dem Trumpf.
           *[any] .
        }
    }{ xm-like }
advice-because-hits-most-more =
    { $leads_on ->
        [yes] Der Stich gehört dir, und du spielst wieder an: So ist { $suit } am Ende eher deine häufigste Farbe.
       *[no] So ist { $suit } am Ende eher deine häufigste Farbe.
    }
advice-because-hits-least-more = So bleibt { $suit } eher deine seltenste Farbe.
advice-because-makes-sauce-more = So gelingt dir eher noch in diesem Durchgang eine Soße.
advice-because-makes-sauce-soon-more = So gelingt dir eher bald eine Soße.
advice-because-gets-spoon-more = So darfst du eher zuerst wählen.
advice-because-keeps-wilds-more = So behältst du deine X eher für später.
advice-because-others-cook-less = So wird eine Soße für die anderen schwerer.
advice-because-fewer-cards-more = So hast du bald weniger Karten: Jede, die am Ende übrig ist, kostet 1.
advice-because-fewer-cards-less = So hast du bald mehr Karten für Soßen.
advice-because-match-ends-more = So endet die Partie eher bald, bevor die anderen mehr kochen.
advice-because-match-ends-less = So geht die Partie eher noch weiter, und du kannst mehr kochen.
advice-because-sits-out-less = So gehen dir die Karten nicht zu früh aus.
red-dragon-advice-because-no-trick =
    { $may_take ->
        [yes] { $card } könnte einen Stich machen: weg damit. Ohne Stich bekommst du { rd-without }.
       *[no] Du hast noch keinen Stich. Bleibt es dabei, bringt das { rd-without }.
    }
red-dragon-advice-because-hardly-none =
    +{ $bonus } sind mit { $cards } kaum zu halten: { $goes ->
        [high] Eine hohe geht, die Rot holen könnte.
        [lowest] Deine niedrigste geht, höhere holen vielleicht Stiche.
       *[low] Eine niedrige geht, höhere holen vielleicht Stiche.
    }
red-dragon-advice-because-only-there =
    { $costs ->
        [yes] Nur diese ist übrig. Du kannst sie noch in einen fremden Stich werfen.
       *[no] Nur diese ist übrig.
    }
red-dragon-advice-because-only-suit = Deine einzige Karte { $suit }: Du musst sie spielen.
red-dragon-advice-because-last-card = Deine letzte Karte.
red-dragon-advice-because-first =
    { $when ->
        [exact] Jetzt sicher { $gain }
        [lead] Niemand schlägt sie: { $gain } ohne fremdes Rot
        [lies] Niemand schlägt sie: bis jetzt { $gain }
       *[may] { $count ->
            [one] Nur ein höheres { $suit } schlägt sie: bis jetzt { $gain }
           *[other] Nur { $count } höhere in { $suit } schlagen sie: bis jetzt { $gain }
        }
    }{ $danger ->
        [yes] , außer jemand ohne { $suit } wirft { $red_cards } hinein ({ $points }). { $high ->
            [0] Die +{ $bonus } ohne Stich gibst du auf.
           *[other] Ohne Stich (+{ $bonus }) ist mit { $highest_card } schwer.
        }
       *[no] . Die +{ $bonus } ohne Stich gibst du auf{ $high ->
            [0] : Dafür müsstest du auch { $left ->
                [one] den letzten
               *[other] die { $left } übrigen
            } verlieren.
           *[other] , mit { $highest_card } wären sie ohnehin schwer.
        }
    }
red-dragon-advice-because-give =
    { $left ->
        [0] { $count ->
            [one] {""}
            [2] Gib beide in { $suit }.{" "}
           *[other] Gib alle { $count } in { $suit }.{" "}
        }
       *[other] So bleibt nur { $lower ->
            [yes] dein niedrigstes { $suit }
           *[no] ein { $suit }
        }.{" "}
    }Ohne { $suit } wirfst du { $red_card } anderen zu; { $tie ->
        [yes] dein { $higher_suit } ist höher.
       *[no] weggegeben kommt { $red_card } vielleicht zurück.
    }
red-dragon-advice-because-give-shorter =
    { $why ->
        [lowest] Du hast wenig { $suit }: Je weniger, desto eher wirfst du { $red_card } in fremde Stiche in { $suit }.
       *[other] Je weniger { $suit }, desto eher wirfst du { $red_card } anderen zu. { $why ->
            [high] { $card } könnte auch Rot holen.
            [middle] { $card } gewinnt nicht sicher und bleibt nicht sicher drunter.
           *[low] Niedrigere als { $card } bleiben sicherer drunter.
        }
    }
red-dragon-advice-because-give-low =
    { $is_highest ->
        [yes] Die höchste deiner niedrigen: Die anderen bleiben sicherer unter Stichen.
       *[no] Sie holt keine Stiche: Niedrige helfen nur, unter teuren zu bleiben.
    }{ $dear ->
        [yes] {" "}{ $red_cards } wirfst du später anderen zu.
       *[no] {""}
    }
red-dragon-advice-because-give-red =
    { $card } in einem deiner Stiche kostet dich { $cost }{ $keeps ->
        [yes] . { $kept_card } bleibt: In fremden Stichen in { $suit } kostet sie andere mehr.
       *[no] { $lower ->
            [0] , und wird Rot gespielt, hast du kein niedrigeres: weg damit.
            [one] , und wird Rot gespielt, hast du nur ein niedrigeres: weg damit.
           *[other] { $long ->
                [yes] , und keine Farbe ist kurz genug, um sie zu leeren: weg damit.
               *[no] : weg damit.
            }
        }
    }
red-dragon-advice-because-give-cheap = { $card } kostet { $cost } in einem deiner Stiche; die teureren roten kannst du später anderen zuwerfen.
red-dragon-advice-because-give-middle =
    Sie fehlt dir kaum, weder hoch noch niedrig.{ $dear ->
        [yes] {" "}{ $red_cards } wirfst du später anderen zu.
       *[no] {""}
    }
red-dragon-advice-because-give-high =
    Eine hohe Karte holt Stiche (je +{ $each }), aber auch die mit teurem Rot.{ $dear ->
        [yes] {" "}{ $red_cards } wirfst du später anderen zu.
       *[no] {""}
    }
red-dragon-advice-because-take-high = Eine hohe Karte holt Stiche: Jeder bringt +{ $each }, rote Karten darin kosten.
red-dragon-lower =
    { $lower ->
        [yes] {" "}Das niedrigere { $suit } bleibt sicherer drunter.
       *[no] {""}
    }
red-dragon-advice-because-take-plain =
    { $why ->
        [back] Du hast { $suit } weggegeben, aber als einzige dort ist diese nicht rot.
        [spares] { $suit } hast du noch, { $filled_suit } von dort würde füllen, was du geleert hast.
        [refills] Du hast { $suit } weggegeben, aber von dem, was da liegt, kostet diese selbst nichts.
        [only] Als einzige dort ist sie nicht rot: Sie selbst kostet nichts.
        [long] Nicht rot. { $suit } hast du schon { $count }‑mal, die anderen Farben bleiben kurz.{ red-dragon-lower }
        [kept] Nicht rot, und von keiner Farbe, die du weggegeben hast.{ red-dragon-lower }
        [low] Die niedrigste dort, die nicht rot ist: Sie holt am seltensten Stiche, die kosten.
       *[any] Sie ist nicht rot: Wie andere dort kostet sie selbst nichts.
    }
red-dragon-advice-because-take-under =
    { $refills ->
        [yes] Du hast { $suit } weggegeben, aber diese ist niedrig: Damit bleibst du unter Stichen, die kosten.
       *[no] Niedrig und nicht rot: Damit bleibst du unter Stichen, die kosten.
    }
red-dragon-advice-because-take-dragon = Dann kann sie dir niemand zuwerfen, du sie aber in einen Stich der anderen.
red-dragon-advice-because-take-low =
    { $rather ->
        [fills] Niedriges Rot holt selten Stiche: Meist zahlen andere { $cost }. Auf deine leere Farbe kannst du weiter Rot abwerfen.
        [yes] Niedriges Rot gewinnt selten: Meist zahlen andere die { $cost }. Anderes verlängert eine Farbe, die kurz sein soll.
       *[no] Niedriges Rot hilft dir: Wird Rot gespielt, bleibst du darunter, und andere zahlen.
    }
red-dragon-advice-because-take-cheapest = Da liegen nur rote Karten. Von ihnen würde diese dich in einem Stich am wenigsten kosten.
red-dragon-advice-because-take-to-throw =
    { $keeps ->
        [dragon] { $left ->
            [0] Du hast kein { $suit }: So kannst du sie anderen zuwerfen, und niemand wirft sie dir zu.
           *[other] Du hast wenig { $suit }: Bald kannst du sie anderen zuwerfen, und niemand wirft sie dir zu.
        }
        [yes] { $left ->
            [0] Du hast kein { $suit }, und das soll so bleiben: { $cheapest ->
                [yes] Rot geht in fremde Stiche, und diese kostet am wenigsten.
               *[no] Diese Karte kannst du in fremde Stiche werfen.
            }
           *[other] Du hältst { $suit } kurz: Ohne { $suit } kannst du diese Karte in fremde Stiche werfen.
        }
       *[no] { $left ->
            [0] Du hast kein { $suit }: Diese Karte kannst du in fremde Stiche in { $suit } werfen.
           *[other] Du hast wenig { $suit }: Bald kannst du sie in fremde Stiche in { $suit } werfen.
        }
    }
red-dragon-advice-because-take-no-dragon = Lieber diese als die rote 11, die 26 kostet.
red-dragon-advice-because-all-mine = Alle übrigen Stiche gehören ohnehin dir, egal in welcher Reihenfolge.
red-dragon-advice-because-lead-low =
    { $adds ->
        [no] Damit gewinnst du kaum: Andere haben { $count } höhere in { $suit }.
       *[yes] Du riskierst wenig: Andere haben { $count } höhere in { $suit }; wer gewinnt, bekommt auch Rot, das fällt.
    }{ $waits ->
        [many] {" "}{ $sure_card } gewinnt auch später noch.
        [few] {" "}{ $sure_card } würde gewinnen, aber vielleicht mit Rot.
       *[no] {""}
    }
red-dragon-advice-because-lead-rid =
    Je niedriger, desto eher holen ihn andere ({ $count } höhere). Wenn sie anspielen, kannst du { $red_card } vielleicht abwerfen.
red-dragon-advice-because-lead-low-red =
    Andere haben { $count } höhere rote: Den Stich mit { $card } holt eher jemand anderes{ $waits ->
        [no] { $keeps ->
            [yes] . { $red_card } holte ihn eher.
           *[no] {""} und das Rot dazu.
        }
       *[other] . So ist weniger Rot da, wenn du mit { $sure_card } gewinnst.
    }
red-dragon-advice-because-lead-away =
    Wer { $suit } hat, muss diese Karte schlagen: Andere bekommen den Stich{ $adds ->
        [yes] {" "}und sein Rot.
       *[no] { $keeps ->
            [yes] , und { $kept_card } holt vielleicht einen späteren.
           *[no] .
        }
    }
red-dragon-advice-because-lead-high =
    { $keeps ->
        [yes] Andere haben { $count ->
            [one] nur ein höheres { $suit }. Ist es gefallen, schlägt niemand mehr { $kept_card }.
           *[other] { $count } höhere in { $suit }. Sind sie gefallen, schlägt niemand mehr { $kept_card }.
        }
       *[no] { $waits ->
            [few] { $sure_card } bekäme sicher alles Rot, das noch fällt. Diese Karte können andere noch schlagen: { $count } höhere.
           *[other] { $is_high ->
                [yes] Eine hohe geht weg:{" "}
               *[no] {""}
            }Andere haben { $count ->
                [one] nur ein höheres { $suit }. Fällt es,
               *[other] { $count } höhere in { $suit }. Fällt eine,
            }{ $adds ->
                [yes] {" "}geht auch Rot im Stich an andere; sonst gehört er dir.
               *[no] {" "}geht der Stich an andere; sonst gehört er dir.
            }
        }
    }
red-dragon-advice-because-away =
    { $draws ->
        [yes] So ist Rot weg, bevor du mit { $sure_card } gewinnst. Andere haben { $count ->
            [one] eine höhere rote
           *[other] { $count } höhere rote
        }; kommt keine: { $gain } ohne deren Rot.
       *[no] { $keeps ->
            [yes] Um Rot loszuwerden, das leichteste zuerst:
           *[no] Um sie loszuwerden:
        } { $to_come ->
            [one] Nur { $next_seat } spielt noch. Kommt keine höhere rote, gehört der Stich dir: { $gain } ohne weiteres Rot.
           *[other] { $count ->
                [one] Jemand hat eine höhere rote. Kommt sie nicht, gehört der Stich dir: { $gain } ohne deren Rot.
               *[other] Andere haben { $count } höhere rote. Kommt keine, gehört der Stich dir: { $gain } ohne deren Rot.
            }
        }
    }
red-dragon-advice-because-sure =
    { $danger ->
        [yes] { $alone ->
            [yes] Niemand sonst hat { $suit }: { $gain } für dich, aber wohl mit { $red_cards } ({ $points }).
           *[no] Niemand sonst hat ein höheres { $suit }: { $gain } für dich, außer jemand ohne { $suit } wirft { $red_cards } hinein ({ $points }).
        }
       *[no] { $when ->
            [lead] Niemand sonst hat ein höheres { $suit }: Der Stich gehört dir, { $gain } ohne rote Karten der anderen.
            [lies] Niemand sonst hat ein höheres { $suit }: Der Stich gehört dir, { $gain } ohne weiteres Rot.
            [exact] Niemand sonst hat ein höheres { $suit } oder Rot, das kostet: Der Stich gehört dir, { $gain }.
           *[costs] Niemand sonst hat ein höheres { $suit }: Einmal holt sie doch einen Stich, jetzt für { $gain } oder weniger.
        }
    }{ $out ->
        [0] {""}
       *[other] {" "}{ $many ->
            [yes] { $danger ->
                [yes] Die meisten haben wohl noch { $suit }.
               *[no] Wer noch { $suit } hat (zusammen { $out }), kann kein Rot hineinwerfen.
            }
           *[no] { $danger ->
                [yes] Später noch eher.
               *[no] Besser jetzt: Je weniger { $suit } die anderen haben (noch { $out }), desto mehr Rot kommt.
            }
        }
    }
red-dragon-advice-because-throw = Diese Karte kann hier nicht gewinnen: Jemand anderes bekommt sie und ihre { $points }.
red-dragon-advice-because-shorten =
    { $why ->
        [empties] { $red_card } könnte schon gehen. Doch erst { $suit } weg: Ohne { $suit } kannst du sie auch dort werfen.
        [high] { $red_card } könnte schon gehen. Doch erst weg mit einer hohen, die später Rot holen könnte.
        [stays] { $red_card } könnte schon gehen. Doch vielleicht bleibt sie später unter höherem Rot.
       *[low] { $card } { $why ->
            [beaten] ist schlagbar
           *[low] gewinnt kaum
        } und geht zuerst. { $red_card } kann noch unter höheres Rot: { $count ->
            [one] Eine ist da.
           *[other] { $count } sind da.
        }
    }
red-dragon-advice-because-keep-red =
    Du behältst { $red_card } vorerst: Niemand schlägt sie, so kann sie dir das Ausspiel holen.{ $why ->
        [empties] {" "}Erst wird { $suit } kürzer.
        [high] {" "}Erst geht eine hohe, die Rot holen könnte.
        [low] {" "}Erst geht { $card }, die kaum gewinnt.
        [beaten] {" "}Erst geht { $card }, die schlagbar ist.
       *[stays] {""}
    }
red-dragon-advice-because-keep-strong =
    Diesen Stich kannst du nicht holen: { $why ->
        [lowest] Deine niedrigste geht weg{ $keeps ->
            [yes] , { $kept_card } holt vielleicht einen späteren.
           *[no] .
        }
        [empties] Dann hast du kein { $suit } mehr{ $keeps ->
            [yes] , und { $kept_card } holt vielleicht einen späteren.
           *[no] .
        }
        [beaten] Sie geht weg, andere haben { $count } höhere in { $suit }.
       *[low] Sie geht weg, eine niedrigere bleibt später sicherer drunter.
    }
red-dragon-advice-because-high-away = Diesen Stich kannst du nicht holen: Weg mit einer hohen, die später Rot holen könnte.
red-dragon-advice-because-too-dear =
    { $place ->
        [highest] Dieser Stich würde dich { $loss } kosten: Bleib mit { $card } drunter, sie könnte später Rot holen.
        [spares] Dieser Stich würde dich { $loss } kosten: Bleib drunter, die niedrigeren können das später auch noch.
        [lowest] Dieser Stich würde dich { $loss } kosten: Überlass ihn anderen, höhere holen vielleicht einen besseren.
       *[other] Dieser Stich würde dich { $loss } kosten: Überlass ihn jemand anderem.
    }
red-dragon-advice-because-high-goes = Diesen Stich kannst du nicht holen: Weg mit deinem höchsten { $suit }, das später Rot holen könnte.
red-dragon-advice-because-keep-higher =
    { $leaves ->
        [for-red] { $few ->
            [yes] Wenig { $suit } ist noch da, also kann Rot kommen
           *[no] Hier kann noch Rot dazukommen
        }: Du lässt den Stich und behältst dein höheres { $suit }.
        [for-later] Du lässt diesen Stich: Dein höheres { $suit } holt dafür vielleicht einen späteren.
       *[none] Diesen Stich kannst du nicht holen: Behalte dein höheres { $suit }{ $left ->
            [one] .
           *[other] {" "}für später.
        }
    }
red-dragon-advice-because-leave-red =
    { $adds ->
        [yes] Es kann noch mehr Rot kommen: Du überlässt den Stich jemand anderem.
       *[no] Du überlässt den Stich und das Rot darin jemand anderem.
    }
red-dragon-advice-because-take =
    { $cost ->
        [0] Nach dir spielt niemand mehr: Der Stich gehört dir und bringt { $gain }.{ $keeps ->
            [yes] {" "}{ $kept_card } gewinnt einen anderen.
           *[no] {""}
        }
       *[other] Nach dir spielt niemand mehr: Der Stich gehört dir und bringt { $gain }, ihre { $cost } schon abgezogen.
    }
red-dragon-advice-because-take-anyway =
    { $keeps ->
        [yes] Diesen Stich holst du auf jeden Fall: { $kept_card } holt später seltener rote Stiche.
       *[no] { $place ->
            [highest] Diesen Stich holst du auf jeden Fall: weg also mit deinem höchsten { $suit }.
            [cheapest] Diesen Stich holst du auf jeden Fall: Dein niedrigstes Rot kostet hier am wenigsten.
            [lowest] Diesen Stich holst du auf jeden Fall: Die niedrigste genügt, dein höheres { $suit } behältst du.
           *[middle] Diesen Stich holst du auf jeden Fall und behältst dein höheres { $suit }.
        }
    }
red-dragon-advice-because-lowest =
    { $is_good ->
        [yes] { $to_come ->
            [one] { $next_seat } kann sie
           *[other] Sie wird vielleicht
        } noch { $to_come ->
            [one] schlagen
           *[other] geschlagen
        } ({ $count } höhere in { $suit }): { $kept_card } behältst du für später.
       *[no] Dein { $suit } liegt immer vorn: Die niedrigste wird am ehesten noch geschlagen.
    }
red-dragon-advice-because-may-win =
    { $count ->
        [one] Bis jetzt bringt er { $gain }. Nur ein höheres { $suit } kann sie noch schlagen.
       *[other] Bis jetzt bringt er { $gain }. Nur { $count } höhere in { $suit } können sie noch schlagen.
    }
scharfe-schoten-advice-because-predict = { $sentences }
scharfe-schoten-advice-because-most =
    Am meisten { $suit }: { ss-none-held }{ $why ->
        [best] Du hast { ss-best-of }, von anderen weniger
        [trump] Nur davon hast du Trumpf
        [trump-low] Du hast den Trumpf, wie bei { $rival_suit }, aber weniger niedrige
        [best-low] Du hast { ss-best-of }, { $low ->
            [0] keine niedrige
           *[other] nur { $low } niedrige
        }
        [rack] { $rack } im Regal, mehr als von anderen
        [best-rack] Du hast { ss-best-of }, { ss-on-rack }
        [best-held] Du hast { ss-best-of }, insgesamt { $held }
        [place-best] { $place ->
            [1] stärkste
           *[2] zweitstärkste
        } Farbe, { ss-best-of } hast du
        [rack-there] { ss-on-rack }, bei anderen sind { $there } zu holen
        [best-there] Du hast { ss-best-of }, bei anderen sind { $there } zu holen
        [there] bei anderen sind { $there } zu holen, mehr als sonst
       *[none] { $best } starke, { $low } niedrige
    }.
ss-none-held =
    { $yet ->
        [held] Du hast keine, aber{ " " }
       *[none] { "" }
    }
ss-best-of =
    { $best ->
        [4] alle 4 stärksten
       *[other] { $best } der 4 stärksten
    }
ss-on-rack =
    { $rack ->
        [0] keine im Regal
       *[other] { $rack } im Regal
    }
ss-few-on-rack =
    { $rack ->
        [0] keine im Regal
       *[other] nur { $rack } im Regal
    }
ss-strong-held =
    { $held ->
        [0] keine in der Hand
       *[other]
            { $best ->
                [0] keine der 4 stärksten
               *[other] nur 1 der 4 stärksten
            }
    }
ss-more-of =
    { $yet ->
        [none] , von { $rival_suit } mehr
       *[other] { "" }
    }
ss-strong-of =
    { $yet ->
        [none] , von { $rival_suit } { $best ->
            [0] starke
           *[other] mehr starke
        }
       *[other] { "" }
    }
ss-yet =
    { $yet ->
        [held] Du hast { $held }, aber{ " " }
        [rack] { $rack } im Regal, aber{ " " }
       *[none] { "" }
    }
scharfe-schoten-advice-because-fewest =
    Am wenigsten { $suit }: { ss-yet }{ $why ->
        [best] { ss-strong-held }{ ss-strong-of }
        [trump] ohne Trumpf, anders als bei { $rival_suit }
        [low] { $low } niedrige gehen an andere{ $than ->
            [none] { "" }
            [trump] , von { $rival_suit } hast du Trumpf
            [best] , von { $rival_suit } hast du starke
            [there] , von { $rival_suit } haben andere { $count }
            [rack] , von { $rival_suit } sind { $count } im Regal
           *[low] , von { $rival_suit } { $count ->
                [0] keine
                [one] hast du nur 1 niedrige
               *[other] hast du nur { $count }
            }
        }
        [held] { $held ->
            [0] keine in der Hand
           *[other] nur { $held } in der Hand, von allen anderen mehr
        }
        [best-there] { ss-strong-held }, andere haben nur { $there }
        [best-rack] { ss-strong-held }, { ss-few-on-rack }
        [best-place] stärkste Farbe, aber { ss-strong-held }
        [weak] die schwächste Farbe
        [there] andere haben nur { $there }{ ss-more-of }
       *[none] { $best } starke, { $low } niedrige
    }.
scharfe-schoten-advice-because-not =
    Nicht { $tile ->
        [most] { scharfe-schoten-sign-most } { $suit }: { $why ->
            [best] { $count ->
                [0] keine davon ist stark
               *[other] nur { $count } starke
            }
            [low] { $count } niedrige
            [rack] { $count ->
                [0] keine im Regal
               *[other] nur { $count } im Regal
            }
            [there] andere haben nur { $count }
           *[trump] der Trumpf fehlt dir
        }
       *[fewest] { scharfe-schoten-sign-least } { $suit }: { $why ->
            [best] { $count } starke
            [rack] { $count } im Regal
            [there] andere haben { $count }
            [low] { $count ->
                [0] keine ist niedrig
               *[other] nur { $count } niedrige
            }
           *[trump] du hast den Trumpf
        }
    }.
scharfe-schoten-advice-because-rack-most = { $suit } ist dein { scharfe-schoten-sign-most }: Davon willst du am meisten.
scharfe-schoten-advice-because-rack-deny = { $seat } will viel { $suit }: So bleibt weniger davon übrig.
scharfe-schoten-advice-because-rack-other = Das ist kein { $suit }, wovon du wenig willst.
scharfe-schoten-advice-because-rack-behind = Du hast weniger { $suit } als { $least_suit } und willst es umgekehrt.
scharfe-schoten-advice-because-rack-lift = Dann hast du mehr { $suit } als { $least_suit }, wovon du am wenigsten willst.
scharfe-schoten-advice-because-rack-without = { $suit } ist hier aus, und das ist kein { $least_suit }, wovon du wenig willst.
scharfe-schoten-advice-because-rack-lowest =
    { $suit } ist aus. { $least_suit } soll am wenigsten bleiben: Am nächsten { $count ->
        [one] kommt { $level_suit }, also eine mehr davon.
       *[other] kommen { $level_suit }, beide gleich.
    }
ss-take =
    { $chance ->
        [told] { "" }
        [sure] Dieser Stich gehört dir.{ " " }
        [likely] Den Stich gewinnst du wohl.{ " " }
        [even] Gute Aussicht auf diesen Stich.{ " " }
       *[perhaps] Vielleicht gewinnst du.{ " " }
    }
ss-like =
    { $among ->
        [like] { " " }Stärkere bringen auch nicht mehr.
        [keeps] { " " }Eine stärkere behältst du.
        [needed] { " " }Schwächere verlieren vielleicht.
       *[alone] { "" }
    }
ss-wanted =
    { $falls ->
        [no] Davon willst du viel
        [may] Davon willst du viel, auch wenn es erst kostet
       *[yes] Davon willst du viel, auch wenn es erst kostet
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
        [level] , denn { ss-cost-tile }{ $cost_suit } ist gleichauf mit { ss-than-tile }{ $than_suit }
        [ahead] , denn { ss-cost-tile }{ $cost_suit } liegt vor { ss-than-tile }{ $than_suit }
       *[none] , denn { scharfe-schoten-sign-most } liegt um { $lead } vor { scharfe-schoten-sign-least }: je 1 Punkt
    }
scharfe-schoten-advice-because-take-lead =
    { ss-take }Wer kann, gibt { $suit } zu: { ss-wanted }.{ ss-like }
scharfe-schoten-advice-because-take-most =
    { ss-take }{ $own ->
        [yes]
            { $count ->
                [one] Dann zählt dein { $suit } für dich
               *[other] Mit deiner sind es { $count } { $suit }
            }
       *[no]
            { $count ->
                [one] Er bringt eine Karte { $suit }
               *[other] Er bringt { $count } Karten { $suit }
            }
    }: { ss-wanted }.{ ss-like }
scharfe-schoten-advice-because-take-rack = { ss-take }Dann { $suit } aus dem Regal: { ss-wanted }.{ ss-like }
scharfe-schoten-advice-because-take-though =
    { ss-take }Er bringt { $suit }, wovon du viel willst, wenn auch { $least_suit }{ $rack ->
        [yes] { " " }aus dem Regal
       *[no] { "" }
    }.
scharfe-schoten-advice-because-take-at-least = Jede mögliche Karte liegt vorn: { $suit } bringt eine mehr. { ss-wanted }.
scharfe-schoten-advice-because-take-points =
    { ss-take }{ $rack ->
        [yes] Mit { $rack_suit } aus dem Regal hast du dann { $points } Punkte statt { $now }.
       *[no] Du hast dann { $points } Punkte statt { $now }.
    }
scharfe-schoten-advice-because-take-clean =
    { ss-take }{ $falls ->
        [no] Hier liegt kein { $suit }: Besser jetzt gewinnen, als wenn { $suit } kommt.
       *[other] Besser jetzt als mit { $suit }: { ss-wanted }.
    }
scharfe-schoten-advice-because-take-anyway =
    { $chance ->
        [sure] Du gewinnst diesen Stich mit jeder Karte: Die schwächste genügt.
       *[perhaps] Jede mögliche Karte liegt vorn, kann aber geschlagen werden: Behalte die starken.
    }
scharfe-schoten-advice-because-take-cost =
    So wie er daliegt, kostet dich dieser Stich Punkte: Deine schwächste Karte verliert { $chance ->
        [slim] wohl
       *[fair] vielleicht noch
    }.
scharfe-schoten-advice-because-away =
    Du willst wenig { $suit }: { $chance ->
        [sure] Weg mit { $among ->
            [strongest] der stärksten, die nicht gewinnt
           *[alone] dieser Karte
        }, jemand anderes bekommt sie.
        [likely] { $among ->
            [weakest] Deine schwächste geht
           *[alone] Diese geht
        } wohl an jemand anderes.
        [told] Weg mit dieser Karte.
       *[perhaps] Mit Glück bekommt jemand anderes diese Karte.
    }
scharfe-schoten-advice-because-leave =
    { $rack ->
        [yes] Wer gewinnt, nimmt { $suit } aus dem Regal, und du willst wenig: { ss-leave }.
       *[no] In diesem Stich liegt { $suit }, wovon du wenig willst: { ss-leave }.
    }
ss-leave =
    { $leads ->
        [yes] Wohl gewinnt jemand anderes
       *[no] { $among ->
            [spared] Eine schwache Karte genügt
           *[alone] Überlass ihn jemand anderem
        }
    }
scharfe-schoten-advice-because-leave-cost = So wie er daliegt, kostet dich dieser Stich Punkte: Überlass ihn jemand anderem.
scharfe-schoten-advice-because-keep-most = Behalte { $suit }, wovon du viel willst, für später.
scharfe-schoten-advice-because-last-wins = Behalte { $card }: Damit gewinnst du sicher den letzten Stich.
scharfe-schoten-advice-because-last-free = Behieltest du { $card }, müsstest du den letzten Stich gewinnen.
scharfe-schoten-advice-because-any-card =
    { $alike ->
        [yes] Zwischen deinen Karten liegt keine andere mehr: Jede leistet dasselbe.
       *[no] Deine Karten sind hier etwa gleich gut.
    }
scharfe-schoten-advice-because-pass = In diesem Stich liegt kein { $suit }: Eine schwache Karte genügt, behalte die starken.
scharfe-schoten-advice-because-pass-keep =
    { $count ->
        [one] { $rack ->
            [yes] Nur { $card } könnte gewinnen, und { $suit } nur aus dem Regal
           *[no] Hier liegt kein { $suit }, und nur { $card } könnte gewinnen
        }: Behalte sie.
       *[other] Hier liegt kein { $suit }: Behalte starke Karten wie { $card }.
    }
scharfe-schoten-advice-because-risk = Deine stärkeren Karten könnten hier geschlagen werden: Behalte sie.
ss-low =
    { $chance ->
        [told] { "" }
       *[likely] Den Stich holt wohl jemand anderes.{ " " }
    }
scharfe-schoten-advice-because-low =
    { ss-low }{ $kind ->
        [colour] { $rival_card } ist stärker: { $rival_suit } schlägt { $suit }.
        [keep] { $wanted_suit } behältst du, davon willst du viel.
       *[any]
            { $keeps ->
                [none] Es ist deine schwächste, { $card } behältst du.
                [wanted] Mit { $card } kannst du noch { $wanted_suit } holen.
               *[later] { $card } behältst du für später.
            }
    }
scharfe-schoten-advice-because-cannot =
    Keine deiner Karten gewinnt: { $kind ->
        [follow] Deine schwächste in { $suit } geht
        [colour] { $suit } ist deine schwächste Farbe
       *[any] Deine schwächste Karte geht
    }{ $keeps ->
        [none] , { $card } behältst du
        [wanted] , { $card } holt vielleicht { $wanted_suit }
       *[later] , { $card } gewinnt vielleicht später
    }.
scharfe-schoten-advice-because-cannot-rid = Diesen Stich kannst du nicht gewinnen: Weg mit einer starken Karte, die dir noch { $suit } holen könnte.
scharfe-schoten-advice-because-cannot-keep = Keine deiner Karten gewinnt: Eine schwache geht, aber kein { $suit }, wovon du viel willst.
scharfe-schoten-advice-because-cannot-spoil = { $seat } liegt vorn und will wenig { $suit }.
scharfe-schoten-advice-because-cannot-deny = { $seat } liegt vorn und will viel { $suit }: Gib nichts davon.
scharfe-schoten-advice-because-cannot-last = Deine letzte Karte { $suit }: Danach darfst du auf { $suit } jede Karte spielen.
scharfe-schoten-advice-because-only-suit = Deine einzige Karte { $suit }: Du musst sie spielen.
scharfe-schoten-advice-because-last-card =
    Deine letzte Karte{ $is_strongest ->
        [yes] , der stärkste Trumpf
       *[no] { "" }
    }.
scharfe-schoten-advice-because-only-rack = Eine andere Farbe gibt es nicht mehr.
stich-meister-tip-level =
    { $any ->
        [yes] Es macht wenig Unterschied. Zum Beispiel: Regelkarte { $number }, „{ $item }“.
       *[no] Zum Beispiel Regelkarte { $number }, „{ $item }“.
    }
stich-meister-advice-because-same = Ebenso gut: { $cards }.
stich-meister-advice-because-compared = { $sentences }
stich-meister-advice-because-choose-any = Keine hilft oder schadet deinen Karten merklich: Nimm, welche du magst.
stich-meister-advice-because-choose-same = Etwa so gut: { $items }.
stich-meister-advice-because-choose-others = Die anderen: { $lines }.
stich-meister-advice-because-choose-tempting = In Probespielen: { $lines }.
stich-meister-advice-because-choose-worse = Weniger gut: { $lines }.
stich-meister-advice-because-choose-other =
    „{ $item }“ ({ $sentences }{ $how ->
        [plain] {""}
        [yet] , doch { stich-meister-by-less }
       *[less] , { stich-meister-by-less }
    })
stich-meister-by-less =
    { $by ->
        [one] { $by } Punkt weniger
       *[other] { $by } Punkte weniger
    }
stich-meister-advice-because-choose-does-trumps =
    { $count ->
        [0] kein Trumpf
        [one] { $few ->
            [yes] nur 1 Trumpf
           *[no] 1 Trumpf
        }
       *[other] { $few ->
            [yes] nur { $count } Trümpfe
           *[no] { $count } Trümpfe
        }
    }{ $best ->
        [0] {""}
       *[other] , höchster { $best }
    }
stich-meister-advice-because-choose-does-may-be-trump = vielleicht { $count } Trümpfe
stich-meister-advice-because-choose-does-pass =
    { $count ->
        [one] 1 Karte getauscht
       *[other] { $count } Karten getauscht
    }
stich-meister-advice-because-choose-does-reserve = letzte Karte liegt fest
stich-meister-advice-because-choose-does-expose = zeigt 3 deiner Karten
stich-meister-advice-because-choose-does-leftover = { $count } Karten zählen als Stiche
stich-meister-advice-because-choose-does-pays =
    { $count ->
        [0] keine zahlt dir
        [one] { $few ->
            [yes] nur 1 Karte zahlt
           *[no] 1 Karte zahlt
        }
       *[other] { $few ->
            [yes] nur { $count } Karten zahlen
           *[no] { $count } Karten zahlen
        }
    }
stich-meister-advice-because-choose-does-costs =
    { $count ->
        [0] keine von dir kostet
        [one] 1 deiner Karten kostet
       *[other] { $count } deiner Karten kosten
    }
stich-meister-advice-because-choose-does-bonus =
    { $tricks ->
        [0] zahlt nur ohne Stich
       *[other] zahlt nur für 1 Stich
    }
stich-meister-advice-because-choose-does-even = nur gerade Zahlen doppelt
stich-meister-advice-because-choose-does-fewest = nur wenigste Stiche doppelt
stich-meister-advice-because-choose-does-share = Punkte von nebenan
stich-meister-advice-because-choose-does-flips = Plus wird Minus
stich-meister-advice-because-choose-does-hands-away = gewonnene Stiche gehen weg
stich-meister-advice-because-choose-does-more = Stiche bringen mehr
stich-meister-advice-because-choose-does-second = passt zu { $count } von { $of } Karten
stich-meister-advice-because-choose-does-only-trumps = wirkt nur mit Trümpfen
stich-meister-advice-because-choose-does-stronger = deine Karten werden stärker
stich-meister-advice-because-choose-does-weaker = deine Karten werden schwächer
stich-meister-advice-because-choose-does-triple = 1 Stich dreifach
stich-meister-advice-because-choose-does-rule-26 = Karten verdeckt
stich-meister-advice-because-choose-does-rule-27 = andere Karte zu bedienen
stich-meister-advice-because-choose-does-rule-28 = wirkt nur mit Trümpfen
stich-meister-advice-because-choose-does-rule-29 = Anspielen gewinnt nie
stich-meister-advice-because-choose-does-rule-31 = Zahlen umgedreht
stich-meister-advice-because-choose-does-rule-33 = keine Farbe stärker
stich-meister-advice-because-choose-does-rule-34 = 1 Karte zählt nicht
stich-meister-advice-because-choose-does-rule-36 = jemand anders spielt an
stich-meister-advice-because-choose-does-rule-37 = nur die Richtung
stich-meister-advice-because-choose-equal =
    { $count ->
        [2] Beide sind
       *[other] Alle { $count } sind
    } für deine Karten etwa gleich gut: Nimm, welche du magst.
stich-meister-advice-because-choose-level =
    { $count ->
        [one] Die andere ist
       *[other] Die anderen sind
    } etwa so gut.
stich-meister-advice-because-choose-each = Was jede täte: { $lines }.
stich-meister-advice-because-choose-despite =
    { $none ->
        [yes] Keine passt zu deinen Karten. In Probespielen schadete diese am wenigsten ({ $sentences }).
       *[no] In Probespielen brachte diese mit deinen Karten am meisten ({ $sentences }).
    }
stich-meister-advice-because-choose-triple =
    { $last ->
        [yes] Der letzte Stich bringt dann 3 Punkte, die ersten zwei nichts: Heb { $has ->
            [yes] { $best_card } dafür
           *[no] Starkes
        } auf.
       *[no] Stich 5 bringt dann 3 Punkte: Heb dafür { $has ->
            [yes] { $best_card }
           *[no] eine starke Karte
        } auf.
    }
stich-meister-advice-because-choose-few-become =
    Nur { $of } Karten werden Trumpf (du hast { $count ->
        [0] keine
       *[other] { $count }
    }): Das ändert wenig.
stich-meister-advice-because-choose-weaker = Mit dieser Regelkarte sind deine Karten schwächer als ohne sie.
stich-meister-advice-because-choose-only-adds =
    Sie nimmt nichts weg und gibt { $points } Punkte für { $tricks ->
        [0] keinen Stich
       *[other] genau 1 Stich
    }.
stich-meister-advice-because-choose-only-doubles = Gerade Stichzahl verdoppelt alles, bei dir wie bei den anderen.
stich-meister-advice-because-choose-fewest =
    { $strong ->
        [yes] Wer die wenigsten Stiche hat, zählt doppelt: du wohl kaum.
       *[no] Wer die wenigsten Stiche hat, zählt doppelt: vielleicht du.
    }
stich-meister-pays =
    { $pays ->
        [rule-41] jede Farbe in einem Stich zählt 1 Punkt
        [rule-42] Stiche ohne 11–14 zählen doppelt
        [rule-43] Stiche ohne Trumpf zählen doppelt
        [rule-46] jede 11–14 darin bringt 1 mehr
        [rule-52] jede 7 darin bringt 3 mehr
       *[other] Stiche bringen mehr
    }
stich-meister-advice-because-choose-can-pay =
    Sie nimmt Stichen nichts, und { stich-meister-pays } (du hast { $count ->
        [0] keine
       *[other] { $count }
    }).
stich-meister-advice-because-choose-few-trumps =
    Du hast { $count ->
        [0] keinen
       *[other] nur { $count }
    } der { $of } Trümpfe{ stich-meister-best }.
stich-meister-advice-because-choose-second =
    Dann gewinnt die zweitstärkste: { $count ->
        [0] Hohe und niedrige Karten verlieren.
        [one] Das kann 1 deiner Karten gut sein.
       *[other] Das können { $count } deiner Karten gut sein.
    }
stich-meister-advice-because-choose-counted =
    Du hast { $count ->
        [0] keine
       *[other] { $few ->
            [yes] nur { $count }
           *[no] { $count }
        }
    } der { $of } Karten, die { $how ->
        [low] kosten, meist niedrige: Die gewinnen andere.
        [high] kosten und Stiche gewinnen: Das zahlen andere.
        [few] kosten: Die meisten müssen andere loswerden.
       *[plain] kosten. Wirf sie in Stiche anderer.
    }
stich-meister-advice-because-choose-worth =
    { $more ->
        [yes] Einige Stiche gewinnst du wohl, und { stich-meister-pays }.
       *[no] Wer gewinnt, gibt seine Stiche dann nach nebenan{ $strong ->
            [yes] .
           *[no] : Das trifft starke Hände, und deine ist keine.
        }
    }
stich-meister-advice-because-choose-little =
    { $changes ->
        [rule-34] Jeder Stich verliert nur eine Karte
        [rule-36] Nur wer ausspielt, ist jemand anders
        [rule-37] Nur die Spielrichtung ändert sich
       *[other] Sie ändert wenig
    }: { $hand ->
        [strong] Deine Karten bleiben eher stark.
       *[other] Das hilft anderen nicht mehr als dir.
    }
stich-meister-advice-because-choose-only-trumps =
    Ohne Trumpf ändert sie nichts. Gibt es Trümpfe, { $does ->
        [weak] sind sie die schwächsten Karten.
        [forced] muss einen spielen, wer nicht bedienen kann.
       *[cost] kostet jeder 1 Punkt.
    }
stich-meister-advice-because-choose-numbers =
    Dann gewinnt in jeder Farbe die höchste Zahl: { $count ->
        [0] Du hast keine hohen Karten.
       *[other] gut für { $cards }.
    }
stich-meister-advice-because-choose-flips =
    Plus wird dann Minus: { $strong ->
        [yes] Das trifft starke Karten, und deine sind eher stark.
       *[no] Das trifft starke Karten, und deine sind es nicht.
    }
stich-meister-best =
    { $best ->
        [0] {""}
       *[other] {" "}(höchster: { $best })
    }
stich-meister-advice-because-choose-trumps =
    { $count ->
        [one] Du hast 1 der { $of } Trümpfe{ stich-meister-best }, und Trumpf schlägt jede andere Farbe.
       *[other] Du hast { $count } der { $of } Trümpfe{ stich-meister-best }, und Trumpf schlägt jede andere Farbe.
    }
stich-meister-advice-because-choose-may-be-trump = Du hast { $count } { $suit }: gut für dich, wenn das Trumpf wird.
stich-meister-advice-because-choose-pass =
    { $count ->
        [one] Damit gibst du eine Karte weg, die dir nicht passt.
       *[other] Damit gibst du { $count } Karten weg, die dir nicht passen.
    }
stich-meister-advice-because-choose-reserve = Damit hebst du eine Karte auf, die zum letzten Stich passt.
stich-meister-advice-because-choose-expose = Für deine Karten ändert sie wenig, und du siehst dann Karten der anderen.
stich-meister-advice-because-choose-stronger =
    { $low ->
        [yes] Niedrige Zahlen gewinnen dann: Das macht deine Karten stärker.
       *[no] Mit dieser Regelkarte sind deine Karten stärker als ohne sie.
    }
stich-meister-advice-because-choose-few-pay = Eher schwache Karten: Du gewinnst wenige Stiche, und das kann sich lohnen.
stich-meister-advice-because-choose-leftover = Eher schwache Karten, und { $count } davon zählen dann als Stiche, ohne zu gewinnen.
stich-meister-advice-because-choose-share = Deine Karten sind nicht stark: Da helfen dir die Punkte von nebenan.
stich-meister-advice-because-choose-others-hold = Eher schwache Karten: Andere gewinnen die Stiche, behalten sie aber nicht.
stich-meister-advice-because-choose-others-cost = Eher schwache Karten: Andere gewinnen die meisten der { $of } Karten, die kosten.
stich-meister-advice-because-choose-others-pay = Eher schwache Karten: Andere gewinnen die Stiche, und die bringen dann weniger.
stich-meister-advice-because-choose-tricks-pay = Eher starke Karten: Sie gewinnen Stiche, und { stich-meister-pays }.
stich-meister-advice-because-choose-bonus = Du hast { $count } der { $of } Karten, die Punkte bringen, und hohe Karten gewinnen Stiche.
stich-meister-advice-because-choose-stays =
    { $how ->
        [trumps] Ohne Trumpf ändert sie nichts, und deine Karten sind eher stark.
        [weak] Trümpfe sind dann am schwächsten: Keiner schlägt Karten wie { $cards }.
        [lead] Wer anspielt, gewinnt dann nie: Karten wie { $cards } gewinnen, wenn andere anspielen.
        [hidden] Alles nach der ersten Karte liegt verdeckt: Karten wie { $cards } gewinnen trotzdem.
        [latest] Zu bedienen ist dann die letzte Karte: Karten wie { $cards } gewinnen trotzdem.
        [left] Bei allen zählen 3 Karten als Stiche: Karten wie { $cards } gewinnen andere.
        [numbers] Die höchste Zahl gewinnt in jeder Farbe: Karten wie { $cards } schlagen die meisten.
       *[plain] Eher starke Karten: Solche wie { $cards } schlagen auch damit die meisten.
    }
stich-meister-advice-because-choose-share-strong = Eher starke Karten: Zu deinen Stichen kommen die Punkte von nebenan.
stich-meister-advice-because-choose-doubled = Eher starke Karten: Du gewinnst viele Stiche, und eine gerade Zahl verdoppelt alles.
stich-meister-of-trick =
    { $why ->
        [good] { $costly ->
            [none] Diesen Stich willst du gewinnen.
           *[other] { stich-meister-costly-there }{ $in_it ->
                [0] {""}
               *[other] {" "}für andere
            }: Den Stich willst du.
        }{" "}
        [bad] { $costly ->
            [none] Diesen Stich willst du nicht gewinnen.
           *[other] { stich-meister-costly-there }: Den Stich willst du nicht.
        }{" "}
        [costs] { $costly ->
            [none] Ihn zu gewinnen kostet wohl Punkte.
           *[other] { stich-meister-costly-there }: Der Stich kostet wohl Punkte.
        }{" "}
        [rich] Dieser Stich zählt dreifach.{" "}
        [unsure] Ob { stich-meister-costly } fallen, ist noch offen.{" "}
        [nothing] Dieser Stich zählt kaum etwas.{" "}
        [none] Dieser Stich zählt nichts.{" "}
        [dear] Du gibst { $gain } für mehr Stiche auf.{" "}
       *[plain] {""}
    }
stich-meister-costly-there =
    { $in_it ->
        [0] { $costly ->
            [rule-47] Kein Fächer
            [rule-48] Keine Münze
            [rule-49] Kein Koi
            [rule-50] Kein Tor
            [rule-51] Kein Trumpf
            [rule-53] Keine 15
           *[several] Keine Minuskarte
        }
        [one] { $costly ->
            [rule-47] Ein Fächer
            [rule-48] Eine Münze
            [rule-49] Ein Koi
            [rule-50] Ein Tor
            [rule-51] Ein Trumpf
            [rule-53] Eine 15
           *[several] Eine Minuskarte
        }
       *[other] { $costly ->
            [rule-47] Fächer
            [rule-48] Münzen
            [rule-49] Koi
            [rule-50] Tore
            [rule-51] Trümpfe
            [rule-53] 15er
           *[several] Minuskarten
        }
    }{ $full ->
        [yes] {" "}drin
       *[no] {" "}bisher
    }
stich-meister-lower =
    { $lower ->
        [trumps] {" "}(andere Trümpfe sind stärker)
        [plain] {" "}ohne Trumpf
        [turned] {" "}(niedrige Zahlen sind stark)
        [anti] {" "}(Trümpfe sind schwach)
       *[none] {""}
    }
stich-meister-weakest =
    { $barred ->
        [yes] die schwächste erlaubte
       *[no] deine schwächste
    }{ stich-meister-lower }
stich-meister-strongest =
    { $barred ->
        [yes] der stärksten erlaubten
       *[no] der stärksten
    }
stich-meister-turned =
    { $turned ->
        [yes] {" "}(niedrige Zahlen sind stark)
        [anti] {" "}(Trümpfe sind schwach)
       *[no] {""}
    }
stich-meister-more =
    { $more ->
        [yes] {" "}noch
       *[no] {""}
    }
stich-meister-beaten =
    { $beaten ->
        [trumped] Den Trumpf { $ahead_card } schlägst du nicht
        [outranked] { $ahead_card } ist ein stärkerer Trumpf
        [under] { $ahead_card } schlägst du nicht
        [void] Ohne { $suit }{ $trumps ->
            [yes] {" "}oder Trumpf
           *[no] {""}
        } gewinnst du nicht
       *[none] Diesen Stich gewinnst du nicht
    }
stich-meister-advice-because-surely =
    { stich-meister-of-trick }Niemand kann diese Karte schlagen: Du gewinnst{ $keeps ->
        [yes] {" "}und behältst deine stärkeren.
       *[no] {" "}den Stich.
    }
stich-meister-advice-because-likely =
    { stich-meister-of-trick }{ $trumped ->
        [yes] { $count ->
            [0] Nur ein Trumpf schlägt diese Karte: Du gewinnst wohl.
            [one] Außer Trümpfen schlägt nur { $cards } diese Karte: Du kannst gut gewinnen.
           *[other] Außer Trümpfen schlagen nur { $cards } diese Karte: Sie kann gewinnen.
        }
       *[no] { $count ->
            [one] Nur { $cards } schlägt diese Karte: Du kannst gut gewinnen.
           *[other] Nur { $cards } schlagen diese Karte: Sie kann gewinnen.
        }
    }
stich-meister-advice-because-low-lead =
    { stich-meister-of-trick }{ $hopes ->
        [yes] { $spares ->
            [yes] Deine schwächste, die nichts bringt, beginnt: Die anderen behältst du.
           *[no] { $kept ->
                [beaten] Selbst { $kept_card } kann jetzt verlieren: Es beginnt deine schwächste{ stich-meister-lower }.
                [later] { $kept_card } kann auch später gewinnen: Es beginnt deine schwächste{ stich-meister-lower }.
               *[none] Alle erlaubten sind gleich stark: Es kann jede beginnen.
            }
        }
       *[no] { $barred ->
            [yes] Die schwächste erlaubte
           *[no] Deine schwächste Karte
        }{ stich-meister-lower }: Sie verliert den Stich am ehesten.
    }
stich-meister-advice-because-second-lead = Die zweitstärkste Karte gewinnt ({ $items }): Das ist deine stärkste, die andere schlagen können.
stich-meister-advice-because-open =
    { $how ->
        [fewer] Die zweitstärkste Karte gewinnt ({ $items }): Das ist { stich-meister-weakest } kaum.
        [lead] Wer folgt, sieht besser, was zweitstärkste wird ({ $items }): Es beginnt { stich-meister-weakest }.
        [third] Andere können selbst deine beste auf Rang drei drücken ({ $items }): Es geht { stich-meister-weakest }.
        [top] Jede stärkere wäre die stärkste, und die gewinnt nicht ({ $items }): Es geht { stich-meister-weakest }.
       *[all-top] Was du auch spielst, ist vorerst am stärksten ({ $items }): Zweite wird am ehesten { stich-meister-weakest }.
    }
stich-meister-advice-because-blind =
    { stich-meister-of-trick }{ $strong ->
        [yes] Die anderen spielen verdeckt ({ $items }): Deine stärkste hat die besten Aussichten.
       *[no] Die anderen spielen verdeckt ({ $items }): Vielleicht reicht die niedrigste, die vorn liegt.
    }
stich-meister-advice-because-lead-out =
    { $strong ->
        [yes] Du beginnst und kannst nicht gewinnen ({ $items }): weg mit einer starken Karte.
       *[no] Du beginnst und kannst nicht gewinnen ({ $items }): Da geht deine schwächste Karte{ stich-meister-lower }.
    }
stich-meister-advice-because-thrown =
    { $strong ->
        [yes] { stich-meister-beaten }: weg mit { stich-meister-strongest }, bevor sie einen gewinnt{ $open ->
            [yes] , der kostet.
           *[no] .
        }
       *[no] { stich-meister-beaten }: Die schwächste{ $barred ->
            [yes] {" "}erlaubte
           *[no] {""}
        }{ $costly ->
            [none] { $lower ->
                [none] {" "}geht, und du behältst, was stärker ist
               *[other] { stich-meister-lower } geht
            }
           *[other] {" "}geht, andere gewinnen vielleicht ohne { stich-meister-costly }
        }.
    }
stich-meister-of-those =
    { $keeps ->
        [weaker] , und davon die stärkste
        [stronger] , und davon die schwächste
       *[none] {""}
    }
stich-meister-advice-because-throws = Du gewinnst diesen Stich nicht: Wirf eine Karte hinein, die { $points } zählt{ stich-meister-of-those }.
stich-meister-advice-because-spares = Du gewinnst diesen Stich nicht: Wirf eine hinein, die nichts bringt{ stich-meister-of-those }.
stich-meister-advice-because-feeds =
    { $gains ->
        [yes] Dir nützt es, wenn dieser Stich viel bringt: Wirf eine Karte hinein, die { $points } zählt
       *[no] Dir nützt es, wenn dieser Stich viel bringt: Wirf eine hinein, die nichts kostet
    }{ stich-meister-of-those }.
stich-meister-advice-because-gives =
    { $all ->
        [yes] { $to_seat } bekommt dann diesen Stich und alle deine: zusammen { $points }.
       *[no] { $to_seat } bekommt dann diesen Stich ({ $points }){ $keeps ->
            [weaker] : Deine schwächeren Karten bleiben für später.
            [stronger] : Deine stärkeren Karten bleiben für später.
           *[none] .
        }
    }
stich-meister-advice-because-kept =
    { $strong ->
        [yes] Die stärkste, die nicht gewinnt, geht weg, bevor sie später gewinnt
       *[no] Diese Karte gewinnt nicht
    }: { $none ->
        [yes] Ganz ohne Stich bekommst du { $gain }.
       *[no] Genau ein Stich bringt { $gain }.
    }
stich-meister-advice-because-ducks =
    { stich-meister-of-trick }{ $only ->
        [yes] Nur diese gewinnt sicher nicht.
       *[no] Die stärkste{ $barred ->
            [yes] {" "}erlaubte
           *[no] {""}
        }, die nicht gewinnt, geht, bevor sie später einen gewinnt.
    }
stich-meister-advice-because-under = { stich-meister-of-trick }Deine höchste unter { $ahead_card }: Die niedrigeren bleiben sicher für später.
stich-meister-advice-because-keeps =
    { $beaten ->
        [yes] Selbst { $card } verliert wohl noch: Es geht { stich-meister-weakest }.
       *[no] { $card } behältst du, um später zu gewinnen: Es geht { stich-meister-weakest }.
    }
stich-meister-advice-because-leaves =
    { stich-meister-of-trick }{ $shared ->
        [yes] Was { $to_seat } gewinnt, zählt auch für dich.{" "}
       *[no] {""}
    }{ $strong ->
        [yes] { $barred ->
            [yes] Die stärkste erlaubte
           *[no] Deine stärkste Karte
        } geht, bevor sie später einen gewinnt.
       *[no] { $barred ->
            [yes] Die schwächste erlaubte
           *[no] Deine schwächste Karte
        }{ stich-meister-lower } geht: Die anderen behältst du für später.
    }
stich-meister-advice-because-keeps-trumps = Deine Trümpfe behältst du, um später zu gewinnen: Es geht { stich-meister-weakest }.
stich-meister-advice-because-only = { stich-meister-of-trick }Nur mit dieser Karte kannst du ihn gewinnen.
stich-meister-advice-because-enough =
    { stich-meister-of-trick }{ $holds ->
        [yes] Sie gewinnt vielleicht schon, und du behältst deine { $count ->
            [one] stärkere.
           *[other] stärkeren.
        }
       *[no] Andere schlagen wohl jede erlaubte: Die schwächste, die vorn liegt, genügt.
    }
stich-meister-advice-because-strongest =
    { stich-meister-of-trick }{ $barred ->
        [yes] Von den erlaubten Karten ist diese am schwersten zu schlagen.
       *[no] Von deinen Karten ist diese am schwersten zu schlagen.
    }
stich-meister-advice-because-must =
    { stich-meister-of-trick }{ $strong ->
        [yes] Alles, was du spielst, gewinnt: also weg mit { stich-meister-strongest }.
       *[no] Alles, was du spielst, gewinnt: Da reicht { stich-meister-weakest }.
    }
stich-meister-advice-because-easiest =
    { stich-meister-of-trick }{ $lead ->
        [yes] { $count ->
            [one] Am leichtesten zu schlagen: Eine Karte der anderen kann es.
           *[other] Am leichtesten zu schlagen: Den Stich verlierst du vielleicht.
        }
       *[no] Vorerst liegt jede vorn: { $barred ->
            [yes] Die schwächste erlaubte
           *[no] Deine schwächste
        } verliert noch am ehesten.
    }
stich-meister-advice-because-hardest =
    { stich-meister-of-trick }{ $because ->
        [few] Mit jeder liegst du vorn, und kaum eine schlägt sie: also weg mit { stich-meister-strongest }.
        [same] Alle sind gleich schwer zu schlagen: also weg mit { stich-meister-strongest }.
       *[later] Mit jeder liegst du vorn: also weg mit { stich-meister-strongest }, bevor sie später gewinnt.
    }
stich-meister-advice-because-low-ahead = { stich-meister-of-trick }Mit jeder liegst du vorn: Es reicht { stich-meister-weakest }.
stich-meister-advice-because-takes =
    { stich-meister-of-trick }{ $weakest ->
        [yes] Du gewinnst mit der schwächsten Karte, die reicht
       *[no] Du gewinnst den Stich
    }{ $counts ->
        [brings] { $count ->
            [one] : Er bringt dir { $points } Punkt.
           *[other] : Er bringt dir { $points } Punkte.
        }
        [denies] { $count ->
            [one] : Sonst bringt er jemand anderem { $points } Punkt.
           *[other] : Sonst bringt er jemand anderem { $points } Punkte.
        }
       *[none] .
    }
stich-meister-advice-because-takes-one = Du gewinnst den Stich: Bleibt er dein einziger, bringt er { $gain } extra.
stich-meister-advice-because-second = Das ist deine beste, die im Stich bisher zweitstärkste ist: Die gewinnt ({ $items }).
stich-meister-advice-because-never-second = Niemand kann diese Karte schlagen, also gewinnt sie nicht: Das tut die zweitstärkste ({ $items }).
stich-meister-advice-because-voids = Danach hast du keine { $suit } mehr: Werden sie angespielt, darfst du jede Karte spielen.
stich-meister-advice-because-rest =
    { stich-meister-of-trick }{ $can ->
        [yes] Diesen Stich lässt du
       *[no] Diesen Stich gewinnst du nicht
    }{ $keeps ->
        [stronger] : Was stärker ist, behältst du für später.
        [weaker] : Die schwächeren behältst du für später.
        [both] : Eine mittlere Karte brauchst du am wenigsten.
       *[none] , und deine Karten sind gleich stark.
    }
stich-meister-advice-because-rest-won =
    { stich-meister-of-trick }Du gewinnst den Stich, der { $points } zählt: { $strong ->
        [yes] weg mit einer starken, bevor sie später gewinnt.
       *[no] Die anderen behältst du für später.
    }
stich-meister-advice-because-second-odds =
    Die zweitstärkste Karte gewinnt ({ $items }): { $count ->
        [0] Keine andere ist stärker als diese.
        [one] Das kann diese sein, denn eine andere ist stärker.
       *[other] Das kann diese sein, denn { $count } andere sind stärker.
    }
stich-meister-advice-because-odds =
    { stich-meister-of-trick }{ $use ->
        [gone] Weg mit einer starken Karte{ $count ->
            [0] : Sie gewinnt diesen Stich, aber später keinen teureren.
           *[other] , solange andere sie noch schlagen können.
        }
        [lose] { $count ->
            [0] Niemand kann diese Karte mehr schlagen.
           *[other] Den Stich verlierst du vielleicht: Andere können deine Karte schlagen{ $weaker ->
                [yes] , und schwächere bleiben für später.
               *[no] .
            }
        }
        [keep] { $kept_card } behältst du, und { $count ->
            [0] auch diese gewinnt.
           *[other] auch diese kann gewinnen.
        }
       *[win] { $count ->
            [0] Keine andere schlägt sie: Du gewinnst den Stich.
            [one] Sie kann gewinnen: Nur eine andere schlägt sie.
           *[other] Keine erlaubte hat bessere Aussichten auf den Stich.
        }
    }
stich-meister-advice-because-short = Du hast nur { $count } { $suit }: Ohne sie kannst du darauf jede Karte spielen.
stich-meister-advice-because-last-card = Deine letzte Karte.
stich-meister-advice-because-only-suit =
    { $of ->
        [F] Dein einziger Fächer
        [C] Deine einzige Münze
        [K] Dein einziger Koi
       *[G] Dein einziges Tor
    }: { $count ->
        [0] Nur damit kannst du bedienen.
        [one] { $trump_cards } ist Trumpf und bedient nicht.
       *[other] { $trump_cards } sind Trumpf und bedienen nicht.
    }
stich-meister-advice-because-only-trump = Dein einziger Trumpf: Du musst ihn spielen.
stich-meister-advice-because-pass-weak = Deine schwächste Karte{ stich-meister-turned }: Die starken behältst du für Stiche, die du willst.
stich-meister-advice-because-pass-strong = Deine stärkste Karte{ stich-meister-turned }: Sie würde Stiche gewinnen, die du nicht willst.
stich-meister-advice-because-pass-costs =
    Wer sie nimmt, bekommt { $points }{ $best ->
        [yes] , und keine andere solche von dir gewinnt eher: Gib sie lieber weg.
       *[no] : Gib sie lieber weg.
    }
stich-meister-advice-because-pass-helps = Was { $to_seat } gewinnt, zählt auch für dich: Da hilft eine starke Karte.
stich-meister-advice-because-pass-short =
    { $count ->
        [one] Sonst hast du keine { $suit }: Ohne sie kannst du darauf jede Karte spielen.
       *[other] Du hast nur { $count } { $suit }: { $all ->
            [yes] Ohne sie kannst du darauf jede Karte spielen.
           *[no] So kannst du darauf eher jede Karte spielen.
        }
    }
stich-meister-advice-because-pass-spare =
    { $keeps ->
        [stronger] Eine schwache: Die stärkeren behältst du, um Stiche zu gewinnen.
        [weaker] Eine starke: Die schwächeren behältst du, um Stiche zu lassen.
       *[both] Weder stark noch schwach: Starke behältst du zum Gewinnen, schwache, um Stiche zu lassen.
    }
stich-meister-advice-because-removes =
    { $best ->
        [yes] { $mine ->
            [yes] Ohne diese Karte bringt dir der Stich am meisten: { $points }.
           *[no] Ohne diese Karte bringt der Stich { $to_seat } am wenigsten: { $points }.
        }
       *[no] Ohne diese Karte bringt der Stich noch { $points }, und niemand bekommt sie.
    }
stich-meister-advice-because-removes-any = Welche Karte auch geht, der Stich bringt gleich viel: { $points }.
stich-meister-advice-because-reserve-strong =
    Eine starke Karte{ stich-meister-turned }: Sie kann den letzten Stich gewinnen{ $counts ->
        [pays] {" "}und bringt dann { $points } mehr.
        [costs] , kostet dann aber { $points }.
       *[none] .
    }
stich-meister-advice-because-reserve-middle = Keine deiner stärksten: Die behältst du für die Stiche davor.
stich-meister-advice-because-reserve-weak =
    Eine schwache Karte{ stich-meister-turned } kann warten: { $counts ->
        [costs] Ihre { $points } bekommt, wer den letzten Stich gewinnt, kaum du.
       *[none] Die starken sind für die Stiche davor.
    }
stich-meister-advice-because-expose-strong = Offen ist sie so stark wie auf der Hand.
stich-meister-advice-because-expose-middle = Keine deiner stärksten: Sie verrät den anderen wenig.
stich-meister-advice-because-expose-weak = Eine deiner drei schwächsten{ stich-meister-turned }: Die starken bleiben verdeckt.
sa-set-beside =
    { $beside ->
        [alike] { " " }Auch genug: { $beside_cards }.
        [later] { " " }Später dran: { $beside_cards }.
        [larger] { " " }Für später: { $beside_cards }.
       *[no] { "" }
    }
sauscharf-advice-because-reach =
    Leg { $cards }: genug für Soße { $heat }, { $worth } Punkte{ $is_open ->
        [yes] , wenn niemand dir zuvorkommt
       *[no] { "" }
    }.{ $next ->
        [0] { "" }
       *[other] { " " }Deine Soße { $next } kann warten: Niemand sonst hat die Karten dafür.
    }{ $picked_up ->
        [yes] { " " }Aufnehmen kostet diesen Durchgang.
       *[no] { "" }
    }{ $spare ->
        [0] { "" }
        [one]
            { $sooner ->
                [yes] { " " }Mit mehr Karten bist du eher dran.
               *[no] { " " }Die übrige kostet sonst 1.
            }
       *[other]
            { $sooner ->
                [yes] { " " }Mit mehr Karten bist du eher dran.
               *[no] { " " }Die { $spare } übrigen kosten sonst je 1.
            }
    }{ sa-set-beside }
sauscharf-advice-because-reach-gone =
    Leg { $cards }: genug für Soße { $heat }, { $worth } Punkte. Vor dir kann { $rival_seat } Soße { $gone } kochen.{ $sooner ->
        [yes] { " " }Mit mehr Karten bist du eher dran.
       *[no] { "" }
    }{ sa-set-beside }
sauscharf-advice-because-reach-all =
    Leg { $cards }: { $sooner ->
        [yes] Soße { $heat }, { $worth } Punkte, eher als mit weniger
       *[no] genug für Soße { $heat }, { $worth } Punkte
    }. { $waits ->
        [yes] Sonst macht { $taker_seat } sie. So bringt die Hand { $total } Punkte.
       *[no] So bringt deine Hand am meisten: { $total } Punkte.
    }
sauscharf-advice-because-sauce =
    { $worth ->
        [one] Das bringt { $worth } Punkt, und die Karten des Satzes kosten nicht mehr je 1.
       *[other] Das bringt { $worth } Punkte, und die Karten des Satzes kosten nicht mehr je 1.
    }
sa-with-own =
    { $own ->
        [0] { "" }
       *[other] { " " }(du hast { $own_cards })
    }
sa-wish =
    { $more ->
        [0] : { $wish_cards }.
        [one] : { $wish_cards }{ sa-with-own } für 1 Punkt.
       *[other] : { $wish_cards }{ sa-with-own } für { $more } Punkte.
    }
sauscharf-advice-because-single = Legst du sie einzeln, reichen deine Karten für mehr Durchgänge, und jedes Mal darfst du nehmen.
sauscharf-advice-because-single-wish = Eine { $number } wählt bisher zuerst: Bleibt es so, nimm { $wish_cards }{ sa-with-own } für { $more } Punkte mehr.
sauscharf-advice-because-single-lowest =
    { $why ->
        [behind]
            { $count ->
                [0] Vor jeder deiner Einzelkarten wählt schon jemand:
               *[other] Zuerst kämen { $cards }, das kostet aber einen Durchgang:
            }
        [several] Etwa gleich viele Punkte bringen { $wish_cards }:
       *[little] Der Markt bringt { $more ->
            [0] noch keine Punkte
           *[other] höchstens 1 Punkt
        }:
    } Leg deine niedrigste, eine { $number }.{ $count ->
        [0] { " " }Spar dir die { $high }.
       *[other] { "" }
    }
sauscharf-advice-because-single-low =
    { $is_lowest ->
        [yes] Eine { $number } wählt selten zuerst, spart aber deine höheren Karten für später.
       *[no] Eine { $number } kann vor kleineren wählen und spart deine höheren Karten für später.
    }
sauscharf-advice-because-single-high = Eine { $number } wählt vor kleineren Einzelkarten{ sa-wish }
sauscharf-advice-because-single-before =
    Mit einer { $number } wählst du vor { $before_seats }{ sa-wish }{ $ahead ->
        [0] { "" }
       *[other] { " " }Noch vor dir: { $ahead_seats }.
    }
sauscharf-advice-because-lone-wild = Ein X schlägt jede Einzelkarte, du darfst es behalten{ sa-wish }
sauscharf-advice-because-larger = Leg { $cards }, um vor kleineren Sätzen zu wählen{ sa-wish }
sauscharf-advice-because-ahead = Leg { $cards }, um vor { $ahead_seat } zu wählen{ sa-wish }
sauscharf-advice-because-spare =
    Leg { $cards } { $turn ->
        [first] und wähl zuerst
        [early] und wähl früh
       *[later] für den Markt
    }{ $helps ->
        [more]
            { $turn ->
                [later] . Falls noch da{ sa-wish }
               *[first] { sa-wish }
            }
        [nearer] : Nimm { $wish_cards }, dann fehlt zu Soße { $heat_to_come } nur: { $lack_cards }.
       *[no]
            { $kept ->
                [0] :
               *[other] , spar dir { $kept_cards }:
            } Dann darfst du nehmen oder den Satz abwerfen.
    }{ $waits ->
        [yes] { " " }Aufnehmen kostet das.
       *[no] { "" }
    }
sauscharf-advice-because-spare-low =
    Vom Markt hilft noch nichts: { $kept ->
        [0] Leg das Niedrigste,
       *[other] Spar dir { $kept_cards } und leg vom Rest das Niedrigste,
    } { $cards }.
sauscharf-advice-because-spare-soon =
    { $is_part ->
        [yes] Leg nur { $cards }: So nimmst du öfter, und ist die Hand leer, kommt alles ohne Aufnehmen darauf.
       *[no]
            Leg { $cards }: { $is_last ->
                [yes] Dann ist deine Hand leer
               *[no] Bald ist deine Hand leer
            }, und { $count ->
                [0] was du behältst oder nimmst, kommt
                [one] deine Zutat kommt
               *[other] deine { $count } Zutaten kommen
            } auch ohne Aufnehmen darauf.
    }
sauscharf-advice-because-last-card =
    Deine letzte Karte musst du legen{ $part ->
        [gather] : Danach sammelst du nicht mehr.
        [end] . Abgeworfen beendet sie die Partie.
       *[cook] . { $count ->
            [0] Was du behältst oder nimmst, ist danach deine Hand.
            [one] Danach kommt deine Zutat auf die Hand.
           *[other] Danach kommen deine { $count } Zutaten auf die Hand.
        }
    }
sauscharf-advice-because-empties =
    { $count ->
        [one] Dann ist deine Hand leer, und nach dem Durchgang kommt deine Zutat auf die Hand.
       *[other] Dann ist deine Hand leer, und nach dem Durchgang kommen deine { $count } Zutaten auf die Hand.
    }
sauscharf-advice-because-pickup =
    { $why ->
        [parted] Aufnehmen kostet den Zug, aber dann hast du alles zusammen auf der Hand: { $cards }.
        [all] Aufnehmen kostet den Zug, aber dann hast du alle Karten auf der Hand.
       *[none] Nimm auf: Am Markt hilft gerade nichts, und die Hand auszulegen würde { $laps } Durchgänge dauern.
    }
sauscharf-advice-because-pickup-sauce = Danach legst du { $cards }: genug für Soße { $heat }, { $worth } Punkte.{ $more ->
        [0] { "" }
       *[other] { " " }Erst { $wish_cards } zu nehmen, dauert länger.
    }
sa-beside =
    { $beside ->
        [alike] { " " }Genauso gut: { $beside_cards }.
        [points] { " " }Ebenso viele Punkte: { $beside_cards }.
        [several] { " " }Anderes ist genauso gut.
        [more] { " " }Mehr Karten als { $beside_cards } (jetzt { $beside_more }).
        [late] { " " }Zu spät für { $beside_cards } ({ $beside_more ->
            [one] 1 Punkt
           *[other] { $beside_more } Punkte
        }).
       *[no] { "" }
    }
sa-set-costs =
    { $is_kept ->
        [yes] { "" }
       *[no] { " " }Der Satz bringt noch nichts.
    }
sa-more =
    { $left ->
        [1] Noch eine dazu macht
        [2] Noch zwei dazu machen
        [3] Noch drei dazu machen
        [4] Noch vier dazu machen
        [5] Noch fünf dazu machen
        [6] Noch sechs dazu machen
        [7] Noch sieben dazu machen
       *[other] Noch { $left } dazu machen
    } Soße { $heat }: { $worth } Punkte.
sa-set-lacks =
    { $set_left ->
        [0] { "" }
        [1] { " " }Dem Satz würde eine fehlen.
        [2] { " " }Dem Satz würden zwei fehlen.
        [3] { " " }Dem Satz würden drei fehlen.
        [4] { " " }Dem Satz würden vier fehlen.
        [5] { " " }Dem Satz würden fünf fehlen.
        [6] { " " }Dem Satz würden sechs fehlen.
        [7] { " " }Dem Satz würden sieben fehlen.
       *[other] { " " }Dem Satz würden { $set_left } fehlen.
    }
sa-lasting =
    { $is_late ->
        [yes] Bei genug Zeit:{ " " }
       *[no] { "" }
    }
sa-then =
    { $counted ->
        [hand] Mit der Hand:
        [set] Mit dem Satz:
        [both] Mit Hand und Satz:
       *[no] Dann hast du
    }
sauscharf-advice-because-enough =
    { sa-then } { $cards }, genug für Soße { $heat }, { $worth } Punkte{ $is_late ->
        [yes] , wenn nicht vorher Schluss ist
       *[no] { "" }
    }.{ sa-set-costs }{ sa-beside }
sa-gain =
    { $more ->
        [0] .
        [one] , 1 Punkt mehr.
       *[other] , { $more } Punkte mehr.
    }
sauscharf-advice-because-joins =
    { sa-then } { $cards }{ sa-gain }{ $moves ->
        [yes] { " " }X fehlt dann einer anderen Soße.
       *[no] { sa-set-costs }
    }{ sa-beside }
sauscharf-advice-because-wild =
    X passt zu jeder Zahl{ sa-gain }{ sa-set-costs }{ sa-beside }
sauscharf-advice-because-nears =
    { $count ->
        [0] { "" }
       *[other] { $count } Karten auf einmal.{ " " }
    }{ sa-then } { $cards }. { sa-lasting }{ sa-more }{ sa-set-lacks }{ sa-beside }
sauscharf-advice-because-new =
    { $is_joined ->
        [yes] Eine neue Zahl.
       *[no] Nichts hier passt zu deinen Karten, also eine neue Zahl.
    } { sa-lasting }{ sa-more }{ sa-set-lacks }{ sa-beside }
sauscharf-advice-because-nothing = Nimm nichts: Auf dem Markt passt nichts zu deinen Karten.
sauscharf-advice-because-no-nearer = Nimm nichts: Nichts auf dem Markt bringt dich einer Soße näher.
sauscharf-advice-because-holds-out = { $ahead_seat } hat mehr Soßenpunkte, und ohne Karten von dir ist Schluss: Behalte den Satz.
sauscharf-advice-because-no-more = Knapp: Etwas vom Markt kann später helfen, kostet aber 1, wenn es übrig bleibt.
sauscharf-advice-because-rid-now =
    { $makes ->
        [yes] Aufnehmen kostet den Zug, und bald kann Schluss sein: Leg { $cards }.
       *[no] Aufnehmen kostet den Zug, noch ohne neue Soße: Leg { $cards }, was bleibt, kostet je 1.
    }
sauscharf-advice-because-rid-last =
    { $waits ->
        [yes] { $done_seat } beendet die Partie jetzt, Aufnehmen nützt nichts. Leg { $cards }: Was bleibt, kostet je 1.
       *[no] { $done_seat } beendet die Partie in diesem Durchgang. Leg { $cards }: Was bleibt, kostet je 1.
    }
sauscharf-advice-because-rid =
    { $mine ->
        [yes] Leg { $cards }: Du hast genug Soßen, und ohne Karten beendest du die Partie.
       *[no] Leg { $cards }: { $done_seat } hat genug Soßen und kann bald Schluss machen. Was du dann hast, kostet je 1.
    }
sauscharf-advice-because-rid-less = Geht die Partie weiter, behältst du { $cards }. { sa-more }
sauscharf-advice-because-fate-joins =
    Behalte ihn: Er passt zu anderen Karten ({ $cards }){ $more ->
        [0] .
        [one] { " " }und bringt so 1 Punkt mehr.
       *[other] { " " }und bringt so { $more } Punkte mehr.
    }
sa-many =
    { $come ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] sieben
    }
sauscharf-advice-because-fate-near =
    { $part ->
        [cook] Behalte ihn: Soße { $heat } ({ $worth } Punkte) braucht nur noch { $lack_cards }.
       *[gather] Behalte ihn: Soße { $heat } ({ $worth } Punkte) braucht noch { $lack_cards }. Etwa { sa-many } dürften noch auf den Markt kommen.
    }
sauscharf-advice-because-fate-drop =
    Wirf ihn ab: Soße { $heat } braucht noch { $lack_cards }. { $why ->
        [few]
            { $come ->
                [0] Davon kommt kaum noch eine.
               *[other] Etwa { sa-many } dürften noch kommen.
            }
        [laps]
            { $laps ->
                [0] Du sammelst aber nicht mehr.
                [one] Du sammelst aber nur noch einmal.
               *[other] Du sammelst aber nur noch { $laps }-mal.
            }
        [late] Vorher kann { $done_seat } Schluss machen.
        [other] Soße { $to_heat } braucht nur { $to_cards }.
        [fewer] Oder nur: { $to_cards }.
        [same] Soße { $to_heat } ebenso viele: { $to_cards }. Warte darauf.
       *[far] So viel kommt kaum, und Übriges kostet je 1.
    }
sauscharf-advice-because-fate-close =
    { $is_kept ->
        [yes] Knapp: Soße { $heat } braucht noch { $lack_cards }. Abgeworfen wird daraus keine.
       *[no] Knapp: Soße { $heat } braucht noch { $lack_cards }. Was weg ist, kostet am Ende nichts.
    }
sauscharf-advice-because-fate-full =
    { $is_kept ->
        [yes] Knapp: Keine Soße braucht den Satz jetzt, aber vielleicht eine neue.
       *[no] Wirf ihn ab: Keine Soße braucht ihn, und Übriges kostet am Ende je 1.
    }
sauscharf-advice-because-fate-last = Wirf ihn ab: { $done_seat } beendet die Partie in diesem Durchgang, und Übriges kostet je 1.
sauscharf-advice-because-fate-end = Wirf ihn ab: Du hast genug Soßen, und ohne Karten beendest du die Partie.
sauscharf-advice-because-fate-enough = Behalte ihn: Er reicht mit anderen Karten ({ $cards }) für Soße { $heat }: { $worth } Punkte.
sauscharf-advice-because-fate-new =
    { $more ->
        [one] Behalte ihn: Ohne den Satz 1 Punkt weniger.
       *[other] Behalte ihn: Ohne den Satz { $more } Punkte weniger.
    }
sauscharf-advice-because-fate-wild = Behalte es: X passt später zu jeder Zahl.
sauscharf-advice-because-fate-cost = Noch braucht keine Soße das X, und am Ende würde es 1 kosten.
sauscharf-advice-because-none-last = Nimm nichts: { $done_seat } beendet die Partie in diesem Durchgang, und Übriges kostet je 1.
sauscharf-advice-because-none-enough = Nimm nichts: Du hast genug Soßen, und mehr Karten verzögern nur das Ende.
sauscharf-advice-because-none-late =
    { $beside ->
        [late] Nimm nichts: { $done_seat } hat genug Soßen und kann bald Schluss machen.{ sa-beside }
       *[no] Nimm nichts: { $done_seat } hat genug Soßen und kann bald Schluss machen. Was du dann hast, kostet je 1.
    }
advice-asked = Nach Tipps gefragt: { $who }.
advice-asked-one =
    { $count ->
        [one] { $name } einmal
       *[other] { $name } { $count }-mal
    }
why-title = Warum das?
why-card = { $card }. Nach dem Grund fragen
why-tap = Tippe auf die Karte eines Computerspielers, um zu erfahren, warum sie gespielt wurde.
why-plain = Kein einzelner Grund gab den Ausschlag: Im Schnitt sah es gut aus.
why-plain-odd = Kein einzelner Grund spricht dagegen; im Schnitt brachte es weniger.
why-best = In { $worlds } denkbaren Verteilungen, die zum Wissen dieses Platzes passen, war nichts klar besser.
why-other = In { $worlds } denkbaren Verteilungen, die zum Wissen dieses Platzes passen, war etwas anderes klar besser. Auf der Stufe „{ $level }“ fällt das nicht immer auf.
why-how = Erklärt aus dem, was der Platz in diesem Moment wissen konnte. Seine Karten bleiben geheim.
odds-title = Offene Karten
odds-held = { $count } × { $card }
odds-open = Alle Karten aufdecken
odds-open-agreed = Alle einverstanden: aufdecken
odds-warning = Wer diesen Bildschirm sieht, sieht die Karten aller Plätze und was jede Karte bringen kann, die jetzt möglich ist. Gedacht für eine Klasse vor dem Beamer. Auf dem Wertungsblatt steht dann, dass offen gespielt wurde.
odds-warning-people = { $people } Personen halten an diesem Bildschirm ihre Karten geheim. Deckt sie nur auf, wenn alle einverstanden sind.
odds-close = Zurück zum Tisch
odds-back = Ein Schritt zurück
odds-step = { $name } spielt
odds-option = { $action }{ $mark ->
        [best] , am besten
        [level] , fast so gut wie der beste Zug
       *[none] {""}
    }: im Schnitt { $points } Punkte, plus/minus { $error }{ $percent ->
        [none] {""}
       *[other] ; holt diesen Stich in { $percent } % der Fälle
    }
odds-figures = Was die Zahlen sagen
odds-how =
    { $single ->
        [yes] An jedem Zug: die Punkte, die am Ende der Partie zu erwarten sind, nach allem, was der Platz wissen kann.
       *[no] An jeder Karte oder Wahl: die Punkte, die in dieser Runde zu erwarten sind, nach allem, was der Platz wissen kann; in Prozent die Chance auf diesen Stich.
    } Blau ist gegen { $seats ->
        [2] den anderen Platz
       *[other] die anderen
    } am besten, ein blauer Rand fast so gut. Tippe auf etwas, um es zu spielen.
odds-side = Wie es steht
odds-opened = In dieser Partie waren alle Karten offen.

# Rückblick auf eine beendete Partie
review-ask = Rückblick
review-title = Rückblick
review-close = Zurück zum Ergebnis
review-laying = Die Partie wird noch einmal erzählt …
review-not-over = Diese Partie ist noch nicht zu Ende
review-not-over-help = Einen Rückblick gibt es, wenn die Partie beendet ist: Er deckt alle Karten auf.
review-whose = Wessen Entscheidungen
review-steps = Durch die Partie
review-slider = Moment der Partie
review-at = { $at } / { $length }
review-step-action = Zug
review-step-decision = Entscheidung
review-step-trick = Stich
review-step-round = Runde
review-back-action = Einen Zug zurück
review-forth-action = Einen Zug weiter
review-back-decision = Zurück zur vorigen Entscheidung
review-forth-decision = Weiter zur nächsten Entscheidung
review-back-trick = Zurück zum vorigen Stich
review-forth-trick = Weiter zum nächsten Stich
review-back-round = Zurück zur vorigen Runde
review-forth-round = Weiter zur nächsten Runde
review-done = { $action }, so in dieser Partie gespielt
review-did = So entschied { $name }
review-forced = Eine andere Wahl gab es nicht.
review-unjudged = Diese Entscheidung ist noch nicht bewertet.
review-other = Bewertet werden nur die Entscheidungen des oben gewählten Platzes.
review-choose = Entscheidungen von { $name } bewerten
review-was-best = Nichts anderes war besser, nach allem, was dieser Platz wissen konnte.
review-was-level = Kein klarer Unterschied zum besten Zug, nach allem, was dieser Platz wissen konnte.
review-cost = { $points } Punkte gegen { $seats ->
        [2] den anderen Platz
       *[other] die anderen
    }
review-cost-at = Teuerste Entscheidung Nummer { $place }: { $where }
review-all = Alles, was möglich war
review-graph-title = Was { $name } erwarten konnte
review-graph = Erwartete Summe im Lauf der Partie: { $first } nach der ersten Entscheidung, { $last } nach der letzten. Am Ende waren es { $end }.
# Unter dem Diagramm, wo wenig Platz ist: Runde 3.
review-graph-round = R{ $round }
review-graph-help =
    { $single ->
        [yes] Die Linie: die Summe, die nach jeder Entscheidung am Ende der Partie zu erwarten war, nach dem Wissen dieses Platzes. Der Punkt: die wirkliche Summe.
       *[no] Die Linie: die Summe, die nach jeder Entscheidung am Ende der Runde zu erwarten war, nach dem Wissen dieses Platzes. Punkte: die wirklichen Summen.
    } Fällt sie, war eine Entscheidung schlechter als eine andere, oder das Glück ging aus; als teuer zählen nur Entscheidungen.
review-moment = Schlüsselmoment { $number } von { $count }
review-moment-ask = Was würdest du spielen?
review-moment-tell = Auflösen
review-moment-next = Nächster Schlüsselmoment
review-moment-finding = Deine Schlüsselmomente werden gesucht
review-moments = Schlüsselmomente
review-steps-all = Durch die ganze Partie
review-tried-none = So ist es gelaufen
review-tried-best = Das ist die beste Wahl!
review-tried-level = Das ist fast so gut wie das Beste!
review-tried-same = So hat auch { $name } gespielt
review-tried-better = Besser als das, was { $name } getan hat
review-tried-worse = Etwas anderes ist besser
review-costliest-none = Keine Entscheidung war klar schlechter als eine andere. Gut gespielt!
review-how = Bewertet nur nach dem, was dieser Platz in dem Moment wissen konnte: Punkte gegen { $seats ->
        [2] den anderen Platz
       *[other] die anderen
    }, in denkbaren Verteilungen, die dazu passen. Geht eine gute Entscheidung schlecht aus, kostet das nichts.
review-judging = { $all } Entscheidungen werden bewertet
review-left = Noch etwa { $seconds } s
review-judging-again = Die teuersten werden noch einmal gründlich angesehen
review-stop = Anhalten
review-stopped = { $done } von { $all } Entscheidungen sind bewertet.
review-finished = { $all } Entscheidungen bewertet{ $seconds ->
    [0] {""}
   *[other] {" "}in { $seconds } s
  }.
review-go-on = Weiter
review-table = Alle Entscheidungen als Tabelle
review-table-where = Wo
review-table-done = Gespielt
review-table-total = Erwartete Summe
review-table-best = Besser
review-table-cost = Unterschied
fork-ask = Was wäre, wenn …
fork-title = Was wäre, wenn …
fork-here = Von hier geht die Partie weiter, mit denselben Personen, Computerspielern und Karten. { $name } ist dran.
fork-other = Was wäre, wenn { $name } stattdessen das getan hätte?
fork-promise = Damit beginnt eine eigene Partie, gekennzeichnet mit „Was wäre, wenn“. Die beendete Partie bleibt, wie sie ist, und die Statistik zählt diese nicht mit.
fork-play = Von hier spielen
fork-mark = Was wäre, wenn
fork-mark-long = Ein „Was wäre, wenn“: Es begann mitten in einer beendeten Partie, nach { $actions } Zügen. Die Statistik zählt es nicht mit.

# Statistik, und alles als eine Datei
statistics-title = Statistik
statistics-none = Hier ist noch keine Partie zu Ende gegangen. Jede Partie, die ein Mensch zu Ende spielt, zählt einmal.
statistics-none-such = Keine solchen Partien.
statistics-matches =
    { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }
statistics-help = Tipps, Zurücknehmen, offene Karten
statistics-help-all = Alle
statistics-help-without = Ohne Hilfe
statistics-help-with = Mit Hilfe
statistics-who = Wer
statistics-everybody = Alle
statistics-against = Gegen
statistics-against-mixed = mehrere Stufen
statistics-against-people = nur Menschen
statistics-results = Ergebnisse
statistics-counted =
    Das Ergebnis jeder Person zählt für sich: { $results } in { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }.
statistics-won = Siege
statistics-place = Rang im Schnitt
statistics-score = Punkte im Schnitt
statistics-places = Ränge
statistics-places-said = Wie oft jeder Rang, vom ersten an: { $places }
statistics-all = Alle
statistics-how = Hilfe ist ein Tipp, ein zurückgenommener Zug oder offene Karten. Ein „Was wäre, wenn“ und eine Partie nur unter Computerspielern zählen nicht; eine Partie zählt so, wie sie zuerst endete. Die letzten { $most } Partien bleiben, nur auf diesem Gerät.
statistics-aside = Statistik, die diese Seite nicht lesen kann, weil sie beschädigt ist oder von einer neueren Seite stammt, liegt getrennt. Eine neuere Seite nimmt sie von selbst wieder auf.
statistics-reset = Statistik vergessen
statistics-reset-title = Statistik vergessen?
statistics-reset-text =
    { $count ->
        [one] Das Ergebnis einer Partie wird vergessen. Die gesicherten Partien bleiben.
       *[other] Die Ergebnisse von { $count } Partien werden vergessen. Die gesicherten Partien bleiben.
    }
statistics-forgotten = Die Statistik ist vergessen.
archive-title = Alles auf diesem Gerät
archive-help = Gesicherte Partien: { $matches }. Partien in der Statistik: { $results }. Eine Datei nimmt alles mit; ein anderes Gerät oder ein anderer Browser öffnet sie, und was dort schon ist, bleibt.
archive-export = Alles als Datei sichern
archive-taken = Neu aus dieser Datei: { $matches } Partien, { $results } in der Statistik. Schon da: { $known } Partien.
archive-refused =
    { $count ->
        [one] Eine Partie dieser Datei wurde nicht übernommen.
       *[other] { $count } Partien dieser Datei wurden nicht übernommen.
    }

## Wertungsblatt und Endstand

score-sheet = Wertungsblatt
score-title = Nach Runde { $round } von { $rounds }
score-title-open = Nach Runde { $round }
score-go-on = Nächste Runde
score-to-final = Zum Ergebnis
score-round = Runde { $round }
score-total = Summe
score-so-far = { $total } insgesamt
score-so-far-why = Woher die Punkte kommen
score-if-now = Runde { $round } ist noch nicht zu Ende: So viel brächte sie, wenn sie jetzt endete.
score-small-figures = Kleine Zahlen: alle Punkte bis hierher.
score-show-round = Die Zeilen einer Runde zeigen
final-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
final-you-win = Du gewinnst!
final-you = Platz { $place } für dich, { final-behind }
final-behind =
    { $behind ->
        [0] punktgleich mit { $name }
        [one] einen Punkt hinter { $name }
       *[other] { $behind } Punkte hinter { $name }
    }
final-story-won =
    { $single ->
        [yes] Das gab den Ausschlag: „{ $line }“ mit { $gain }, bei den anderen { $others } im Schnitt.
       *[no] Das gab den Ausschlag: „{ $line }“ in Runde { $round } mit { $gain }, bei den anderen { $others } im Schnitt.
    }
final-story-lost =
    { $single ->
        [yes] Hier fielst du zurück: „{ $line }“ mit { $gain } (die anderen im Schnitt { $others }).
       *[no] Hier fielst du zurück: „{ $line }“ in Runde { $round } mit { $gain } (die anderen im Schnitt { $others }).
    }
final-says-plum =
    { $won ->
        [yes] Alles aufgeräumt und auch noch Platz 1!
       *[other] Gut gespielt! Ich geh mal meine Karten sortieren.
    }
final-says-moon =
    { $won ->
        [yes] Gut Ding will Weile haben.
       *[other] Gut gespielt. Ich kann warten.
    }
final-says-wave =
    { $won ->
        [yes] Was für ein Ritt! Noch mal?
       *[other] Diesmal hattest du die Welle. Noch mal?
    }
final-says-hex =
    { $won ->
        [yes] Zwei, vier, sechs, Sieg!
       *[other] Da schlägt’s dreizehn! Gut gespielt.
    }
final-says-hill =
    { $won ->
        [yes] Ein Schritt nach dem anderen.
       *[other] Gut gespielt. Ich komme wieder.
    }
final-says-star =
    { $won ->
        [yes] Schnell wie eine Sternschnuppe!
       *[other] Bravo! Ich war mal wieder zu schnell.
    }
final-record = Dein bestes Ergebnis in { $game }
final-moments = Die wichtigen Momente ansehen
final-margin =
    { $points ->
        [one] Ein Punkt vor { $name }
       *[other] { $points } Punkte vor { $name }
    }
final-shared =
    { $points ->
        [one] Ein geteilter Sieg mit { $shown } Punkt
       *[other] Ein geteilter Sieg mit { $shown } Punkten
    }
final-again = Noch einmal
final-home = Zu den Spielen
final-undone =
    { $count ->
        [one] In dieser Partie wurde ein Zug zurückgenommen.
       *[other] In dieser Partie wurden { $count } Züge zurückgenommen.
    }

## Red Dragon auf dem Tisch

red-dragon-column-lost = für Rot
red-dragon-progress-give = Weglegen
red-dragon-progress-draft = Nehmen
red-dragon-goal-give =
    { $count ->
        [0] Ein Stich bringt +{ $each }, Rot darin kostet; ohne Stich gibt es +{ $bonus }. Deine Karten kosten kaum: Gib mittlere.
       *[other] { $goes_on ->
            [no] Ein Stich bringt +{ $each }, Rot kostet; ohne Stich gibt es +{ $bonus }. Leere eine Farbe, um { $cards } abzuwerfen, oder gib das Rot weg.
           *[other] Weiter mit { $suit }: Ohne { $suit } wirfst du { $cards } in fremde Stiche.
        }
    }
red-dragon-goal-none = Hol Stiche ohne Rot: je +{ $each }. Oder gar keinen Stich: { rd-without }.
red-dragon-goal-rest =
    { $with_others ->
        [0] Hol Stiche: je +{ $each }. Nur dein eigenes Rot kostet noch{ $leads ->
            [yes] .
           *[no] : Wirf es in fremde Stiche.
        }
       *[other] Hol Stiche ohne Rot: je +{ $each }. Andere haben noch Rot, das zusammen { $with_others } kostet.
    }
red-dragon-goal-yours =
    { $left ->
        [one] Der letzte Stich ist deiner: +{ $each } ohne das Rot darin.
       [2] Beide Stiche sind noch deine: je +{ $each } ohne das Rot darin.
       *[other] Alle { $left } Stiche sind noch deine: je +{ $each } ohne das Rot darin.
    }
red-dragon-goal-free =
    { $lies ->
        [yes] Nach diesem Stich kostet kein Rot mehr: Dann bringt jeder +{ $each }.
       *[no] Keine rote Karte kostet mehr etwas: Jeder Stich bringt jetzt +{ $each }.
    }
red-dragon-goal-all = Du hast bisher alle Stiche. Hol auch den Rest ({ $left }), dann gewinnst du sofort die ganze Partie!
red-dragon-goal-stop = { $holder_seat } hat bisher alle Stiche und gewinnt damit die Partie. Hol einen, egal was er kostet!
red-dragon-goal-beat =
    { $bonus ->
        [0] Wenn du { $card } schlägst, bringt dir der Stich bis jetzt { rd-brings }.
       *[other] Schlägst du { $card }, bringt es bis jetzt { rd-brings }. Ganz ohne Stich: { rd-without }.
    }
rd-without =
    { $each_of_two ->
        [0] +{ $bonus }
       *[other] +{ $bonus }, je +{ $each_of_two }, wenn es zwei schaffen
    }
red-dragon-goal-under = Bleib besser unter { $card }: Mehr bringt dir { rd-brings }.
red-dragon-goal-rid = Verlier diesen Stich lieber: Gewinnst du ihn, bringt er { rd-brings }.
rd-brings =
    { $own ->
        [none] { $gain }
        [one] { $gain } (mit { $best_card })
       *[several] { $gain } mit { $best_card }, { $points } mit { $dear_card }
    }
red-dragon-goal-takes =
    { $is_last ->
        [yes] { $count ->
            [one] Deine einzige Karte hier macht diesen Stich.
           *[other] Jede deiner Karten macht diesen Stich.
        } Er bringt dir { rd-brings }.
       *[no] { $count ->
            [one] Deine einzige Karte hier liegt vorn.
           *[other] Jede deiner Karten liegt vorn.
        } Ungeschlagen bringt sie dir { rd-brings }{ $adds ->
            [no] .
           *[yes] , ohne weiteres Rot.
        }
    }
red-dragon-goal-below = Keine deiner Karten kann diesen Stich machen. So wie er liegt, bringt er { $gain }.
red-dragon-goal-void =
    { $bonus ->
        [0] Du gewinnst hier nicht: Rot, das du hineinwirfst, zahlt der Gewinner.
       *[other] Du gewinnst hier nicht: Rot, das du hineinwirfst, zahlt der Gewinner. Ganz ohne Stich: { rd-without }.
    }
red-dragon-outcome-given = Alle haben { $count } Karten weggelegt.
red-dragon-outcome-turned-up = Das haben alle weggelegt.
red-dragon-coach-give =
    Danach nimmt jeder ebenso viele zurück. Ein Stich bringt +{ $each }, aber Rot darin kostet.
red-dragon-coach-take = Für Rot zahlt, wer es im Stich holt. Hohe Karten holen Stiche, niedrige nicht.
red-dragon-coach-lead = Jede Karte geht. Andere bedienen; die höchste der Farbe gewinnt.
red-dragon-coach-follow = Du hast diese Farbe: Bediene sie. Graue Karten warten.
red-dragon-coach-void = Du hast die Farbe nicht: Spiel eine beliebige Karte. Sie gewinnt nie: So wirst du Rot los.
red-dragon-ask-give =
    { $shared ->
        [yes]
            { $left ->
                [one] { $name }: leg noch 1 Karte verdeckt weg
               *[other] { $name }: leg { $goes_on ->
                    [yes] noch { $left }
                   *[no] { $left }
                } Karten verdeckt weg
            }
       *[no]
            { $left ->
                [one] Leg noch 1 Karte verdeckt in die Mitte
               *[other] Leg { $goes_on ->
                    [yes] noch { $left }
                   *[no] { $left }
                } Karten verdeckt in die Mitte
            }
    }
red-dragon-ask-take =
    { $shared ->
        [yes] { $name }: nimm eine Karte aus der Mitte
       *[no] Nimm eine Karte aus der Mitte
    }
red-dragon-stake-no-trick =
    { $count ->
        [one] { $seats } hat noch keinen Stich: +{ $each }, wenn es so bleibt.
       *[other] { $seats } haben noch keinen Stich: je +{ $each }, wenn es so bleibt.
    }
red-dragon-stake-trick = { $each } für den Stich, keine rote Karte.
red-dragon-stake-red-cards =
    { $each } für den Stich − { $lost } für { $cards }{ $dragon ->
        [yes] {" "}(die 11 kostet 26).
       *[no] .
    }
red-dragon-felt-centre = Die Mitte ist aufgedeckt: { $cards }.
red-dragon-event-round-started = Runde { $round }. { $first_seat } beginnt.
red-dragon-event-card-given =
    { $known ->
        [yes] { $seat } legt { $card } weg.
       *[no] { $seat } legt eine Karte verdeckt weg.
    }
red-dragon-event-centre-revealed = Die Mitte wird aufgedeckt: { $cards }.
red-dragon-event-centre-taken = { $seat } nimmt { $card }.
red-dragon-reason-wrong-phase =
    { $phase ->
        [give] Erst legen alle Karten verdeckt in die Mitte.
        [draft] Erst werden die Karten aus der Mitte genommen: Tippe auf eine davon.
       *[play] Die Mitte ist leer; jetzt wird um Stiche gespielt.
    }
red-dragon-rules-aim-title = Das Ziel
red-dragon-rules-aim-text =
    Gewinne Stiche, denn jeder bringt { $each } Punkte. Aber überlass die roten Karten den anderen: Sie kosten Punkte. Nach { $players } Runden gewinnt die höchste Summe.
    Es gibt vier Farben, [R], [U], [G] und [Y], mit den Zahlen 0 bis 14. Alle haben { $hand } Karten auf der Hand.
red-dragon-rules-give-title = Weglegen
red-dragon-rules-give-text =
    { $count ->
        [one] Alle legen eine Karte verdeckt in die Mitte. Sind alle fertig, werden die Karten gemischt und aufgedeckt: Niemand weiß, wer was gegeben hat.
       *[other] Alle legen { $count } Karten verdeckt in die Mitte. Sind alle fertig, werden die Karten gemischt und aufgedeckt: Niemand weiß, wer was gegeben hat.
    }
red-dragon-rules-draft-title = Nehmen
red-dragon-rules-draft-text =
    Von der Person an, die beginnt, nehmen alle reihum eine Karte aus der Mitte. Am Ende der Reihe geht es rückwärts weiter, bis alle genommen sind. Auch deine eigene Karte kann zu dir zurückkommen.
    Was jemand nimmt, wissen alle: Es ist an dem Platz zu sehen, bis es gespielt wird.
red-dragon-rules-draft-caption = So wird zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
       *[6] sechst
    } genommen. Nummer 1 spielt auch den ersten Stich an.
red-dragon-rules-play-title = Stiche
red-dragon-rules-play-text =
    • Spiel eine beliebige Karte an, auch rote gehen.
    • Wer eine Karte der angespielten Farbe hat, muss bedienen. Wer keine hat, darf alles spielen.
    • Die höchste Zahl der angespielten Farbe gewinnt den Stich und spielt den nächsten an. Trumpf gibt es nicht.
red-dragon-rules-play-caption = Grün 14 ist nicht von der angespielten Farbe und kann nicht gewinnen.
red-dragon-rules-highest = höchste der Farbe
red-dragon-rules-taken = nehmen
red-dragon-rules-void = hat kein Blau
red-dragon-rules-red-title = Punkte und rote Karten
red-dragon-rules-red-text =
    • Jeder Stich bringt { $each } Punkte.
    • Jede rote Karte in deinen Stichen kostet ihre Zahl. Nur [R11] kostet *26*.
    • Ohne den Bonus unten ergeben alle Punkte einer Runde zusammen null: Was die einen gewinnen, verlieren die anderen.
red-dragon-rules-red-caption = Was eine rote Karte kostet, steht darauf. Rot 0 kostet nichts.
red-dragon-rules-example = Beispiel: mit Rot 4 und Rot 11
red-dragon-rules-tricks = { table-tricks }
red-dragon-rules-red-cards = { red-dragon-line-red-cards }
red-dragon-rules-zero-title = Gar kein Stich
red-dragon-rules-zero-text =
    { $players ->
        [3] Wer in einer Runde keinen Stich macht, bekommt 20 Punkte Bonus.
        [4] Wer in einer Runde keinen Stich macht, bekommt einen Bonus: allein 20 Punkte, zu zweit je 10.
        [5] Wer in einer Runde keinen Stich macht, bekommt einen Bonus: allein 20 Punkte, zu zweit je 10, zu dritt je 5.
       *[6] Wer in einer Runde keinen Stich macht, bekommt einen Bonus: allein 20 Punkte, zu zweit je 15, zu dritt je 10, zu viert je 5.
    }
red-dragon-rules-all-title = Alle Stiche
red-dragon-rules-all-text = Wer *alle* Stiche einer Runde macht, gewinnt sofort die ganze Partie, egal wie es steht.
red-dragon-rules-end-title = Das Ende
red-dragon-rules-end-text = Die nächste Runde beginnt der Platz links davon. Nach { $rounds } Runden gewinnt die höchste Summe; bei Gleichstand wird der Sieg geteilt.
red-dragon-line-tricks = Stiche × { $each }
red-dragon-how-tricks = { $count }×{ $each }
red-dragon-line-red-cards = Rote Karten
red-dragon-line-no-trick = Bonus ohne Stich
red-dragon-how-no-trick =
    { $count ->
        [one] allein
       *[other] zu { $count ->
            [2] zweit
            [3] dritt
           *[other] viert
        }
    }
red-dragon-check-sum =
    { $bonus ->
        [0] Stiche bringen { $won }, rote Karten kosten { $lost }: zusammen null.
       *[other] Stiche bringen { $won }, rote Karten kosten { $lost }: zusammen null. Der Bonus von { $bonus } kommt dazu.
    }
red-dragon-ending-all-tricks = Alle { $tricks } Stiche einer Runde: Das gewinnt sofort

## Scharfe Schoten auf dem Tisch

scharfe-schoten-suit-R = Chili
scharfe-schoten-suit-B = Pfeffer
scharfe-schoten-suit-Y = Senf
scharfe-schoten-suit-G = Wasabi
scharfe-schoten-word-R = Chili
scharfe-schoten-word-B = Pfeffer
scharfe-schoten-word-Y = Senf
scharfe-schoten-word-G = Wasabi
scharfe-schoten-letter-R = C
scharfe-schoten-letter-B = P
scharfe-schoten-letter-Y = S
scharfe-schoten-letter-G = W
scharfe-schoten-fact-suit-count = { $count } { $suit }
scharfe-schoten-fact-no-suit = keine Karte
scharfe-schoten-counts-trumps = Trümpfe, der stärkste zuerst: { $cards }.
scharfe-schoten-felt-rack = Im Gewürzregal: { $suits }.
scharfe-schoten-secret-predict = Am meisten { $most_suit }, am wenigsten { $least_suit }
scharfe-schoten-fact-backs = Auf der Hand: { $suits }.
scharfe-schoten-fact-captured = Geholt: { $suits }. Vorhersage: am meisten { $most_suit }, am wenigsten { $least_suit }.
scharfe-schoten-fact-predicted-yes = Hat vorhergesagt.
scharfe-schoten-fact-predicted-no = Hat noch nicht vorhergesagt.
scharfe-schoten-sign-predicted-yes = gewählt
scharfe-schoten-sign-predicted-no = wählt noch
scharfe-schoten-progress-predict = Vorhersagen
ss-row-most = Meiste
ss-row-least = Wenigste
scharfe-schoten-column-most = viel
scharfe-schoten-column-least = wenig
scharfe-schoten-column-difference = Diff.
scharfe-schoten-sign-most = ▲
scharfe-schoten-sign-least = ▼
scharfe-schoten-sign-difference = ±
scharfe-schoten-rules-tile-most = Meiste: { $suit }
scharfe-schoten-rules-tile-least = Wenigste: { $suit }
ss-commit = Festlegen: am meisten { $most }, am wenigsten { $least }
scharfe-schoten-action-rack = { $suit } nehmen
scharfe-schoten-action-predict = Am meisten { $most_suit }, am wenigsten { $least_suit }
ss-commit-none = Wähle in jeder Reihe ein Plättchen
scharfe-schoten-felt-waiting =
    { $count ->
        [0] Alle Plättchen liegen.
        [one] Eine Vorhersage fehlt noch. Dann werden alle Plättchen aufgedeckt.
       *[other] { $count } Vorhersagen fehlen noch. Dann werden alle Plättchen aufgedeckt.
    }
ss-strength = Was schlägt was
ss-trumps = Trümpfe, der stärkste zuerst
ss-order = Dann die Farben, die stärkste zuerst
ss-trumps-beat = erst diese 4 Trümpfe
scharfe-schoten-fact-higher-wins = Sonst gewinnt in einer Farbe die höhere Zahl.
scharfe-schoten-ahead-trump =
    { $card } liegt vorn: bisher der { $is_only ->
        [yes] einzige
       *[no] stärkste
    } Trumpf.
scharfe-schoten-ahead-stronger-colour = { $card } liegt vorn: { $suit } schlägt { $led_suit }.
scharfe-schoten-ahead-higher-number = { $card } liegt vorn: noch keine stärkere Farbe, nichts Höheres.
ss-in-hand = Hand
ss-won = geholt
ss-rack = Gewürzregal
scharfe-schoten-fact-rack =
    { $value ->
        [0] leer
       *[other] noch { $value }
    }
ss-rack-have =
    { $wanted ->
        [most] { $count } hier, du hast { $own } und willst viele
        [least] { $count } hier, du hast { $own } und willst wenige
       *[none] { $count } hier, du hast { $own }
    }
scharfe-schoten-goal-predict = { scharfe-schoten-coach-predict } Keins verfehlt: dazu ▲ minus ▼.
scharfe-schoten-goal-tiles-laid = Hol von allen Farben am meisten { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit }, am wenigsten { scharfe-schoten-sign-least }{"\u00a0"}{ $least_suit }: je 5 Punkte, gleichauf 3.
scharfe-schoten-goal-no-trick = Alles 0, gleichauf: 6 Punkte. { $reach ->
        [none] { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit } ist aus: Ein Stich kostet dich Punkte.
        [last] Nur der letzte Stich kann das noch ändern.
       *[many] Für 10 und mehr viel { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit } (noch { $most_left }) und wenig { scharfe-schoten-sign-least }{"\u00a0"}{ $least_suit }.
    }
scharfe-schoten-goal-tiles =
    { scharfe-schoten-sign-most }{"\u00a0"}{ $most_suit }: { $most }, { $most_hit ->
        [alone] am meisten, 5 Punkte
        [level] gleich viel wie sonst, 3 Punkte
        [shared] wie { $most_rival_suit }, 3 Punkte
       *[missed] weniger als { $most_rival_suit } ({ $most_rival }), 0 Punkte
    }. { scharfe-schoten-sign-least }{"\u00a0"}{ $least_suit }: { $least }, { $least_hit ->
        [alone] am wenigsten, 5 Punkte
        [level] gleich viel wie sonst, 3 Punkte
        [shared] wie { $least_rival_suit }, 3 Punkte
       *[missed] mehr als { $least_rival_suit } ({ $least_rival }), 0 Punkte
    }.{ $lead ->
        [0] { "" }
       *[other] { " " }{ scharfe-schoten-sign-most } − { scharfe-schoten-sign-least }: +{ $lead }.
    }
scharfe-schoten-goal-forced = Mit dieser Karte { $suit } hast du, wie es steht, { $points } Punkte statt { $now }.
scharfe-schoten-coach-predict = { scharfe-schoten-sign-most } meiste, { scharfe-schoten-sign-least } wenigste: je 5 Punkte, gleichauf 3.
scharfe-schoten-outcome-standing =
    { $is_mine ->
        [yes] Du nimmst den Stich und hast jetzt
       *[no] { $seat } nimmt den Stich und hat jetzt
    } { $points } Punkte ({ $first ->
        [yes] ohne Stich { $now }).
       *[no] vorher { $now }){ ss-why }.
    }
scharfe-schoten-outcome-predicted = Alle Vorhersagen liegen offen: { scharfe-schoten-sign-most } meiste, { scharfe-schoten-sign-least } wenigste.
scharfe-schoten-coach-lead = Jede Karte geht, andere bedienen. Die 4 Trümpfe schlagen alle, sonst gewinnt die stärkere Farbe.
scharfe-schoten-coach-follow = { red-dragon-coach-follow }
scharfe-schoten-coach-void =
    Die Farbe fehlt dir: Jede Karte geht. { $wins ->
        [none] Gewinnen kann keine.
        [trump] Nur ein Trumpf kann noch gewinnen.
       *[any] Eine stärkere Farbe oder ein Trumpf kann noch gewinnen.
    }
scharfe-schoten-coach-rack = Zum Stich gehört eine Regalkarte. Sie zählt mit.
scharfe-schoten-ask-predict =
    { $shared ->
        [yes] { $name }: sag voraus, welche Karten du holst
       *[no] Sag voraus, welche Karten du holst
    }
scharfe-schoten-ask-rack =
    { $only ->
        [yes] { $shared ->
            [yes] { $name }: nimm { $only_suit }, sonst ist nichts mehr da
           *[no] Nur { $only_suit } ist noch da: Das musst du nehmen
        }
       *[no] { $shared ->
            [yes] { $name }: nimm eine Karte aus dem Regal, Farbe egal
           *[no] Nimm dir eine Karte aus dem Regal
        }
    }
scharfe-schoten-event-round-started = Runde { $round }. { $first_seat } beginnt.
scharfe-schoten-event-hand-dealt =
    { $known ->
        [yes] { $seat } bekommt { $cards }.
       *[no] { $seat } hat { $suits }.
    }
scharfe-schoten-event-rack-laid = Im Gewürzregal: { $suits }.
scharfe-schoten-event-trumps-revealed = Trümpfe, der stärkste zuerst: { $cards }.
scharfe-schoten-event-prediction-made = { $seat } legt zwei Plättchen verdeckt hin.
scharfe-schoten-event-prediction-open = { $seat } sagt voraus: am meisten { $most_suit }, am wenigsten { $least_suit }.
scharfe-schoten-event-predictions-revealed = { $sentences }
scharfe-schoten-event-rack-taken = { $seat } nimmt { $suit } aus dem Regal.
scharfe-schoten-reason-wrong-phase =
    { $phase ->
        [predict] Erst sagen alle voraus: Wähle zwei Plättchen.
        [rack] Erst nimmt, wer den Stich hat, eine Karte aus dem Gewürzregal.
       *[play] Jetzt wird um Stiche gespielt.
    }
scharfe-schoten-line-captured = Geholt
scharfe-schoten-line-most = { scharfe-schoten-sign-most } { ss-row-most }
scharfe-schoten-line-least = { scharfe-schoten-sign-least } { ss-row-least }
scharfe-schoten-line-difference = { scharfe-schoten-sign-most } − { scharfe-schoten-sign-least }
scharfe-schoten-how-alone = richtig
scharfe-schoten-how-shared = gleichauf
scharfe-schoten-how-missed = verfehlt
scharfe-schoten-how-difference = { $most } − { $least }
scharfe-schoten-check-best = Richtig 5, gleichauf 3, verfehlt 0. Zählt beides, kommt der Unterschied der beiden Farben dazu. Bestes der Runde: { $gain }.
scharfe-schoten-rules-aim-title = Das Ziel
scharfe-schoten-rules-aim-text =
    Sag vorher, von welcher Farbe du die *meisten* und von welcher du die *wenigsten* Karten holen wirst. Je besser du triffst, desto mehr Punkte gibt es.
    Die vier Farben sind [R], [B], [Y] und [G], jede mit den Zahlen 1 bis 12.
scharfe-schoten-rules-deal-title = Karten und Rückseiten
scharfe-schoten-rules-deal-text =
    { $players ->
        [3] Alle haben { $hand } Karten; die anderen 12 liegen im Gewürzregal, nach Farben sortiert.
       *[4] Alle haben { $hand } Karten; die anderen 8 liegen im Gewürzregal, nach Farben sortiert.
    } Die *Rückseite* jeder Karte zeigt ihre Farbe: Alle sehen jederzeit, welche Farben du auf der Hand hast und welche im Regal liegen. Nur die Zahlen deiner Karten siehst du allein.
scharfe-schoten-rules-deal-caption = 3 Chili, 4 Pfeffer, kein Senf, 3 Wasabi: Wer eine Farbe nicht hat, kann sie nicht bedienen, und alle wissen es.
scharfe-schoten-rules-trumps-title = Trümpfe und Stärke
scharfe-schoten-rules-trumps-text =
    In jeder Runde zieht jede Farbe eine Zahl. Die Gewürzkarte mit dieser Farbe und Zahl ist ein *Trumpf*, es gibt also vier. Die Farbe mit der höchsten Zahl ist die stärkste, ihr Trumpf die stärkste Karte überhaupt.
    • Zuerst kommen die vier Trümpfe, in dieser Reihenfolge.
    • Dann alle anderen Karten: Eine stärkere Farbe schlägt jede Zahl einer schwächeren; in derselben Farbe gewinnt die höhere Zahl.
scharfe-schoten-rules-trumps-caption = Die Trümpfe dieser Runde, links der stärkste. Die Farben folgen in derselben Reihenfolge.
scharfe-schoten-rules-predict-title = Vorhersagen
scharfe-schoten-rules-predict-text =
    Alle wählen heimlich zwei Plättchen: ▲ für die Farbe, von der sie am meisten holen wollen, ▼ für die, von der sie am wenigsten wollen. Es müssen zwei verschiedene sein. Haben alle gewählt, werden die Plättchen aufgedeckt; ändern kann sie niemand mehr.
    Sieh dir vorher die Rückseiten aller Hände, das Regal und die Stärke der Farben an.
scharfe-schoten-rules-play-title = Stiche
scharfe-schoten-rules-play-text =
    • Angespielt werden darf jede Karte. Wer die angespielte Farbe hat, muss bedienen; ein Trumpf zählt dabei als Karte seiner eigenen Farbe.
    • Wer sie nicht hat, darf alles spielen.
    • Die *stärkste* Karte gewinnt den Stich, egal was angespielt ist. Wer gewinnt, behält alle Karten des Stichs, nach Farben sortiert, und spielt den nächsten an.
scharfe-schoten-rules-play-caption = { $strong_suit_name } ist in dieser Runde die stärkste Farbe, { $weak_suit } die schwächste. Angespielt zu sein hilft nicht.
scharfe-schoten-rules-follows = bedient
scharfe-schoten-rules-void = hat keine davon
scharfe-schoten-rules-trump-caption = Selbst der schwächste Trumpf schlägt jede Karte, die kein Trumpf ist.
scharfe-schoten-rules-rack-title = Das Gewürzregal
scharfe-schoten-rules-rack-text =
    Wer einen Stich gewinnt, nimmt noch eine Karte aus dem Regal, von einer beliebigen Farbe, die da ist, und legt sie zu den geholten Karten. Ihre Zahl sieht sich niemand an.
    { $players ->
        [3] Für jeden Stich ist eine Karte da, auch für den letzten.
       *[4] Nach 8 Stichen ist das Regal leer; die letzten beiden Stiche bringen nur ihre eigenen Karten.
    }
scharfe-schoten-rules-score-title = Punkte
scharfe-schoten-rules-score-text =
    Es zählen nur deine eigenen geholten Karten, auch Farben ohne eine einzige Karte.
    • Deine ▲-Farbe ist dein größter Stapel: 5 Punkte. Gleichauf mit einem anderen: 3 Punkte.
    • Deine ▼-Farbe ist dein kleinster Stapel, auch gar keine Karte gilt: 5 Punkte. Gleichauf mit einem anderen: 3 Punkte.
    • Beides richtig oder gleichauf: Dazu kommt der Unterschied der beiden Stapel.
    • Wer überhaupt keine Karte holt, bekommt 3 + 3 = 6 Punkte.
scharfe-schoten-rules-who = Geholt
scharfe-schoten-rules-most = { scharfe-schoten-line-most }
scharfe-schoten-rules-least = { scharfe-schoten-line-least }
scharfe-schoten-rules-difference = { scharfe-schoten-line-difference }
scharfe-schoten-rules-score-caption = Oben teilt sich Senf den letzten Platz mit Pfeffer. Unten ist „Wenigste“ verfehlt, also kommt kein Unterschied dazu.
scharfe-schoten-rules-end-title = Das Ende
scharfe-schoten-rules-end-text = Nach { $players } Runden, von denen jeder Platz eine beginnt, gewinnt die höchste Summe. Bei Gleichstand wird der Sieg geteilt.

## X-Missions auf dem Tisch

x-missions-reason-mission-not-offered = Diese Mission steht nicht zur Wahl.
x-missions-item-mission-none = Keine Mission
x-missions-item-mission-none-text = Kein Geheimnis, aber jeder Stich zählt doppelt.
x-missions-fact-pays-each-trick = { $each } Punkte pro Stich
xm-mission-name = Mission { $mission } ({ $item })
x-missions-item-mission-0 = Kein Stich
x-missions-item-mission-0-text = Hol keinen Stich.
x-missions-item-mission-1 = Nur eine Farbe
x-missions-item-mission-1-text = Hol ein oder zwei Stiche aus nur einer Farbe.
x-missions-item-mission-2 = Genau zwei
x-missions-item-mission-2-text = Hol genau zwei Stiche.
x-missions-item-mission-3 = Drei einer Farbe
x-missions-item-mission-3-text = Hol genau drei Karten einer Farbe.
x-missions-item-mission-4 = Alle vier Farben
x-missions-item-mission-4-text = Hol mindestens eine Karte jeder Farbe.
x-missions-item-mission-5 = Fünf oder mehr
x-missions-item-mission-5-text = Hol fünf oder mehr Stiche.
x-missions-item-mission-6 = Sechs einer Farbe
x-missions-item-mission-6-text = Hol sechs oder mehr Karten einer Farbe.
x-missions-item-mission-7 = Höchstens sieben
x-missions-item-mission-7-text = Hol mindestens einen Stich, aber keine 8 und keine 9.
x-missions-item-mission-8 = Drei Achten
x-missions-item-mission-8-text = Hol drei Achten oder alle vier.
x-missions-item-mission-9 = Eine ganze Farbe
x-missions-item-mission-9-text = Hol alle neun Karten einer Farbe.
x-missions-fact-pays = { $small } Punkte
x-missions-fact-pays-two =
    { $small } Punkte, { $count ->
        [2] zwei
       *[other] alle vier
    }: { $large }
xm-trump = Trumpf
x-missions-suit-none = Ohne Trumpf
xm-trump-is = Trumpf: { $trump }
x-missions-progress-mission = Missionen
xm-offer = Missionen zur Wahl
xm-choosing = Wer eine Mission hat
x-missions-fact-chosen-taken = Mission
x-missions-fact-chosen-none = keine Mission (Stiche × 2)
x-missions-fact-chosen-open = hat noch nicht gewählt
xm-my-mission = Geheime Mission
x-missions-fact-not-chosen = Noch nicht gewählt: Schau auf deine Karten und den Trumpf.
x-missions-fact-if-now =
    { $value ->
        [one] Wäre die Runde jetzt zu Ende: 1 Punkt.
       *[other] Wäre die Runde jetzt zu Ende: { $value } Punkte.
    }
x-missions-fact-status-done = erfüllt
x-missions-fact-status-sure = sicher
x-missions-fact-status-possible = noch möglich
x-missions-fact-status-lost = nicht mehr möglich
x-missions-fact-status-no-trump = ohne Trumpf kein { $suit }
x-missions-fact-status-ruled-out =
    { $count ->
        [one] { $is_named ->
            [yes] { $card } gewinnt sicher
           *[no] ein Trumpf gewinnt sicher
        }
       *[other] { $count } Stiche sind sicher
    }
x-missions-fact-status-means =
    { $status ->
        [done] Nichts kann sie mehr verderben.
        [sure] Was auch kommt, sie gelingt.
        [lost] Sie ist nicht mehr zu schaffen. Das kostet nichts; jeder Stich zählt weiter.
       *[possible] Noch ist nichts entschieden.
    }
x-missions-fact-count-tricks = Stiche
x-missions-fact-count-eights = Achten
x-missions-fact-count-high = Achten und Neunen
x-missions-fact-count-colour = { $suit_name }
x-missions-sign-count-tricks = i-trick
x-missions-sign-count-eights = 8er
x-missions-sign-count-high = 8·9
x-missions-fact-suit-count = { $suit_name } × { $count }
meter-hit = { $name }: { $have }, wie es die Mission will
meter-open = { $name }: { $have }
meter-spoilt = { $name }: { $have }, zu viele
meter-short = { $name }: { $have }, nicht genug zu holen
xm-captured = Deine geholten Karten
xm-taken =
    { $count ->
        [one] 1 Karte geholt
       *[other] { $count } Karten geholt
    }
x-missions-fact-captured =
    { $value ->
        [0] Meine Mission, 0 Karten geholt
        [one] Meine Mission, 1 Karte geholt
       *[other] Meine Mission, { $value } Karten geholt
    }
x-missions-fact-captured-none = Noch ist kein Stich gemacht.
x-missions-fact-captured-own = Deine eigenen geholten Karten darfst du jederzeit ansehen, die der anderen nie.
xm-hand-colours = Auf der Hand:
x-missions-fact-hand-tricks =
    { $sure ->
        [0] Trümpfe auf der Hand: { $trumps }
       *[other] Trümpfe auf der Hand: { $trumps }, sicher: { $sure }
    }
x-missions-fact-hand-high = 8 und 9 auf der Hand: { $value }
x-missions-fact-hand-strong = Starke Karten (8, 9) auf der Hand: { $value }
x-missions-fact-hand-eights = Achten auf der Hand: { $value }
x-missions-goal-choose =
    { $has_trump ->
        [no] Kein Trumpf in dieser Runde.
       *[yes] { $suit_name } ist Trumpf und sticht.
    } Eine verfehlte Mission zählt 0, jeder Stich 1, ohne Mission 2.{ $missing ->
        [laid] {" "}Eine der zehn Missionen fehlt immer.
        [taken] {" "}Manche sind vergeben, eine fehlt immer.
       *[none] {""}
    }
x-missions-goal-none = Keine Mission: Jeder Stich von dir zählt 2 Punkte. Du hast { $tricks ->
        [0] noch keinen.
       *[other] { $tricks }.
    }
x-missions-goal-done =
    { $why ->
        [no-more] Deine Mission ist erfüllt: Einen Stich machst du nicht mehr.
       *[other] Deine Mission ist erfüllt, was auch kommt. Jeder Stich zählt weiter 1.
    }
x-missions-goal-sure =
    { $why ->
        [trumps] Andere haben zu wenige höhere Trümpfe: Deine holen, was noch fehlt.
       *[other] Was noch fehlt, holen deine Karten sicher:
    } Deine Mission gelingt. Jeder Stich zählt weiter 1.
x-missions-goal-lost =
    Deine Mission ist verloren{ $why ->
        [told] .
       *[other] : { xm-lost }.
    } Jeder Stich zählt weiter 1.
xm-lost =
    { $why ->
        [has] Du hast einen Stich
        [must] Deine Karten holen sicher einen zu viel
        [more] Du hast mehr als zwei Stiche
        [few] Es bleiben zu wenige Stiche
        [weak] { $more ->
            [0] Mit { $cards } gewinnst du nicht mehr
           *[other] Du gewinnst nur noch einen Stich
        }
        [mixed] Du hast mehr als eine Farbe
        [pure] Kein Stich in nur einer Farbe kann mehr kommen
        [three] Genau drei einer Farbe gehen nicht mehr
        [no-trump] Ohne Trumpf auf der Hand bekommst du kein { $missing_suit }
        [missing] Du bekommst nicht mehr, was fehlt: { $missing_suit }
        [not-all] Du bekommst nicht mehr alles, was fehlt: { $missing_suit }
        [many] Von keiner Farbe bekommst du noch genug
        [high] Du hast eine 8 oder eine 9
        [must-high] Deine Karten holen sicher eine 8 oder 9
        [low] Kein Stich ohne 8 und 9 kann mehr kommen
        [eights] Du bekommst nicht mehr genug Achten
       *[other] Nichts führt mehr dahin
    }
x-missions-goal-mission-0 = Für deine Mission: keinen einzigen Stich.
x-missions-goal-mission-1 =
    { $have ->
        [0] Für deine Mission: ein oder zwei Stiche mit Karten einer einzigen Farbe.
       *[other] Ab jetzt nur noch { $suit }, und insgesamt höchstens zwei Stiche.
    }
x-missions-goal-mission-2 =
    { $left ->
        [0] Du hast deine zwei Stiche: jetzt keinen mehr.
        [1] Noch einen Stich, dann keinen mehr.
       *[other] Für deine Mission: genau zwei Stiche.
    }
xm-either =
    { $is_either ->
        [yes] { $suit } oder { $other_suit }
       *[no] { $suit }
    }
x-missions-goal-mission-3 =
    { $is_told ->
        [no] Für deine Mission: genau drei Karten einer Farbe.
       *[yes] { $left ->
            [0] Du hast dreimal { $suit }: davon jetzt keine mehr.
            [1] Für deine Mission: noch einmal { xm-either }, dann sind es genau drei.
           *[other] Für deine Mission: noch { $left }-mal { xm-either }, dann sind es genau drei.
        }
    }
x-missions-goal-mission-4 = Das fehlt noch: { $missing_suit }.
x-missions-goal-mission-5 =
    { $left ->
        [1] Für deine Mission: noch ein Stich.
       *[other] Für deine Mission: noch { $left } Stiche.
    }
x-missions-goal-mission-6 =
    { $is_told ->
        [no] Für deine Mission: sechs Karten einer Farbe; ein Stich bringt bis zu vier.
       *[yes] { $left ->
            [1] Für deine Mission: noch einmal { xm-either }.
           *[other] Für deine Mission: noch { $left }-mal { xm-either }.
        }
    }{ xm-open }
xm-open =
    { $shut ->
        [0] {""}
       *[other] {" "}Von { $shut_suit } sind für dich zu wenige übrig.
    }
x-missions-goal-mission-7 =
    { $left ->
        [0] Du hast einen Stich: weiterhin keine 8 und keine 9.
       *[other] Mach einen Stich, aber ohne 8 und 9.
    }
x-missions-goal-mission-8 =
    { $left ->
        [1] Für deine Mission: noch eine 8.
       *[other] Für deine Mission: noch { $left } Achten.
    }
x-missions-goal-mission-9 =
    { $is_told ->
        [no] Für deine Mission: alle neun Karten einer Farbe.
       *[yes] { $left ->
            [1] Für deine Mission: noch einmal { xm-either }.
           *[other] Für deine Mission: noch { $left }-mal { xm-either }.
        }
    }{ xm-open }
x-missions-coach-choose =
    { $has_trump ->
        [no] Kein Trumpf: Hohe Karten gewinnen. Verfehlt zählt 0.
       *[yes] { $suit_name } ist Trumpf. Hohes und Trümpfe gewinnen. Verfehlt: 0.
    }
x-missions-coach-lead =
    { $has_trump ->
        [no] Wer deine Farbe hat, muss sie spielen; die höchste der Farbe gewinnt.
       *[yes] Wer deine Farbe hat, muss sie spielen; die höchste der Farbe gewinnt, wenn kein Trumpf fällt.
    }
x-missions-coach-follow = { red-dragon-coach-follow }
x-missions-coach-void =
    { $can_win ->
        [no] Den Stich holt nur die angespielte Farbe{ $has_trump ->
            [yes] {" "}oder der höchste Trumpf.
           *[no] .
        }
       *[yes] Jetzt gewinnt nur noch ein Trumpf ({ $suit_name }).
    }
x-missions-outcome-all-chosen =
    { $without ->
        [0] Alle haben eine Mission.
       *[other] Alle haben gewählt.
    } { $is_mine ->
        [yes] Du hast zuerst gewählt, also beginnst du.
       *[no] { $seat } hat zuerst gewählt und beginnt.
    }
x-missions-outcome-decided =
    { $is_mine ->
        [yes] Du nimmst den Stich.
       *[no] { $seat } nimmt den Stich.
    } { $status ->
        [done] { $why ->
            [no-more] Mehr Stiche machst du nicht: Deine Mission ist erfüllt!
            [harmless] Nichts kann deine Mission mehr verderben: Sie ist erfüllt!
           *[other] Deine Mission ist erfüllt!
        }
        [sure] Deine Mission ist sicher: { $why ->
            [trumps] Andere haben zu wenige höhere Trümpfe!
           *[other] Was fehlt, holen deine Karten!
        }
       *[lost] Deine Mission ist verloren: { xm-lost }.
    }
x-missions-outcome-ended =
    { $is_mine ->
        [yes] Du nimmst den Stich.
       *[no] { $seat } nimmt den Stich.
    } { $eights ->
        [0] Deine Mission ist
       *[other] Mit { $eights } Achten ist deine Mission
    } geschafft, die Runde bringt dir { $count } Punkte!
x-missions-outcome-brought = Du nimmst den Stich{ $of ->
        [pure] , alles { $suit }, wie es deine Mission will.
        [low] , ohne 8 und 9, wie es deine Mission will.
        [each] . Neu für deine Mission: { $suit }. Noch offen: { $missing_suit }.
        [tricks] : { $have } von { $goal } für deine Mission.
        [eights] { $more ->
            [one] . Eine 8 mehr für deine Mission: { $have } von { $goal }.
           *[other] . { $more } Achten mehr für deine Mission: { $have } von { $goal }.
        }
        [colour] . { $more } { $suit } mehr für deine Mission: { $have } von { $goal }.
       *[nothing] . Für deine Mission bringt er nichts, aber 1 Punkt.
    }{ $spoilt ->
        [0] {""}
       *[other] {" "}Zu viel dafür: { $spoilt_suit }.
    }
x-missions-outcome-no-more = { $seat } nimmt den Stich. Für deine Mission ist jetzt zu wenig { $suit } übrig.
x-missions-outcome-turned-up =
    { $has_trump ->
        [yes] { x-missions-event-trump-revealed }
       *[no] { x-missions-event-trump-none }
    }
x-missions-ask-choose =
    { $shared ->
        [yes] { $name }: wähle eine Mission oder keine
       *[no] Wähle eine Mission oder keine
    }
x-missions-action-mission = { xm-mission-name }
x-missions-action-no-mission = { x-missions-item-mission-none }
x-missions-refused-mission = Warum nicht { xm-mission-name }?
x-missions-event-round-started = Runde { $round }. { $dealer_seat } beginnt.
x-missions-reason-wrong-phase =
    { $phase ->
        [mission] Erst wählen alle eine Mission: Tippe auf eine vom Tisch oder auf „Keine Mission“.
       *[play] Die Missionen sind gewählt; jetzt wird um Stiche gespielt.
    }
x-missions-event-trump-none = Eine Karte wird aufgedeckt: In dieser Runde gibt es keinen Trumpf.
x-missions-event-trump-revealed = Die Trumpfkarte wird aufgedeckt: { $suit }.
x-missions-event-missions-looked-at = { $seat } sieht { $count } Missionen an.
x-missions-event-missions-offered = { $seat } darf aus diesen Missionen wählen: { $missions }.
x-missions-event-mission-chosen = { $seat } nimmt { xm-mission-name }.
x-missions-event-mission-taken = { $seat } nimmt verdeckt eine Mission.
x-missions-event-mission-declined = { $seat } nimmt keine Mission.
x-missions-event-mission = { $seat }: { xm-mission-name }
x-missions-event-no-mission = { $seat }: { x-missions-item-mission-none }
x-missions-event-missions-revealed = Die Missionen werden aufgedeckt. { $lines }.
x-missions-line-tricks = Stiche
x-missions-how-tricks = { $count } × { $each }
x-missions-how-no-mission = { x-missions-item-mission-none }
x-missions-line-mission = Mission
x-missions-fact-mission = { $value }
x-missions-fact-title = { $items }
x-missions-fact-outcome-done = erfüllt
x-missions-fact-outcome-failed = verfehlt
xm-tricks-taken =
    { $tricks ->
        [0] kein Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
x-missions-fact-why-0 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }, nicht keiner
    }
x-missions-fact-why-1 =
    { $done ->
        [yes] { xm-tricks-taken }, alles { $suit }
       *[no] { $tricks ->
            [0] { xm-tricks-taken }
           *[other] mehr als eine Farbe
        }
    }
x-missions-fact-why-2 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }, nicht zwei
    }
x-missions-fact-why-3 =
    { $done ->
        [yes] { $alike ->
            [one] genau drei { $suit }
           *[other] je genau drei: { $suit }
        }
       *[no] von keiner genau drei
    }
x-missions-fact-why-4 =
    { $done ->
        [yes] alle vier
       *[no] es fehlt: { $suit }
    }
x-missions-fact-why-5 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }, nicht fünf
    }
x-missions-fact-why-6 =
    { $done ->
        [yes] { $count } × { $suit }
       *[no] von keiner sechs
    }
x-missions-fact-why-7 =
    { $done ->
        [yes] keine 8, keine 9
       *[no] { $tricks ->
            [0] { xm-tricks-taken }
           *[other] Achten und Neunen: { $count }
        }
    }
x-missions-fact-why-8 =
    { $done ->
        [yes] Achten: { $count }
       *[no] Achten: { $count }, nicht drei
    }
x-missions-fact-why-9 =
    { $done ->
        [yes] alle neun { $suit }
       *[no] von keiner alle neun
    }
x-missions-check-trump = Trumpf war { $suit }. Eine verfehlte Mission kostet nichts; ohne Mission zählt jeder Stich 2.
x-missions-check-no-trump = Es gab keinen Trumpf. Eine verfehlte Mission kostet nichts; ohne Mission zählt jeder Stich 2.
x-missions-check-no-trump-mission-3 = Es gab keinen Trumpf, also brachte Mission 3 diesmal 12. Eine verfehlte Mission kostet nichts; ohne Mission zählt jeder Stich 2.
x-missions-check-no-mission = Niemand hatte eine Mission, also zählte jeder Stich 2.
x-missions-ending-last-round = Gleichstand an der Spitze; mehr Punkte in der letzten Runde: { $names }.
x-missions-fact-pile-left = { $suit_name }, noch im Stapel
x-missions-fact-pile-now = { $suit_name }, in dieser Runde
x-missions-fact-pile-off = { $suit_name }, war schon dran
x-missions-rules-round-title = Eine Runde
x-missions-rules-round-text =
    Alle 36 Karten werden gegeben, jedem Platz neun: vier Farben, [R], [U], [Y] und [G], jede von 1 bis 9.
    Reihum werden geheime Missionen gewählt, dann wird um { $tricks } Stiche gespielt.
    Ein Stich zählt wenig, eine erfüllte Mission zählt viel.
x-missions-rules-trump-title = Trumpf
x-missions-rules-trump-text =
    In jeder Runde wird die nächste Karte des Trumpfstapels aufgedeckt: zwei von jeder Farbe und eine ohne Trumpf.
    Erst wenn alle neun dran waren, wird der Stapel neu gemischt; was noch kommt, kann man also wissen. Es steht hier.
x-missions-rules-trump-caption = Der Stapel jetzt: schon gezeigt, gültig, noch zu erwarten
x-missions-rules-choose-title = Eine Mission wählen
x-missions-rules-choose-text =
    Zehn Missionen werden gemischt, eine kommt ungesehen weg. Wer gibt, sieht sich die neun an, nimmt eine oder keine und reicht den Rest nach links weiter. Was am Ende übrig ist, bleibt verdeckt.
    Alle sehen, ob du eine Mission hast; welche, bleibt bis zur Wertung geheim.
    • Mit Mission zählt jeder Stich *1* Punkt, dazu die Mission, wenn du sie erfüllst.
    • Ohne zählt jeder Stich *2* Punkte.
x-missions-rules-missions-title = Die zehn Missionen
x-missions-rules-missions-text = Was sie in dieser Runde bringen (Mission 3 bringt 8 Punkte, in einer Runde ohne Trumpf 12):
x-missions-rules-play-title = Stiche
x-missions-rules-play-text =
    Den ersten Stich spielt an, wer gibt; danach, wer den letzten Stich gemacht hat.
    • Bediene die angespielte Farbe, wenn du kannst; sonst spiel, was du willst. Ein Trumpf ist eine Karte seiner Farbe wie jede andere.
    • Der höchste Trumpf gewinnt den Stich; ist kein Trumpf darin, die höchste Karte der angespielten Farbe.
    • Niemand muss stechen oder überstechen.
x-missions-rules-play-card-1 = angespielt
x-missions-rules-play-card-2 = bedient
x-missions-rules-play-card-3 = hat kein Blau
x-missions-rules-play-card-4 = gewinnt nie
x-missions-rules-play-caption = Trumpf ist { $suit }: Selbst der kleine Trumpf gewinnt den Stich.
x-missions-rules-trump-flag = { xm-trump }
x-missions-rules-secret-title = Geholte Karten
x-missions-rules-secret-text =
    Deine eigenen geholten Karten darfst du jederzeit durchsehen, die der anderen nie. Für alle sichtbar bleibt nur der letzte Stich.
    Deine Mission zeigt, wie sie steht: *erfüllt* und *nicht mehr möglich* sind sicher, berechnet aus allem, was du wissen kannst.
x-missions-rules-steps-tricks = Stiche
x-missions-rules-steps-mission = Mission
x-missions-rules-steps-round = Runde
x-missions-rules-score-title = Wertung
x-missions-rules-score-text =
    Die Missionen werden aufgedeckt. Jeder Stich zählt 1 Punkt, ohne Mission 2; eine erfüllte Mission bringt, was auf ihrer Karte steht.
    Eine verfehlte Mission kostet nichts.
x-missions-rules-end-title = Das Ende
x-missions-rules-end-text =
    Die Partie endet nach der Runde, in der jemand *{ $target }* Punkte erreicht. Die höchste Summe gewinnt.
    Bei Gleichstand an der Spitze entscheidet die bessere letzte Runde; ist auch die gleich, wird der Sieg geteilt.

## Sauscharf auf dem Tisch

sa-chili = Chili
sauscharf-card = Chili { $number }
sauscharf-card-X = Joker X
sauscharf-cards-bunch =
    { $count ->
        [1]
            { $card ->
                [X] ein X
               *[other] eine { $card }
            }
        [2]
            { $card ->
                [X] zwei X
               *[other] zwei { $card }er
            }
        [3]
            { $card ->
                [X] drei X
               *[other] drei { $card }er
            }
        [4]
            { $card ->
                [X] vier X
               *[other] vier { $card }er
            }
        [5]
            { $card ->
                [X] fünf X
               *[other] fünf { $card }er
            }
        [6]
            { $card ->
                [X] sechs X
               *[other] sechs { $card }er
            }
        [7]
            { $card ->
                [X] sieben X
               *[other] sieben { $card }er
            }
        [8]
            { $card ->
                [X] acht X
               *[other] acht { $card }er
            }
       *[other] { $count } × { $card }
    }
sauscharf-fact-cards = { $cards }
sauscharf-fact-set =
    { $number ->
        [X]
            { $count ->
                [one] 1 Karte, nur X
               *[other] { $count } Karten, nur X
            }
       *[other]
            { $count ->
                [one] 1 Karte, Zahl { $number }
               *[other] { $count } Karten, Zahl { $number }
            }
    }
sa-group =
    { $count ->
        [one] { $card }, 1 Karte
       *[other] { $card }, { $count } Karten
    }
sa-take-back = { $card } zurücknehmen
sauscharf-fact-brew = Soße { $heat }
sa-bottle = { $sauce }. { $told }
sa-points = { $points } P.
sa-market = Markt
sa-slot-empty = leer
sa-pile = Stapel
sa-discard = Ablage
sa-mine = Deine Zutaten
sa-coming = Soßen, die noch kommen
sa-later = Soßen für später
sa-in-hand = Hand
sa-in-aside = Zutaten
sa-sauces =
    { $supply ->
        [one] Soßen zur Wahl, 1 weitere im Vorrat
       *[other] Soßen zur Wahl, { $supply } weitere im Vorrat
    }
sa-no-sauces = Keine Soße ist mehr da.
sa-no-supply = Keine: Alle liegen offen oder sind gekocht.
sauscharf-fact-missing =
    { $count ->
        [0] reicht
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
sauscharf-fact-lacks-set =
    { $count ->
        [0] Der Satz reicht
        [one] Dem Satz fehlt 1 Karte
       *[other] Dem Satz fehlen { $count } Karten
    }
sauscharf-fact-lacks-hand =
    { $hand ->
        [0] Die Hand reicht
       *[other]
            { $all ->
                [0] Der Hand fehlt noch: { $hand }; mit den aufgenommenen Zutaten reicht es
               *[other] Der Hand fehlt noch: { $hand }, mit den Zutaten: { $all }
            }
    }
sauscharf-fact-after-pickup = aufnehmen
sauscharf-fact-after-lap = später
sauscharf-fact-stall =
    { $left ->
        [one] Ende, wenn jetzt niemand eine Soße kocht
       *[other] Ende nach { $left }-mal ohne Soße
    }
sa-stock = Ablage und Vorrat
sa-discarded =
    { $count ->
        [one] Ablage: 1 Karte
       *[other] Ablage: { $count } Karten
    }
sa-none-discarded = Noch ist nichts abgeworfen.
sa-pile-how =
    { $count ->
        [one] Im Stapel ist noch 1 Karte. Ist er leer, wird die Ablage gemischt.
       *[other] Im Stapel sind noch { $count } Karten. Ist er leer, wird die Ablage gemischt.
    }
sauscharf-fact-order = Reihenfolge
sauscharf-fact-order-so-far = Reihenfolge bisher
sauscharf-fact-order-if = Reihenfolge, wenn du das legst
sauscharf-fact-spoon = Löffel: legt zuerst
sauscharf-fact-hand =
    { $value ->
        [one] 1 Karte auf der Hand
       *[other] { $value } Karten auf der Hand
    }
sauscharf-fact-aside =
    { $value ->
        [one] 1 Zutat
       *[other] { $value } Zutaten
    }
sa-standing = wären jetzt { $points } Punkte
sa-lane-points = jetzt { $points }
sauscharf-fact-state-out = keine Karten mehr
sauscharf-fact-state-lays-now = legt einen Satz
sauscharf-fact-state-lays-later = legt später
sauscharf-fact-state-acts-now = ist dran
sauscharf-fact-state-has-acted = fertig
sauscharf-fact-state-picked-up = aufgenommen
sauscharf-fact-state-no-hand = keine Hand
sa-tray = Tablett
sauscharf-fact-place =
    { $place ->
        [1]
            { $later ->
                [0] Zuerst dran.
               *[other]
                    { $number ->
                        [X] Bisher zuerst dran; nur mehr Karten kämen davor.
                       *[other] Bisher zuerst dran; mehr oder höhere Karten kämen davor. X allein zählt am höchsten.
                    }
            }
       *[other] Bisher als Nummer { $place } dran{ $equal ->
            [yes] : Von gleichen Sätzen geht der frühere vor
           *[no] { "" }
        }.
    }
sauscharf-fact-reach = Reicht für Soße { $heat }.
sa-lay = Satz legen
sa-pickup = { $count } aufnehmen
sauscharf-aim-slot = Nimm { $cards }.
sauscharf-aim-none = Nimm nichts.
sauscharf-aim-sauce = Soße { $heat }: { $points } Punkte.
sauscharf-fact-whole-set = Der ganze Satz wird dafür abgeworfen.
sa-take-none = Nichts nehmen
sa-keep = Behalten
sa-shed = Abwerfen
sa-make = Soße kochen
sauscharf-fact-leaves-chili =
    { $shared ->
        [yes] Nach dem Abwerfen hat { $name } für den Rest der Partie keine Karten mehr.
       *[no] Nach dem Abwerfen hast du für den Rest der Partie keine Karten mehr.
    }
sauscharf-fact-leaves-sauce =
    { $shared ->
        [yes] Danach hat { $name } für den Rest der Partie keine Karten mehr.
       *[no] Danach hast du für den Rest der Partie keine Karten mehr.
    }
sa-all-out =
    { $shared ->
        [yes] An diesem Bildschirm hat niemand mehr Karten.
       *[no] Du hast keine Karten mehr.
    }
sa-rush = Schnell weiterspielen
sauscharf-progress-gather = Sammeln, Durchgang { $lap } (bis { $most })
sauscharf-progress-cook = Durchgang { $lap }. Schluss ist mit { $target } Soßen und ohne Karten
sauscharf-progress-last = Durchgang { $lap }, der letzte
sauscharf-goal-gathered =
    { $heat ->
        [0] Am meisten gleiche: { $cards }. Punkte für { $lines }.
       *[other] Du hast { $cards }, genug für Soße { $heat }: { $worth } Punkte. Punkte für { $lines }.
    } { sa-laps-left }
sauscharf-goal-gathered-single = Noch sind keine zwei deiner Karten gleich. Punkte für { $lines }. { sa-laps-left }
sauscharf-goal-gathered-several = Deine Karten reichen für die Soßen { $lines }: zusammen { $worth } Punkte. { sa-laps-left }
sauscharf-goal-gathered-all = Du hast { $cards }: { $worth } Punkte, mehr bringt keine Soße. Sammle eine zweite Zahl. { sa-laps-left }
sauscharf-goal-gathered-done =
    { $count ->
        [0] Deine Zutaten reichen noch für keine Soße.
        [one] Deine Zutaten reichen für Soße { $lines }, { $worth } Punkte, sobald sie offen liegt.
       *[other] Deine Zutaten reichen für die Soßen { $lines }, { $worth } Punkte, sobald sie offen liegen.
    } Deine Hand ist leer: Die anderen sammeln zu Ende, dann wird gekocht.
sauscharf-goal-gathered-end =
    Alle Zutaten kommen jetzt auf die Hand. { $count ->
        [0] Deine reichen noch für keine Soße.
       *[other] Von allen { $all } Soßen reichen deine für { $lines }: { $worth } Punkte. Offen liegen zuerst nur { $open }.
    }
sauscharf-goal-worth =
    { $count ->
        [2] zwei: { $score }
        [3] drei: { $score }
        [4] vier: { $score }
        [5] fünf: { $score }
        [6] sechs: { $score }
        [7] sieben: { $score }
        [8] acht: { $score }
       *[other] neun: { $score }
    }
sauscharf-goal-heat = { $heat }
sauscharf-goal-equal = { $cards }
sa-laps-left =
    { $laps ->
        [0] Danach ist deine Hand leer.
        [one] Danach reicht deine Hand noch für 1 Durchgang.
       *[other] Danach reicht deine Hand noch für höchstens { $laps } Durchgänge.
    }
sauscharf-goal-no-sauce = Es gibt keine Soße mehr zu kochen. Jede Karte, die du noch hast, kostet 1: jetzt { $points }.
sauscharf-goal-last-lap = { $done_seat } hat { $target } Soßen und keine Karte: Nach diesem Durchgang ist Schluss. Jede Karte, die du behältst, kostet 1.
sauscharf-goal-set = Dein Satz reicht für Soße { $heat }: { $worth } Punkte.
sauscharf-goal-set-rival = Dein Satz reicht für Soße { $heat }: { $worth } Punkte, falls { $rival_seat } sie nicht vorher kocht.
sauscharf-goal-hand = Auf deiner Hand: { $cards }. Als ein Satz gelegt gibt das Soße { $heat }: { $worth } Punkte.
sauscharf-goal-hand-rival = Deine Hand: { $cards }, genug für Soße { $heat }: { $worth } Punkte, falls { $rival_seat } sie nicht vorher kocht.
sauscharf-goal-hand-several = Von den offenen Soßen schafft deine Hand { $lines }, eine je Durchgang: zusammen { $worth } Punkte.
sauscharf-goal-hand-either = Auf deiner Hand: { $lines }. Jedes als ein Satz gelegt gibt Soße { $heat }: { $worth } Punkte.
sauscharf-goal-aside = Von allen deinen Karten: { $cards }. Aufgenommen und als ein Satz gelegt gibt das Soße { $heat }: { $worth } Punkte.
sauscharf-goal-aside-several =
    { $now ->
        [0] Nimmst du alle Karten auf, reicht es für die Soßen { $lines }, eine je Durchgang: { $worth } Punkte.
       *[other] Von den offenen Soßen macht deine Hand { $now } Punkte; nimmst du alle Karten auf, { $worth }.
    }
sauscharf-goal-shed = Du hast genug Soßen: Sind deine Karten weg, ist Schluss. Endet es vorher, kostet jede 1.
sauscharf-goal-ending = Hat { $done_seat } keine Karten mehr, ist Schluss: Die Soßen reichen schon. Was du dann noch hast, kostet je 1.
sauscharf-goal-more = Am meisten gleiche: { $cards }. { sa-more } Karten kosten erst am Ende der Partie je 1.
sauscharf-goal-more-single = Keine zwei deiner Karten sind gleich. { $heat } gleiche machen Soße { $heat }: { $worth } Punkte. Karten kosten erst am Ende der Partie je 1.
sauscharf-goal-holds-out = Du hast genug Soßen, aber { $ahead_seat } hat mehr Punkte daraus. Ohne deine letzte Karte ist Schluss: Koch erst mehr.
sauscharf-coach-set = Sammle gleiche Chilis für Soßen. Mehr Karten wählen zuerst, dann die höhere Zahl; X allein schlägt jede einzelne.
sauscharf-coach-set-to-cook = Koch mit so vielen gleichen Karten, wie die Flasche zeigt. Was am Ende übrig ist, kostet je 1: Darum stehst du bei { $points }.
sauscharf-coach-set-or-pickup = Leg einen Satz oder nimm auf: Dann hast du alle Zutaten auf der Hand und setzt bis zum nächsten Durchgang aus.
sauscharf-coach-alone = Nur du hast noch Karten. Leg und koche, sonst ist Schluss, und übrige Karten kosten dich.
sauscharf-coach-take = Tippe auf ein Fach des Markts: Alle seine Karten werden deine Zutaten, zum Kochen später.
sauscharf-coach-cook = Tippe auf eine Flasche mit „reicht“, um sie zu kochen, oder auf ein Fach für mehr Zutaten.
sauscharf-coach-fate = Behalten: Der Satz kommt zu deinen Zutaten. Abwerfen: Er ist weg. Was am Ende übrig ist, kostet je 1.
sauscharf-outcome-lap-over =
    Der Durchgang ist vorbei.{ $sauces ->
        [0] { "" }
        [one] { " " }Jetzt kommt eine neue Soße.
       *[other] { " " }Jetzt kommen { $sauces } neue Soßen.
    }
sauscharf-outcome-gathered = Genug gesammelt: Jetzt wird gekocht.
sauscharf-ask-set =
    { $shared ->
        [yes] { $name }: leg gleiche Zahlen; X passt immer
       *[no] Leg gleiche Zahlen; X passt immer
    }
sauscharf-ask-set-to-cook =
    { $shared ->
        [yes]
            { $is_enough ->
                [yes] { $name }: leg einen Satz für eine Soße; X passt immer
               *[no] { $name }: leg einen Satz; für eine Soße reicht es noch nicht
            }
       *[no]
            { $is_enough ->
                [yes] Leg einen Satz für eine Soße; X passt immer
               *[no] Leg einen Satz; für eine Soße reicht es noch nicht
            }
    }
sauscharf-ask-set-or-pickup =
    { $shared ->
        [yes] { $name }: leg einen Satz oder nimm deine Zutaten auf
       *[no] Leg einen Satz oder nimm Zutaten auf
    }
sauscharf-ask-alone =
    { $shared ->
        [yes]
            { $left ->
                [0] Nur { $name } hat noch Karten: ohne sie ist Schluss
                [one] Nur { $name } hat noch Karten; es fehlt 1 Soße
               *[other] Nur { $name } hat noch Karten; es fehlen { $left } Soßen
            }
       *[no]
            { $left ->
                [0] Nur du hast noch Karten: ohne sie ist Schluss
                [one] Nur du hast noch Karten; es fehlt 1 Soße
               *[other] Nur du hast noch Karten; es fehlen { $left } Soßen
            }
    }
sauscharf-ask-take =
    { $shared ->
        [yes] { $name }: nimm Chilis oder nichts
       *[no] Nimm Chilis vom Markt oder nichts
    }
sauscharf-ask-cook =
    { $shared ->
        [yes] { $name }: koche eine Soße oder nimm Chilis
       *[no] Koche eine Soße oder nimm Chilis
    }
sauscharf-ask-fate =
    { $shared ->
        [yes] { $name }: den Satz behalten oder abwerfen?
       *[no] Deinen Satz behalten oder abwerfen?
    }
sauscharf-reason-wrong-phase =
    { $phase ->
        [gather-set] Jetzt werden Sätze gelegt. Chilis werden genommen, wenn alle einen gelegt haben.
        [gather-turn] Die Sätze liegen. Wähle jetzt ein Fach vom Markt oder keins. Soßen gibt es im zweiten Teil.
        [cook-set] Jetzt werden Sätze gelegt. Genommen und gekocht wird, wenn sich alle entschieden haben.
       *[cook-turn] Die Sätze liegen. Wähle ein Fach oder koche eine Soße.
    }
sauscharf-reason-set-too-small =
    { $missing ->
        [one] Sie braucht { $heat } Karten, und der Satz hat { $size }: 1 fehlt.
       *[other] Sie braucht { $heat } Karten, und der Satz hat { $size }: { $missing } fehlen.
    }
sauscharf-reason-card-not-in-hand =
    { $held ->
        [0] { $card } ist nicht auf dieser Hand.
        [one] { $card } ist auf dieser Hand nur einmal, und schon im Satz.
       *[other] { $card } ist auf dieser Hand { $points }-mal, und alle sind schon im Satz.
    }
sauscharf-reason-slot-empty = Fach { $slot } ist leer. Am Ende des Durchgangs werden die Fächer wieder gefüllt.
sauscharf-action-set = { $cards } legen
sauscharf-action-slot-keep = { $cards } nehmen und den Satz als Zutaten behalten
sauscharf-action-slot-discard = { $cards } nehmen und den Satz abwerfen
sauscharf-action-none-keep = Nichts nehmen und den Satz als Zutaten behalten
sauscharf-action-none-discard = Nichts nehmen und den Satz abwerfen
sauscharf-action-sauce = Soße { $heat } kochen
sauscharf-action-pickup = Die Zutaten aufnehmen
sauscharf-refused-set = Warum nicht { $cards }?
sauscharf-refused-slot-keep = Warum nicht Fach { $slot } nehmen?
sauscharf-refused-none-keep = Warum nicht nichts nehmen?
sauscharf-refused-sauce = Warum nicht Soße { $heat } kochen?
sauscharf-refused-pickup = Warum nicht die Zutaten aufnehmen?
sauscharf-event-round-started = Der Markt liegt aus. { $spoon_seat } legt zuerst; das zeigt der Löffel.
sauscharf-event-slots-unchanged = { "" }
sauscharf-event-slots-filled = Neu auf dem Markt: { $cards }.
sauscharf-event-slots-shuffled = Die Ablage wird gemischt. Neu auf dem Markt: { $cards }.
sauscharf-event-lap-gather = Sammeln, Durchgang { $lap }. { $first_seat } legt zuerst.
sauscharf-event-lap-cook = Kochen, Durchgang { $lap }. { $first_seat } legt zuerst.
sauscharf-event-set-played = { $seat } legt { $cards }.
sauscharf-event-order-decided = Reihenfolge: { $seats }. { $spoon_seat } nimmt den Löffel: legt dann zuerst.
sauscharf-event-chili-slot-keep = { $seat } nimmt { $cards } und behält { $set_cards }.
sauscharf-event-chili-slot-discard = { $seat } nimmt { $cards } und wirft { $set_cards } ab.
sauscharf-event-chili-none-keep = { $seat } nimmt nichts und behält { $set_cards }.
sauscharf-event-chili-none-discard = { $seat } nimmt nichts und wirft { $set_cards } ab.
sauscharf-event-ingredients-pickup =
    { $count ->
        [one] { $seat } nimmt 1 Zutat auf.
       *[other] { $seat } nimmt { $count } Zutaten auf.
    }
sauscharf-event-ingredients-cook =
    { $count ->
        [one] Das Kochen beginnt: { $seat } nimmt 1 Zutat auf die Hand.
       *[other] Das Kochen beginnt: { $seat } nimmt { $count } Zutaten auf die Hand.
    }
sauscharf-event-ingredients-empty-hand =
    { $count ->
        [one] { $seat } hat keine Hand mehr und nimmt 1 Zutat auf.
       *[other] { $seat } hat keine Hand mehr und nimmt { $count } Zutaten auf.
    }
sauscharf-event-display-filled = Neue Soßen: { $heats }.
sauscharf-event-sauce-made = { $seat } kocht Soße { $heat } ({ $set_cards }): { $points } Punkte.
sauscharf-event-round-scored = Die Küche schließt.
sauscharf-line-sauces = Soßen
sauscharf-fact-sauce = Soße { $heat }, { $points } Punkte
sauscharf-how-none = keine gekocht
sauscharf-line-chilies-left = Übrige Chilis, je −1
advice-makes-sauce = Kocht in diesem Durchgang eine Soße in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-makes-sauce-soon = Kocht in den nächsten drei Durchgängen eine Soße in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-gets-spoon = Ist zuerst dran und bekommt den Löffel in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-keeps-wilds = Behält jedes X in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-others-cook = Andere kochen in diesem Durchgang eine Soße in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-fewer-cards = Hat nach drei Durchgängen weniger Karten in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-match-ends = Die Partie endet in den nächsten drei Durchgängen in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
advice-sits-out = Hat bald keine Karte und zu wenige Soßen in { $chance } % der Fälle; die anderen Züge: im Schnitt { $otherwise } %.
sauscharf-check-sum = Jede Flasche zeigt ihre Zahl und ihre Punkte. Jeder übrige Chili kostet einen Punkt, welche Zahl er auch hat.
sauscharf-ending-sauces =
    { $mine ->
        [yes] { $shared ->
            [yes] Schluss war, weil { $done_seat } genug Soßen und keine Karte mehr hatte
           *[no] Schluss war, weil du genug Soßen und keine Karte mehr hattest
        }
       *[no] Schluss war, weil { $done_seat } genug Soßen und keine Karte mehr hatte
    }
sauscharf-ending-no-cards = Niemand hatte mehr eine Karte
sauscharf-ending-stall = { $laps } Durchgänge in Folge ohne Soße: Die Küche hat geschlossen
sauscharf-rules-phase-gather = 1. Sammeln
sauscharf-rules-phase-gather-how = Satz legen, Chilis nehmen, bis alle Hände leer sind
sauscharf-rules-phase-cook = 2. Kochen
sauscharf-rules-phase-cook-how = Die Zutaten sind die neue Hand: Satz legen, kochen oder nehmen
sauscharf-rules-aim-title = Worum es geht
sauscharf-rules-aim-text =
    Soßen bringen Punkte: je höher ihre Zahl, desto mehr. Soße 5 braucht einen Satz aus mindestens fünf gleichen Chilis.
    Erst *sammeln* alle mit den gegebenen Karten Zutaten. Dann sind die gesammelten Chilis die Hand, und alle *kochen*.
    Jede Zahl von [1] bis [13] gibt es achtmal, dazu sechs Joker [X].
sauscharf-rules-set-title = Einen Satz legen
sauscharf-rules-set-text =
    Wer den Löffel hat, beginnt, und im Uhrzeigersinn legen alle einen *Satz*: eine oder mehrere Karten derselben Zahl. Beliebig viele [X] dürfen dabei sein; sie zählen als diese Zahl. Nur X sind ein eigener Satz, höher als [13].
    Mehr Karten kommen zuerst dran, dann höhere Zahlen, dann, wer früher gelegt hat. Wer zuerst dran ist, bekommt den *Löffel* und legt im nächsten Durchgang zuerst.
sauscharf-rules-set-caption = Fünf Sätze in der Reihenfolge, in der sie dran sind.
sauscharf-rules-market-title = Chilis nehmen
sauscharf-rules-market-text =
    Der Reihe nach nehmen alle *sämtliche* Karten eines Fachs oder nichts. Sie werden verdeckt zu Zutaten und kommen nicht auf die Hand.
    Dann kommt der Satz dran: Man *behält* ihn als Zutaten oder *wirft* ihn *ab*, immer den ganzen Satz.
    Nach dem Durchgang werden Karten aufgedeckt, bis kein Fach leer ist. Eine Zahl legt sich zu ihresgleichen, bis zu drei; [X] liegt immer allein.
    Sind alle Hände leer, beginnt das Kochen.
sauscharf-rules-market-caption = Die vierte 7 beginnt ein neues Fach.
sauscharf-rules-pickup-title = Legen oder aufnehmen
sauscharf-rules-pickup-text =
    Jetzt sind deine Zutaten deine Hand. Vom Löffel an legen alle einen Satz oder legen nichts und *nehmen* alle Zutaten *auf*.
    Wer aufnimmt, tut in diesem Durchgang sonst nichts. Eine leere Hand nimmt am Ende des Durchgangs von selbst auf. Ohne Zutaten darf man nicht passen.
sauscharf-rules-sauce-title = Kochen
sauscharf-rules-sauce-text =
    Der Reihe nach: entweder ein Fach nehmen wie zuvor oder *eine* Soße kochen.
    Der Satz braucht mindestens so viele Karten, wie die Zahl der Soße sagt. Der ganze Satz wird abgeworfen, auch wenn er größer war.
    Am Ende des Durchgangs kommen neue Soßen nach.
sauscharf-rules-sauce-caption = Fünf Karten reichen für Soße 5 oder eine kleinere.
sauscharf-rules-sauce-or = oder
sauscharf-rules-end-title = Das Ende
sauscharf-rules-end-text =
    Wenn jemand mindestens { $target } Soßen und keine Karte mehr hat, weder auf der Hand noch als Zutat, wird der Durchgang zu Ende gespielt, und die Partie ist aus.
    Wer vorher keine Karte mehr hat, setzt aus und kann trotzdem nach Punkten gewinnen.
    Aus ist die Partie auch, wenn niemand mehr eine Karte hat.
sauscharf-rules-score-title = Punkte
sauscharf-rules-score-text =
    Soßen bringen, was auf ihnen steht. Jeder übrige Chili, auf der Hand oder als Zutat, kostet 1 Punkt.
    Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
    Wie oft es jede Soße gibt und was sie bringt, ist hier nachgebildet, denn die gedruckte Liste lag nicht vor.
sauscharf-rules-stall-title = Wenn niemand kocht
sauscharf-rules-stall-text = Die Partie endet auch nach { $limit } Durchgängen in Folge ohne Soße, oder nach 5, wenn alle Soßen gekocht sind. Rechtzeitig kommt eine Warnung.

## Stich-Meister auf dem Tisch

stich-meister-suit-F = Fächer
stich-meister-suit-C = Münzen
stich-meister-suit-K = Koi
stich-meister-suit-G = Tore
stich-meister-word-F = Fächer
stich-meister-word-C = Münzen
stich-meister-word-K = Koi
stich-meister-word-G = Tore
stich-meister-card-of-F = Fächer { $number }
stich-meister-card-of-C = Münze { $number }
stich-meister-card-of-K = Koi { $number }
stich-meister-card-of-G = Tor { $number }
stich-meister-letter-F = F
stich-meister-letter-C = M
stich-meister-letter-K = K
stich-meister-letter-G = T
stich-meister-mark-open = liegt offen
stich-meister-mark-out = aus dem Spiel
stich-meister-sort-trump = Trumpf
stich-meister-sort-basic = Spiel
stich-meister-sort-scoring = Wertung
stich-meister-item-number = Regelkarte { $number }, { $kind }
stich-meister-fact-in-force = Diesmal gilt
sm-own-rules = Deine Regelkarten
stich-meister-felt-secret = Wähle heimlich eine. Alle vier werden zusammen aufgedeckt und gelten für diese Runde.
stich-meister-felt-wait =
    { $count ->
        [0] Die Regelkarten werden aufgedeckt.
        [one] Ein Platz wählt noch. Dann werden die Regelkarten gemischt und aufgedeckt.
       *[other] { $count } Plätze wählen noch. Dann werden die Regelkarten gemischt und aufgedeckt.
    }
stich-meister-felt-not-you = Dieser Platz wählt in dieser Runde keine Regelkarte.
stich-meister-fact-preview-suits = Eine deiner Farben kann Trumpf werden:
stich-meister-fact-preview-trumps =
    { $count ->
        [one] Du hast 1 Trumpf:
       *[other] Du hast { $count } Trümpfe:
    }
stich-meister-fact-preview-points =
    { $count ->
        [one] 1 Karte auf der Hand, { $gain } für den Stich damit:
       *[other] { $count } Karten auf der Hand, { $gain } für Stiche damit:
    }
stich-meister-fact-preview-none = Davon hast du keine Karte.
sm-lens = Was gilt?
sm-lens-title = Die Regeln erklärt
stich-meister-counts-before = Zuerst werden die Regelkarten gewählt; sie sagen, was zählt.
stich-meister-fact-my-trumps = Deine Trümpfe
stich-meister-fact-no-own-trump = Du hast keinen Trumpf.
stich-meister-fact-no-trump = In dieser Runde gibt es keine Trümpfe.
stich-meister-fact-trump-open = Die zum 2. Stich angespielte Farbe wird Trumpf. Bis dahin macht diese Karte keinen.
stich-meister-fact-in-force-lit = Zählt jetzt.
stich-meister-fact-together = Was sie zusammen bedeuten
stich-meister-fact-together-plain = Jede gilt, wie sie dasteht; keine kommt einer anderen in die Quere.
stich-meister-fact-now = Der Stich jetzt
stich-meister-fact-trump-order = Trümpfe, der stärkste zuerst
stich-meister-fact-trump-how =
    { $kinds ->
        [number] Alle sind gleich: Die später gespielte ist stärker.
        [suit] { $low ->
            [yes] Die niedrigere Karte ist stärker.
           *[no] Die höhere Karte ist stärker.
        }
       *[several] { $low ->
            [yes] Stärker ist, was mehr Regelkarten zum Trumpf machen; dann die niedrigere Regelnummer, dann die niedrigere Karte. Von gleichen Karten ist die spätere stärker.
           *[no] Stärker ist, was mehr Regelkarten zum Trumpf machen; dann die niedrigere Regelnummer, dann die höhere Karte. Von gleichen Karten ist die spätere stärker.
        }
    }
stich-meister-fact-trump-weak = Aber jede andere Karte schlägt einen Trumpf ({ $items }).
stich-meister-fact-equal = gleich: die spätere ist stärker
stich-meister-fact-my-hand = Diese Hand
stich-meister-fact-hand-trumps = Trümpfe
stich-meister-fact-hand-suit = { $suit_name }
stich-meister-fact-may-play = Erlaubt: { $cards }.
stich-meister-fact-later-rules = Deine Regelkarten für spätere Runden
sm-revealed = Diese Regelkarten gelten in dieser Runde
stich-meister-felt-revealed = Diese Regelkarten gelten in dieser Runde: { $items }.
stich-meister-secret-choice = Regelkarte { $number }, { $item }
stich-meister-fact-dealer = Geber
stich-meister-fact-rule-choice-chosen = gewählt
stich-meister-fact-rule-choice-choosing = wählt
stich-meister-fact-rule-choice-none = wählt nicht
stich-meister-fact-reserved = fürs Finale
stich-meister-tag-open = offen
stich-meister-tag-out = raus
stich-meister-fact-exposed = { stich-meister-tag-open }
stich-meister-fact-direction-clockwise = im Uhrzeigersinn
stich-meister-fact-direction-counter-clockwise = gegen den Uhrzeigersinn
stich-meister-progress-choose = Regelwahl
stich-meister-progress-pass = Weitergeben
stich-meister-progress-reserve = Karte beiseite
stich-meister-progress-expose = Offenlegen
table-wins = gewinnt
table-hidden = verdeckt
table-face-down = { $name }: eine verdeckte Karte
sm-winner =
    { $shared ->
        [yes] { $seat } gewinnt
       *[no] { $mine ->
            [yes] Du gewinnst
           *[no] { $seat } gewinnt
        }
    }
sm-so-far =
    { $shared ->
        [yes] gewinnt { $seat }
       *[no] { $mine ->
            [yes] gewinnst du
           *[no] gewinnt { $seat }
        }
    }
sm-holder =
    { $shared ->
        [yes] { $to_seat }
       *[no] { $to_me ->
            [yes] dich
           *[no] { $to_seat }
        }
    }
sm-next =
    { $shared ->
        [yes] spielt { $leads_seat }
       *[no] { $me_next ->
            [yes] spielst du
           *[no] spielt { $leads_seat }
        }
    }
stich-meister-outcome-to-other = { sm-winner } den Stich; er geht an { sm-holder }.
stich-meister-outcome-to-other-next = { sm-winner } den Stich; er geht an { sm-holder }, und als Nächstes { sm-next } an.
stich-meister-outcome-next-leads = { sm-winner } den Stich; als Nächstes { sm-next } an.
stich-meister-outcome-laid = Alle haben ihre Karten hingelegt.
stich-meister-outcome-rules-revealed = Diese Regelkarten gelten in dieser Runde.
stich-meister-outcome-pass-revealed =
    { $known ->
        [yes] { $from_seat } gibt dir { $cards }.
       *[no] Die Karten sind weitergegeben.
    }
stich-meister-outcome-exposed-revealed = Die gewählten Karten liegen jetzt offen.

# Wer einen Stich nimmt und warum: die stärkste Karte, was eine Regelkarte daraus macht, die Karte, die damit gewinnt.
stich-meister-takes-judged = { $sentences }
stich-meister-takes-strongest = Am stärksten: { $card }, { $lines }.
stich-meister-takes-rule-29 = { $card } begann und kann nicht gewinnen.
stich-meister-takes-rule-30 = Am stärksten: { $card }, { $lines }.
stich-meister-takes-by-rule = Durch „{ $items }“ gewinnt { $card }, { $lines }.
stich-meister-by-rules =
    { $by ->
        [yes] {" "}({ $items })
       *[no] {""}
    }
stich-meister-takes-why-alone =
    { $others ->
        [yes] die einzige übrige Karte
       *[no] die einzige Karte bisher
    }
stich-meister-takes-why-only-trump =
    { $others ->
        [yes] der einzige andere Trumpf{ stich-meister-by-rules }
       *[no] der einzige Trumpf{ stich-meister-by-rules }
    }
stich-meister-takes-why-trump-by-more = Trumpf durch mehr Regelkarten{ stich-meister-by-rules }
stich-meister-takes-why-trump-by-order = der Trumpf, dessen Regelkarte die kleinere Nummer hat{ stich-meister-by-rules }
stich-meister-takes-why-trump =
    { $among ->
        [some]
            { $low ->
                [yes] davon der niedrigste
               *[no] davon der höchste
            }
       *[all]
            { $low ->
                [yes]
                    { $others ->
                        [yes] der niedrigste andere Trumpf
                       *[no] der niedrigste Trumpf
                    }
               *[no]
                    { $others ->
                        [yes] der höchste andere Trumpf
                       *[no] der höchste Trumpf
                    }
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-led =
    { $low ->
        [yes]
            { $others ->
                [yes] die niedrigste Karte der anderen { $suit }
               *[no] die niedrigste Karte der angespielten { $suit }
            }
       *[no]
            { $others ->
                [yes] die höchste Karte der anderen { $suit }
               *[no] die höchste Karte der angespielten { $suit }
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-led-alone =
    { $others ->
        [yes] die einzige andere Karte der angespielten { $suit }
       *[no] die einzige Karte der angespielten { $suit }
    }
stich-meister-takes-why-number =
    { $others ->
        [yes]
            { $low ->
                [yes] die niedrigste der anderen
               *[no] die höchste der anderen
            }
       *[no]
            { $low ->
                [yes] die niedrigste
               *[no] die höchste
            }{ $cause ->
                [trump-led] , denn nach einem Trumpf sind alle anderen Farben gleich
                [equal] , denn keine Farbe zählt mehr
               *[left] , denn sonst hat niemand bedient
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-no-trump =
    { $others ->
        [yes] die einzige andere, die kein Trumpf ist{ stich-meister-by-rules }
       *[no] die einzige, die kein Trumpf ist{ stich-meister-by-rules }
    }
stich-meister-takes-why-above-trumps = stärker als Trümpfe{ stich-meister-by-rules }
stich-meister-takes-why-later = später als { $card }, sonst gleich stark
stich-meister-takes-brings =
    { $count ->
        [one] Der Stich bringt bisher { $points } Punkt{ stich-meister-brought-from }
       *[other] Der Stich bringt bisher { $points } Punkte{ stich-meister-brought-from }
    }
stich-meister-takes-out = { $card } ist aus dem Spiel.
stich-meister-takes-brought =
    { $count ->
        [one] Der Stich bringt { $points } Punkt{ stich-meister-brought-from }
       *[other] Der Stich bringt { $points } Punkte{ stich-meister-brought-from }
    }
stich-meister-takes-stands =
    Damit { $shared ->
        [yes] steht { $seat }
       *[no] { $mine ->
            [yes] stehst du
           *[no] steht { $seat }
        }
    } bei { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: { $lines }.
stich-meister-takes-also-doubled =
    „{ $item }“ verdoppelt jetzt { $shared ->
        [yes] { $seats }
       *[no] { $mine ->
            [yes] deine Punkte
           *[no] { $seats }
        }
    }.
stich-meister-takes-also-gains =
    { $shared ->
        [yes] { $seat } bekommt auch
       *[no] { $mine ->
            [yes] Auch du bekommst
           *[no] { $seat } bekommt auch
        }
    } { $gain } ({ $item }).
stich-meister-takes-change-doubled = verdoppelt ({ $item })
stich-meister-takes-change-single = nicht mehr verdoppelt ({ $item })
stich-meister-takes-change-swapped = Plus und Minus vertauscht ({ $item })
stich-meister-takes-change-lost = ohne die { $gain } durch { $item }
stich-meister-takes-change-handed = mit allen Stichen von { $from_seat } ({ $item })
stich-meister-brought-from =
    { $parts ->
        [0] { stich-meister-by-rules }.
       *[other] : { $lines }.
    }
stich-meister-takes-part-trick = { $points } für den Stich{ stich-meister-by-rules }
stich-meister-takes-part-cards = { $gain } durch { $item }

stich-meister-counts-duty-suit =
    { $by ->
        [yes] { $card } von { $seat } liegt zuletzt und verlangt { $suit } ({ $items }).
       *[no]
            { $trumps ->
                [yes] { $card } von { $seat } verlangt { $suit }. Ein Trumpf zählt dabei nicht mit.
               *[no] { $card } von { $seat } verlangt { $suit }.
            }
    }
stich-meister-counts-duty-suit-or-trump = { $card } von { $seat } ist Trumpf ({ $items }) und verlangt irgendeinen Trumpf oder { $suit }.
stich-meister-counts-duty-trump = { $card } von { $seat } ist Trumpf ({ $items }) und verlangt Trumpf.
stich-meister-counts-owes-reserved = Zum letzten Stich kommt die Karte, die beiseiteliegt: { $cards }.
stich-meister-counts-owes-follow = Bedienen kannst du mit { $cards }.
stich-meister-counts-owes-trump = Du kannst nicht bedienen und musst Trumpf spielen: { $cards }.
stich-meister-counts-owes-free = Du kannst nicht bedienen: Jede Karte geht.
stich-meister-counts-no-lead = Noch ist nichts angespielt.
stich-meister-counts-nobody = Noch kann keine Karte gewinnen ({ $items }).
stich-meister-counts-ahead =
    Bisher { sm-so-far } mit { $card }{ $how ->
        [rule] {" "}durch „{ $items }“: { $strongest_card } ist stärker.
        [card] : { $takes }.
       *[plain] .
    }
stich-meister-counts-open =
    Soweit zu sehen ist, { sm-so-far } mit { $card }{ $how ->
        [rule] {" "}durch „{ $items }“: { $strongest_card } ist stärker.
        [card] : { $takes }.
       *[plain] .
    }
stich-meister-counts-won =
    { sm-winner } mit { $card }{ $how ->
        [rule] {" "}durch „{ $items }“: { $strongest_card } ist stärker.
        [card] : { $takes }.
       *[plain] .
    }
stich-meister-counts-why = { $takes }
stich-meister-counts-goes = Der Stich geht an { sm-holder }.
stich-meister-counts-leads = Als Nächstes { sm-next } an.

stich-meister-goal-before = Jeder Stich bringt 1 Punkt. Was sonst zählt und was gewinnt, sagen eure Regelkarten.
stich-meister-goal-kept =
    { $none ->
        [yes] Du hast keinen Stich: Bleibt es dabei, bringt das { $gain }. Nimm keinen.
       *[no] Du hast deinen einen Stich: Bleibt es dabei, bringt das { $gain }. Nimm keinen mehr.
    }
stich-meister-goal-play =
    { $want ->
        [more] Gewinne Stiche
        [rid] Gewinne Stiche, denn im Schnitt kosten sie
        [fewer] { $costly ->
            [none] Meide Stiche
           *[other] Meide Stiche, in denen { stich-meister-costly } liegen
        }
        [gains] { $costly ->
            [none] Gewinne Stiche über 0 Punkten
           *[other] Gewinne Stiche ohne { stich-meister-costly }
        }
        [held] Deine Stiche zählen { $points }: Gewinne jetzt einen, und alle gehen an { $to_seat }. Jeder
       *[costs] { $costly ->
            [none] Gewinne Stiche unter 0 Punkten
           *[other] Gewinne Stiche, in denen { stich-meister-costly } liegen
        }
    }{ $second ->
        [yes] {" "}(die zweitstärkste Karte gewinnt)
       *[no] {""}
    }{ $mine ->
        [yes] : { $costly ->
            [none] Jeder
           *[other] Ein Stich
        }
       *[no] { $all ->
            [yes] { $want ->
                [held] {""}
               *[other] : Wer gewinnt, gibt alle weiter, du an { $to_seat }, { $from_seat } an dich. Jeder
            }
           *[no] : Deine gehen an { $to_seat }, die von { $from_seat } an dich. Jeder
        }
    }{ $by_suits ->
        [yes] {" "}bringt 1 Punkt je Farbe darin
       *[no] {" "}bringt 1 Punkt
    }{ $count ->
        [0] .
       *[other] {" "}({ $lines }).
    }{ $ends ->
        [0] {""}
       *[other] {" "}{ $sentences }
    }
stich-meister-costly =
    { $costly ->
        [rule-47] Fächer
        [rule-48] Münzen
        [rule-49] Koi
        [rule-50] Tore
        [rule-51] Trümpfe
        [rule-53] 15er
       *[several] Minuskarten
    }
stich-meister-goal-rule-42 = doppelt ohne Bild (11–14)
stich-meister-goal-rule-43 =
    { $still ->
        [always] doppelt, da nichts Trumpf ist
       *[yes] doppelt ohne Trumpf
    }
stich-meister-goal-rule-44 = 5. Stich dreifach
stich-meister-goal-rule-45 =
    { $still ->
        [yes] letzter Stich dreifach, Stich 1 und 2 nichts
       *[partly] letzter Stich dreifach
    }
stich-meister-goal-rule-46 = +1 für jedes Bild (11–14)
stich-meister-goal-rule-47 = −1 für jeden Fächer
stich-meister-goal-rule-48 = −1 für jede Münze
stich-meister-goal-rule-49 = −1 für jeden Koi
stich-meister-goal-rule-50 = −1 für jedes Tor
stich-meister-goal-rule-51 = −1 für jeden Trumpf
stich-meister-goal-rule-52 = +3 für jede 7
stich-meister-goal-rule-53 = −3 für jede 15
stich-meister-goal-rule-54 =
    { $still ->
        [yes] Ganz ohne Stich: +10.
       *[hardly] Ganz ohne Stich: +10 (mit diesen Karten kaum).
    }
stich-meister-goal-rule-55 =
    { $still ->
        [yes] Genau ein Stich: +5 (vielleicht du).
       *[hardly] Genau ein Stich: +5 (mit diesen Karten kaum).
    }
stich-meister-goal-rule-56 = Gerade Stichzahl: alles doppelt.
stich-meister-goal-rule-57 =
    { $still ->
        [yes] Wer die wenigsten Stiche hat, zählt doppelt (vielleicht du).
        [hardly] Wer die wenigsten Stiche hat, zählt doppelt (du wohl kaum).
        [behind] Wer die wenigsten Stiche hat, zählt doppelt (bisher haben andere weniger).
       *[open] Wer die wenigsten Stiche hat, zählt doppelt.
    }
stich-meister-back =
    { $back ->
        [yes] {" "}So zählt auch für dich, was du gewinnst.
       *[no] {""}
    }
stich-meister-goal-rule-58 = Du bekommst die Punkte von { $seat } dazu (Minus als Plus).{ stich-meister-back }
stich-meister-goal-rule-59 = Du bekommst die Punkte von { $seat } dazu.{ stich-meister-back }
stich-meister-goal-rule-60 = Am Ende werden Plus und Minus vertauscht.
stich-meister-coach-choose = Jeder Stich zählt 1, Trumpf schlägt andere. 4 Regelkarten gelten.
stich-meister-coach-pass =
    { $want ->
        [fewer] Meide im Ganzen Stiche: Gib starke Karten weg, die sie gewinnen würden.
        [more] Gewinne im Ganzen Stiche: Gib schwache Karten weg oder eine kurze Farbe.
        [costs] Gib starke Karten weg, die Minus bringen, schwache oder eine kurze Farbe.
       *[open] Gib schwache Karten weg oder eine kurze Farbe.
    }
stich-meister-coach-reserve = Diese Karte wartet neben dir und wird zum letzten Stich gespielt.
stich-meister-coach-expose = Diese Karten sehen ab jetzt alle; du spielst sie wie jede andere.
stich-meister-coach-remove = Eine Karte aus deinem Stich zählt für niemanden.
stich-meister-coach-reserved = Jetzt wird die Karte gespielt, die du beiseitegelegt hast.
stich-meister-coach-follow =
    Du hast diese Farbe: Bediene sie. Graue Karten warten{ $count ->
        [0] .
       *[other] {" "}({ $trump_cards }: Trumpf, bedient nicht{ $costs ->
            [yes] , kostet aber auch
           *[no] {""}
        }).
    }
stich-meister-coach-trump = Du kannst nicht bedienen, und die Regelkarte „{ $items }“ verlangt einen Trumpf.
stich-meister-coach-follow-suit-or-trump = { $card } ist Trumpf ({ $items }): Jeder Trumpf bedient, und auch die Farbe { $suit }.
stich-meister-coach-follow-trump = { $card } ist Trumpf ({ $items }): Nur Trumpf bedient.
stich-meister-coach-void =
    { $count ->
        [0] Du hast keine Karte dieser Farbe, also darfst du jede spielen.
        [one] { $trump_cards } ist Trumpf und bedient nicht, also darfst du jede Karte spielen.
       *[other] { $trump_cards } sind Trumpf und bedienen nicht, also darfst du jede Karte spielen.
    }
stich-meister-coach-void-suit-or-trump = { $card } ist Trumpf ({ $items }).
stich-meister-coach-void-trump = { $card } ist Trumpf ({ $items }).
stich-meister-ask-choose =
    { $shared ->
        [yes] { $name }: wähle eine Regelkarte für diese Runde
       *[no] Wähle eine Regelkarte für diese Runde
    }
stich-meister-ask-pass =
    { $shared ->
        [yes]
            { $left ->
                [one] { $name }: gib 1 Karte verdeckt an { $to_seat }
               *[other] { $name }: gib { $left } Karten verdeckt an { $to_seat }
            }
       *[no]
            { $left ->
                [one] Gib 1 Karte verdeckt an { $to_seat }
               *[other] Gib { $left } Karten verdeckt an { $to_seat }
            }
    }
stich-meister-ask-reserve =
    { $shared ->
        [yes] { $name }: wähle die Karte für den letzten Stich
       *[no] Wähle deine Karte für den letzten Stich
    }
stich-meister-ask-expose =
    { $shared ->
        [yes]
            { $left ->
                [one] { $name }: wähle 1 Karte zum Offenlegen
               *[other] { $name }: wähle { $left } Karten zum Offenlegen
            }
       *[no]
            { $left ->
                [one] Wähle 1 Karte zum Offenlegen
               *[other] Wähle { $left } Karten zum Offenlegen
            }
    }
stich-meister-ask-remove =
    { $shared ->
        [yes] { $name }: nimm eine Karte des Stichs aus dem Spiel
       *[no] Nimm eine Karte des Stichs aus dem Spiel
    }
stich-meister-ask-reserved =
    { $shared ->
        [yes] { $name }: letzter Stich, deine Karte von der Seite
       *[no] Letzter Stich: deine Karte von der Seite
    }
stich-meister-ask-follow =
    { $latest ->
        [yes]
            { $shared ->
                [yes] { $name }: bediene die letzte Karte, { $suit }
               *[no] Dein Zug: Bediene die letzte Karte, { $suit }
            }
       *[no]
            { $shared ->
                [yes] { $name }: bediene { $suit }
               *[no] Dein Zug: Bediene { $suit }{ $count ->
                    [0] {""}
                   *[other] {" "}(kein Trumpf)
                }
            }
    }{ $blind ->
        [yes] {" "}verdeckt
       *[no] {""}
    }
stich-meister-ask-follow-suit-or-trump =
    { $shared ->
        [yes] { $name }: spiel { $suit } oder Trumpf
       *[no] Dein Zug: Spiel { $suit } oder Trumpf
    }{ $blind ->
        [yes] {" "}verdeckt
       *[no] {""}
    }
stich-meister-ask-follow-trump =
    { $shared ->
        [yes] { $name }: bediene Trumpf
       *[no] Dein Zug: Bediene Trumpf
    }{ $blind ->
        [yes] {" "}verdeckt
       *[no] {""}
    }
stich-meister-ask-trump =
    { $shared ->
        [yes] { $name }: ohne { $suit } muss es Trumpf sein
       *[no] Ohne { $suit } musst du Trumpf spielen
    }
stich-meister-ask-void =
    { $shared ->
        [yes] { $name }: { $count ->
            [0] ohne { $suit } geht jede Karte
           *[other] Trumpf bedient { $suit } nicht, jede Karte geht
        }
       *[no] { $count ->
            [0] Du hast keine { $suit }: Jede Karte geht
           *[other] Deine { $suit } sind Trumpf: Jede Karte geht
        }
    }
stich-meister-ask-void-suit-or-trump =
    { $shared ->
        [yes] { $name }: ohne { $suit } und ohne Trumpf geht jede Karte
       *[no] Keine { $suit }, kein Trumpf: Jede Karte geht
    }
stich-meister-ask-void-trump =
    { $shared ->
        [yes] { $name }: kein Trumpf zum Bedienen, jede Karte geht
       *[no] Du hast keinen Trumpf: Jede Karte geht
    }

stich-meister-reason-must-follow =
    { $by ->
        [card] Zuletzt liegt { $reference_card }, und Regelkarte { $rule }, { $item }, verlangt, das zu bedienen. Auf dieser Hand passt: { $cards }.
       *[rules] { $reference_card } verlangt { $suit }, und die sind auf dieser Hand: { $cards }.
    }
stich-meister-reason-rule-not-in-hand = Diese Regelkarte ist nicht auf dieser Hand.
stich-meister-reason-must-trump = Nichts auf dieser Hand bedient { $suit }, und Regelkarte { $rule }, { $item }, verlangt Trumpf: { $cards }.
stich-meister-reason-must-follow-trump =
    { $asks ->
        [trump] { $reference_card } ist Trumpf, und diese Hand kann mit Trumpf bedienen: { $cards }.
       *[other] { $reference_card } ist Trumpf. Erlaubt sind Trumpf und { $suit }: { $cards }.
    }
stich-meister-reason-trump-is-no-suit = { $card } ist Trumpf und bedient { $suit } darum nicht. Auf dieser Hand bedienen: { $cards }.
stich-meister-reason-reserved-until-last = { $card } liegt für den letzten Stich beiseite.
stich-meister-reason-reserved-now = Das ist der letzte Stich: Gespielt werden muss die Karte von der Seite, { $card }.
stich-meister-reason-card-not-in-trick = Nur eine Karte aus diesem Stich kann aus dem Spiel.

stich-meister-reason-wrong-phase =
    { $phase ->
        [choose] Erst werden die Regelkarten gewählt: Tippe oben auf eine.
        [pass] Erst geben alle Karten weiter.
        [reserve] Erst legen alle eine Karte für den letzten Stich beiseite.
        [expose] Erst legen alle Karten offen hin.
        [remove] Erst nimmt, wer den Stich gewonnen hat, eine Karte daraus aus dem Spiel: Tippe im Stich darauf.
       *[play] Jetzt wird um Stiche gespielt.
    }

stich-meister-event-round-started = Runde { $round }. { $dealer_seat } gibt.
stich-meister-event-rules-dealt =
    { $known ->
        [yes] { $seat } zieht { $lines }.
       *[no]
            { $count ->
                [one] { $seat } zieht eine Regelkarte.
               *[other] { $seat } zieht { $count } Regelkarten.
            }
    }
stich-meister-event-rule-chosen =
    { $known ->
        [yes] { $seat } wählt { $number } { $item }.
       *[no] { $seat } legt eine Regelkarte verdeckt hin.
    }
stich-meister-event-rule = { $number } { $item }
stich-meister-action-choose = Regelkarte { $number }, { $item }
stich-meister-refused-choose = Warum nicht { $item }?
stich-meister-event-rules-revealed = Es gelten: { $lines }.
stich-meister-event-card-passed =
    { $known ->
        [yes] { $seat } gibt { $card } an { $to_seat }.
       *[no] { $seat } legt eine Karte für { $to_seat } hin.
    }
stich-meister-event-card-reserved =
    { $known ->
        [yes] { $seat } legt { $card } für den letzten Stich beiseite.
       *[no] { $seat } legt eine Karte für den letzten Stich beiseite.
    }
stich-meister-event-card-exposed =
    { $known ->
        [yes] { $seat } wird { $card } offenlegen.
       *[no] { $seat } wählt eine Karte, die offen liegen soll.
    }
stich-meister-event-pass-revealed =
    { $known ->
        [yes] { $seat } bekommt von { $from_seat }: { $cards }.
       *[no]
            { $count ->
                [one] { $seat } bekommt eine Karte von { $from_seat }.
               *[other] { $seat } bekommt { $count } Karten von { $from_seat }.
            }
    }
stich-meister-event-exposed-revealed = { $sentences }
stich-meister-event-exposed = { $seat } legt offen hin: { $cards }.
stich-meister-event-trick-revealed = Aufgedeckt: { $plays }.
stich-meister-event-trump-fixed = Trumpf ab jetzt: { $suit }.
stich-meister-event-trick-taken =
    { sm-winner } Stich { $number } mit { $card }{ $taken_by ->
        [winner] .
       *[other] ; er geht an { sm-holder }.
    }{ $led_by ->
        [winner] {""}
       *[other] {" "}Dann { sm-next } an.
    }{" "}{ $takes }
stich-meister-event-card-removed = { $seat } nimmt { $card } aus dem Spiel.
stich-meister-event-tricks-handed =
    { $count ->
        [one] { $seat } gibt einen Stich an { $to_seat }.
        [2] { $seat } gibt beide Stiche an { $to_seat }.
       *[other] { $seat } gibt alle { $count } Stiche an { $to_seat }.
    }
stich-meister-event-leftovers-revealed = { $sentences }
stich-meister-event-leftovers = { $seat } behält { $cards }.

stich-meister-line-tricks =
    { $by ->
        [rules] Stiche (Wert: { $items })
       *[each] Stiche
    }
stich-meister-line-rule = { $number } { $item }
stich-meister-how-tricks =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
stich-meister-how-left-over =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    } + { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }
stich-meister-how-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
stich-meister-how-multiplied =
    { $count ->
        [one] × { $factor }, 1 Stich
       *[other] × { $factor }, { $count } Stiche
    }
stich-meister-how-neighbour =
    { $side ->
        [left] links: { $points }
       *[right] rechts: { $points }
    }
stich-meister-how-final = aus { $points } wird { $gain }
stich-meister-fact-leftover = Übrige Karte, { $gain }. { $steps }
stich-meister-fact-trick = Stich { $number }, { $gain }. { $steps }
stich-meister-fact-step = { $items }: { $value }
stich-meister-sign-leftover = +
stich-meister-sign-trick = { $number }
stich-meister-check-sum =
    { $values ->
        [yes] Was ein Stich zählt, bestimmt: { $items }. Ein kleines Kästchen nennt den Stich und seine Punkte.{ $follow ->
            [yes] {" "}Die anderen Regelkarten folgen nach Nummer, jede auf das, was bis dahin zusammenkam.
           *[no] {""}
        }
       *[no] Die Regelkarten folgen nach Nummer, jede auf das, was bis dahin zusammenkam.
    }

stich-meister-fact-meets-several-trumps = Eine Karte, die zwei Regelkarten zum Trumpf machen, ist stärker als eine, die nur eine dazu macht. Sonst ist die niedrigere Regelnummer stärker.
stich-meister-fact-meets-suit-twice = Zweimal dieselbe Farbe: Alle ihre Karten zählen als doppelter Trumpf und sind stärker als jeder einfache Trumpf.
stich-meister-fact-meets-number-trump-costs = Ein Zahlentrumpf bedient keine Farbe, aber wo Karten seiner Farbe kosten, kostet auch er.
stich-meister-fact-meets-second-lead-shows-suit = Wird zum 2. Stich ein Zahlentrumpf angespielt, wird die Farbe Trumpf, die auf ihm steht.
stich-meister-fact-meets-no-forced-trump-in-trick-1 = Regelkarte 21 macht im 1. Stich keinen Trumpf, also zwingt dort nichts dazu.
stich-meister-fact-meets-anti-trump-from-trick-2 = Die zum 2. Stich angespielte Farbe wird sofort zum Gegentrumpf: In diesem Stich ist jede Karte, die kein Trumpf ist, stärker als die angespielte.
stich-meister-fact-meets-suits-equal-in-trick-1 = Im 1. Stich sind alle einfachen Farben gleich; ab dem 2. Stich stehen die neuen Trümpfe darüber.
stich-meister-fact-meets-second-lead-scores-everywhere = Am Ende zählt die im 2. Stich bestimmte Farbe in jedem Stich als Trumpf, auch im ersten.
stich-meister-fact-meets-leader-of-trick-2-decides = Wer nach diesen Karten den 2. Stich anspielt, bestimmt die Trumpffarbe.
stich-meister-fact-meets-everybody-passes = Alle geben gleichzeitig: Du bekommst so viele Karten, wie du weggibst.
stich-meister-fact-meets-no-open-card-to-pass = In dieser Runde legt keine Regelkarte Karten offen hin, also wird auch keine offene weitergegeben.
stich-meister-fact-meets-right-before-left = Erst geben alle nach rechts und nehmen die neuen Karten auf, dann geben alle nach links. Eben Bekommenes darf weiterwandern.
stich-meister-fact-meets-pass-before-laying = Erst wird weitergegeben; dann erst werden Karten beiseitegelegt oder offengelegt.
stich-meister-fact-meets-expose-without-reserved = Die beiseitegelegte Karte darf keine der drei offenen sein.
stich-meister-fact-meets-reserved-blind = Im letzten Stich wird nur die aufgehobene Karte, die angespielt wird, offen gespielt; die anderen werden zusammen umgedreht.
stich-meister-fact-meets-reserved-not-passed = Die beiseitegelegte Karte ist nicht auf der Hand und kann nach dem 3. Stich nicht weitergegeben werden.
stich-meister-fact-meets-reserved-before-leftovers = Die aufgehobene Karte kommt in den letzten Stich, der gespielt wird; die drei übrigen Karten sind andere.
stich-meister-fact-meets-exposed-stays-until-turned = Eine offene Karte, die nicht angespielt wird, bleibt liegen, bis alle Karten umgedreht werden; dass sie gespielt ist, sieht also niemand.
stich-meister-fact-meets-exposed-passed-hidden = Eine offene Karte darf nach dem 3. Stich weitergegeben werden; auf der neuen Hand ist sie dann verdeckt.
stich-meister-fact-meets-exposed-is-leftover = Offene Karten, die nicht gespielt wurden, zählen zu den drei übrigen.
stich-meister-fact-meets-blind-follows-lead = Eine verdeckte Karte kann niemand bedienen: Bedient wird die angespielte.
stich-meister-fact-meets-led-suit-still-strongest = Bedient wird die Karte davor, aber abgesehen von Trümpfen bleibt die Farbe der ersten Karte die stärkste.
stich-meister-fact-meets-no-trump-to-play = Keine Trumpfkarte gilt, also muss niemand Trumpf spielen.
stich-meister-fact-meets-forced-after-latest = Wer die Karte davor nicht bedienen kann, muss Trumpf spielen.
stich-meister-fact-meets-forced-to-lose = Trumpf zu spielen bleibt Pflicht, auch wenn Trumpf jetzt schwach ist.
stich-meister-fact-meets-second-without-lead = Erst fällt die angespielte Karte weg; von den übrigen gewinnt die zweitstärkste.
stich-meister-fact-meets-trump-suit-turned = Auch in einer Trumpffarbe sind die Zahlen umgekehrt: Die kleinere ist dort ebenfalls stärker.
stich-meister-fact-meets-number-trumps-not-turned = Unter Trümpfen derselben Zahl ändert das Umkehren nichts.
stich-meister-fact-meets-printed-numbers-score = Für die Wertung zählen die gedruckten Zahlen: Bilder sind weiter 11 bis 14, und 7 und 15 bleiben, was sie sind.
stich-meister-fact-meets-no-trump-to-weaken = Keine Trumpfkarte gilt, also wird keine Karte schwächer.
stich-meister-fact-meets-equal-suits-over-trumps = Alle einfachen Farben sind gleich, und Trümpfe stehen unter ihnen allen.
stich-meister-fact-meets-anti-trumps-score-as-trumps = Auch schwache Trümpfe sind Trümpfe, wenn die Wertung nach Trümpfen fragt.
stich-meister-fact-meets-removed-card-scores-nothing = Eine herausgenommene Karte ist weg, bevor der Stich gewertet wird; nur der Rest des Stichs zählt.
stich-meister-fact-meets-left-takes-right-leads = Wer links neben der Siegerkarte sitzt, bekommt den Stich; wer rechts sitzt, spielt den nächsten an.
stich-meister-fact-meets-left-takes-and-hands-on = Wer links neben der Siegerkarte sitzt, bekommt den Stich und gibt sofort alle Stiche nach links weiter.
stich-meister-fact-meets-tricks-come-back = Was du gewinnst, geht nach links, und die Punkte von links kommen zu deinen: Es zählt also für euch beide.
stich-meister-fact-meets-neighbours-are-seats = Links und rechts sind Plätze am Tisch; mit der Spielrichtung ändern sie sich nicht.
stich-meister-fact-meets-last-is-before-leftovers = Der letzte Stich ist der letzte gespielte, vor den drei übrigen Karten. Diese haben keine Stichnummer.
stich-meister-fact-meets-nobody-below-three = Die übrigen Karten sind für alle drei Stiche, also hat niemand keinen oder nur einen.
stich-meister-fact-meets-all-tricks-double = Keine Trumpfkarte gilt, also enthält kein Stich Trumpf: Alle zählen doppelt.
stich-meister-fact-meets-no-trump-to-pay-for = Keine Trumpfkarte gilt, also verliert niemand Punkte für Trümpfe.
stich-meister-fact-meets-doubles-multiply = Ein Stich ohne Bild und ohne Trumpf verdoppelt sich zweimal: Er zählt vierfach.
stich-meister-fact-meets-fifth-and-last = Der fünfte und der letzte Stich sind verschiedene Stiche; beide zählen dreifach.
stich-meister-fact-meets-worthless-tricks-count = Stich 1 und 2 bringen selbst keine Punkte, aber die Karten darin zählen.
stich-meister-fact-meets-piles-count-in-the-end = Es zählt, wie viele Stiche am Ende vor dir liegen, egal wie sie dorthin kamen.
stich-meister-fact-meets-bonus-before-doubling = Der Bonus kommt zuerst dazu und wird mit dem Rest verdoppelt.
stich-meister-fact-meets-even-and-fewest = Beide können dieselben Punkte verdoppeln: Dann zählen sie vierfach.
stich-meister-fact-meets-right-before-left-share = Erst zählen alle die Punkte von rechts dazu, dann die neuen Punkte von links.
stich-meister-fact-meets-doubling-before-share = Erst werden Punkte verdoppelt; die Nachbarn zählen die verdoppelten dazu.
stich-meister-fact-meets-everything-flips = Ganz zum Schluss tauschen Plus und Minus: Wer Punkte verlieren würde, gewinnt sie.

stich-meister-rules-aim-title = Das Ziel
stich-meister-rules-aim-text =
    Jede Runde hat ihre eigenen Regeln: *Vier Regelkarten*, heimlich gewählt, sagen, was Trumpf ist, wie gespielt wird und was Stiche wert sind. Wer nach { $players } Runden die meisten Punkte hat, gewinnt.
    Die Farben sind [F], [C], [K] und [G], mit den Zahlen 1 bis 15. Die Zahlen 11 bis 14 sind die *Bilder*, mit einer Figur auf einer gefüllten Scheibe.
stich-meister-rules-aim-caption = Drei Arten von Regelkarten: Trumpf 1–21, Spiel 22–40, Wertung 41–60.
stich-meister-rules-pictures-caption = Die Bilder: Page 11, Dame 12, Herr 13, Meister 14. Manche Regelkarten zählen sie. Die 15 gehört nicht dazu.
stich-meister-rules-deal-title = Geben
stich-meister-rules-deal-text =
    { $players ->
        [3] Zu dritt wird ohne die Zahlen 1, 10 und 13 gespielt. Alle bekommen { $hand } Karten und drei Regelkarten.
       *[other] Alle bekommen { $hand } Karten und drei Regelkarten.
    } Nicht gewählte Regelkarten bleiben für spätere Runden auf der Hand; jede Runde wird wieder auf drei ergänzt.
stich-meister-rules-choose-title = Regeln wählen
stich-meister-rules-choose-text =
    { $players ->
        [3] Schau auf deine Karten und leg dann eine Regelkarte verdeckt hin. Die vierte kommt oben vom Stapel.
        [4] Schau auf deine Karten; dann legen alle eine Regelkarte verdeckt hin.
       *[5] Schau auf deine Karten und leg dann eine Regelkarte verdeckt hin. Wer links neben dem gebenden Platz sitzt, wählt in dieser Runde keine.
    } Sie werden gemischt und aufgedeckt, niemand weiß also, welche von wem ist. Sie gelten, bis die Runde gewertet ist.
    Wo Platz ist, siehst du unter einer Regelkarte, welche deiner Karten durch sie Trumpf werden oder Punkte zählen. *Was gilt?* zeigt alle vier und was sie zusammen bedeuten.
stich-meister-rules-before-title = Vor dem ersten Stich
stich-meister-rules-before-text =
    Manche Regelkarten verlangen vorher etwas, in der Reihenfolge ihrer Nummern:
    • *22, 23* drei Karten gehen nach rechts oder links,
    • *24* eine Karte kommt für den letzten Stich beiseite,
    • *25* drei Karten werden offengelegt; sie werden gespielt wie jede andere.
stich-meister-rules-follow-title = Einen Stich spielen
stich-meister-rules-follow-text =
    • Bediene die angespielte Farbe, wenn du kannst. Ein *Trumpf gehört nicht mehr zu seiner Farbe*: Er bedient sie nicht und muss es auch nicht.
    { $trump_lead ->
        [trump-only] • Ist Trumpf angespielt, spiel irgendeinen Trumpf.
       *[suit-or-trump] • Ist Trumpf angespielt, spiel irgendeinen Trumpf oder eine Karte der Farbe, die auf ihm steht.
    }
    • Wer nicht bedienen kann, darf alles spielen.
    Der stärkste Trumpf gewinnt den Stich, sonst die höchste Karte der angespielten Farbe. Von gleichen Karten gewinnt die *spätere*.
stich-meister-rules-follow-caption = 4er sind Trumpf. Nach Fächer 6 muss Fächer 9 gespielt werden, denn Fächer 4 ist jetzt Trumpf.
stich-meister-rules-follows = bedient
stich-meister-rules-is-trump = ist Trumpf
stich-meister-rules-not-follows = andere Farbe
stich-meister-rules-trumps-title = Welcher Trumpf stärker ist
stich-meister-rules-trumps-text =
    Mehrere Trumpfkarten können zugleich gelten.
    • Erstens: wie viele Regelkarten die Karte zum Trumpf machen. Mehr ist stärker.
    • Dann: die niedrigere Nummer der Regelkarte.
    • Dann: die höhere Zahl der Karte.
    • Immer noch gleich: die später gespielte Karte.
stich-meister-rules-trumps-caption = Sind 4er und Koi Trumpf: Koi 4 ist doppelt Trumpf, die anderen 4er sind es durch die niedrigere Regelkarte, dann kommen die Koi.
stich-meister-rules-last = letzte
stich-meister-rules-taking-title = Nach dem Stich
stich-meister-rules-taking-text =
    In dieser Reihenfolge, falls eine solche Regelkarte gilt: Wer den Stich gewinnt, nimmt eine Karte aus dem Spiel (*34*), der linke Nachbarplatz bekommt den Stich (*35*), alle eigenen Stiche gehen weiter (*39*), der rechte Nachbarplatz spielt an (*36*), nach dem 3. Stich wandert eine Karte (*38*). Sonst nimmt den Stich, wer ihn gewinnt, und spielt den nächsten an.
    Diese Runde hat { $tricks } Stiche.
stich-meister-rules-score-title = Punkte
stich-meister-rules-score-text = Ein Stich zählt 1 Punkt, wenn keine Regelkarte etwas anderes sagt. Regelkarten wirken in der Reihenfolge ihrer Nummern:
stich-meister-rules-score-step = Schritt
stich-meister-rules-score-cards = Karten
stich-meister-rules-score-what = Was geschieht
stich-meister-rules-score-tricks = was jeder Stich wert ist
stich-meister-rules-score-cards-row = für einzelne Karten
stich-meister-rules-score-bonus = Bonus für keinen oder einen Stich
stich-meister-rules-score-double = Verdoppeln nach der Zahl der Stiche
stich-meister-rules-score-neighbour = die Punkte der Nachbarplätze
stich-meister-rules-score-flip = Plus und Minus tauschen
stich-meister-rules-end-title = Das Ende
stich-meister-rules-end-text = Nach { $players } Runden, in denen jeder Platz einmal gibt, gewinnt die höchste Summe. Bei Gleichstand wird der Sieg geteilt.
stich-meister-rules-all-title = Alle sechzig Regelkarten
stich-meister-rules-all-text = Die jetzt gültigen sind markiert.

stich-meister-item-rule-1 = Trumpf: Zweier
stich-meister-item-rule-1-text = Die vier 2er sind Trumpf.
stich-meister-item-rule-2 = Trumpf: Dreier
stich-meister-item-rule-2-text = Die vier 3er sind Trumpf.
stich-meister-item-rule-3 = Trumpf: Vierer
stich-meister-item-rule-3-text = Die vier 4er sind Trumpf.
stich-meister-item-rule-4 = Trumpf: Fünfer
stich-meister-item-rule-4-text = Die vier 5er sind Trumpf.
stich-meister-item-rule-5 = Trumpf: Sechser
stich-meister-item-rule-5-text = Die vier 6er sind Trumpf.
stich-meister-item-rule-6 = Trumpf: Siebener
stich-meister-item-rule-6-text = Die vier 7er sind Trumpf.
stich-meister-item-rule-7 = Trumpf: Achter
stich-meister-item-rule-7-text = Die vier 8er sind Trumpf.
stich-meister-item-rule-8 = Trumpf: Neuner
stich-meister-item-rule-8-text = Die vier 9er sind Trumpf.
stich-meister-item-rule-9 = Trumpf: Elfer
stich-meister-item-rule-9-text = Die vier 11er sind Trumpf.
stich-meister-item-rule-10 = Trumpf: Zwölfer
stich-meister-item-rule-10-text = Die vier 12er sind Trumpf.
stich-meister-item-rule-11 = Trumpf: Vierzehner
stich-meister-item-rule-11-text = Die vier 14er sind Trumpf.
stich-meister-item-rule-12 = Trumpf: Fünfzehner
stich-meister-item-rule-12-text = Die vier 15er sind Trumpf.
stich-meister-item-rule-13 = Trumpf: Fächer
stich-meister-item-rule-13-text = Alle Fächer sind Trumpf.
stich-meister-item-rule-14 = Trumpf: Fächer
stich-meister-item-rule-14-text = Alle Fächer sind Trumpf.
stich-meister-item-rule-15 = Trumpf: Münzen
stich-meister-item-rule-15-text = Alle Münzen sind Trumpf.
stich-meister-item-rule-16 = Trumpf: Münzen
stich-meister-item-rule-16-text = Alle Münzen sind Trumpf.
stich-meister-item-rule-17 = Trumpf: Koi
stich-meister-item-rule-17-text = Alle Koi sind Trumpf.
stich-meister-item-rule-18 = Trumpf: Koi
stich-meister-item-rule-18-text = Alle Koi sind Trumpf.
stich-meister-item-rule-19 = Trumpf: Tore
stich-meister-item-rule-19-text = Alle Tore sind Trumpf.
stich-meister-item-rule-20 = Trumpf: Tore
stich-meister-item-rule-20-text = Alle Tore sind Trumpf.
stich-meister-item-rule-21 = Später Trumpf
stich-meister-item-rule-21-text = Die Farbe, die zum 2. Stich angespielt wird, ist ab dann Trumpf.
stich-meister-item-rule-22 = Drei nach rechts
stich-meister-item-rule-22-text = Vor dem ersten Anspiel gibst du 3 Karten verdeckt nach rechts.
stich-meister-item-rule-23 = Drei nach links
stich-meister-item-rule-23-text = Vor dem ersten Anspiel gibst du 3 Karten verdeckt nach links.
stich-meister-item-rule-24 = Fürs Finale
stich-meister-item-rule-24-text = Vor dem ersten Anspiel legst du 1 Karte verdeckt beiseite; sie ist deine Karte für den letzten Stich.
stich-meister-item-rule-25 = Drei zum Ansehen
stich-meister-item-rule-25-text = Vor dem ersten Anspiel legen alle zugleich 3 Handkarten offen hin; gespielt werden sie wie jede andere.
stich-meister-item-rule-26 = Blinde Kuh
stich-meister-item-rule-26-text = Nur die angespielte Karte ist offen; die anderen werden verdeckt gespielt und zusammen umgedreht.
stich-meister-item-rule-27 = Immer hinterher
stich-meister-item-rule-27-text = Bedient wird die Karte direkt davor, nicht die angespielte.
stich-meister-item-rule-28 = Stechpflicht
stich-meister-item-rule-28-text = Kannst du nicht bedienen, musst du Trumpf spielen, wenn du einen hast.
stich-meister-item-rule-29 = Wer anfängt, verliert
stich-meister-item-rule-29-text = So stark sie ist: Die erste Karte eines Stichs gewinnt ihn nie.
stich-meister-item-rule-30 = Silber siegt
stich-meister-item-rule-30-text = Die zweitstärkste Karte gewinnt den Stich.
stich-meister-item-rule-31 = Kopfstand
stich-meister-item-rule-31-text = Niedrige Zahlen sind stärker; die 1 ist die beste.
stich-meister-item-rule-32 = Gegentrumpf
stich-meister-item-rule-32-text = Trümpfe sind am schwächsten. Wird einer angespielt, gewinnt die beste andere Karte.
stich-meister-item-rule-33 = Alle Farben gleich
stich-meister-item-rule-33-text = Die angespielte Farbe hat keinen Vorrang; die Zahl entscheidet. Trümpfe schlagen weiter alles.
stich-meister-item-rule-34 = Eine weniger
stich-meister-item-rule-34-text = Wer gewinnt, nimmt 1 Karte des Stichs aus dem Spiel; sie zählt nicht.
stich-meister-item-rule-35 = Links kassiert
stich-meister-item-rule-35-text = Jeder Stich geht an den Platz links von der Siegerkarte.
stich-meister-item-rule-36 = Rechts macht weiter
stich-meister-item-rule-36-text = Den nächsten Stich spielt der Platz rechts von der Siegerkarte an.
stich-meister-item-rule-37 = Hin und her
stich-meister-item-rule-37-text = Die Richtung wechselt von Stich zu Stich: im Uhrzeigersinn, dann dagegen.
stich-meister-item-rule-38 = Halbzeitgeschenk
stich-meister-item-rule-38-text = Nach dem 3. Stich gibst du 1 Karte verdeckt nach links.
stich-meister-item-rule-39 = Nimm du sie
stich-meister-item-rule-39-text = Wer einen Stich bekommt, gibt sofort alle eigenen Stiche, auch diesen, nach links.
stich-meister-item-rule-40 = Drei bleiben übrig
stich-meister-item-rule-40-text = Die Runde endet bei je 3 Karten; jede übrige Karte ist ein Stich für dich.
stich-meister-item-rule-41 = Farben zählen
stich-meister-item-rule-41-text = Ein Stich bringt für jede verschiedene Farbe darin einen Punkt.
stich-meister-item-rule-42 = Ohne Bild doppelt
stich-meister-item-rule-42-text = Ein Stich ohne 11 bis 14 zählt doppelt.
stich-meister-item-rule-43 = Ohne Trumpf doppelt
stich-meister-item-rule-43-text = Ein Stich ohne Trumpf zählt doppelt.
stich-meister-item-rule-44 = Stich fünf dreifach
stich-meister-item-rule-44-text = Der 5. Stich zählt dreifach.
stich-meister-item-rule-45 = Ende gut
stich-meister-item-rule-45-text = Der letzte Stich zählt dreifach; Stich 1 und 2 zählen 0.
stich-meister-item-rule-46 = Bonus für Bilder
stich-meister-item-rule-46-text = +1 für jedes Bild (11–14) in deinen Stichen.
stich-meister-item-rule-47 = Teure Fächer
stich-meister-item-rule-47-text = −1 für jeden Fächer in deinen Stichen.
stich-meister-item-rule-48 = Teure Münzen
stich-meister-item-rule-48-text = −1 für jede Münze in deinen Stichen.
stich-meister-item-rule-49 = Teure Koi
stich-meister-item-rule-49-text = −1 für jeden Koi in deinen Stichen.
stich-meister-item-rule-50 = Teure Tore
stich-meister-item-rule-50-text = −1 für jedes Tor in deinen Stichen.
stich-meister-item-rule-51 = Teure Trümpfe
stich-meister-item-rule-51-text = −1 für jeden Trumpf in deinen Stichen.
stich-meister-item-rule-52 = Glücks­sieben
stich-meister-item-rule-52-text = +3 für jede 7 in deinen Stichen.
stich-meister-item-rule-53 = Schwere Fünfzehn
stich-meister-item-rule-53-text = −3 für jede 15 in deinen Stichen.
stich-meister-item-rule-54 = Leere Hände
stich-meister-item-rule-54-text = Am Ende gar kein Stich: +10.
stich-meister-item-rule-55 = Nur einer
stich-meister-item-rule-55-text = Am Ende genau ein Stich: +5.
stich-meister-item-rule-56 = Gerade verdoppelt
stich-meister-item-rule-56-text = Eine gerade Zahl von Stichen, auch 0, verdoppelt deine Punkte.
stich-meister-item-rule-57 = Wenig verdoppelt
stich-meister-item-rule-57-text = Wer die wenigsten Stiche hat, verdoppelt die eigenen Punkte; bei Gleichstand alle.
stich-meister-item-rule-58 = Gabe von rechts
stich-meister-item-rule-58-text = Alle zugleich: Zähl die Punkte von rechts dazu; Minuspunkte gelten dabei als Pluspunkte.
stich-meister-item-rule-59 = Gabe von links
stich-meister-item-rule-59-text = Alle zugleich: Zähl die Punkte von links dazu; Minuspunkte werden abgezogen.
stich-meister-item-rule-60 = Verkehrte Welt
stich-meister-item-rule-60-text = Bei deinen Rundenpunkten tauschen Plus und Minus.

## Lektionen

lesson-all = Lektionen
lesson-all-help = Spiel von jedem Spiel ein paar Stiche und erfahre, worauf es ankommt. Deine Partien bleiben unberührt.
lesson-first = Erste Lektion
lesson-minutes = 2 bis 5 Minuten
lesson-done = geschafft
lesson-opening = Die Lektion wird geöffnet …
lesson-none = Diese Lektion gibt es hier nicht.
lesson-stopped = Die Lektion ist stehen geblieben.
lesson-own = Eine eigene Lektion
lesson-own-help = Lehrkräfte können eine Lektion schreiben: eine Datei mit einer Partie und ein paar Worten zu jedem Schritt.
lesson-own-open = Lektionsdatei öffnen
lesson-own-gone = Öffne die Lektionsdatei noch einmal: Sie bleibt nicht, wenn die Seite schließt.
lesson-refused = Diese Lektion wurde nicht geöffnet.
lesson-leave = Lektion verlassen
lesson-step = Schritt { $number } von { $count }
lesson-your-turn = Du bist dran
lesson-missed = Nicht ganz
lesson-next = Weiter
lesson-again = Noch mal
lesson-show = Zeigen
lesson-shown = Der Stern zeigt, was ginge.
lesson-first-match = Deine erste Partie spielen
lesson-error-where = Schritt { $step }:
lesson-error-not-a-lesson = Diese Datei ist keine Lektion von Trick Table.
lesson-error-unreadable = Die Datei lässt sich nicht mehr lesen. Liegt sie noch an ihrem Ort?
lesson-error-not-there = Die Lektion kam nicht an. Prüfe die Verbindung und versuch es noch einmal.
lesson-error-too-large = Die Datei ist zu groß für eine Lektion.
lesson-error-newer-format = Sie ist für eine neuere Seite geschrieben (Format { $version }, diese Seite liest { $known }).
lesson-error-missing-field = Das Feld „{ $field }“ fehlt.
lesson-error-wrong-type = Im Feld „{ $field }“ steht etwas, das nicht dorthin gehört.
lesson-error-unknown-field = Ein Feld „{ $field }“ gibt es nicht. Ist es verschrieben?
lesson-error-missing-language = Im Feld „{ $field }“ passen die Texte nicht zu den Sprachen der Lektion ({ $language }). Jeder Text braucht dieselben Sprachen.
lesson-error-text-length = Ein Text im Feld „{ $field }“ ist leer oder länger als { $most } Zeichen.
lesson-error-unknown-card = [{ $card }] ist keine Karte dieses Spiels.
lesson-error-unknown-place = Nichts auf dem Tisch heißt „{ $place }“.
lesson-error-unknown-goal = Das Ziel ist nicht so geschrieben, dass es sich prüfen lässt.
lesson-error-unknown-action = „{ $action }“ ist in dieser Partie an diesem Platz nie möglich. Ist es verschrieben?
lesson-error-goal-not-met = „{ $action }“, das in der Partie hier steht, erfüllt das Ziel nicht.
lesson-error-not-the-learners-turn = Nach Zug { $at } der Partie ist der Platz, der lernt, nicht dran.
lesson-error-bad-at = „at“ ist { $at }, muss hier aber zwischen { $least } und { $most } liegen.
lesson-error-number-of-steps = Sie hat { $count } Schritte; möglich sind 1 bis { $most }.
lesson-error-illegal-action = Zug { $index } ihrer Partie, „{ $action }“, ist gegen die Regeln ({ $reason }).
lesson-error-other-rules = Ihre Partie wurde nach anderen Regeln des Spiels gespielt.
lesson-error-unknown-game = Diese Seite hat kein Spiel „{ $game }“.
lesson-error-bad-seats = Mit so vielen Plätzen geht das Spiel nicht.
lesson-error-bad-option = Die Einstellung „{ $option }“ ihrer Partie ist unbekannt.
lesson-error-bad-seed = Das Wort für die Karten ihrer Partie ist nicht brauchbar.
## Spiele in eigenen Wheels

addon-title = Spiel hinzufügen
addon-source = Ein Spiel von anderswo
addon-intro = Ein Spiel kann als eigene Datei kommen, als Python-Wheel, dessen Name auf .whl endet. Es bleibt auf diesem Gerät und geht ohne Netz wie die anderen.
addon-file = Datei wählen
addon-address = Von diesem Webserver
addon-address-help = Für ein Spiel, das neben dieser Seite auf ihrem Server liegt: die Adresse, die dir genannt wurde.
addon-look = Ansehen
addon-busy = Einen Moment …
addon-refused = Dieses Spiel wurde nicht hinzugefügt.
addon-says = Es sagt über sich: „{ $words }“
addon-says-nothing = Es sagt nichts über sich.
addon-games = Spiele
addon-author = Von
addon-licence = Lizenz
addon-made-of = Datei
addon-trust-title = Vertraust du der Person, die dir das gegeben hat?
addon-trust = Ein Spiel ist ein Programm von jemand anderem. Es läuft getrennt von der Seite: Es kommt nicht ins Netz, nicht an das, was hier gespeichert ist, und an kein anderes Spiel. Es sieht die Partien, die damit gespielt werden, kann darin schummeln und dieses Gerät beschäftigen, solange es offen ist. Füg es nur hinzu, wenn du weißt, woher es kommt.
addon-add = Hinzufügen
addon-replace = Ersetzen
addon-replaces = Version { $version } ist schon hier. Diese hier ersetzt sie.
addon-added = Das Spiel ist jetzt bei den anderen.
addon-added-unkept = Das Spiel ist da, bis du die Seite schließt: Dieser Browser hebt es nicht auf.
addon-added-here = Auf diesem Gerät hinzugefügt
addon-aside = Beiseitegelegt.
addon-set-aside = Ein hinzugefügtes Spiel ({ $package }) lief nicht und wurde beiseitegelegt. Alle anderen sind da.
addon-remove = Entfernen
addon-remove-named = Entfernen: { $name }
addon-remove-title = { $name } entfernen?
addon-remove-text =
    { $count ->
        [0] Du kannst es jederzeit wieder hinzufügen.
        [one] Die gesicherte Partie bleibt in deiner Liste und geht weiter, wenn das Spiel wieder da ist.
       *[other] Die { $count } gesicherten Partien bleiben in deiner Liste und gehen weiter, wenn das Spiel wieder da ist.
    }
addon-removed = Das Spiel ist entfernt. Seine Partien bleiben in deiner Liste.
addon-at-fault = Der Fehler liegt im hinzugefügten Spiel, nicht in Trick Table.
addon-error-not-a-wheel = Das ist kein Python-Wheel, oder es ist beschädigt.
addon-error-unreadable = Die Datei lässt sich nicht mehr lesen. Liegt sie noch an ihrem Ort?
addon-error-too-large =
    { $part ->
        [wheel] Für ein Spiel ist es zu groß: { $size } kB, höchstens { $most } kB sind erlaubt.
        [unpacked] Ausgepackt ist es für ein Spiel zu groß: { $size } kB, höchstens { $most } kB sind erlaubt.
        [files] Für ein Spiel sind zu viele Dateien darin: { $size }, höchstens { $most } sind erlaubt.
       *[other] Eine Datei darin ist zu groß ({ $part }): { $size } kB, höchstens { $most } kB sind erlaubt.
    }
addon-error-not-pure = Es ist nur für eine Art von Maschine gemacht. Ein Spiel muss reines Python sein.
addon-error-no-game = Darin ist kein Spiel für Trick Table.
addon-error-needs-more = Es braucht andere Pakete, die nicht hier sind: { $packages }.
addon-error-meddles = Es bringt mit, was ihm nicht gehört ({ $part }). Ein Spiel darf seinen eigenen Ordner mitbringen und sonst nichts.
addon-error-other-site = Diese Adresse liegt auf einer anderen Website. Hinzufügen lassen sich nur Spiele vom Server dieser Seite oder aus einer Datei.
addon-error-not-there = Unter dieser Adresse ist nichts.
addon-error-not-installed = Es ließ sich nicht installieren ({ $detail }).
addon-error-broken = Es funktioniert nicht ({ $detail }).
addon-error-incomplete = Ein Teil davon fehlt ({ $missing }).
addon-error-contract = Es ist für eine andere Fassung von Trick Table gemacht: { $contract }, diese hier ist { $known }.
addon-error-info = Was es über sich sagt, kann nicht sein ({ $field }).
addon-error-clash = Ein anderes Spiel heißt schon „{ $game }“.
addon-error-view = Es zeigt nicht, was ein Tisch braucht ({ $part }).
addon-error-hangs = Beim Start kam es zu keinem Ende.
addon-error-gone = Dieser Browser hat seine Datei verloren. Füg es noch einmal hinzu.
addon-error-not-started = Sein Python konnte nicht starten. Prüfe die Verbindung und versuch es noch einmal.
addon-error-engine-lost = Beim Start kam es zu keinem Ende.
addon-error-stopped = Der Motor wurde inzwischen neu gestartet. Versuch es noch einmal.
home-no-game = Eine Partie eines Spiels, das nicht hier ist
home-no-game-text = Ihr Spiel „{ $game }“ ist nicht auf diesem Gerät. Die Partie bleibt und geht weiter, wenn das Spiel hinzugefügt wird.
match-no-game = Das Spiel dieser Partie ist nicht hier
match-no-game-help = Die Partie bleibt. Sie geht weiter, wenn das Spiel wieder hinzugefügt wird.

## Der schlichte Tisch, für Spiele ohne eigenen

progress-other = Stich { $trick }
event-round-started = Runde { $round }.
action-other = { $named }
table-choices = Was du tun kannst
counts-other = Was jetzt zählt, steht in den Regeln dieses Spiels.
reason-other = Das erlauben die Regeln jetzt nicht.
table-no-rules = Dieses Spiel hat keine Regeln zum Lesen mitgebracht.
ask-other =
    { $shared ->
        [yes] { $name }: wähle
       *[no] Dein Zug: Wähle
    }
ask-card =
    { $shared ->
        [yes] { $name }: spiel eine Karte
       *[no] Dein Zug: Spiel eine Karte
    }
ask-card-on =
    { $shared ->
        [yes] { $name }: spiel eine Karte zu { $suit }
       *[no] Dein Zug: Spiel eine Karte zu { $suit }
    }
