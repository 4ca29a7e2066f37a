"""The decks keep their recipe, and every line of the recipe can be broken."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from podium.games.concert import recipe

GAMES = Path(recipe.__file__).parent.parent
Box = dict[str, Any]
Change = Callable[[Box], object]


def box_of(slug: str) -> Box:
    return tomllib.loads((GAMES / slug / "box.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("slug", ["ensemble", "maestro"])
def test_the_decks_of_the_house_keep_the_recipe(slug: str) -> None:
    assert recipe.faults(box_of(slug)) == []


def sheet(key: str, **fields: object) -> Change:
    return lambda box: box["sheets"]["cards"][key].update(fields)


def chance(key: str, **fields: object) -> Change:
    return lambda box: box["chance"]["cards"][key].update(fields)


def without(table: str, key: str) -> Change:
    return lambda box: box[table]["cards"].pop(key)


def last(table: str, key: str, name: str) -> Change:
    """Lays a card at the end of its table, under a name."""
    return lambda box: box[table]["cards"].update({name: box[table]["cards"].pop(key)})


def unwanted(name: str) -> Change:
    """Takes an instrument, or a soloist, off every sheet card."""

    def change(box: Box) -> None:
        for card in box["sheets"]["cards"].values():
            card["instruments"].pop(name, None)
            card["soloists"] = [soloist for soloist in card.get("soloists", []) if soloist != name]

    return change


def everywhere(part: slice = slice(None), where: tuple[str, object] | None = None, **fields: object) -> Change:
    """Changes every sheet card of a part of the deck, or those with a field."""

    def change(box: Box) -> None:
        for card in list(box["sheets"]["cards"].values())[part]:
            if where is None or card[where[0]] == where[1]:
                card.update(fields)

    return change


BROKEN: list[tuple[str, Change, str]] = [
    ("ensemble", without("sheets", "E060"), "There should be 60 sheets cards; there are 59."),
    ("ensemble", without("instruments", "harp"), "There should be 32 instruments cards; there are 31."),
    ("ensemble", chance("red_pencil", copies=9), "There should be 8 correction cards; there are 9."),
    ("ensemble", chance("patron", copies=1), "There should be 18 lucky cards; there are 17."),
    ("ensemble", chance("wager", copies=1), "There should be 14 teasing cards; there are 13."),
    ("maestro", chance("librarian", endless=False), "There should be 6 endless cards; there are 4."),
    ("maestro", without("soloists", "tuba"), "There should be 32 soloists cards; there are 31."),
    ("maestro", without("bonus", "brass"), "There should be 28 bonus cards; there are 27."),
    ("ensemble", last("sheets", "E060", "X"), "Sheet card 60 should be called E060; it is called X."),
    ("ensemble", last("instruments", "flute", "flute"), "The instruments are not the sixteen"),
    ("maestro", last("soloists", "alto", "alto"), "The soloists are not the thirty-two"),
    ("ensemble", everywhere(slice(2), composer="Erik Satie", title="Vexations"), "E002 is the same piece as E001"),
    ("ensemble", sheet("E007", instruments={"harp": 2}), "E007 needs 2 harp; there are 1."),
    ("ensemble", sheet("E007", instruments={"lute": 1}), "E007 needs 1 lute; there are 0."),
    ("ensemble", sheet("E007", instruments={}), "E007 needs nobody."),
    ("ensemble", sheet("E007", soloists=["harp"]), "E007 needs the soloist harp, who does not exist."),
    ("maestro", sheet("S001", soloists=["tuba", "tuba"]), "S001 needs 2 soloists tuba; there is one."),
    ("ensemble", sheet("E001", revenue="1/2"), "E001 should bring 3/8; it brings 1/2."),
    ("maestro", sheet("S001", revenue="5/16"), "S001 should bring 3/8; it brings 5/16."),
    ("ensemble", sheet("E001", minutes=8), "36 pieces of 4 minutes and 24 of 8; there are 35 and 25."),
    ("ensemble", sheet("E001", minutes=8), "E001 lasts 8 minutes and needs 1 players, not 3 to 8."),
    ("ensemble", sheet("E001", instruments={"cello": 3, "flute": 2}), "needs 5 players, not 1 to 4."),
    ("maestro", sheet("S001", minutes=10), "In the small game a piece lasts 10 minutes."),
    ("maestro", everywhere(slice(80), ("minutes", 4), minutes=8), "In the small game 0.0 % of the pieces last 4 min"),
    ("maestro", everywhere(slice(80), ("minutes", 4), minutes=8), "In the deck 12.9 % of the pieces last 4 minutes;"),
    ("ensemble", unwanted("trombone"), "In the deck trombone is wanted by 0 pieces; it should be 6 or more."),
    ("maestro", unwanted("trombone"), "In the small game trombone is wanted by 0 pieces; it should be 6 or more."),
    ("maestro", unwanted("oboe"), "In the small game oboe is wanted by 0 pieces; it should be 10 or more."),
    ("maestro", unwanted("narrator"), "In the deck the soloist narrator is wanted by 0 pieces; it should be 2 or more"),
    ("maestro", everywhere(slice(80), soloists=[]), "In the small game the soloist narrator is wanted by 0 pieces;"),
    ("maestro", everywhere(slice(80), ("category", "nonet"), category="choir"), "In the small game there is no nonet."),
    ("maestro", everywhere(slice(80, None), ("category", "nonet"), category="choir"), "In the rest there is no nonet."),
    ("maestro", sheet("S001", category="waltz"), "S001 is of the category waltz, which does not exist."),
    ("maestro", sheet("S001", category="duo"), "S001 is a duo and needs 1 players."),
    ("maestro", everywhere(soloists=["narrator"]), "In the rest 0 of 60 pieces need no soloist; it should be a third"),
]


@pytest.mark.parametrize(("slug", "change", "sentence"), BROKEN)
def test_a_broken_recipe_is_told_in_a_sentence(slug: str, change: Change, sentence: str) -> None:
    box = box_of(slug)
    change(box)
    assert any(sentence in fault for fault in recipe.faults(box)), recipe.faults(box)


def test_every_check_of_the_recipe_is_broken_above() -> None:
    broken: set[str] = set()
    for slug, change, _ in BROKEN:
        box = box_of(slug)
        change(box)
        broken |= {check.__name__ for check in recipe.CHECKS[slug] if list(check(box))}
    assert broken == {check.__name__ for checks in recipe.CHECKS.values() for check in checks}
