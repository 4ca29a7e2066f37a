"""What can go wrong, each with one sentence that says what was expected and what came.

Every error here leaves the match, the file and the state as they were. The command line prints
the sentence and exits with 2.
"""


class PodiumError(ValueError):
    """Any refusal of Podium's; `str(error)` is a sentence for the person who asked."""


class UnknownGame(PodiumError):
    """No game of that name is registered."""


class BadSeats(PodiumError):
    """A number of seats the game is not played with, or a seat that is not at the table."""


class BadOption(PodiumError):
    """An option that does not exist, has the wrong type, or does not go with the others."""


class BadSeed(PodiumError):
    """A seed that is neither a number, a text nor 32 bytes."""


class BadAction(PodiumError):
    """Text or a code that names no action of the game."""


class IllegalAction(PodiumError):
    """An action of the game that is not allowed now."""


class OutOfTurn(IllegalAction):
    """An action by a seat that is not to act."""


class GameOver(IllegalAction):
    """An action after the end."""


class CannotUndo(PodiumError):
    """There is nothing to take back, or it would take back what somebody has seen or done."""

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why  # nothing, others or seen: for those who say it in another language


class BadBox(PodiumError):
    """A box file that cannot be read as one; the sentence names file, line, table and key."""


class BadRecord(PodiumError):
    """A game record that is damaged, edited, or from a version this one cannot read."""


class UnknownBot(PodiumError):
    """No bot of that name."""
