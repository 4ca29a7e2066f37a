"""The recipe of the two decks: what the cards of our own keep, and a sentence wherever a box does not.

Every function takes a box file as `tomllib` reads it. An owner who transcribes his own cards need not keep
the recipe to play; it says whether a deck is as balanced as ours.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import chain
from typing import Any

Box = Mapping[str, Any]
Card = Mapping[str, Any]
Check = Callable[[Box], Iterator[str]]

INSTRUMENTS = [
    *["first_violin", "second_violin", "viola", "cello", "double_bass"],
    *["flute", "clarinet", "oboe", "bassoon", "trumpet", "trombone", "french_horn"],
    *["percussion", "harp", "piano", "organ"],
]
SOLOISTS = [
    *INSTRUMENTS,
    *["soprano", "alto", "tenor", "baritone", "bass", "mixed_choir", "male_chorus", "female_chorus", "childrens_choir"],
    *["saxophone", "guitar", "recorder", "harpsichord", "tuba", "accordion", "narrator"],
]
BY_SIZE = ["solo", "duo", "trio", "quartet", "quintet", "sextet", "septet", "octet", "nonet"]
"""The categories that say how many perform, one to nine."""
CATEGORIES = [*BY_SIZE, "orchestra", "choir", "vocal"]

COUNTS = {
    "ensemble": {"sheets": 60, "instruments": 32, "chance": 40, "lucky": 18, "teasing": 14, "correction": 8},
    "maestro": {
        **{"sheets": 140, "instruments": 52, "soloists": 32, "bonus": 28},
        **{"chance": 84, "lucky": 42, "teasing": 28, "correction": 14, "endless": 6},
    },
}
SHARES = {4: 30, 8: 25, 12: 15, 16: 12, 20: 8, 24: 5, 28: 3, 32: 2}
"""Symphony's pieces by minutes, in percent."""
TOLERANCE = 2
"""So many points of percent may a share be off."""
WANTED_SMALL = {"trombone": 6, "harp": 4, "organ": 4}
"""On so many cards of the small game is an instrument wanted at least; on ten, where it is not named here."""


def faults(box: Box) -> list[str]:
    """Every sentence that is wrong with the decks of either game; none for the boxes of the house."""
    return list(chain.from_iterable(check(box) for check in CHECKS[box["game"]]))


def money(text: str) -> Fraction:
    """A note value, as it is written in a box: "1/8", "21/16"."""
    return Fraction(text)


def sheets(box: Box) -> Mapping[str, Card]:
    """The sheet music by its number."""
    cards: Mapping[str, Card] = box["sheets"]["cards"]
    return cards


def parts(box: Box) -> dict[str, dict[str, Card]]:
    """Symphony's two parts: the pieces of the small game, and those only a large table sees."""
    cards, small = list(sheets(box).items()), box["sheets"]["small_game"]
    return {"the small game": dict(cards[:small]), "the rest": dict(cards[small:])}


def rents(box: Box, card: Card) -> Fraction:
    """What a piece costs if everything is hired: half the price of all it needs, as far as it exists."""
    instruments, soloists = box["instruments"]["cards"], box.get("soloists", {}).get("cards", {})
    prices = [money(instruments[name]["price"]) * n for name, n in card["instruments"].items() if name in instruments]
    prices += [money(soloists[name]) for name in card.get("soloists", []) if name in soloists]
    return sum(prices, Fraction(0)) / 2


def players(card: Card) -> int:
    """How many perform a piece."""
    copies: Mapping[str, int] = card["instruments"]
    return sum(copies.values()) + len(card.get("soloists", []))


def wanted(cards: Mapping[str, Card]) -> Counter[str]:
    """On how many cards each instrument is."""
    return Counter(name for card in cards.values() for name in card["instruments"])


def counted(box: Box) -> Iterator[str]:
    """Decks have the size that is printed, and kinds of chance cards the number we gave them."""
    chance = box["chance"]["cards"].values()
    found = Counter({"sheets": len(sheets(box)), "chance": sum(card["copies"] for card in chance)})
    found["instruments"] = sum(card["copies"] for card in box["instruments"]["cards"].values())
    for card in chance:
        found[card["kind"]] += card["copies"]
        found["endless"] += card["copies"] * card.get("endless", False)
    for deck in ("soloists", "bonus"):
        found[deck] = len(box.get(deck, {}).get("cards", {}))
    for deck, count in COUNTS[box["game"]].items():
        if found[deck] != count:
            yield f"There should be {count} {deck} cards; there are {found[deck]}."


def numbered(box: Box) -> Iterator[str]:
    """Sheet cards are numbered without a gap: E001 to E060, S001 to S140."""
    letter = "E" if box["game"] == "ensemble" else "S"
    for number, key in enumerate(sheets(box), 1):
        if key != f"{letter}{number:03}":
            yield f"Sheet card {number} should be called {letter}{number:03}; it is called {key}."


def named(box: Box) -> Iterator[str]:
    """The orchestra and the soloists are the sixteen and the thirty-two, in their order."""
    if list(box["instruments"]["cards"]) != INSTRUMENTS:
        yield "The instruments are not the sixteen of the orchestra in the order of their sections."
    if "soloists" in box and list(box["soloists"]["cards"]) != SOLOISTS:
        yield "The soloists are not the thirty-two in the order of their numbers."


def unique(box: Box) -> Iterator[str]:
    """No piece is printed twice; movements of one work may be."""
    seen: dict[tuple[str, str], str] = {}
    for key, card in sheets(box).items():
        piece = (card["composer"], card["title"])
        if piece in seen:
            yield f"{key} is the same piece as {seen[piece]}: {card['title']}."
        seen.setdefault(piece, key)


def existing(box: Box) -> Iterator[str]:
    """No piece needs an instrument or a soloist that is not there, nor more copies than there are."""
    for key, card in sheets(box).items():
        for name, count in card["instruments"].items():
            copies = box["instruments"]["cards"].get(name, {}).get("copies", 0)
            if not 1 <= count <= copies:
                yield f"{key} needs {count} {name}; there are {copies}."
        soloists = card.get("soloists", [])
        for name, count in Counter(soloists).items():
            if name not in box.get("soloists", {}).get("cards", {}):
                yield f"{key} needs the soloist {name}, who does not exist."
            if count > 1:
                yield f"{key} needs {count} soloists {name}; there is one."
        if players(card) == 0:
            yield f"{key} needs nobody."


def paid_small(box: Box) -> Iterator[str]:
    """Ensemble: the rents of all that is needed and 1/8, or 1/4 for 8 minutes."""
    for key, card in sheets(box).items():
        yield from _revenue(key, card, rents(box, card) + Fraction(card["minutes"], 32))


def paid_large(box: Box) -> Iterator[str]:
    """Symphony: the rents of all that is needed and 1/16 for every 4 minutes, rounded up to 1/8."""
    for key, card in sheets(box).items():
        exact = rents(box, card) + Fraction(card["minutes"], 64)
        yield from _revenue(key, card, Fraction(-(-exact * 8 // 1), 8))


def _revenue(key: str, card: Card, due: Fraction) -> Iterator[str]:
    if money(card["revenue"]) != due:
        yield f"{key} should bring {due}; it brings {card['revenue']}."


def sized_small(box: Box) -> Iterator[str]:
    """Ensemble: 36 pieces of 4 minutes for one to four players, 24 of 8 minutes for three to eight."""
    minutes = Counter(card["minutes"] for card in sheets(box).values())
    if minutes != {4: 36, 8: 24}:
        yield f"There should be 36 pieces of 4 minutes and 24 of 8; there are {minutes[4]} and {minutes[8]}."
    for key, card in sheets(box).items():
        least, most = (1, 4) if card["minutes"] == 4 else (3, 8)
        if not least <= players(card) <= most:
            yield f"{key} lasts {card['minutes']} minutes and needs {players(card)} players, not {least} to {most}."


def sized_large(box: Box) -> Iterator[str]:
    """Symphony: minutes are as frequent as the recipe says, in the whole deck and in both parts."""
    for part, cards in {"the deck": dict(sheets(box)), **parts(box)}.items():
        minutes = Counter(card["minutes"] for card in cards.values())
        for odd in sorted(set(minutes) - set(SHARES)):
            yield f"In {part} a piece lasts {odd} minutes."
        for length, share in SHARES.items():
            found = 100 * minutes[length] / max(1, len(cards))
            if abs(found - share) > TOLERANCE:
                yield f"In {part} {found:.1f} % of the pieces last {length} minutes; it should be {share} %."


def wanted_small(box: Box) -> Iterator[str]:
    """Ensemble: every instrument is wanted by six pieces."""
    yield from _wanted("the deck", wanted(sheets(box)), dict.fromkeys(INSTRUMENTS, 6))


def wanted_large(box: Box) -> Iterator[str]:
    """Symphony: every instrument is wanted often enough in the small game, every soloist by two pieces."""
    least = {name: WANTED_SMALL.get(name, 10) for name in INSTRUMENTS}
    small = parts(box)["the small game"]
    yield from _wanted("the small game", wanted(small), least)
    for part, cards, count in (("the deck", sheets(box), 2), ("the small game", small, 1)):
        found = Counter(name for card in cards.values() for name in card.get("soloists", []))
        yield from _wanted(part, found, dict.fromkeys(SOLOISTS, count), "the soloist ")


def _wanted(part: str, found: Counter[str], least: Mapping[str, int], who: str = "") -> Iterator[str]:
    for name, count in least.items():
        if found[name] < count:
            yield f"In {part} {who}{name} is wanted by {found[name]} pieces; it should be {count} or more."


def categorised(box: Box) -> Iterator[str]:
    """Symphony: all twelve categories in both parts, and a quintet has five players."""
    for part, cards in parts(box).items():
        for category in CATEGORIES:
            if all(card["category"] != category for card in cards.values()):
                yield f"In {part} there is no {category}."
    for key, card in sheets(box).items():
        category = card["category"]
        if category not in CATEGORIES:
            yield f"{key} is of the category {category}, which does not exist."
        elif category in BY_SIZE and players(card) != BY_SIZE.index(category) + 1:
            yield f"{key} is a {category} and needs {players(card)} players."


def unaccompanied(box: Box) -> Iterator[str]:
    """Symphony: a third of the pieces, in both parts, need no soloist."""
    for part, cards in parts(box).items():
        without = sum(not card.get("soloists") for card in cards.values())
        if 3 * without < len(cards):
            yield f"In {part} {without} of {len(cards)} pieces need no soloist; it should be a third or more."


SHARED: list[Check] = [counted, numbered, named, unique, existing]
CHECKS: dict[str, list[Check]] = {
    "ensemble": [*SHARED, paid_small, sized_small, wanted_small],
    "maestro": [*SHARED, paid_large, sized_large, wanted_large, categorised, unaccompanied],
}
