"""Symphonimo, slow and obvious: the yardstick the fast engine is compared with.

Written only from the rules. "R13" in a comment is rule 13 of
the checklist in its section 8, "S4" is resolution 4 of its section 7. Nothing here is optimised,
and nothing here may be shared with the engine.

A family is an integer 0..10: family f has value f + 3, and f + 3 identical cards (R1).
A conductor is named by its place 1..n from the left; lists about conductors start at place 1.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

FAMILIES = ["elephant", "owl", "fox", "bear", "cat", "frog", "rabbit", "rooster", "mole", "hedgehog", "mouse"]

# The side showing on a conductor: 0 is the Classic side, which has no power (R64).
MAX_TWO = 1  # GM1
PASS_LEFT = 2  # GM2
DISCARD_UNDER = 3  # GM3
DISCARD_OWNED = 4  # GM4
DRAW_ONE = 5  # GM5
TAKE_AT_ONCE = 6  # GM6

# What the seat to act has to decide.
TURN = "turn"  # draw or take
PLACE = "place"  # where the drawn card goes
INSTANT = "instant"  # GM6: take the conductor just placed under, or decline
CHOICE = "choice"  # GM2, GM3, GM4: which card
FINAL = "final"  # end procedure: take (B) or finish (C)
OVER = "over"


def deck(seats: int) -> list[int]:
    """The unshuffled cards for a player count (R1-R6)."""
    if not 2 <= seats <= 6:  # R10
        raise ValueError("Symphonimo is for 2 to 6 players")
    highest_value = {2: 9, 3: 10, 4: 11, 5: 12, 6: 13}[seats]
    cards: list[int] = []
    for value in range(3, highest_value + 1):
        for _ in range(value):
            cards.append(value - 3)
    return cards


def score_orchestra(counts: Mapping[int, int]) -> int:
    """Points of one orchestra, given the number of cards owned by family (R39-R44, R75)."""
    points = 0
    for owned in counts.values():
        if owned == 1:
            points += 1  # R39: a soloist
        elif owned == 4:
            points += 5  # R40: a quartet
    return points  # R41-R43: any other number is worth nothing


def quartets(counts: Mapping[int, int]) -> int:
    """The number of families of which exactly four cards are owned."""
    return sum(1 for owned in counts.values() if owned == 4)


class Table:
    """One game from the first turn to the last; `play` one of the `legal` actions until over."""

    def __init__(
        self, seats: int, pile: Sequence[int], powers: Sequence[int], first: int, false_notes: Sequence[int] = ()
    ) -> None:
        """`pile` is top first and does not hold the `false_notes`, which nobody ever sees (R67)."""
        if not 2 <= seats <= 6:  # R10
            raise ValueError("Symphonimo is for 2 to 6 players")
        if len(powers) != seats:  # R7: as many conductors as players
            raise ValueError("one conductor for each player")
        if any(power not in range(7) for power in powers):
            raise ValueError("a power is 0 (Classic) to 6 (GM6)")
        if first not in range(seats):
            raise ValueError("no such first seat")
        if not pile:
            raise ValueError("the pile is empty")
        self.seats: int = seats
        self.pile: list[int] = list(pile)
        self.powers: list[int] = list(powers)  # R48: the side is permanent
        self.false_notes: list[int] = list(false_notes)  # R66: out of the game
        self.orchestras: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.row: list[list[int]] = [[] for _ in range(seats)]  # R8
        self.taken_by: list[int | None] = [None for _ in range(seats)]
        self.discards: Counter[int] = Counter()  # R55
        self.hand: int | None = None
        self.to_act: int | None = first
        self.phase: str = TURN
        self.subject: int = 0  # the place that an INSTANT or CHOICE decision is about
        self.deciders: list[int] | None = None  # end procedure: who decides, the next one first

    # What may be done

    def legal(self) -> list[str]:
        """The actions open to the seat to act; none when the game is over."""
        if self.phase == TURN:  # R11
            actions: list[str] = []
            if self._with_room():  # R17, R70; the pile is never empty here (R31, R60)
                actions.append("draw")
            for place in self._takeable():
                actions.append(f"take {place}")
            return actions
        if self.phase == PLACE:  # R12, R69
            return [f"place {place}" for place in self._with_room()]
        if self.phase == INSTANT:  # R61
            return [f"take {self.subject}", "decline"]
        if self.phase == CHOICE:
            return self._choices()
        if self.phase == FINAL:  # R32, R74
            return [f"take {place}" for place in self._takeable()] + ["finish"]
        return []

    def _capacity(self, place: int) -> int:
        if self.powers[place - 1] == MAX_TWO:
            return 2  # R49, R50
        return 4  # R15

    def _in_row(self) -> list[int]:
        """The places of the conductors nobody has taken this round."""
        return [place for place in range(1, self.seats + 1) if self.taken_by[place - 1] is None]

    def _with_room(self) -> list[int]:
        """Where a card may be placed (R13, R14, R15)."""
        return [p for p in self._in_row() if len(self.row[p - 1]) < self._capacity(p)]

    def _takeable(self) -> list[int]:
        """Which conductors may be taken: any in the row that is not empty (R18, R19, R25, R35)."""
        return [p for p in self._in_row() if len(self.row[p - 1]) >= 1]

    def _choices(self) -> list[str]:
        """The choices after taking a GM2, GM3 or GM4 conductor."""
        power = self.powers[self.subject - 1]
        if power == DISCARD_OWNED:
            # R57, S9: the cards just taken have not joined the orchestra yet
            return [*self._choose_among(self._owned()), "decline"]  # R56
        return self._choose_among(self.row[self.subject - 1])  # R51, R54

    def _owned(self) -> list[int]:
        """The cards in the orchestra of the seat to act."""
        return list(self.orchestras[self._actor()].elements())

    @staticmethod
    def _choose_among(cards: list[int]) -> list[str]:
        return [f"choose {FAMILIES[family]}" for family in sorted(set(cards))]

    def _actor(self) -> int:
        assert self.to_act is not None
        return self.to_act

    # Doing it

    def play(self, action: str) -> None:
        """Carry out one legal action of the seat to act."""
        if action not in self.legal():
            raise ValueError(f"not legal now: {action}")
        words = action.split()
        if words[0] == "draw":
            self.hand = self.pile.pop(0)  # R12
            self.phase = PLACE
        elif words[0] == "place":
            self._place(int(words[1]))
        elif words[0] == "take":
            self._take(int(words[1]))
        elif words[0] == "choose":
            self._choose(FAMILIES.index(words[1]))
        elif words[0] == "decline" and self.phase == CHOICE:
            self._collect()  # R56: GM4 is optional
        else:
            # "decline" of GM6 (the turn ends as after any other placing), or "finish" (R34, R72)
            self._end_turn()

    def _place(self, place: int) -> None:
        assert self.hand is not None
        self.row[place - 1].append(self.hand)
        self.hand = None
        if self.powers[place - 1] == TAKE_AT_ONCE:  # R61, R62; R77: for the last card too
            self.subject = place
            self.phase = INSTANT
        else:
            self._end_turn()  # R16

    def _take(self, place: int) -> None:
        self.taken_by[place - 1] = self._actor()
        self.subject = place
        power = self.powers[place - 1]  # R73: the end procedure makes no difference
        may_discard = power == DISCARD_OWNED and bool(self._owned())  # S8: needs a card owned before
        if power in (PASS_LEFT, DISCARD_UNDER) or may_discard:
            self.phase = CHOICE
        else:
            self._collect()

    def _choose(self, family: int) -> None:
        seat = self._actor()
        power = self.powers[self.subject - 1]
        if power == DISCARD_OWNED:  # R56
            self.orchestras[seat][family] -= 1
            if self.orchestras[seat][family] == 0:
                del self.orchestras[seat][family]
            self.discards[family] += 1
        else:
            self.row[self.subject - 1].remove(family)  # R53, R78: it may be the only one
            if power == PASS_LEFT:  # R51; R52: the neighbour may be out of the round
                self.orchestras[(seat + 1) % self.seats][family] += 1
            else:  # R54
                self.discards[family] += 1
        self._collect()

    def _collect(self) -> None:
        """The cards under the taken conductor join the taker's orchestra (R20, R29)."""
        orchestra = self.orchestras[self._actor()]
        for family in self.row[self.subject - 1]:
            orchestra[family] += 1
        self.row[self.subject - 1] = []
        if self.powers[self.subject - 1] == DRAW_ONE and self.pile:  # R58, R59
            orchestra[self.pile.pop(0)] += 1
        self._end_turn()

    # Whose turn is next

    def _active_after(self, seat: int) -> list[int]:
        """Who has not taken this round (R21), clockwise from the left of `seat`, `seat` last."""
        clockwise = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return [other for other in clockwise if other not in self.taken_by]

    def _end_turn(self) -> None:
        seat = self._actor()
        active = self._active_after(seat)
        if self.deciders is not None:
            self.deciders.pop(0)  # R32: one decision each
        elif not self.pile:
            # R31, R33, R36: the last card was drawn and placed, its drawer decides last.
            # R60, S4: or GM5 drew it, or (R77) GM6 took it at once: that seat is out already.
            self.deciders = active

        if self.deciders is not None:
            if self.deciders:
                self.phase = FINAL
                self.to_act = self.deciders[0]
            else:
                self.phase = OVER  # R38: no new round; R37: what lies in the row stays there
                self.to_act = None
            return

        self.phase = TURN
        if active:
            self.to_act = active[0]  # R22; R24: the last active player follows himself
        else:
            # R26, R27: a new round with all the conductors back, empty
            self.row = [[] for _ in range(self.seats)]
            self.taken_by = [None for _ in range(self.seats)]
            self.to_act = seat  # R28: the last taker starts

    # Scoring

    def scores(self) -> list[int]:
        """The points by seat, counting only what lies in the orchestras (R37)."""
        return [score_orchestra(orchestra) for orchestra in self.orchestras]

    def places(self) -> list[int]:
        """The place by seat: 1 + how many do better; level seats share (R45-R47, R80, S20)."""
        results: list[tuple[int, int]] = []
        for orchestra in self.orchestras:
            results.append((score_orchestra(orchestra), quartets(orchestra)))
        return [1 + sum(1 for other in results if other > mine) for mine in results]
