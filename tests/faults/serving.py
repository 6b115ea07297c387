"""How the page comes to a browser: built, served, started, kept for offline; what may run in it."""

from __future__ import annotations

from tests.faults.fault import Fault

FENCED = "e2e/test_fences.py::test_no_worker_and_no_added_game_reaches_what_it_should_not"
ONE_FILE = (
    "e2e/test_one_file.py"
    "::test_the_page_saves_itself_as_a_file_that_has_all_games_and_needs_no_network"
)
SERVING = (
    Fault(
        "game-from-another-site",
        "web/app/addons/add-game.js",
        "if (url.origin !== location.origin)",
        "if (url.origin === 'null')",
        ("e2e/test_addons.py::test_a_game_beside_the_page_is_added_by_its_address",),
        "A link fetches a game from anywhere on the net.",
    ),
    Fault(
        "leaving-counts-as-a-fault",
        "web/app/addons/add-game.js",
        "addEventListener('pagehide', leave);\n  try",
        "try",
        (
            "e2e/test_addons.py"
            "::test_leaving_while_an_added_game_is_installed_is_not_held_against_it",
        ),
        "An added game is set aside because somebody was in a hurry.",
    ),
    Fault(
        "silent-worker-unnoticed",
        "web/app/engine/interpreter.js",
        "const HUNG = 8_000;",
        "const HUNG = 8_000_000;",
        ("e2e/test_engine_failures.py::test_a_dead_worker_is_replaced_and_the_match_goes_on",),
        "An engine that hangs is waited for for ever.",
    ),
    Fault(
        "killer-asked-for-ever",
        "web/app/engine/interpreter.js",
        "if (request.tries < TRIES) continue;",
        "if (request) continue;",
        (
            "e2e/test_engine_failures.py"
            "::test_a_request_that_always_kills_the_worker_is_refused_cleanly",
        ),
        "What brings the engine down is asked again and again.",
    ),
    Fault(
        "unknown-to-firefox",
        "web/app/storage/persistence.js",
        "if (!navigator.storage?.persist) persistence",
        "if (!navigator.storage?.persist || navigator.userAgentData.mobile) persistence",
        (
            "e2e/test_firefox.py"
            "::test_firefox_starts_plays_saves_resumes_and_goes_on_without_the_server",
        ),
        "The page asks for something that only Chrome has.",
    ),
    Fault(
        "home-jumps-for-regulars",
        "web/app/first-screen.js",
        "const isFirstVisit = isHome && !isAnythingKept();",
        "const isFirstVisit = isHome;",
        ("e2e/test_first_screen.py::test_whoever_comes_back_sees_only_the_living_page",),
        "Whoever has matches here sees the home screen jump aside.",
    ),
    Fault(
        "inline-scripts-allowed",
        "web/build/page.py",
        "f\"script-src 'self' 'wasm-unsafe-eval' {inline}\",",
        "\"script-src 'self' 'unsafe-eval' 'unsafe-inline'\",",
        ("e2e/test_hostile_input.py::test_a_script_that_gets_into_the_page_does_not_run",),
        "A script that gets into the page by a hole runs.",
    ),
    Fault(
        "worker-without-policy",
        "web/app/engine/own-python.js",
        "underOwnPolicy(this.#script, glue ?? '')",
        "this.#script.href",
        (FENCED,),
        "Whatever runs in the engine's worker may ask any site, and make code of text.",
    ),
    Fault(
        "snapshot-worker-without-policy",
        "web/start/kept-snapshot.js",
        "underOwnPolicy(new URL('start/snapshot-worker.js', SITE))",
        "new URL('start/snapshot-worker.js', SITE).href",
        (FENCED,),
        "Of the workers only the engine's has the page's policy.",
    ),
    Fault(
        "worker-past-the-copy",
        "web/app/site.js",
        "`await import(${JSON.stringify(script.href)});",
        "`import ${JSON.stringify(script.href)};",
        (
            "e2e/test_firefox.py"
            "::test_firefox_starts_plays_saves_resumes_and_goes_on_without_the_server",
        ),
        "In Firefox the page starts without its server only as long as the browser likes.",
    ),
    Fault(
        "guest-of-the-same-origin",
        "web/app/engine/guest.js",
        "sandbox.add('allow-scripts')",
        "sandbox.add('allow-scripts', 'allow-same-origin')",
        (FENCED,),
        "An added game does not even start, or reads and rewrites all that is kept.",
    ),
    Fault(
        "guest-asks-the-server",
        "web/build/page.py",
        "\"default-src 'none'\",\n        f\"script-src 'wasm-unsafe-eval' {source_of(script)}\",",
        "\"default-src 'self' http:\",\n        "
        "f\"script-src 'wasm-unsafe-eval' {source_of(script)}\",",
        (FENCED,),
        "An added game asks the page's own server for whatever it likes.",
    ),
    Fault(
        "one-file-asks-the-network",
        "web/build/page.py",
        "\"default-src 'none'\",\n        f\"script-src 'wasm-unsafe-eval' {' '",
        "\"default-src https:\",\n        f\"script-src 'wasm-unsafe-eval' {' '",
        (ONE_FILE,),
        "What gets into the one file by a hole may tell anybody what it finds.",
    ),
    Fault(
        "one-file-of-two-builds",
        "web/app/shell/save-one-file.js",
        "fetched(new URL(path, SITE), { integrity });",
        "fetched(new URL(path, SITE), { cache: integrity ? 'default' : 'reload' });",
        (ONE_FILE,),
        "A teacher carries a file to thirty computers that starts on none.",
    ),
    Fault(
        "library-cut-short",
        "web/build/trial_inside.py",
        "for match in found if match)",
        'for match in found if match and "json" not in match[1])',
        (ONE_FILE,),
        "Python does not start from the one file.",
    ),
    Fault(
        "rest-of-the-library-never-comes",
        "web/start/ways.js",
        "if (base === files.library) lend(python);",
        "",
        ("e2e/test_start.py::test_what_the_engine_never_imported_comes_when_it_is_imported",),
        "What nobody imported while the page was built brings the engine down.",
    ),
    Fault(
        "half-a-library-for-added-games",
        "web/start/start.js",
        "await completeLibrary(python);",
        "",
        ("e2e/test_addons.py::test_an_added_game_may_import_what_the_engine_never_did",),
        "No added game starts.",
    ),
    Fault(
        "every-visit-is-a-later-one",
        "web/app/engine/own-python.js",
        "isFirst ? await glueOf(true) : null",
        "null",
        (
            "e2e/test_first_visit.py::test_the_first_cards_are_dealt_after_few_bytes_and_few_requests",
        ),
        "Thirty tablets on a thin line wait twice as long for their first deal.",
    ),
    Fault(
        "guest-finds-what-another-left",
        "web/guest.js",
        "await caches.delete(name);",
        "await caches.has(name);",
        (FENCED,),
        "In Safari one added game reads what another one has left.",
    ),
    Fault(
        "guest-in-other-games",
        "web/app/engine/guest.js",
        "!this.#ids.includes(answer.save.game)",
        "!answer.save.game",
        ("tests/page/guest.test.js",),
        "An added game writes matches and results of other games.",
    ),
    Fault(
        "guest-takes-a-place",
        "web/app/addons/add-game.js",
        "if (!taken) return games;",
        "return games;",
        ("tests/page/guest.test.js",),
        "An added game calls itself Red Dragon.",
    ),
    Fault(
        "changed-copy-is-served",
        "web/sw.js",
        "if (await sound) return",
        "if (sound) return",
        ("e2e/test_offline.py::test_what_somebody_has_changed_in_the_copy_is_not_served",),
        "Whoever could once write to the copy has the page for ever.",
    ),
    Fault(
        "changed-memory-is-woken",
        "web/start/kept-pages.js",
        "(await sha256(pages)) === snapshot.pages",
        "(await sha256(pages)) !== ''",
        (
            "e2e/test_start.py"
            "::test_the_next_start_finds_the_snapshot_unpacked_and_gives_another_deal",
        ),
        "The engine goes on from a memory that somebody has changed.",
    ),
    Fault(
        "chunk-unchecked",
        "web/build/bundle.py",
        "integrity(content) for path, content in chunks.items()}",
        "integrity(content) for path, content in [*chunks.items()][1:]}",
        ("e2e/test_hostile_input.py::test_a_chunk_that_was_tampered_with_does_not_run",),
        "What was tampered with on the way runs in the page.",
    ),
    Fault(
        "icon-of-another-size",
        "web/manifest.webmanifest",
        '"art/icon-192.png", "sizes": "192x192"',
        '"art/icon-512.png", "sizes": "192x192"',
        ("e2e/test_installing.py::test_every_icon_is_there_in_the_size_it_is_said_to_have",),
        "Some browsers offer no installing, or show a blurred icon.",
    ),
    Fault(
        "missing-screen-stays-blank",
        "web/app/shell/late-screens.js",
        "screen.value = Missing;",
        "",
        (
            "e2e/test_late_screens.py::test_a_screen_that_cannot_be_fetched_says_so_and_a_new_try_helps",
        ),
        "A screen that could not be fetched is an empty page.",
    ),
    Fault(
        "damaged-copy-is-kept",
        "web/app/offline/offline-store.js",
        "if (found.value === file.sha256) return;",
        "if (found.value !== '') return;",
        (
            "e2e/test_newer_builds.py::test_a_newer_build_is_offered_once_it_is_whole_and_the_match_goes_on",
        ),
        "The page is called ready offline with files that are not its own.",
    ),
    Fault(
        "old-build-served-for-ever",
        "web/sw.js",
        "await writeState(store, { ...state, trial: { build, tried: true } });",
        "await writeState(store, { ...state, trial: null });\n  return state.current;",
        (
            "e2e/test_newer_builds.py::test_a_newer_build_is_offered_once_it_is_whole_and_the_match_goes_on",
        ),
        "Nobody ever gets a newer page.",
    ),
    Fault(
        "mixture-stays",
        "web/app/outdated.js",
        "if (isReplaced) location.reload();",
        "if (!isReplaced) location.reload();",
        ("e2e/test_outdated.py::test_a_file_that_is_kept_from_an_older_build_is_replaced",),
        "A page of two builds does not start, today and tomorrow.",
    ),
    Fault(
        "script-served-as-text",
        "web/build/serve.py",
        '".js": "text/javascript; charset=utf-8",',
        '".js": "text/plain; charset=utf-8",',
        (
            "e2e/test_serve.py"
            "::test_every_file_comes_with_its_type_and_is_asked_about_again_and_a_taken_port_is_passed_over",
        ),
        "Browsers refuse to run the page that the README's command serves.",
    ),
    Fault(
        "altered-copy-unsaid",
        "web/app/offline/offline.js",
        "if (await store.wasHealed()) say('offline-healed');",
        "await store.wasHealed();",
        (
            "e2e/test_offline.py::test_what_somebody_has_changed_in_the_copy_is_not_served",
            "e2e/test_offline.py::test_the_copy_is_whole_and_everything_works_with_the_server_killed",
        ),
        "Somebody wrote into the kept copy of the page, and nobody hears of it.",
    ),
    Fault(
        "listener-left-behind",
        "web/app/ui/resize.js",
        "return () => removeEventListener(type, hear);",
        "return () => {};",
        ("e2e/test_soak.py::test_matches_that_are_gone_leave_nothing_behind",),
        "A tablet in a class-room gets slower with every match.",
    ),
    Fault(
        "same-numbers-at-every-start",
        "web/start/ways.js",
        "renewRandomness(python);\n      return python;",
        "return python;",
        (
            "e2e/test_start.py::test_no_two_starts_draw_the_same_numbers_and_the_snapshot_has_compiled_all",
        ),
        "Whoever starts from the picture draws what everybody draws.",
    ),
    Fault(
        "other-deals-in-a-browser",
        "pygame_core/rng.py",
        "_WORD = 1 << 64",
        '_WORD = 1 << 64 if __import__("sys").maxsize > 1 << 32 else 1 << 63',
        ("e2e/test_transcripts.py::test_transcripts_go_the_same_way_in_the_browser",),
        "A seed deals other cards on the page than in Python.",
    ),
    Fault(
        "every-file-is-sound",
        "web/app/about/trust.js",
        "(await sha256(content)) !== file.sha256)",
        "(await sha256(content)) === '')",
        (
            "e2e/test_trust.py::test_it_is_reached_from_the_settings_and_says_what_runs_and_how_it_started",
        ),
        "The check of the files finds nothing, whatever was changed.",
    ),
    Fault(
        "report-with-names",
        "web/app/about/trust.js",
        "players.map(({ kind, level }) => ({ kind, level }))",
        "players.map(({ kind, level, name }) => ({ kind, level, name }))",
        ("e2e/test_trust.py::test_the_report_holds_the_match_and_no_names",),
        "A report that is sent to strangers holds the names of children.",
    ),
    Fault(
        "refusal-told-as-a-stop",
        "web/app/engine/problem-text.js",
        "(kind === 'engine' ? 'match-stopped-help'",
        "(kind !== 'save' ? 'match-stopped-help'",
        ("tests/page/problem-text.test.js",),
        "A mistake of the page looks like an engine that has died.",
    ),
    Fault(
        "unknown-to-webkit",
        "web/app/engine/own-python.js",
        "const isLocal = Boolean(navigator.serviceWorker?.controller);",
        "const isLocal = navigator.connection.saveData || !!navigator.serviceWorker?.controller;",
        (
            "e2e/test_webkit.py::test_a_card_is_played_and_the_match_is_kept_and_goes_on_without_the_server",
        ),
        "The engine does not start on any iPad.",
    ),
    Fault(
        "worker-deaf-while-it-thinks",
        "web/start/desk.js",
        "const SLICE = 5;",
        "const SLICE = 60_000;",
        ("e2e/test_worker.py::test_long_thinking_is_told_and_stopped_at_once",),
        "A tap on Undo waits until the computer player has thought to its end.",
    ),
    Fault(
        "second-thinks-of-an-older-match",
        "web/app/engine/engine.js",
        "if (this.#laid !== own.save)",
        "if (this.#laid === null)",
        (
            "e2e/test_second_python.py"
            "::test_two_judge_a_match_side_by_side_and_come_to_what_one_comes_to",
            "e2e/test_second_python.py::test_the_second_gives_the_hint_that_the_first_would_give",
        ),
        "A hint is about cards that were played a while ago.",
    ),
    Fault(
        "second-never-helps",
        "web/app/review/review.js",
        "minds.length < this.#means.engine.minds.value",
        "minds.length < 1",
        (
            "e2e/test_second_python.py"
            "::test_two_judge_a_match_side_by_side_and_come_to_what_one_comes_to",
        ),
        "A review takes as long as with one Python, and the second only memory.",
    ),
    Fault(
        "hint-in-one-go",
        "pygame_core/ai/advice.py",
        """        yield 1.0
        options.append(""",
        "        options.append(",
        ("tests/ai/test_search.py::test_a_turn_and_a_hint_do_little_between_two_pauses",),
        "Whoever taps while a hint is put into words waits for it.",
    ),
)
