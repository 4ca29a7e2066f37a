"""What lies on a Symphony table: the records, the action codes, and plain facts about them.

Players are seats 0 … n−1, clockwise. The places of the orchestra are called chairs here, so that a seat is
always a player: chair = 6 × column + row, front row 0. A *unit* is what plays: a chair, or the Concertmaster.

A note of the score is sheet × 48 + voice × 16 + slot. What is true of many notes is one word per sheet, with
bit voice × 16 + slot: the notes of a sheet that a disc may go on are a few operations on such words.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel, record
from podium.core.seats import lowest
from podium.games.symphony.notation import MAX_TUPLETS, MINIMS, SLOTS, VOICES

MAX_SEATS: Final = 6
COLUMNS: Final = 5
ROWS: Final = 6
CHAIRS: Final = COLUMNS * ROWS
CONCERTMASTER: Final = CHAIRS  # a unit beside the chairs
UNITS: Final = CHAIRS + 1
PARTS: Final = 3  # of a choir, at most
SPACES: Final = 6  # note spaces of a card, at most
KINDS: Final = 46  # of cards, the Conductor and the Concertmaster first
CONDUCTOR_CARD: Final = 0
CONCERTMASTER_CARD: Final = 1
CHOIRS: Final = 4  # kinds of choirs, the last in the box
FIRST_CHOIR: Final = KINDS - CHOIRS
MAX_CHOIRS: Final = 3  # in one game
MAX_HAND: Final = 8
MOVEMENTS: Final = 5
SHEETS: Final = 3
SIDES: Final = 8  # four sheets with a white and a black side: 2 × sheet + is black
PER_SHEET: Final = VOICES * SLOTS
NOTES: Final = SHEETS * PER_SHEET
VOICE_MASK: Final = (1 << SLOTS) - 1
TRACKS: Final = 6  # flat, sharp, semibreve, then the zones
ZONES: Final = 3
FIRST_ZONE_TRACK: Final = 3
TRACK_SPACES: Final = 8
TOKENS: Final = 8

COLOURS: Final = MAX_SEATS + 1  # a seat's own discs, and black
BLACK: Final = MAX_SEATS

ENTROPY_WORDS: Final = 128
LONGEST_GAME: Final = 640
CENSUS: Final = KINDS + TOKENS + COLOURS

NO_CARD: Final = -1
NOBODY: Final = -1
NO_TOKEN: Final = -1
NO_NOTE: Final = -1

# Categories; bit 1 << category is a dot of that category.
STRINGS: Final = 0
BRASS: Final = 1
WOODWINDS: Final = 2
PERCUSSION: Final = 3
SOLOISTS: Final = 4
CHOIR: Final = 5
SPECIAL: Final = 6
CATEGORY_COUNT: Final = 7

# Abilities, one bit each. Virtuosity is a number of its own. What they do: abilities.py.
FLAT: Final = 1
SHARP: Final = 2
IMMINENT: Final = 4
ABSOLUTE: Final = 8
OVERWRITING: Final = 16
BLACK_OVERWRITING: Final = 32
STRONG_OVERWRITING: Final = 64
BLACK_STRONG_OVERWRITING: Final = 128
PROTECTION: Final = 256
CHAINING: Final = 512
SOLOIST: Final = 1024
OBSESSIVE: Final = 2048
DISTURBING: Final = 4096

# Musician tokens. What they do: musicians.py.
PROLONGED_TOKEN: Final = 0
FLAT_SHARP_TOKEN: Final = 1
CHAINING_TOKEN: Final = 2
PROTECTION_TOKEN: Final = 3
VIRTUOSITY_TOKEN: Final = 4
OVERWRITING_TOKEN: Final = 5
ECLECTIC_TOKEN: Final = 6
CLEF_TOKEN: Final = 7

# Actions, one code each.
CARD: Final = 0  # + kind: a choir to keep, or the card of one's hand to set down
CHAIR: Final = CARD + KINDS  # + chair: where it goes
CONTROL: Final = CHAIR + CHAIRS  # + 3 × chair + part
CONTROL_CONDUCTOR: Final = CONTROL + PARTS * CHAIRS
CONTROL_CONCERTMASTER: Final = CONTROL_CONDUCTOR + 1
TOKEN: Final = CONTROL_CONCERTMASTER + 1  # + token: one to take, or to put on the instrument that plays
PROLONG: Final = TOKEN + TOKENS  # + 2 × on a locked space + is black: a Prolonged token, and where its disc goes
CONDUCT: Final = PROLONG + 4  # + on a locked space: a disc of the Conductor
DISC: Final = CONDUCT + 2  # + is black: which of his discs the Concertmaster plays
NOTE: Final = DISC + 2  # + note
LAYER: Final = NOTE + NOTES  # + is on top: where the black one of two discs on a Semibreve goes
STOP: Final = LAYER + 2  # chain no further; or leave an Eclectic token for later
BURN: Final = STOP + 1  # there is no note for the disc: it leaves the game
NUM_ACTIONS: Final = BURN + 1

# Phases.
CHOIR_CHOICE: Final = 0
ALLOCATION: Final = 1
SPREAD: Final = 2
UNLOCK: Final = 3  # before the Attack: an Eclectic token on an instrument whose Imminent is locked
ATTACK: Final = 4
SOLO: Final = 5  # the Concertmaster's play, which ends the Attack
BODY: Final = 6
CODA: Final = 7
OVER: Final = 8

# What is asked of whoever is to act, inside a phase.
ASK_CARD: Final = 0
ASK_CHAIR: Final = 1
ASK_CONTROL: Final = 2
ASK_TOKEN: Final = 3  # which to take, or whether to unlock
ASK_PLAY: Final = 4  # a token, a disc of the Conductor, or a note
ASK_GROUP: Final = 5  # a note for the next disc of a Soloist's group
ASK_CHAIN: Final = 6  # a note beside the last, or stop
ASK_LAYER: Final = 7  # which of two discs lies underneath on a Semibreve

# A disc that lies left of the instrument's own, to be played now; of the Concertmaster, the one he chose.
NO_LEFT: Final = 0
LEFT_OWN: Final = 1
LEFT_BLACK: Final = 2

# Where points come from. Those of voices, tokens and tracks are counted when they are asked for.
FROM_NOTES: Final = 0
FROM_VIRTUOSITY: Final = 1
FROM_CLEFS: Final = 2
FROM_SHEETS: Final = 3
BOOKED: Final = 4
FROM_VOICES: Final = 4
FROM_TOKENS: Final = 5
FROM_TRACKS: Final = 6
SOURCES: Final = 7

# All signed: a kernel that meets a signed and an unsigned number makes them a fraction.
i1, i2, i4, i8 = np.int8, np.int16, np.int32, np.int64

Box = record(
    # Words of notes, by side of a sheet.
    ("area", i8, (SIDES, 8)),  # the notes of every set of its three bars
    ("flats", i8, SIDES),
    ("sharps", i8, SIDES),
    ("semibreves", i8, SIDES),
    ("minims", i8, SIDES),
    ("coloured", i8, (SIDES, 2)),  # blue notes, orange notes
    ("zones", i8, (SIDES, ZONES)),
    ("tuplets", i8, (SIDES, MAX_TUPLETS)),
    # Cards, by kind.
    ("abilities", i2, (KINDS, PARTS)),  # always active; a choir's by part
    ("unlockable", i2, KINDS),
    ("track", i2, (TRACKS, TRACK_SPACES)),
    ("overwriting_points", i2),
    ("absolute_points", i2),
    ("sheet_prize", i2),
    ("token_points", i2),
    ("clef_points", i2),
    ("own_discs", i2),  # of each player
    ("black_discs", i2),
    ("virtuosity", i1, (KINDS, PARTS)),
    ("unlockable_virtuosity", i1, KINDS),
    ("category", i1, KINDS),
    ("copies", i1, KINDS),
    ("parts", i1, KINDS),
    ("clefs", i1, KINDS),  # how many
    ("dots", i1, KINDS),  # half-dots, as bits of categories
    ("advanced", i1, KINDS),
    ("spaces", i1, KINDS),  # bit per note space, from the left
    ("black", i1, KINDS),  # those for black discs
    ("locked", i1, KINDS),  # those that are filled only if the card is well placed
    ("line", i1, KINDS),  # those inside the dotted line of a Soloist
    ("part_of", i1, (KINDS, SPACES)),
    ("tuplet_count", i1, SIDES),
    ("voice_length", i1, (SIDES, VOICES)),
    # The board, by number of players where that matters.
    ("chair_dots", i1, CHAIRS),
    ("is_chair", i1, (MAX_SEATS + 1, CHAIRS)),
    ("first_row", i1, (MAX_SEATS + 1, COLUMNS)),
    ("thematic", i1, COLUMNS),  # the category of a thematic first row
    ("two_part", i1, MAX_SEATS + 1),
    ("three_part", i1, MAX_SEATS + 1),
    ("hand", i1, MAX_SEATS + 1),
    ("controls", i1, MAX_SEATS + 1),
    ("closed", i1, (MAX_SEATS + 1, 2)),  # whether blue, orange notes are covered
    ("concertmaster_virtuosity", i1, MAX_SEATS + 1),
    ("movement_bars", i1, (MOVEMENTS, SHEETS)),  # a bit per bar of the sheet
    ("scores_sheet", i1, MOVEMENTS),  # the sheet scored after a movement, or −1
    ("voice_points", i1, VOICES),
    ("voice_prize", i1, VOICES),
    ("track_end", i1, TRACKS),  # the last space
    ("token_copies", i1, TOKENS),
    ("absolute_discs", i1),
)

Options = record(
    ("first", i1),  # the First Player; NOBODY for a random seat
    ("thematic", i1),  # whether the first row is
    ("any_sides", i1),  # whether black sides may come up
    ("preset", i1),  # whether the orchestra is seated by the deal
)

State = record(
    # The score: words of notes by sheet, and the whole stack of every note.
    ("top", i8, (COLOURS, SHEETS)),  # notes on which this colour is visible
    ("high", i8, (3, SHEETS)),  # notes with at least 1, 2, 3 discs
    ("placed", i4),  # bit per chair whose card counts as well placed
    ("conducted", i4),  # bit per unit that has had a disc of the Conductor
    ("sounded", i4),  # bit per chair from which a disc has been placed
    ("points", i2, (MAX_SEATS, BOOKED)),  # as they were made, by source
    ("supply", i2, COLOURS),  # may run below 0: discs are unlimited
    ("last_note", i2),  # of the play going on, or NO_NOTE if it has placed no disc
    ("stack", i2, NOTES),  # octal digits, the lowest disc last: 0 none, seat + 1, 7 black
    ("seats", i1),
    ("phase", i1),
    ("asked", i1),
    ("turn", i1),  # the seat to act
    ("first", i1),  # holder of the First Player token
    ("round_number", i1),  # 0 for the Orchestra Phase, then the movement from 1
    ("movement", i1),
    ("reveals", i1),
    ("side", i1, SHEETS),  # the side of a sheet at each of the three places
    # The orchestra.
    ("card", i1, UNITS),  # the kind on each chair, or NO_CARD; the Concertmaster last
    ("controller", i1, (UNITS, PARTS)),  # a seat, or NOBODY; part 0 for all but choirs
    ("conductor", i1),  # who controls the Conductor
    ("conductor_discs", i1),  # not lent yet
    ("discs", i1, CHAIRS),  # bit per note space that still holds its disc
    ("absolute", i1, CHAIRS),  # discs of the stack on an Absolute symbol
    ("own_left", i1),  # discs of the Concertmaster
    ("black_left", i1),
    ("token", i1, UNITS),  # the Musician token on it, or NO_TOKEN
    # Hands: kinds in ascending order, then NO_CARD.
    ("hand", i1, (MAX_SEATS, MAX_HAND)),
    ("aside", i1, KINDS),  # cards that nobody was dealt, by kind
    ("choirs", i1),  # in this game
    ("choirs_kept", i1),  # how many of them have an owner
    ("choir_of", i1, MAX_CHOIRS),  # kept by the Last Player, the one on his right, …; then those being passed on
    ("choirs_shown", i1),  # bit per place of `choir_of` whose choir lies on a chair
    ("chosen", i1),  # the card to set down, while its chair is asked for
    ("must_control", i1),  # the chair that has to be controlled, or NOBODY
    ("controls_left", i1),  # controls that are still to be taken
    ("spread", i1),  # bit per seat that is still to choose a spread token
    # Musician tokens.
    ("column_token", i1, COLUMNS),
    ("pentagon", i1, TOKENS),  # how many of each kind
    ("minim_token", i1, (SHEETS, MINIMS)),
    ("tokens", i1, (MAX_SEATS, TOKENS)),
    ("tokens_aside", i1, TOKENS),  # never drawn, or left over
    ("cube", i1, (MAX_SEATS, TRACKS)),
    ("burnt", i1, COLOURS),
    # The play going on.
    ("row", i1),  # of the unit that plays or was asked last
    ("unit", i1),
    ("left", i1),  # NO_LEFT, LEFT_OWN, LEFT_BLACK
    ("is_conducted", i1),  # whether a disc of the Conductor came in this play
    ("group", i1),  # spaces of the Soloist's group still to be placed
)

Actions = NDArray[np.int16]


@kernel
def chair_at(column: int, row: int) -> int:
    return ROWS * column + row


@kernel
def owner_of(box: Record, state: Record, unit: int, space: int) -> int:
    """Who controls the part that a note space belongs to."""
    return int(state.controller[unit, box.part_of[state.card[unit], space]])


@kernel
def is_well_placed(box: Record, kind: int, chair: int) -> bool:
    """Whether a half-dot of the card meets a dot of the seat (rule 53)."""
    return int(box.dots[kind]) & int(box.chair_dots[chair]) != 0


@kernel
def height_of(stack: int) -> int:
    return int(stack > 0) + int(stack > 7) + int(stack > 63)


@kernel
def minim_index(box: Record, state: Record, sheet: int, bit: int) -> int:
    """Which of a sheet's three minims a note is."""
    before = int(box.minims[state.side[sheet]]) & (bit - 1)
    return int(before != 0) + int(before & (before - 1) != 0)


@kernel
def first_set(word: int) -> int:
    """The lowest bit's number, for words of notes and sets of spaces alike."""
    return lowest(word)


@kernel
def clockwise(state: Record, seat: int) -> int:
    return seat + 1 if seat + 1 < state.seats else 0


@kernel
def on_right(state: Record, seat: int) -> int:
    return seat - 1 if seat > 0 else int(state.seats) - 1
