"""Reasons of the star that say most, of the longest names of colours and cards."""

from __future__ import annotations

_MAY_LOSE: dict[str, object] = {"chance": "likely", "falls": "may", "among": "alone"}
_LIKE: dict[str, object] = {"chance": "perhaps", "falls": "no", "among": "like"}
_RARER: dict[str, object] = {
    "percent": 45,
    "pays": 18,
    "alone": "likely",
    "rival": 6,
    "rival_percent": 55,
    "rival_pays": 10,
    "is_near": "yes",
}
_YOURS: dict[str, object] = {"is_last": "no", "keeps": "yes"}
_STRONG: dict[str, object] = {"count": 4, "kinds": "all", "trumps": 2, "eights": 3, "nines": 3}
_LONGEST: dict[str, dict[str, object]] = {
    "red-dragon-advice-because-first": {
        "when": "may",
        "gain": "+8",
        "bonus": 20,
        "count": 3,
        "left": 14,
        "high": 4,
        "danger": "yes",
        "points": "−26",
    },
    "red-dragon-advice-because-lead-low-red": {"count": 12, "keeps": "yes", "waits": "many"},
    "red-dragon-advice-because-lead-low": {"count": 12, "waits": "few", "adds": "yes"},
    "red-dragon-advice-because-keep-higher": {"leaves": "for-red", "few": "yes", "count": 3},
    "red-dragon-advice-because-lowest": {"is_good": "yes", "to_come": 1, "count": 3},
    "red-dragon-advice-because-keep-strong": {"why": "empties", "keeps": "yes", "count": 3},
    "red-dragon-advice-because-take-anyway": {"place": "highest", "keeps": "yes"},
    "red-dragon-advice-because-hardly-none": {
        "bonus": 20,
        "cards": "Yellow 14, Yellow 13, and Yellow 12",
        "goes": "high",
    },
    "red-dragon-advice-because-take-low": {"rather": "fills", "cost": 6},
    "red-dragon-advice-because-take-under": {"refills": "yes"},
    "red-dragon-advice-because-lead-high": {"keeps": "no", "waits": "few", "count": 3},
    "red-dragon-advice-because-lead-rid": {"count": 3},
    "red-dragon-advice-because-no-trick": {"may_take": "yes", "bonus": 20, "each_of_two": 15},
    "red-dragon-advice-because-take": {"cost": 0, "gain": "+12", "keeps": "yes"},
    "red-dragon-advice-because-take-to-throw": {"keeps": "yes", "left": 0, "cheapest": "yes"},
    "red-dragon-advice-because-lead-away": {"adds": "no", "keeps": "yes"},
    "red-dragon-advice-because-too-dear": {"place": "highest", "loss": 38},
    "red-dragon-advice-because-take-plain": {"why": "long", "count": 7, "lower": "yes"},
    "red-dragon-advice-because-away": {
        "to_come": 1,
        "gain": "−10",
        "keeps": "yes",
        "draws": "no",
    },
    "red-dragon-advice-because-sure": {
        "danger": "yes",
        "alone": "no",
        "gain": "+8",
        "points": "−26",
        "out": 12,
        "many": "yes",
    },
    "x-missions-advice-because-mission-0": {
        "is_low": "yes",
        "low": 7,
        "trumps": 2,
        "count": 2,
        **_RARER,
    },
    "x-missions-advice-because-mission-1": {**_RARER},
    "x-missions-advice-because-mission-2": {"has_more": "yes", **_RARER},
    "x-missions-advice-because-mission-3": _RARER,
    "x-missions-advice-because-mission-4": {"has_many": "yes", **_STRONG, **_RARER},
    "x-missions-advice-because-mission-5": {**_STRONG, "lacks": 1, **_RARER},
    "x-missions-advice-because-mission-6": _RARER,
    "x-missions-advice-because-mission-9": {**_STRONG, "held": 5, **_RARER, "rival": -1},
    "x-missions-advice-because-mission-none": {**_STRONG, **_RARER},
    "x-missions-advice-because-mission-7": {"has": "none", **_RARER},
    "red-dragon-advice-because-give": {"left": 0, "count": 3, "tie": "no"},
    "red-dragon-advice-because-give-shorter": {"why": "middle"},
    "red-dragon-advice-because-give-red": {"cost": 12, "keeps": "no", "lower": 2, "long": "yes"},
    "red-dragon-advice-because-give-high": {"dear": "yes", "each": 12},
    "red-dragon-advice-because-shorten": {"why": "empties", "count": 12},
    "red-dragon-advice-because-keep-red": {"why": "high"},
    "x-missions-advice-because-win-colour": {"is_other": "yes", "count": 3, **_YOURS},
    "x-missions-advice-because-win-missing": {"missing_suit": "yellow, green", **_YOURS},
    "x-missions-advice-because-win": {
        "each": 1,
        "kind": "others",
        "led_suit": "yellow",
        "there": 2,
        "like": "none",
        **_YOURS,
    },
    "x-missions-advice-because-lead-low": {"kind": "later", "count": 7, "like": "same"},
    "x-missions-advice-because-void": {"keeps": "yes", "trump_suit": "yellow", "like": "none"},
    "x-missions-advice-because-draw-out": {},
    "x-missions-advice-because-may-win": {
        "want": "others",
        "led_suit": "yellow",
        "count": 2,
        "by": "few",
        "has_trump": "yes",
        "is_like": "no",
        "there": 2,
        "waits": "no",
        "is_safer": "no",
        "keeps": "yes",
        "like": "none",
    },
    "x-missions-advice-because-may-lose": {
        "want": "too-many",
        "kind": "plain",
        "count": 7,
        "is_like": "no",
        "is_guarded": "no",
        "like": "fewer",
        "like_count": 5,
    },
    "x-missions-advice-because-leave": {
        "want": "three",
        "kind": "must",
        "wanted_suit": "yellow",
        "suit": "yellow",
        "like": "same",
    },
    "x-missions-advice-because-keep": {
        "want": "others",
        "kind": "sure",
        "led_suit": "yellow",
        "there": 2,
        "like": "same",
    },
    "x-missions-advice-because-cannot": {
        "kind": "other",
        "kept_suit": "yellow",
        "like": "same",
    },
    "x-missions-advice-because-only-suit": {"comes": "lost"},
    "x-missions-advice-because-win-unwanted": {
        "want": "one-colour",
        "kind": "second",
    },
    "scharfe-schoten-advice-because-pass-keep": {"count": 1, "rack": "yes"},
    "scharfe-schoten-advice-because-cannot-deny": {"seat": "Bartholomew"},
    "scharfe-schoten-advice-because-cannot": {"kind": "colour", "keeps": "wanted"},
    "scharfe-schoten-advice-because-away": {"chance": "sure", "among": "strongest"},
    "scharfe-schoten-advice-because-leave": {"rack": "yes", "leads": "no", "among": "spared"},
    "scharfe-schoten-advice-because-take-lead": _LIKE,
    "scharfe-schoten-advice-because-rack-lowest": {"count": 2},
    "scharfe-schoten-advice-because-take-most": {"count": 3, "own": "yes", **_MAY_LOSE},
    "scharfe-schoten-advice-because-take-rack": _MAY_LOSE,
    "scharfe-schoten-advice-because-take-clean": _MAY_LOSE,
    "scharfe-schoten-advice-because-take-at-least": _MAY_LOSE,
    "scharfe-schoten-advice-because-low": {
        "chance": "likely",
        "kind": "colour",
        "keeps": "wanted",
    },
    **{
        f"stich-meister-advice-because-{said}": {
            "why": "costs",
            "costly": "several",
            "in_it": 2,
            "full": "no",
            "lower": "trumps",
            "barred": "yes",
            "strong": "yes",
            "only": "no",
            "lead": "no",
            "hopes": "no",
            "because": "few",
            "count": 12,
            "can": "no",
            "keeps": "both",
            "points": "−12",
        }
        for said in ("ducks", "easiest", "hardest", "must", "rest")
    },
    "stich-meister-advice-because-leaves": {
        "why": "plain",
        "shared": "yes",
        "to_seat": "Bartholomew",
        "strong": "no",
        "barred": "yes",
        "lower": "trumps",
    },
    "stich-meister-advice-because-only-suit": {"of": "F", "count": 2},
    "stich-meister-advice-because-enough": {
        "why": "good",
        "costly": "several",
        "in_it": 0,
        "full": "no",
        "holds": "no",
    },
    "stich-meister-advice-because-under": {
        "why": "costs",
        "costly": "several",
        "in_it": 2,
        "full": "no",
    },
    "stich-meister-advice-because-low-ahead": {
        "why": "nothing",
        "lower": "trumps",
        "barred": "yes",
    },
    "stich-meister-advice-because-thrown": {
        "strong": "yes",
        "costly": "none",
        "open": "yes",
        "lower": "none",
        "barred": "yes",
        "beaten": "void",
        "trumps": "yes",
    },
    "stich-meister-advice-because-gives": {
        "all": "no",
        "to_seat": "Bartholomew",
        "points": "−12",
        "keeps": "weaker",
    },
    "stich-meister-advice-because-likely": {
        "why": "good",
        "costly": "none",
        "trumped": "yes",
        "count": 3,
        "cards": "Coin 13, Coin 14, and Coin 15",
    },
    "stich-meister-advice-because-low-lead": {
        "why": "plain",
        "hopes": "yes",
        "spares": "no",
        "kept": "beaten",
        "kept_card": "C15",
        "lower": "trumps",
    },
    "stich-meister-advice-because-feeds": {"gains": "yes", "points": "+3", "keeps": "weaker"},
    "stich-meister-advice-because-spares": {"keeps": "weaker"},
    "stich-meister-advice-because-keeps": {
        "card": "F15",
        "beaten": "no",
        "lower": "trumps",
        "barred": "yes",
    },
    "stich-meister-advice-because-keeps-trumps": {"lower": "trumps", "barred": "yes"},
    "stich-meister-advice-because-rest-won": {"why": "plain", "points": "−12", "strong": "yes"},
    "stich-meister-advice-because-kept": {"strong": "yes", "none": "yes", "gain": "+10"},
    "stich-meister-advice-because-pass-costs": {"points": "−3", "best": "yes"},
    "stich-meister-advice-because-odds": {
        "why": "costs",
        "costly": "several",
        "in_it": 2,
        "full": "no",
        "use": "lose",
        "count": 12,
        "weaker": "no",
    },
    "stich-meister-advice-because-pass-spare": {"keeps": "both"},
    "stich-meister-advice-because-pass-helps": {"to_seat": "Bartholomew"},
    "sauscharf-advice-because-single-lowest": {
        "why": "behind",
        "count": 2,
        "number": 12,
        "high": 13,
    },
    "sauscharf-advice-because-spare-low": {"kept": 3},
    "sauscharf-advice-because-pickup-sauce": {"heat": 7, "worth": 14, "more": 4},
    "sauscharf-advice-because-single-before": {"number": 12, "more": 4, "own": 2, "ahead": 1},
    "sauscharf-advice-because-spare": {
        "turn": "later",
        "waits": "yes",
        "helps": "nearer",
        "heat_to_come": 7,
    },
    "sauscharf-advice-because-spare-soon": {"is_part": "yes"},
    "sauscharf-advice-because-holds-out": {},
    "sauscharf-advice-because-pickup": {"why": "none", "laps": 4},
    "sauscharf-advice-because-fate-near": {"part": "gather", "come": 3, "heat": 7, "worth": 14},
    "sauscharf-advice-because-fate-drop": {"why": "same", "heat": 7, "to_heat": 7},
    "sauscharf-advice-because-fate-close": {"is_kept": "yes", "heat": 7},
    "sauscharf-advice-because-fate-full": {"is_kept": "yes"},
    "sauscharf-advice-because-fate-last": {},
    "sauscharf-advice-because-none-last": {},
    "sauscharf-advice-because-none-late": {"beside": "late", "beside_more": 11},
    "sauscharf-advice-because-rid": {"mine": "no"},
    "sauscharf-advice-because-rid-last": {"waits": "yes"},
    "sauscharf-advice-because-last-card": {"part": "cook", "count": 12},
    "sauscharf-advice-because-larger": {"more": 4, "own": 2},
    "sauscharf-advice-because-lone-wild": {"more": 4, "own": 2},
    "sauscharf-advice-because-single-high": {"number": 12, "more": 4, "own": 2},
    "sauscharf-advice-because-rid-now": {"makes": "no"},
    "sauscharf-advice-because-ahead": {"more": 4, "own": 2},
    "sauscharf-advice-because-joins": {
        "counted": "hand",
        "moves": "no",
        "more": 4,
        "is_kept": "yes",
        "beside": "more",
        "beside_more": 8,
    },
    "sauscharf-advice-because-nears": {
        "count": 0,
        "counted": "hand",
        "is_late": "no",
        "left": 2,
        "heat": 7,
        "worth": 14,
        "set_left": 0,
        "beside": "more",
        "beside_more": 8,
    },
    "sauscharf-advice-because-reach": {
        "heat": 7,
        "worth": 14,
        "is_open": "yes",
        "next": 0,
        "picked_up": "no",
        "spare": 0,
        "sooner": "no",
        "beside": "larger",
    },
    "sauscharf-advice-because-reach-all": {
        "heat": 7,
        "worth": 14,
        "sooner": "no",
        "waits": "yes",
        "total": 26,
    },
}
_TRUMPS = {
    "de": {"ahead_card": "Fächer 12", "trump_cards": "Fächer 12 und Fächer 13"},
    "en": {"ahead_card": "Fan 12", "trump_cards": "Fan 12 and Fan 13"},
    "ja": {"ahead_card": "扇子12", "trump_cards": "扇子12、扇子13"},
}
_NAMED = {
    "de": {"suit": "Gelb", "wanted_suit": "Grün", "cards": "Gelb 9 und Grün 8", **_TRUMPS["de"]},
    "en": {
        "suit": "Yellow",
        "wanted_suit": "Green",
        "cards": "Yellow 9 and Green 8",
        **_TRUMPS["en"],
    },
    "ja": {"suit": "黄", "wanted_suit": "緑", "cards": "黄9、緑8", **_TRUMPS["ja"]},
}


def _of(red: str, kept: str) -> dict[str, str]:
    kept_ones = dict.fromkeys(("kept_card", "highest_card", "sure_card", "like_card"), kept)
    return {"card": red, "red_card": red, **kept_ones}


_IN_RED = {
    "de": {"next_seat": "Person 1", "red_cards": "Rot 11", **_of("Rot 12", "Gelb 14")},
    "en": {"next_seat": "Player 1", "red_cards": "Red 11", **_of("Red 12", "Yellow 14")},
    "ja": {"next_seat": "プレイヤー1", "red_cards": "赤11", **_of("赤12", "黄14")},
}
_LEVEL = {
    "de": {"least_suit": "Chili", "wanted_suit": "Wasabi", "level_suit": "Senf und Wasabi"},
    "en": {"least_suit": "chili", "wanted_suit": "pepper", "level_suit": "pepper and wasabi"},
    "ja": {"least_suit": "チリ", "wanted_suit": "からし", "level_suit": "からしとペッパー"},
}
_RIVAL = {
    "de": {"rival_suit": "Wasabi", "rival_card": "Wasabi 11"},
    "en": {"rival_suit": "pepper", "rival_card": "Pepper 11"},
    "ja": {"rival_suit": "からし", "rival_card": "からし11"},
}
_SPICED = {
    "de": {
        "suit": "Pfeffer",
        "card": "Wasabi 12",
        **_LEVEL["de"],
        **_RIVAL["de"],
    },
    "en": {
        "suit": "mustard",
        "card": "Mustard 12",
        **_LEVEL["en"],
        **_RIVAL["en"],
    },
    "ja": {
        "suit": "わさび",
        "card": "わさび12",
        **_LEVEL["ja"],
        **_RIVAL["ja"],
    },
}
_TENS = {
    "de": ("zwei 10er", "drei 10er", "Kiko und Nami"),
    "en": ("two 10s", "three 10s", "Kiko and Nami"),
    "ja": ("10を2枚", "10（3枚）", "Kiko、Nami"),
}
_SEATED = {
    language: {
        "before_seats": seats,
        **dict.fromkeys(("wish_cards", "cards", "own_cards"), two),
        **dict.fromkeys(("lack_cards", "to_cards", "beside_cards", "kept_cards"), three),
        **dict.fromkeys(("taker_seat", "done_seat"), "Kiko"),
        **dict.fromkeys(("ahead_seats", "ahead_seat"), "Luna"),
    }
    for language, (two, three, seats) in _TENS.items()
}
_HOT = ("scharfe-schoten", "sauscharf")

GAMES = sorted({key.split("-advice-")[0] for key in _LONGEST})


def reasons_of(game: str, language: str) -> list[list[object]]:
    """The keys of the sentences, each with its parameters."""
    said: dict[str, object] = {**_NAMED[language], **_IN_RED[language]}
    if game in _HOT:
        said |= {**_SPICED[language], **_SEATED[language]}
    return [[key, {**said, **params}] for key, params in _LONGEST.items() if key.startswith(game)]
