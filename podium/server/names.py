"""Names and passwords: which may be chosen, and which names the eye takes for one another.

Nobody may pass for somebody else, nor for a bot or the house. So names are compared by their
likeness: without case and accents, with letters and digits of other scripts that look like Latin ones
taken for those. Letters of two scripts in one name are refused.
"""

import re
import unicodedata
from typing import Final

from podium.bots.levels import BOTS
from podium.server.protocol import Refused

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 24
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 256

HOUSE: Final = (
    "admin",
    "administrator",
    "bot",
    "deleted",
    "house",
    "moderator",
    "podium",
    "server",
    "somebody",
    "system",
)
WRITTEN_TOGETHER: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})

STACKED: Final = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3}")

# Letters that look like Latin ones, by what they look like; after case and accents are gone.
ALIKE: Final = {
    **dict(zip("аеорсухіјѕԁԛԝһкмтвнгпӏѵ", "aeopcyxijsdqwhkmtbhrnlv", strict=True)),  # Cyrillic
    **dict(zip("αεορχυνικτβγωηρςσ", "aeopxuviktbywnpco", strict=True)),  # Greek
    **dict(zip("ıɑɡøłđħŧɩʟօսցո", "iagoldhtllougn", strict=True)),  # other Latin, Armenian
    **dict(zip("01|", "oll", strict=True)),
}

# The passwords of eight letters or more that are tried first.
COMMON: Final = frozenset(
    [
        "password",
        "password1",
        "passwort",
        "passw0rd",
        "12345678",
        "123456789",
        "1234567890",
        "123123123",
        "11111111",
        "00000000",
        "87654321",
        "qwertyui",
        "qwertyuiop",
        "qwerty123",
        "1q2w3e4r",
        "1qaz2wsx",
        "asdfghjk",
        "asdfghjkl",
        "zxcvbnm1",
        "abcd1234",
        "abc12345",
        "a1b2c3d4",
        "iloveyou",
        "princess",
        "sunshine",
        "football",
        "baseball",
        "superman",
        "starwars",
        "whatever",
        "trustno1",
        "letmein1",
        "welcome1",
        "motdepasse",
        "azertyui",
        "azertyuiop",
        "jetaime1",
        "symphonimo",
        "turandot",
        "orchestra",
        "maestro1",
    ]
)


def clean(name: str) -> str:
    """A name as it will be shown; raises Refused in one sentence if it may not be had."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not SHORTEST_NAME <= len(shown) <= LONGEST_NAME:
        raise Refused("bad_name", f"A name has {SHORTEST_NAME} to {LONGEST_NAME} letters; this one has {len(shown)}.")
    for sign in shown:
        if unicodedata.category(sign)[0] not in "LMN" and sign not in " -_.'’":
            raise Refused("bad_name", f"A name is made of letters, digits, spaces and -_.'; {sign!a} came.")
    if unicodedata.category(shown[0])[0] not in "LN":
        raise Refused("bad_name", "A name begins with a letter or a digit.")
    if STACKED.search(unicodedata.normalize("NFD", shown)):
        raise Refused("bad_name", "A name's letters have at most two accents each.")
    scripts = {unicodedata.name(sign, "?").split()[0] for sign in shown if unicodedata.category(sign)[0] == "L"}
    if len(scripts) > 1 and not scripts <= WRITTEN_TOGETHER | {"LATIN"}:
        raise Refused("bad_name", "The letters of a name are of one script, so that nobody is taken for another.")
    if len(likeness(shown)) > 2 * LONGEST_NAME:  # some single signs stand for whole phrases
        raise Refused("bad_name", "A name is written in letters that stand for one sound or word each.")
    _check_reserved(shown)
    return shown


def _check_reserved(shown: str) -> None:
    reserved = {likeness(word) for word in (*BOTS, *HOUSE)}
    words = [likeness(word) for word in re.split(r"[^\w]|_", shown) if word]
    bare = [word.rstrip("0123456789") or word for word in re.split(r"[^\w]|_", shown.casefold()) if word]
    for candidate in (likeness(shown), *words, *(likeness(word) for word in bare)):
        if candidate in reserved:
            raise Refused("bad_name", "That name belongs to the bots or the house; choose another.")


def likeness(name: str) -> str:
    """What the eye makes of a name: names that are alike have the same."""
    flat = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = [ALIKE.get(sign, sign) for sign in flat if unicodedata.category(sign)[0] in "LN" or sign == "|"]
    return "".join(letters).replace("i", "l").replace("rn", "m").replace("vv", "w")


def check_password(password: str, name: str) -> str:
    """A password as it will be hashed; raises Refused if it is too easy."""
    made = unicodedata.normalize("NFKC", password)
    if not SHORTEST_PASSWORD <= len(made) <= LONGEST_PASSWORD:
        lengths = f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD}"
        raise Refused("bad_password", f"A password has {lengths} letters; this one has {len(made)}.")
    if made.casefold() in COMMON or len(set(made)) < 4:
        raise Refused("bad_password", "That password is among the first that anybody tries; choose another.")
    if likeness(made) == likeness(name):
        raise Refused("bad_password", "A password is not one's name.")
    return made
