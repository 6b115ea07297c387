"""What is kept on a device and handed on: matches, settings, statistics, results, links."""

from __future__ import annotations

from tests.faults.fault import Fault

KEEPING = (
    Fault(
        "lock-lets-out",
        "web/app/shell/route.js",
        "return !isLocked(route.value) || isLocked(to);",
        "return true;",
        ("e2e/test_class.py::test_a_locked_link_leads_nowhere_else",),
        "Pupils leave a locked set-up by its address.",
    ),
    Fault(
        "results-of-another-tab",
        "web/app/storage/class-store.js",
        "onElsewhere('class:', () => {\n  results.value = storedResults();",
        "onElsewhere('class:', () => {",
        ("e2e/test_class.py::test_results_scanned_into_another_tab_are_here_at_once",),
        "Results that a camera brings in are overwritten by the teacher's page.",
    ),
    Fault(
        "yesterdays-deal",
        "web/app/shell/links.js",
        "const look = () => {\n    leaf.value = new Date().toDateString();",
        "const look = () => {\n    leaf.value = leaf.peek();",
        ("e2e/test_class.py::test_a_page_that_lies_open_has_the_deal_of_the_present_day",),
        "A page that lies open over midnight offers the deal of yesterday.",
    ),
    Fault(
        "two-states-kept",
        "web/app/storage/revisions.js",
        "const SLOTS = [0, 1, 2];",
        "const SLOTS = [0, 1];",
        ("e2e/test_generations.py::test_the_last_three_states_are_kept",),
        "A match is lost by two faults of the storage instead of three.",
    ),
    Fault(
        "checksum-of-half-a-letter",
        "web/app/storage/revisions.js",
        "sum = TABLE[(sum ^ (code >>> 8)) & 255] ^ (sum >>> 8);",
        "sum = TABLE[sum & 255] ^ (sum >>> 8);",
        ("tests/page/revision.test.js",),
        "Damage to Japanese names passes for a sound match.",
    ),
    Fault(
        "storage-not-read-back",
        "web/app/storage/revisions.js",
        "if (read(target) !== text) return refuse('blocked');",
        "if (read(target) === null) return refuse('blocked');",
        ("e2e/test_generations.py::test_storage_that_does_not_keep_what_it_took_is_told",),
        "A browser that stores half of it is believed.",
    ),
    Fault(
        "settings-forgotten",
        "web/app/shell/settings.js",
        "if (!first || value.peek() !== stored) write(",
        "if (!first && value.peek() === stored) write(",
        ("e2e/test_home.py::test_settings_are_remembered",),
        "What was chosen is gone after a reload.",
    ),
    Fault(
        "home-wider-than-a-phone",
        "web/styles/pages.css",
        "\n.shelf {\n",
        "\n.shelf {\n  min-width: 30rem;\n",
        ("e2e/test_home.py::test_nothing_runs_out_of_the_screen",),
        "The first screen scrolls sideways on a phone.",
    ),
    Fault(
        "long-name-widens-the-page",
        "web/styles/base.css",
        ":is(h1, h2, h3) { overflow-wrap: anywhere; }",
        ":is(h1, h2, h3) { overflow-wrap: normal; }",
        ("e2e/test_long_names.py::test_around_a_match",),
        "A game with a long name makes a phone's screens scroll sideways.",
    ),
    Fault(
        "archive-pushes-matches-out",
        "web/app/storage/exchange.js",
        "    .slice(room);",
        "    .slice(FINISHED);",
        ("tests/page/archive.test.js",),
        "A file from elsewhere makes own matches go.",
    ),
    Fault(
        "moved-match-loses-its-deal",
        "web/app/storage/page-part.js",
        "['link', (link) => isText(link) && link.length <= LONGEST_LINK],",
        "['link', () => false],",
        ("e2e/test_moving.py::test_a_match_goes_on_at_another_device_by_text_and_by_qr_code",),
        "On another device computer players answer otherwise than in the rest of the class.",
    ),
    Fault(
        "no-word-to-other-tabs",
        "web/app/match/match-hold.js",
        "channel.postMessage('opened');",
        "channel.postMessage;",
        ("e2e/test_plain_http.py::test_the_tab_that_opened_a_match_last_has_it",),
        "Two tabs of a page over plain http play the same match apart.",
    ),
    Fault(
        "no-copy-on-the-disk",
        "web/app/storage/saves.js",
        "copy(id, { serial, text });",
        "",
        (
            "e2e/test_disk_copies.py"
            "::test_the_last_actions_and_a_match_just_dealt_outlive_a_storage_that_lost_them",
            "e2e/test_kills.py"
            "::test_nothing_that_stood_on_the_screen_is_lost_when_the_browser_is_killed",
        ),
        "A browser that is killed outright loses the last actions of a match.",
    ),
    Fault(
        "copy-on-the-disk-ignored",
        "web/app/storage/saves.js",
        "recovered = recover();",
        "recovered = Promise.resolve();",
        (
            "e2e/test_disk_copies.py"
            "::test_the_last_actions_and_a_match_just_dealt_outlive_a_storage_that_lost_them",
            "e2e/test_kills.py"
            "::test_nothing_that_stood_on_the_screen_is_lost_when_the_browser_is_killed",
        ),
        "What a killed browser had kept of a match is never looked for.",
    ),
    Fault(
        "match-not-written",
        "web/app/match/match-record.js",
        "this.doc = { ...save, page };\n    this.#write(this.doc);",
        "this.doc = { ...save, page };",
        ("e2e/test_saves.py::test_a_match_is_resumed_by_a_reload_and_from_home",),
        "A reload loses everything since the deal.",
    ),
    Fault(
        "full-storage-unsaid",
        "web/app/storage/local-storage.js",
        "refuse(problem.name === 'QuotaExceededError' ? 'full' : 'blocked');",
        "",
        (
            "e2e/test_saves.py::test_full_storage_is_said_before_anything_is_lost_and_the_last_saved_state_stays",
        ),
        "Nobody learns that the match is not saved any more.",
    ),
    Fault(
        "deleted-match-gone-for-good",
        "web/app/storage/saves.js",
        "putBack(taken);\n    list(id, saved);",
        "list(id, saved);",
        (
            "e2e/test_saves.py"
            "::test_several_matches_stand_side_by_side_and_a_deleted_one_comes_back",
        ),
        "A match whose deleting was taken back is gone after the next start.",
    ),
    Fault(
        "name-as-markup",
        "web/app/home/home.js",
        "<p>${situation(doc) || list(players.map(({ name }) => name))}</p>",
        "<p dangerouslySetInnerHTML=${{ __html: situation(doc) }}></p>",
        ("e2e/test_saves.py::test_a_match_is_resumed_by_a_reload_and_from_home",),
        "A name brings markup, and what it may do, into the page.",
    ),
    Fault(
        "quick-tap-is-lost",
        "web/app/match/session.js",
        "if (wish) this.act(wish);",
        "if (!wish) this.dismissRefusal();",
        ("e2e/test_setup.py::test_a_tap_while_the_last_card_still_lands_is_not_lost",),
        "Whoever is quick has to tap twice.",
    ),
    Fault(
        "undo-one-too-few",
        "web/app/match/match-record.js",
        "return actors.length - at;",
        "return actors.length - at - 1;",
        ("e2e/test_setup.py::test_undo_against_computers_is_free_and_counted",),
        "An undo takes back what others did, and leaves the own card.",
    ),
    Fault(
        "match-counts-each-time",
        "web/app/storage/statistics.js",
        "if (!byMatch.has(result.match)) byMatch.set(result.match, result);",
        "byMatch.set(`${result.match}${byMatch.size}`, result);",
        ("e2e/test_statistics.py::test_a_match_counts_once_whatever_is_done_afterwards",),
        "A match that is won, taken back and won again is two wins.",
    ),
    Fault(
        "result-without-its-help",
        "web/app/storage/statistics.js",
        "helped: advice[seat] > 0 || undone > 0 || opened,",
        "helped: false,",
        (
            "e2e/test_statistics.py::test_it_is_remembered_who_was_helped_and_a_what_if_is_not_counted",
        ),
        "Matches with hints count among those without help.",
    ),
    Fault(
        "what-if-counts",
        "web/app/storage/statistics.js",
        "if (fork || players.every(",
        "if (players.every(",
        (
            "e2e/test_statistics.py"
            "::test_it_is_remembered_who_was_helped_and_a_what_if_is_not_counted",
        ),
        "Who plays an ending again until it is won has won as often.",
    ),
    Fault(
        "late-tab-overwrites",
        "web/app/storage/saves.js",
        "if (inStorage > before) return false;",
        "if (inStorage > before) known.set(id, inStorage);",
        ("e2e/test_two_tabs.py::test_what_a_tab_does_late_overwrites_nothing",),
        "A tab that was asleep undoes what was played in another one.",
    ),
)
