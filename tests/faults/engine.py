"""Faults of the engine besides rules: a hidden card that shows, a code that is misread."""

from __future__ import annotations

from tests.faults.fault import Fault

ENGINE = (
    Fault(
        "face-down-card-in-the-view",
        "pygame_core/games/stich_meister/lens.py",
        "return complete or open_card or state.trick[position][0] == seat",
        "return complete or open_card or seat is not None",
        (
            "tests/stich_meister/test_cards.py"
            "::test_card_26_only_the_lead_lies_open_until_all_have_played",
        ),
        "Cards that were played face down are named to everybody at the table.",
    ),
    Fault(
        "secrets-told-to-all",
        "pygame_core/events.py",
        "if self.secret and seat in self.seats:",
        "if self.secret:",
        ("tests/test_every_game.py::test_a_view_is_plain_data_and_shows_its_own_seat_only",),
        "The history in every view holds the cards that were dealt to others.",
    ),
    Fault(
        "faces-differ-by-who-looks",
        "pygame_core/games/red_dragon/tempers.py",
        "if sum(costs.values()) <= HEAVY",
        'if view["seat"] is None or sum(costs.values()) <= HEAVY',
        ("tests/test_tempers.py::test_faces_tell_nobody_more_than_all_can_see",),
        "A face tells one seat what another is not told.",
    ),
    Fault(
        "a-temper-for-everybody",
        "pygame_core/page/bridge.py",
        "TEMPERS[_to_act(match)] if tempered else None",
        "TEMPERS[_to_act(match)]",
        (
            "tests/test_tempers.py"
            "::test_the_page_asks_for_a_computer_player_with_or_without_its_temper",
        ),
        "Matches of a class, and those begun before, are played otherwise than they were.",
    ),
    Fault(
        "given-cards-shown",
        "pygame_core/games/red_dragon/position.py",
        '"given": [len(cards) for cards in state.given],',
        '"given": [names(cards) for cards in state.given],',
        ("tests/red_dragon/test_red_dragon.py::test_a_given_card_is_seen_by_its_giver_only",),
        "Cards given face down to the centre can be read before it is turned up.",
    ),
    Fault(
        "captured-cards-of-others",
        "pygame_core/games/x_missions/progress.py",
        "captured=state.captured[seat],",
        "captured=sum(state.captured, []),",
        ("tests/x_missions/test_x_missions.py::test_captured_cards_are_shown_to_their_owner_only",),
        "The tricks of everybody lie open, and with them what mission they work on.",
    ),
    Fault(
        "dead-colour-is-still-a-goal",
        "pygame_core/games/x_missions/meters.py",
        "reach.get(meter.of, meter.room)",
        "meter.room",
        (
            "tests/x_missions/test_scene.py"
            "::test_the_goal_names_a_colour_that_can_still_be_had_and_keeps_to_it",
        ),
        "A newcomer collects a colour of which others have taken too many.",
    ),
    Fault(
        "gift-of-what-was-to-be-thrown",
        "pygame_core/games/red_dragon/aim.py",
        "return begun or short or (",
        "return [dear] or (",
        (
            "tests/red_dragon/test_aim.py"
            "::test_a_red_card_is_not_given_once_a_colour_goes_on_which_it_was_to_be_thrown",
        ),
        "The star empties a colour to throw a red card on it, and then gives that card away.",
    ),
    Fault(
        "mission-named-to-all",
        "pygame_core/games/x_missions/position.py",
        'choice if choice in (None, NO_MISSION) else "taken" for choice',
        "choice for choice",
        (
            "tests/x_missions/test_x_missions.py"
            "::test_only_the_chooser_sees_the_offer_and_the_choice",
        ),
        "Everybody sees which mission the others work on.",
    ),
    Fault(
        "shuffle-leaves-the-first-card",
        "pygame_core/rng.py",
        "for last in range(len(items) - 1, 0, -1):",
        "for last in range(len(items) - 1, 1, -1):",
        ("tests/test_rng.py::test_the_shuffle_is_frozen",),
        "Every seed deals other cards: no link, code or saved match is what it was.",
    ),
    Fault(
        "undo-one-too-many",
        "pygame_core/match.py",
        "log = self._log[: len(self._log) - count]",
        "log = self._log[: max(0, len(self._log) - count - 1)]",
        ("tests/test_every_game.py::test_undo_is_the_replay_of_the_shorter_log",),
        "An undo also takes back the action before.",
    ),
    Fault(
        "clone-shares-its-hands",
        "pygame_core/kit/trick_state.py",
        "other.hands = [hand[:] for hand in self.hands]",
        "other.hands = self.hands[:]",
        ("tests/test_every_game.py::test_a_clone_lives_its_own_life",),
        "A computer player that thinks ahead plays cards out of the real hands.",
    ),
    Fault(
        "changed-save-opens",
        "pygame_core/match.py",
        'if match.save()["digest"] != checked["digest"]:',
        'if not checked["digest"]:',
        ("tests/test_saves.py::test_a_truncated_log_is_noticed",),
        "A save that was damaged or written by hand opens as if it were sound.",
    ),
    Fault(
        "code-with-a-typo-opens",
        "pygame_core/formats/codes.py",
        " or check != _check(data):",
        ":",
        ("tests/test_codes.py::test_every_wrong_letter_and_every_missing_end_is_noticed",),
        "A wrong letter in a text code opens something else, or fails without a word.",
    ),
    Fault(
        "code-forgets-options",
        "pygame_core/formats/codes.py",
        "if value != defaults[name]}",
        "if value == defaults[name]}",
        ("tests/test_codes.py::test_a_whole_match_of_every_game_comes_back_from_its_code",),
        "A match with other rules than usual comes to the other device with the usual ones.",
    ),
    Fault(
        "link-loses-a-seat",
        "pygame_core/formats/links.py",
        '("players", ",".join(deal.players)),',
        '("players", ",".join(deal.players[1:])),',
        ("tests/test_links.py::test_every_deal_comes_back_from_its_link",),
        "A class that follows a link sits at a table with a seat too few.",
    ),
    Fault(
        "result-counted-twice",
        "pygame_core/formats/results.py",
        'row["fingerprint"] == fingerprint and not row["again"]]',
        'row["fingerprint"] == fingerprint]',
        ("tests/test_results.py::test_a_class_is_added_up_deal_by_deal",),
        "A result that was scanned twice counts twice in the sums of a class.",
    ),
    Fault(
        "result-of-a-loser-as-winner",
        "pygame_core/formats/results.py",
        "writer.put(int(each in match.winners), 1)",
        "writer.put(int(each not in match.winners), 1)",
        ("tests/test_results.py::test_the_end_of_every_game_comes_back_from_its_code",),
        "The teacher's table has the winners last.",
    ),
    Fault(
        "lesson-accepts-a-wrong-card",
        "pygame_core/lessons/goals.py",
        "return _plain(attempt.action in wanted)",
        'return "met"',
        ("tests/test_lessons.py::test_a_goal_is_met_by_just_these_actions",),
        "A lesson praises whatever card is played.",
    ),
    Fault(
        "hint-peeks",
        "pygame_core/page/bridge.py",
        "return match.view(seat), Random(",
        "return {\n"
        "        **match.view(seat),\n"
        '        "history": [\n'
        '            {"id": e.id, "params": {**e.params, **e.secret}} for e in match.events\n'
        "        ],\n"
        "    }, Random(",
        ("tests/test_thoughts.py::test_hints_and_computer_players_know_what_their_seat_may_know",),
        "Hints and computer players are told what was dealt to the others.",
    ),
    Fault(
        "guess-has-an-order-too-early",
        "pygame_core/games/sauscharf/knowledge.py",
        'state.order = [] if view["phase"].endswith("set") else list(table["order"])',
        'state.order = list(table["order"])',
        (
            "tests/test_every_game.py"
            "::test_two_worlds_are_one_to_whoever_may_not_know_the_difference",
        ),
        "A search plays on at a table that cannot be, while sets are being laid.",
    ),
    Fault(
        "what-another-one-must-do-is-told",
        "pygame_core/page/snapshot.py",
        "if seat is None or seat != match.to_act or len(actions) != 1:",
        "if len(actions) != 1:",
        (
            "tests/test_every_game.py"
            "::test_two_worlds_are_one_to_whoever_may_not_know_the_difference",
        ),
        "The page is told the only card that somebody else can play.",
    ),
    Fault(
        "counts-in-a-refusal-become-text",
        "pygame_core/errors.py",
        "    if isinstance(value, dict):",
        "    if value == {}:",
        (
            "tests/scharfe_schoten/test_scharfe_schoten.py"
            "::test_an_empty_colour_is_refused_in_the_same_words_asked_about_or_tried",
        ),
        "Why an action is refused is told in letters of a program.",
    ),
    Fault(
        "guess-without-hands",
        "pygame_core/games/red_dragon/knowledge.py",
        "dealt = deal_hidden(knowledge.unseen, knowledge.hands + knowledge.gifts, rng)",
        "dealt = [knowledge.unseen[:0] for _ in knowledge.hands + knowledge.gifts]",
        ("tests/test_every_game.py::test_hidden_cards_dealt_again_leave_the_view_as_it_is",),
        "A search plays on with hands that cannot be those of the table.",
    ),
    Fault(
        "claim-without-proof",
        "pygame_core/ai/certainty.py",
        "elif sheet != first:",
        "elif not sheet:",
        ("tests/ai/test_certainty.py::test_what_is_decided_ends_alike_whatever_is_played",),
        "The rest of a round is said to be decided when it is not.",
    ),
    Fault(
        "stop-is-not-heard",
        "pygame_core/page/bridge.py",
        "        self._changed()\n        self._match = match",
        "        self._match = match",
        ("tests/test_thoughts.py::test_what_changes_the_match_stops_the_thinking",),
        "A computer player goes on thinking about a moment that has passed, and acts in it.",
    ),
    Fault(
        "deep-brackets-are-read",
        "pygame_core/formats/bounded_json.py",
        "if _is_deep(text):",
        "if not text:",
        ("tests/test_hostile_input.py::test_what_is_nested_too_deep_never_reaches_the_reader",),
        "A file of brackets brings the whole engine down.",
    ),
    Fault(
        "order-of-a-set",
        "pygame_core/games/red_dragon/knowledge.py",
        "unseen=[card for card in DECK if card not in seen],",
        "unseen=list({str(card): card for card in {*DECK} - seen}.values()),",
        ("tests/test_hash_seed.py::test_every_level_plays_the_same_whatever_the_hash_seed",),
        "Computer players answer differently on every device, and after every start.",
    ),
    Fault(
        "lanes-forget-the-bonus",
        "pygame_core/games/red_dragon/lanes.py",
        "put_planes(columns, self.tricks_taken[seat], self.table.per_trick)",
        "put_planes(columns, self.tricks_taken[seat], self.table.per_trick - 1)",
        ("tests/red_dragon/test_lanes.py::test_every_lane_is_a_legal_round_with_its_very_points",),
        "Hints count rounds by other rules than those that are played.",
    ),
    Fault(
        "wheel-of-any-size",
        "pygame_core/addons/wheels.py",
        '_hold("wheel", len(content), LARGEST)',
        "",
        ("tests/addon/test_unsound.py::test_what_is_no_game_for_this_page_is_refused_unopened",),
        "A file of any size is unpacked as a game.",
    ),
    Fault(
        "unsound-game-is-taken",
        "pygame_core/addons/discovery.py",
        "if part := misfit(view, Position):",
        'if part := "":',
        ("tests/addon/test_unsound.py::test_an_unsound_one_is_left_out_and_says_why",),
        "An added game that does not keep to the contract breaks the list of all games.",
    ),
    Fault(
        "sentence-missing-in-japanese",
        "web/locales/ja.ftl",
        "\nadvice-ask = ",
        "\nadvice-asked-for = ",
        ("tests/test_locales.py::test_a_complete_language_says_all_that_english_says",),
        "A button speaks English amid Japanese.",
    ),
    Fault(
        "luck-told-by-itself",
        "pygame_core/ai/evidence.py",
        "enumerate(pairs) if at % folds != fold])",
        "enumerate(pairs) if at >= 0])",
        ("tests/ai/test_evidence.py::test_what_luck_did_is_taken_out_without_a_bias",),
        "A player is told to be better or worse than it is, by the way its luck is reckoned.",
    ),
    Fault(
        "hints-err-by-chance-only",
        "pygame_core/ai/advice.py",
        "round(hypot(outcome.points_error, model), 2)",
        "round(outcome.points_error, 2)",
        ("tests/ai/test_doubts.py::test_more_worlds_take_nothing_off_what_the_model_errs",),
        "A hint is sure of what it only imagines well.",
    ),
    Fault(
        "the-best-looks-better-than-it-is",
        "pygame_core/ai/advice.py",
        "return found - min((1 - doubt.kept) * found, _model_error(better, worse, doubt))",
        "return found",
        (
            "tests/ai/test_doubts.py::test_an_edge_is_told_less_what_chose_it_but_no_more_than_the_model_errs",
        ),
        "What is chosen for looking best is said to be that much better.",
    ),
    Fault(
        "worth-of-another-seat",
        "pygame_core/ai/field.py",
        "[Side(CONTROL)] * setup.seats)[seat]",
        "[Side(CONTROL)] * setup.seats)[0]",
        ("tests/ai/test_field.py::test_what_a_deal_is_worth_is_what_it_brings_if_all_are_casual",),
        "What is taken out of a result is not what the deal was worth.",
    ),
)
