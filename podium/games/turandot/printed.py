"""Turandot's box file and options: typed, checked, and packed into records for the kernels."""

from math import comb
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from podium.core.box import Printed, Table
from podium.core.errors import BadOption
from podium.core.faults import DataPath
from podium.core.game import GameOptions
from podium.core.kernel import Record, blank
from podium.games.turandot import table

SEATS = range(2, table.MAX_SEATS + 1)

Sex = Literal["woman", "man", "undetermined"]
SEXES: tuple[Sex, ...] = get_args(Sex)


class Roles(Table, frozen=True, kw_only=True):
    sex: dict[str, Literal["woman", "man"]]


class Categories(Table, frozen=True, kw_only=True):
    names: list[str]


class Helpers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    two: Annotated[int, Meta(ge=0, le=2)] = msgspec.field(name="2")
    three: Annotated[int, Meta(ge=0, le=2)] = msgspec.field(name="3")
    four: Annotated[int, Meta(ge=0, le=2)] = msgspec.field(name="4")
    five: Annotated[int, Meta(ge=0, le=2)] = msgspec.field(name="5")


class Players(Table, frozen=True, kw_only=True):
    money: Annotated[int, Meta(ge=0, le=table.MAX_MONEY)]
    helpers: Helpers


class Scoring(Table, frozen=True, kw_only=True):
    stage_element: Annotated[int, Meta(ge=0, le=5)]
    favourite_role: Annotated[int, Meta(ge=0, le=5)]
    other_sex: Annotated[int, Meta(ge=-5, le=0)]
    last_puccini: Annotated[int, Meta(ge=-5, le=0)]


class Singer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    category: str
    stars: Annotated[int, Meta(ge=1, le=table.MAX_STARS)]
    sex: Sex
    favourite: str | None = None


class Singers(Table, frozen=True, kw_only=True):
    cards: dict[str, Singer]


class Director(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    per_category: dict[str, Annotated[int, Meta(ge=-3, le=3)]] = msgspec.field(default_factory=dict)
    per_stars: dict[str, Annotated[int, Meta(ge=-3, le=3)]] = msgspec.field(default_factory=dict)
    variety_beyond: Annotated[int, Meta(ge=0, le=table.CATEGORIES)] = table.CATEGORIES


class Directors(Table, frozen=True, kw_only=True):
    cards: dict[str, Director]


class TurandotBox(Printed, frozen=True, kw_only=True):
    """A whole box file."""

    roles: Roles
    categories: Categories
    players: Players
    scoring: Scoring
    singers: Singers
    directors: Directors

    @property
    def role_keys(self) -> tuple[str, ...]:
        return tuple(self.roles.sex)

    @property
    def singer_keys(self) -> tuple[str, ...]:
        return tuple(self.singers.cards)

    @property
    def director_keys(self) -> tuple[str, ...]:
        return tuple(self.directors.cards)

    def faults(self) -> list[tuple[DataPath, str]]:
        """Counts and names that the types cannot check."""
        found: list[tuple[DataPath, str]] = []
        for path, items, count, what in (
            (("roles", "sex"), self.roles.sex, table.ROLES, "roles"),
            (("categories", "names"), self.categories.names, table.CATEGORIES, "categories"),
            (("singers", "cards"), self.singers.cards, table.SINGERS, "singers"),
            (("directors", "cards"), self.directors.cards, table.DIRECTORS, "directors"),
        ):
            if len(items) != count:
                found.append((path, f"expected {count} {what}, got {len(items)}"))
        for key in (*self.singers.cards, *self.directors.cards):
            if not key.replace("-", "").isalnum() or key != key.lower():
                found.append((("singers", "cards", key), f"expected a name in small letters, got {key!r}"))
        for key, singer in self.singers.cards.items():
            card = ("singers", "cards", key)
            if singer.category not in self.categories.names:
                names = ", ".join(self.categories.names)
                found.append(((*card, "category"), f"expected one of {names}, got {singer.category!r}"))
            if singer.favourite is not None and singer.favourite not in self.roles.sex:
                names = ", ".join(self.roles.sex)
                found.append(((*card, "favourite"), f"expected one of {names}, got {singer.favourite!r}"))
        for key, director in self.directors.cards.items():
            card = ("directors", "cards", key)
            for name in director.per_category:
                if name not in self.categories.names:
                    found.append(((*card, "per_category"), f"expected names of categories, got {name!r}"))
            for name in director.per_stars:
                if name not in ("1", "2", "3"):
                    found.append(((*card, "per_stars"), f"expected 1, 2 or 3 stars, got {name!r}"))
        return found


def pack_box(printed: TurandotBox) -> Record:
    """The box as kernels read it. The caller has checked it."""
    box = blank(table.Box)
    roles, categories = printed.role_keys, printed.categories.names
    for i, singer in enumerate(printed.singers.cards.values()):
        box.category[i] = categories.index(singer.category)
        box.stars[i] = singer.stars
        box.sex[i] = SEXES.index(singer.sex)
        box.favourite[i] = table.NO_CARD if singer.favourite is None else roles.index(singer.favourite)
        wish = 0 if singer.favourite is None else 1 << 8 * roles.index(singer.favourite)
        box.traits[i] = wish | {"woman": 1 << table.WOMEN, "man": 1 << table.MEN, "undetermined": 0}[singer.sex]
    for i, sex in enumerate(printed.roles.sex.values()):
        box.women_roles |= int(sex == "woman") << i
        box.men_roles |= (table.ALL_PLACES << 8 * i) * int(sex == "man")
    for i, director in enumerate(printed.directors.cards.values()):
        for name, points in director.per_category.items():
            box.per_category[i, categories.index(name)] = points
        for name, points in director.per_stars.items():
            box.per_stars[i, int(name)] = points
        box.variety_beyond[i] = director.variety_beyond
        box.taste[i] = box.per_category[i, box.category] + box.per_stars[i, box.stars]
    for members in range(1 << table.WIDEST):
        listed = [member for member in range(table.WIDEST) if members >> member & 1]
        box.members[members, : len(listed)] = listed
    box.sets = sorted(range(1 << table.ROLES), key=lambda places: (places.bit_count(), places))
    box.sets_of = [sum(comb(table.ROLES, fewer) for fewer in range(count)) for count in range(table.ROLES + 2)]
    helpers = printed.players.helpers
    box.money = printed.players.money
    box.helpers[2:] = [helpers.two, helpers.three, helpers.four, helpers.five]
    box.stage_element = printed.scoring.stage_element
    box.favourite_role = printed.scoring.favourite_role
    box.other_sex = printed.scoring.other_sex
    box.last_puccini = printed.scoring.last_puccini
    return box


class TurandotOptions(GameOptions, frozen=True, kw_only=True):
    """What the players agree on before the deal."""

    first_puccini: Annotated[
        Literal["random"] | Annotated[int, Meta(ge=0, le=table.MAX_SEATS - 1)],
        Meta(title="First Puccini", description="The seat that starts with Puccini, or random."),
    ] = "random"
    automatic_casting: Annotated[
        bool, Meta(title="Automatic casting", description="Cast every troupe as well as can be at the end.")
    ] = False

    def check(self, seats: int) -> None:
        if self.first_puccini != "random" and self.first_puccini >= seats:
            raise BadOption(
                f"Option first_puccini is random or a seat from 0 to {seats - 1}; {self.first_puccini} came."
            )


def pack_options(options: TurandotOptions, seats: int) -> Record:
    """The options as kernels read them. The caller has checked them."""
    packed = blank(table.Options)
    packed.first = table.NOBODY if options.first_puccini == "random" else options.first_puccini
    packed.automatic_casting = options.automatic_casting
    return packed
