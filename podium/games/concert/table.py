"""What lies on a table of either Maestro game: the shared fields, the action codes, and plain facts.

Money is in sixteenths. A *place* is a place of the orchestra: 0–15 are the instruments, 16–47 the
soloists, of whom 16 + k plays instrument k. Cards that players hold in secret, pieces and chance
cards, are numbered together: pieces first.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from podium.core.kernel import Record, kernel
from podium.core.seats import lowest

MAX_SEATS: Final = 6
INSTRUMENTS: Final = 16
SOLOISTS: Final = 32
MAX_HAND: Final = 6  # pieces
PIECES_HELD: Final = MAX_HAND + 3  # with three looked at; eight when the game opens
MAX_SLOTS: Final = 4  # open cards of a market
MAX_PARTS: Final = 40  # cards that one piece needs, soloists included
ROUNDS: Final = 100  # the game ends after so many, whoever is furthest

NO_CARD: Final = -1
UNPAYABLE: Final = (1 << 15) - 1
NOWHERE: Final = -1  # a place that is not there
NOBODY: Final = -1
EVERYBODY: Final = (1 << MAX_SEATS) - 1

# The two kinds of cards held in secret, each with a pile.
PIECES: Final = 0
CHANCE: Final = 1

# Where such a card is: 0–5 in that seat's hand, 6–11 open before it, or
BEFORE: Final = MAX_SEATS
IN_PILE: Final = 2 * MAX_SEATS
IN_USE: Final = IN_PILE + 1  # a chance card that was just shown
OUT: Final = IN_PILE + 2  # not in this game

# Kinds of actions; buying is numbered by its market.
BUY_INSTRUMENT: Final = 0
BUY_SOLOIST: Final = 1
TAKE_PIECE: Final = 2
TAKE_CHANCE: Final = 3
PERFORMANCE: Final = 4
KINDS_OF_ACTION: Final = 5

# Action codes. Those from PERFORM on are followed by USE + kind and DISCARD + piece: see `use_code`.
PASS: Final = 0
PLAY_MAESTRO: Final = 1
PIECE: Final = 2  # take one
LUCK: Final = 3  # take a chance card, as an action or after a short piece
DECLINE: Final = 4  # take none after a short piece
BUY: Final = 5  # + market × BUY_CODES + slot
BUY_CODES: Final = MAX_SLOTS + 1
REFRESH: Final = BUY + MAX_SLOTS  # + market × BUY_CODES
KEEP: Final = BUY + 2 * BUY_CODES  # + number among those looked at
MAX_LOOKED: Final = 3
PLAY_FRESH: Final = KEEP + MAX_LOOKED
SAVE: Final = PLAY_FRESH + 1
AIM: Final = SAVE + 1  # + seat
STOP: Final = AIM + MAX_SEATS  # no other target
LET_PASS: Final = STOP + 1
ANSWER: Final = LET_PASS + 1
HIRE: Final = ANSWER + 1  # + seat: the instrument or soloist itself, from that owner
STAND_IN: Final = HIRE + MAX_SEATS  # the soloist of the instrument
CHORUSES: Final = STAND_IN + 1  # male and female chorus for a mixed choir
PERFORM: Final = CHORUSES + 1  # + piece

# Phases.
OPENING: Final = 0  # all seats at once, in secret: which pieces to give back
TURN: Final = 1
BUYING: Final = 2  # a row was refreshed: something must be bought
KEEPING: Final = 3  # one of the cards looked at
OFFERED: Final = 4  # a chance card after a short piece
FRESH: Final = 5  # a chance card just taken: used or saved
AIMING: Final = 6  # whom to tease
REACTING: Final = 7  # all who are asked at once, in secret
REDIRECTING: Final = 8  # a cancelled teasing card: at somebody else?
HIRING: Final = 9  # whom to hire for the next part
OVER: Final = 10

# Kinds of chance cards, and what they do.
LUCKY: Final = 0
TEASING: Final = 1
CORRECTION: Final = 2
MONEY: Final = 0
MINUTES: Final = 1
INSTRUMENT: Final = 2
RENT: Final = 3  # ∞: the dearest hire of a performance costs nothing
SHEET: Final = 4  # ∞: one more piece to look at
INCOME: Final = 5  # ∞: more for every performance
TAKE_INSTRUMENT: Final = 6
DESTROY_INSTRUMENT: Final = 7
TAKE_MONEY: Final = 8
STEP_BACK: Final = 9
TAKE_SHEET: Final = 10
NO_EFFECT: Final = 11

# A hire is owner × OWNER + place; two choruses for a mixed choir have an owner of their own.
OWNER_BITS: Final = 6
OWNER: Final = 1 << OWNER_BITS
BOTH_CHORUSES: Final = 7

# Instruments are counted in two words of eight, seven bits each: six for the count and a guard.
COUNT_BITS: Final = 7
GUARDS: Final = sum(64 << COUNT_BITS * i for i in range(8))
KIND_BITS: Final = 60  # kinds of chance cards, or cards, to a word of a set of them
PIECE_WORDS: Final = 3  # of a set of pieces

i1, i2, i4, i8, u8 = np.int8, np.int16, np.int32, np.int64, np.uint64

Actions = NDArray[np.int16]
Fields = list[tuple[Any, ...]]


def laid_out(*fields: tuple[str, DTypeLike] | tuple[str, DTypeLike, int | tuple[int, ...]]) -> Fields:
    """Fields from large to small, with spare bytes at the end, so that a record has no gaps."""
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    spare = 8 - np.dtype(ordered).itemsize % 8
    return [*ordered, ("spare", i1, (spare,))]


def box_fields(places: int, markets: int, pieces: int, chance: int) -> Fields:
    """What either box says. Kinds of chance cards are numbered in the order of the box."""
    return [
        ("need", i8, (pieces, 2)),  # instruments of a piece, counted as in GUARDS
        ("need_soloists", i8, pieces),  # bit per soloist
        ("need_all", i8, (1 + pieces, 4)),  # by 1 + piece: instruments with their soloists; soloists; and these again
        # without a choir that two choruses may sing for. For no piece there is a soloist whom nobody has.
        ("correction_kinds", i8, 2),  # bit per kind, KIND_BITS to a word
        ("kind_cards", i8, (chance, 2)),  # the cards of a kind, as bits
        ("instrument_cards", i8, (INSTRUMENTS, 2)),  # the cards that are an instrument, as bits
        ("demand", np.float32, places),  # the share of pieces that ask for it
        ("price", i2, places),
        ("asked", i2, places + 1),  # by 1 + what lies in an open slot; for an empty one more than anybody has
        ("rent", i2, places),
        ("most_rent", i2, places),  # the same of the dearest who may play in its place
        ("dearest", i2, (markets,)),  # the highest price of a market
        ("revenue", i2, pieces),
        ("all_rents", i4, pieces),  # what it costs if everything is hired …
        ("most_rents", i4, pieces),  # … and if the dearest who may play a part always does
        ("minutes", i2, pieces),
        ("amount", i2, chance),  # by kind: sixteenths or minutes
        ("capital", i2, MAX_SEATS + 1),  # by number of players
        ("note", i2, MAX_SEATS),  # by Maestro card: what its drawer receives; the baton's is 0
        ("goal", i8),
        ("part_count", i1, pieces),
        ("parts", i1, (pieces, MAX_PARTS)),  # the place of each part, those alike together
        ("alike", i1, (pieces, MAX_PARTS)),  # how many parts before it are of the same place
        ("in_play", i2, MAX_SEATS + 1),  # pieces in the pile, by number of players
        ("kind", i1, chance),  # by card
        ("card_type", i1, chance),  # by kind: lucky, teasing or correction
        ("effect", i1, chance),
        ("effect_place", i1, chance),  # the instrument it is about
        ("concerns", i1, chance),  # the place whose owners a kind can be used on: see `owners`; NOWHERE if it takes
        # something else of theirs
        ("endless", i1, chance),
        ("copies", i1, places),
        ("goods", i1, (markets,)),  # cards of a market
        ("slots", i1, (markets,)),  # of them open
        ("stand_in", i1, places),  # the soloist of an instrument
        ("choir_bit", i8),  # the mixed choir, and the choruses that may sing for it, as bits of soloists
        ("chorus_bits", i8),
        ("mixed_choir", i8),
        ("male_chorus", i8),
        ("female_chorus", i8),
        ("actions", i8),  # in a turn
        ("dealt", i8),  # pieces dealt at the start, and kept of them
        ("kept", i8),
        ("hand_limit", i8),
        ("many", i8),  # with so many instruments one looks at more pieces
        ("chance_looked", i8),  # cards looked at when a chance card is taken as an action
        ("chance_cards", i8),
    ]


OPTION_FIELDS: Final[Fields] = [
    ("goal", i2),
    ("capital_less", i2),  # sixteenths
    ("capital_more", i2),
    ("free_instruments", i1),
    ("teasing", i1),
    ("exact_finish", i1),
    ("repeated_actions", i1),
    ("teams", i1),
]


def state_fields(places: int, markets: int, goods: int, pieces: int, chance: int) -> Fields:
    """What lies on either table; `goods` is the larger number of cards of a market."""
    held = PIECES_HELD + chance
    return [
        ("fate", u8),  # what is left to chance after the deal; nobody knows it
        ("present", i8, 2),  # instruments in the orchestra, counted as in GUARDS
        ("available", i8, 2),  # the same with the soloists of these instruments, who may stand in
        ("soloists", i8),  # bit per soloist in the orchestra
        ("available_then", i8, (MAX_SEATS, 2)),  # the same when the last turn of a seat began: it tells what the seat
        ("soloists_then", i8, MAX_SEATS),  # would have performed
        ("saved_kinds", i8, (MAX_SEATS, 2)),  # kinds of chance cards in a hand, as bits …
        ("saved_cards", i8, (MAX_SEATS, 2)),  # … and the cards
        ("performed", i8, (MAX_SEATS, PIECE_WORDS)),  # pieces that a seat has performed, as bits
        ("bank", i4),  # below 0 by what it has given out
        ("money", i2, MAX_SEATS),
        ("minutes", i2, MAX_SEATS),
        ("note", i2, MAX_SEATS),  # received with the Maestro card
        ("round_number", i8),
        ("goal", i8),
        ("hired", i2, MAX_PARTS),  # of the performance that is being arranged
        ("seats", i8),
        ("phase", i8),
        ("waiting", i8),  # bit per seat that is to act
        ("turn", i8),
        ("starter", i8),
        ("reveals", i4),
        ("actions_left", i8),
        ("done", i1, KINDS_OF_ACTION),  # actions of each kind taken in this turn
        ("is_maestro_turn", i8),
        ("used_saved", i8),  # 1 once a saved chance card was used in this turn
        ("looked", i8),  # cards being looked at: the last ones of the hand
        ("looked_kind", i8),
        ("market", i8),  # where something must be bought
        ("piece", i8),  # being arranged
        ("part", i8),  # of it, the next to be filled
        ("not_own", i8),  # bit per part of it whose very card the performer does not have
        ("offers", i8),  # the ways to fill it, as bits from HIRE on
        ("event", i8),  # the chance card in use
        ("target", i8),
        ("tried", i8),  # bit per seat that has cancelled the teasing card
        ("answers", i8),  # bit per seat that answers, in secret
        ("done_then", i1, MAX_SEATS),  # kinds of actions that a seat took in its last turn, as bits
        ("maestro", i1, MAX_SEATS),  # 1 while the seat has its Maestro card
        ("mates", i1, MAX_SEATS),  # bit per member of the seat's team, itself included
        ("rent_free", i1, MAX_SEATS),  # ∞ cards of each effect
        ("more_pieces", i1, MAX_SEATS),
        ("income", i1, MAX_SEATS),  # sixteenths
        ("discards", i2, MAX_SEATS),  # opening: bit per card in hand that is given back
        ("exact_finish", i8),
        ("repeated_actions", i8),
        ("teams", i8),
        ("owned", i1, (MAX_SEATS, places)),
        ("owners", i1, places + 2),  # bit per seat that owns one; after all places, everybody and nobody
        ("instruments", i1, MAX_SEATS),  # how many in all
        ("shop_top", i1, (markets,)),  # each market's deck is a ring: its top, its size, and how many at its
        ("shop_size", i1, (markets,)),  # bottom everybody has seen
        ("shop_known", i1, (markets,)),
        ("shop", i1, (markets, goods)),
        ("open_row", i1, (markets, MAX_SLOTS)),
        ("pile_top", i2, 2),  # the piles are rings too
        ("pile_size", i2, 2),
        ("pile", i2, pieces + chance),
        ("pile_seen", i1, pieces + chance),  # bit per seat that knows which card lies there
        ("lot", i1, pieces),  # 1 + seat whose four rejected pieces lie there, in an order nobody knows
        ("hand_size", i1, (MAX_SEATS, 2)),
        ("hand", i2, (MAX_SEATS, held)),
        ("hand_seen", i1, (MAX_SEATS, held)),  # bit per seat that knows this card of the hand
        ("where", i1, pieces + chance),
    ]


@kernel
def use_code(box: Record) -> int:
    """The action code of using a saved chance card of kind 0."""
    return PERFORM + len(box.revenue)


@kernel
def discard_code(box: Record) -> int:
    """The action code of giving back piece 0 when the game opens."""
    return PERFORM + len(box.revenue) + len(box.kind)


@kernel
def insert(code: int, out: Actions, first: int, n: int) -> None:
    """Put a code among those from `first` to `n`, which are in ascending order and stay so.

    Every one is compared and none branched on: in what order cards are held nobody can guess.
    """
    higher = code
    for i in range(first, n):
        lower, higher = min(int(out[i]), higher), max(int(out[i]), higher)
        out[i] = lower
    out[n] = higher


@kernel
def forget_last_turns(state: Record) -> None:
    """As if nobody had had a turn yet."""
    for seat in range(MAX_SEATS):
        state.done_then[seat] = 0
        state.soloists_then[seat] = 0
        for word in range(2):
            state.available_then[seat, word] = 0


@kernel
def first_after(seats: int, seat: int) -> int:
    """The first of a set of seats that is not empty, clockwise after `seat`."""
    later = seats >> (seat + 1) << (seat + 1)
    return lowest(later if later else seats)


@kernel
def are_mates(state: Record, seat: int, other: int) -> bool:
    """Whether two seats are of one team, or the same."""
    return int(state.mates[seat]) >> other & 1 == 1


@kernel
def finish(state: Record) -> None:
    """The game is over, at once."""
    state.phase = OVER
    state.waiting = 0


@kernel
def pay(state: Record, seat: int, amount: int) -> None:
    """The bank pays a seat, or takes from it if `amount` is below 0."""
    state.money[seat] = int(state.money[seat]) + amount
    state.bank = int(state.bank) - amount


@kernel(inline=False)
def advance(state: Record, seat: int, minutes: int) -> None:
    """Move a pawn; it stops at the goal, and the first there ends the game.

    With an exact finish a pawn that would pass the goal stays where it is.
    """
    reached = int(state.minutes[seat]) + minutes
    if reached > state.goal and state.exact_finish:
        reached = int(state.minutes[seat])
    reached = max(0, min(reached, int(state.goal)))
    state.minutes[seat] = reached
    if reached == state.goal:
        finish(state)


@kernel
def goes_too_far(state: Record, seat: int, minutes: int) -> bool:
    """Whether an exact finish keeps a pawn from going so far."""
    return state.exact_finish == 1 and int(state.minutes[seat]) + minutes > int(state.goal)
