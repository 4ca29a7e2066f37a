"""The balance of a Maestro game written down: a page with tables, and two pictures, in one folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from podium.core.game import Game
from podium.core.phrases import Phrasebook
from podium.lab.plot import BAR, COLOURS, FAINT, INK, MARKERS, QUIET, STYLE, finish_axes, save_figure

if TYPE_CHECKING:
    from podium.lab.balance import Study, Verdict

LENGTHS = {
    "ensemble": (
        "The box promises 30 to 45 minutes, for two to six. A turn of one action takes people about twenty seconds, so "
        "{fewest:.0f} turns of two take {least:.0f} minutes, and {most_turns:.0f} turns of six take "
        "{most:.0f}. Below {low} rounds an instrument bought would not come to be worth its price; above {high}, six "
        "would sit for an hour."
    ),
    "maestro": (
        "The box promises 20 minutes a player, whatever their number. A turn of two actions, with what the others "
        "answer, takes about a minute, so {low} to {high} rounds are as many minutes a player: {fewest:.0f} turns "
        "for two take {least:.0f} minutes here, {most_turns:.0f} for six take {most:.0f}."
    ),
}
SEATS = {
    "ensemble": "",
    "maestro": (
        " Whoever plays early has a turn more in most games, for a game stops at once; whoever has had fewer turns "
        "wins a tie. Money alone did not make up for it: with a whole note and a half on "
        "every Maestro card the first of six won 4.6 points more than his share, the sixth 4.7 less."
    ),
}
RARE = {
    "ensemble": (
        " Five (E026, E045, E047, E048 and E054) are performed with six players, and in one game of ten or fewer with "
        "two to five: they want every copy there is of some instrument, or two copies of several. More revenue would "
        "not bring those together, and composers wrote for so many; so a piece is judged where it does best."
    ),
    "maestro": "",
}
TURN_MINUTES = {"ensemble": 1 / 3, "maestro": 1.0}
ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")


def write(slug: str, studies: "Sequence[Study]", verdicts: "Sequence[Verdict]", folder: Path, seed: str) -> None:
    """The page and the pictures of one game."""
    folder.mkdir(parents=True, exist_ok=True)
    of, rounds = studies[0].of, _target(slug)
    draw_play(studies, rounds, folder / f"{slug}-play.svg")
    draw_cards(studies, folder / f"{slug}-cards.svg")
    text = "\n".join(_page(of, studies, verdicts, rounds, seed)) + "\n"
    (folder / f"{slug}.md").write_text(text, encoding="utf-8")


def _target(slug: str) -> tuple[int, int]:
    from podium.lab.balance import ROUNDS

    return ROUNDS[slug]


def _page(
    of: Game, studies: "Sequence[Study]", verdicts: "Sequence[Verdict]", rounds: tuple[int, int], seed: str
) -> list[str]:
    turns = [float(found.plain.turns.mean()) for found in studies]
    spent = [TURN_MINUTES[of.slug] * count for count in turns]
    why = LENGTHS[of.slug].format(
        low=rounds[0], high=rounds[1], fewest=turns[0], most_turns=turns[-1], least=spent[0], most=spent[-1]
    )
    book = Phrasebook("en", of.folder)
    return [
        f"# The balance of {of.title}",
        "",
        f"Greedy bots played {studies[0].games:,} games at each number of players, and as many again in which a "
        "quarter of the chance cards had no effect, to see what those cards do. The house data of the box was set by "
        f"these figures. `python -m podium.lab.balance {of.slug}` writes this page anew. Box `{of.box.digest[:12]}`, "
        f"version {of.version} of the game, seed “{seed}”.",
        "",
        "| target | found | |",
        "|---|---|---|",
        *[f"| {one.target} | {one.found} | {'met' if one.is_met else '**missed**'} |" for one in verdicts],
        "",
        f"![Rounds and seats]({of.slug}-play.svg)",
        "",
        "## How long games are",
        "",
        why,
        "",
        "| players | rounds | of ten games the middle eight | turns | ended by a piece | by a lucky card | by nobody |",
        "|---|---|---|---|---|---|---|",
        *[_length_row(found) for found in studies],
        "",
        "## Who wins by the order of play",
        "",
        "Points of percent above a fair share; the first is the drawer of the double baton, who gets no money."
        f"{SEATS[of.slug]}",
        "",
        f"| players | {' | '.join(ORDER)} | give or take |",
        f"|---|{'---|' * (len(ORDER) + 1)}",
        *[_seat_row(found) for found in studies],
        "",
        f"![Pieces and chance cards]({of.slug}-cards.svg)",
        "",
        "## Pieces",
        "",
        "How often a piece is performed, of the games in which it was performed or still in a hand at the end; and "
        "what a performance leaves when the rents are paid, in sixteenths. The ten performed least, at all numbers of "
        f"players together.{RARE[of.slug]}",
        "",
        "| piece | minutes | performed | leaves |",
        "|---|---|---|---|",
        *_piece_rows(of, studies),
        "",
        "## Chance cards",
        "",
        "What a card does to its user's chance to win, and to its victim's, in points of percent, at each number of "
        "players; by a trial in which a quarter of the cards, drawn by lot, had no effect.",
        "",
        f"| card | uses a game | {' | '.join(f'{found.seats} players' for found in studies)} | victim |",
        f"|---|---|{'---|' * len(studies)}---|",
        *_chance_rows(book, studies),
    ]


def _length_row(found: "Study") -> str:
    rounds, (piece, card, nobody) = found.rounds, found.endings
    tenth = len(rounds) // 10
    turns = float(found.plain.turns.mean())
    return (
        f"| {found.seats} | {found.mean_rounds:.1f} | {rounds[tenth]} to {rounds[-1 - tenth]} | {turns:.0f} "
        f"| {piece:.1f} % | {card:.1f} % | {nobody:.1f} % |"
    )


def _seat_row(found: "Study") -> str:
    points = [f"{share.percent:+.1f}" for share in found.seat_points]
    cells = [*points, *[""] * (len(ORDER) - len(points)), f"{found.seat_points[0].give_or_take:.1f}"]
    return f"| {found.seats} | {' | '.join(cells)} |"


def _piece_rows(of: Game, studies: "Sequence[Study]") -> list[str]:
    done, left, gained = (
        sum(getattr(found.plain, name) for found in studies) for name in ("performed", "unperformed", "gained")
    )
    keys, cards = list(of.box.printed.sheet_keys), of.box.printed.sheet_cards
    shares = {key: done[i] / max(1, done[i] + left[i]) for i, key in enumerate(keys)}
    rows = []
    for key in sorted(shares, key=shares.__getitem__)[:10]:
        number, card = keys.index(key), cards[key]
        leaves = gained[number] / max(1, done[number])
        rows.append(f"| {key} {card.composer}: {card.title} | {card.minutes} | {shares[key]:.0%} | {leaves:.1f} |")
    return rows


def _chance_rows(book: Phrasebook, studies: "Sequence[Study]") -> list[str]:
    by_key = {
        key: {found.seats: sway for found in studies for sway in found.sways if sway.key == key}
        for key in _keys(studies)
    }
    rows = []
    for key, sways in by_key.items():
        cells = [_points(sways[found.seats].user) if found.seats in sways else "" for found in studies]
        uses = sum(sway.uses for sway in sways.values()) / len(studies)
        victims = [sway.victim.percent for sway in sways.values() if sway.victim]
        victim = f"{min(victims):+.1f} to {max(victims):+.1f}" if victims else ""
        rows.append(f"| {book(f'chance-{key}')} | {uses:.2f} | {' | '.join(cells)} | {victim} |")
    return rows


def _points(share: Any) -> str:
    return f"{share.percent:+.1f} ± {share.give_or_take:.1f}"


def _keys(studies: "Sequence[Study]") -> list[str]:
    """Chance cards by how much they sway, most first."""
    most: dict[str, float] = {}
    for found in studies:
        for sway in found.sways:
            most[sway.key] = max(most.get(sway.key, -100.0), sway.user.percent)
    return sorted(most, key=lambda key: -most[key])


def draw_play(studies: "Sequence[Study]", rounds: tuple[int, int], path: Path) -> None:
    """Left: rounds by number of players. Right: wins by place in the order of play."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(11, 4.4), layout="constrained")
        left, right = figure.subplots(1, 2)
        left.axhspan(*rounds, color=FAINT, zorder=0)
        for found in studies:
            tenth, half = len(found.rounds) // 10, len(found.rounds) // 2
            low, middle, high = (int(found.rounds[i]) for i in (tenth, half, -1 - tenth))
            left.plot([found.seats] * 2, [low, high], color=BAR, linewidth=9, solid_capstyle="butt")
            left.plot(found.seats, middle, "o", color=COLOURS[0], markersize=8)
        left.set_xticks([found.seats for found in studies])
        left.set_xlabel("players")
        left.set_ylim(bottom=0)
        left.set_title("Rounds: the middle one of all games, and eight of ten", loc="left", fontsize=13)
        finish_axes(left, "y")
        right.axhspan(-3, 3, color=FAINT, zorder=0)
        right.axhline(0, color=QUIET, linewidth=1)
        for i, found in enumerate(studies):
            points = [share.percent for share in found.seat_points]
            right.plot(
                range(1, found.seats + 1), points, MARKERS[i] + "-", color=COLOURS[i], label=f"{found.seats} players"
            )
        right.set_xticks(range(1, len(ORDER) + 1), ORDER)
        right.set_xlabel("in the order of play")
        right.set_ylim(-5, 5)
        right.legend(frameon=False, ncols=3, fontsize=11)
        right.set_title("Wins, in points of percent above a fair share", loc="left", fontsize=13)
        finish_axes(right, "y")
        save_figure(figure, path)


def draw_cards(studies: "Sequence[Study]", path: Path) -> None:
    """Left: how often pieces are performed. Right: what chance cards do to the chance to win."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    keys = _keys(studies)
    book = Phrasebook("en", studies[0].of.folder)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(12, 2 + 0.27 * len(keys)), layout="constrained")
        left, right = figure.subplots(1, 2, width_ratios=(2, 3))
        for i, found in enumerate(studies):
            shares = sorted(found.performed.values())
            left.plot(
                [100 * (j + 0.5) / len(shares) for j in range(len(shares))],
                shares,
                color=COLOURS[i],
                label=f"{found.seats} players",
            )
        left.set_ylim(0, 100)
        left.set_xlabel("percent of the pieces")
        left.set_title("Performed, percent of the games held in", loc="left", fontsize=13)
        left.legend(frameon=False, fontsize=11)
        finish_axes(left, "y")
        right.axvline(0, color=QUIET, linewidth=1)
        for i, found in enumerate(studies):
            for sway in found.sways:
                right.plot(sway.user.percent, keys.index(sway.key), MARKERS[i], color=COLOURS[i], markersize=6)
        right.set_yticks(range(len(keys)), [book(f"chance-{key}") for key in keys], color=INK, fontsize=10)
        right.set_ylim(len(keys) - 0.4, -0.6)
        right.set_title("Chance cards: points of percent for their user", loc="left", fontsize=13)
        finish_axes(right, "x")
        save_figure(figure, path)
