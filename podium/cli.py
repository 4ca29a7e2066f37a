"""The command line: playing at a keyboard, studies, records, and the server.

Commands are thin: each checks its words, calls the library and prints. A refusal is one sentence
on standard error and exit code 2.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import podium
from podium.bots import BOTS, SearchBot, bot
from podium.core import record
from podium.core.box import Box
from podium.core.errors import BadOption, BadSeats, PodiumError
from podium.core.game import Game, game
from podium.core.match import Match
from podium.core.phrases import Phrasebook, language_of
from podium.core.ready import make_ready
from podium.terminal.play import Player, Sitting
from podium.terminal.replay import print_story, step_through

console = Console()
complaints = Console(stderr=True)


class _Refusals(typer.core.TyperGroup):
    """Turns a refusal of the library into its sentence and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except PodiumError as refusal:
            complaints.print(Text(str(refusal)), soft_wrap=True)
            raise typer.Exit(2) from None


app = typer.Typer(cls=_Refusals, no_args_is_help=True, add_completion=False, help="One house for five orchestra games.")
box_app = typer.Typer(no_args_is_help=True, help="Boxes: what is printed, as TOML files of your own.")
app.add_typer(box_app, name="box")


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"podium {podium.__version__}")
        raise typer.Exit


@app.callback()
def podium_app(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """One house for five orchestra games."""


GameName = Annotated[str, typer.Argument(help="The game's name; `podium games` lists them.")]
Language = Annotated[str | None, typer.Option("--language", "-l", help="en or fr; by default the locale's.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; lists as a,b,c. May be repeated."),
]
BoxFile = Annotated[Path | None, typer.Option("--box", help="A box file to play with instead of the printed box.")]
Seed = Annotated[str | None, typer.Option("--seed", help="Any text: the same seed gives the same deal.")]


@app.command()
def play(
    name: GameName = "symphonimo",
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", "-s", help=f"Who sits there: a bot ({', '.join(BOTS)}) or a person's name. Repeat it."),
    ] = None,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    language: Language = None,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds a bot takes over a move.")] = 0.0,
    confirm: Annotated[bool, typer.Option("--confirm", help="Ask before your turn passes: a chance to undo.")] = False,
) -> None:
    """Play at this keyboard, against bots or friends. By default you and three greedy bots."""
    phrases = Phrasebook(language_of(language))
    if load is not None:
        saved = record.read(load)
        found = game(saved.game)
        seats = seat or [_saved_player(player) for player in saved.players]
        _prepare(found, phrases, bots=seats)
        match = record.replay(saved)
        if len(seats) != match.seats:
            raise BadSeats(f"The saved game has {match.seats} seats; {len(seats)} were named.")
    else:
        found = game(name)
        seats = seat or [phrases("default-player"), "greedy", "greedy", "greedy"]
        found.check_seats(len(seats))
        made = found.make_options(parse_options(found, option), len(seats))
        chosen = _box(found, box)
        _prepare(found, phrases, bots=seats)
        match = Match.new(found, seats=len(seats), options=made, seed=seed, box=chosen)
    players: list[Player] = [bot(who) if _is_bot(who) else who for who in seats]
    phrases = Phrasebook(phrases.language, found.folder)
    title = phrases("play-title", title=found.title, seats=match.seats)
    console.print(Text(title, style="bold"))
    console.print(Text(phrases("play-commitment", commitment=match.commitment), style="dim"))
    Sitting(match, players, phrases, console, console.input, seed=seed, pace=pace, confirm=confirm).run()


def _saved_player(name: str) -> str:
    """'greedy 2' sits down as the bot greedy; a person by his name."""
    kind = name.rpartition(" ")[0]
    return kind if _is_bot(kind) and name.rpartition(" ")[2].isdecimal() else name


def parse_options(of: Game, given: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE texts as the option types say; what does not fit is left for the game to refuse."""
    types = get_type_hints(of.options)
    parsed: dict[str, Any] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as NAME=VALUE; {text!r} came.")
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if get_origin(types.get(key)) is list:
            parsed[key] = [part for part in value.split(",") if part]
        elif types.get(key) is bool:
            parsed[key] = words.get(value.lower(), value)
        elif value.lstrip("-").isdecimal() and (types.get(key) is int or int in get_args(types.get(key))):
            parsed[key] = int(value)
        else:
            parsed[key] = value
    return parsed


def _box(of: Game, path: Path | None) -> Box:
    return of.box if path is None else of.read_box(path)


def _is_bot(who: str) -> bool:
    """Whether a name is a bot's, with a budget or without: soloist, maestro@250ms."""
    return who.partition("@")[0] in BOTS


def _prepare(of: Game, phrases: Phrasebook, *, simulation: bool = False, bots: Sequence[str] = ()) -> None:
    """Compile on first use, showing what; later it only loads and nothing is seen."""
    _prepare_rules(of, phrases, simulation=simulation)
    if any(isinstance(bot(who), SearchBot) for who in bots if _is_bot(who)):
        _prepare_search(of, phrases)


def _prepare_rules(of: Game, phrases: Phrasebook, *, simulation: bool) -> None:

    def text(kernel: str) -> str:
        return f"{phrases('ready-compiling', title=of.title, kernel=kernel)}. {phrases('ready-first')}"

    if not complaints.is_terminal:
        make_ready(of, lambda kernel, *_: complaints.print(Text(text(kernel))), simulation=simulation)
        return
    with Progress(
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        console=complaints, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task("", total=None)

        def report(kernel: str, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, description=text(kernel))

        make_ready(of, report, simulation=simulation)


@app.command()
def simulate(
    name: GameName = "symphonimo",
    seat: Annotated[
        list[str] | None, typer.Option("--seat", "-s", help=f"The bot in each seat: {', '.join(BOTS)}. Repeat it.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 10_000,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = None,
    cores: Annotated[int | None, typer.Option("--cores", help="How many cores; by default all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    language: Language = None,
) -> None:
    """Play many games between bots and sum them up by seat. Ctrl-C stops early and keeps what was played."""
    from podium.lab.simulate import simulate as run  # its thread pool is not needed to play

    phrases = Phrasebook(language_of(language))
    found = game(name)
    bots = seat or ["random"] * 4
    found.check_seats(len(bots))
    for who in bots:
        bot(who)
    made = found.make_options(parse_options(found, option), len(bots))
    chosen = _box(found, box)
    _prepare(found, phrases, simulation=True)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=complaints, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task(phrases("simulate-running", title=found.title), total=max(games, 1))
        summary = run(
            found, bots, games, options=made, box=chosen, seed=seed, cores=cores,
            progress=lambda done: progress.advance(task, done),
        )  # fmt: skip
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(summary)).decode())
        return
    if not summary.is_complete:
        complaints.print(Text(phrases("simulate-interrupted")))
    table = Table()
    for key in ("seat", "bot", "mean", "spread", "wins", "interval", "place"):
        table.add_column(phrases(f"simulate-{key}"), justify="left" if key == "bot" else "right")
    for row in summary.by_seat:
        interval = f"{row.wins_low:.1%} – {row.wins_high:.1%}"
        points, spread = f"{row.mean_points:.2f}", f"{row.spread:.2f}"
        table.add_row(str(row.seat), row.bot, points, spread, f"{row.wins:.1%}", interval, f"{row.mean_place:.2f}")
    console.print(table)
    line = phrases(
        "simulate-games",
        title=found.title,
        games=f"{summary.games:,}",
        decisions=f"{summary.decisions:.1f}",
        longest=summary.longest,
        rate=f"{summary.games_per_second:,.0f}",
    )
    console.print(Text(line))


@app.command()
def arena(
    name: GameName,
    bots: Annotated[
        list[str] | None, typer.Argument(help=f"Two or more bots: {', '.join(BOTS)}. A gauntlet's first is the one.")
    ] = None,
    seats: Annotated[int, typer.Option("--seats", help="Seats at a table.")] = 2,
    deals: Annotated[int, typer.Option("--deals", "-n", help="Deals that every table plays in every rotation.")] = 100,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="The first bot against each of the others.")] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each bot against the next one, at 2 seats.")] = False,
    lone: Annotated[
        bool, typer.Option("--lone", help="One seat against a table of another bot, at 3 or more.")
    ] = False,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = None,
    cores: Annotated[int | None, typer.Option("--cores", help="How many cores; by default all.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Keep the games in this file, and go on from it.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the ratings: .svg, .png or .pdf.")] = None,
    plot_budget: Annotated[
        Path | None, typer.Option("--plot-budget", help="Draw rating against budget, for bots such as x@50ms, x@200ms.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the standing as JSON.")] = False,
    language: Language = None,
) -> None:
    """Rate bots against each other, on the same deals in every seat. Ctrl-C stops early and keeps what was played."""
    from podium.lab import arena as lab
    from podium.lab import plot as drawing
    from podium.lab.ledger import BadArena
    from podium.terminal.standing import draw_standing, leaders

    phrases = Phrasebook(language_of(language))
    found = game(name)
    found.check_seats(seats)
    made = found.make_options(parse_options(found, option), seats)
    chosen = _box(found, box)
    if gauntlet and ladder:
        raise BadArena("An arena is a gauntlet or a ladder; both were asked for.")
    schedule: lab.Schedule = "gauntlet" if gauntlet else "ladder" if ladder else "round robin"
    tables: lab.Tables | None = "lone" if lone else None
    lab.check(bots or [], deals=deals, seats=seats, schedule=schedule, tables=tables, cores=cores)
    for path in (plot, plot_budget):
        if path is not None:
            drawing.check_plot(path)
    if plot_budget is not None:
        drawing.check_budgets(bots or [])
    _prepare(found, phrases, bots=bots or [])
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=complaints, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task(phrases("arena-warming", title=found.title), total=None)

        def report(so_far: lab.Progress) -> None:
            progress.update(task, completed=so_far.done * seats, total=so_far.clusters * seats)
            if so_far.done and complaints.is_terminal:
                said = phrases("arena-running", title=found.title, leaders=leaders(so_far.ratings))
                progress.update(task, description=said)

        standing = lab.arena(
            found, bots or [], deals=deals, seats=seats, schedule=schedule, tables=tables, options=made, box=chosen,
            seed=seed, cores=cores, out=out, progress=report,
        )  # fmt: skip
    if plot is not None:
        drawing.plot_ratings(standing, plot, phrases)
    if plot_budget is not None:
        drawing.plot_budgets(standing, plot_budget, phrases)
    if not standing.is_complete:
        complaints.print(Text(phrases("arena-interrupted")))
        if out is not None:
            complaints.print(Text(phrases("arena-go-on", path=str(out))), soft_wrap=True)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(standing)).decode())
    else:
        console.print(draw_standing(standing, found.title, phrases))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    seat: Annotated[int | None, typer.Option("--seat", "-s", help="Look through this seat's eyes.")] = None,
    story: Annotated[bool, typer.Option("--story", help="Print the whole game in words instead of stepping.")] = False,
    language: Language = None,
) -> None:
    """Step through a recorded game, forward and back."""
    saved = record.read(file)
    found = game(saved.game)
    phrases = Phrasebook(language_of(language), found.folder)
    _prepare(found, phrases)
    match = record.replay(saved)
    if seat is not None:
        match.legal(seat)  # refuses a seat that is not at the table
    if story or not console.is_terminal:
        print_story(match, saved.players, phrases, console)
    else:
        step_through(match, saved.players, phrases, console, console.input, seat)


Milliseconds = Annotated[int | None, typer.Option("--ms", min=1, help="Milliseconds of search a decision.")]
Iterations = Annotated[
    int | None, typer.Option("--iterations", min=2, help="Iterations of search a decision: gives the same again.")
]


def _budget(milliseconds: int | None, iterations: int | None) -> Any:
    """What was asked for, if anything; iterations go first."""
    from podium.bots.think import Budget

    if iterations:
        return Budget(iterations=iterations)
    return Budget(milliseconds=milliseconds) if milliseconds else None


def _prepare_search(of: Game, phrases: Phrasebook) -> None:
    """Compile the search on first use, saying so."""
    from podium.bots.think import prepare

    def report(kernel: str) -> None:
        complaints.print(Text(f"{phrases('ready-compiling', title=of.title, kernel=kernel)}. {phrases('ready-first')}"))

    prepare(of, report)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    seat: Annotated[int | None, typer.Option("--seat", "-s", help="List this seat's decisions only.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the chances to win: .svg, .png or .pdf.")] = None,
    ms: Milliseconds = None,
    iterations: Iterations = None,
    seed: Seed = None,
    cores: Annotated[int | None, typer.Option("--cores", min=1, help="How many cores; by default all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    language: Language = None,
) -> None:
    """Judge every decision of a finished game, and tell luck from skill. About 20 seconds; Ctrl-C gives it up."""
    from podium.lab import review as lab
    from podium.lab.curve import plot_review
    from podium.lab.plot import check_plot
    from podium.terminal.review import draw_review

    saved = record.read(file)
    found = game(saved.game)
    phrases = Phrasebook(language_of(language), found.folder)
    if plot is not None:
        check_plot(plot)
    _prepare(found, phrases)
    match = record.replay(saved)
    lab.check_finished(match)
    if seat is not None:
        match.legal(seat)  # refuses a seat that is not at the table
    _prepare_search(found, phrases)
    try:
        with Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=complaints, transient=True,
        ) as progress:  # fmt: skip
            task = progress.add_task(phrases("review-running", title=found.title), total=None)
            made = lab.review(
                match, budget=_budget(ms, iterations), threads=cores, seed=seed or 0, players=saved.players,
                progress=lambda done, total: progress.update(task, completed=done, total=total),
            )  # fmt: skip
    except KeyboardInterrupt:
        complaints.print(Text(phrases("review-stopped")))
        raise typer.Exit(130) from None
    if plot is not None:
        plot_review(made, plot, phrases)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(made)).decode())
    else:
        console.print(draw_review(made, found.title, phrases, seat))


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="The record of a game that goes on.")],
    seat: Annotated[int | None, typer.Option("--seat", "-s", help="Whose choice; by default who is to act.")] = None,
    ms: Milliseconds = None,
    iterations: Iterations = None,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the hint as JSON.")] = False,
    language: Language = None,
) -> None:
    """What the bot would play in a saved game, from what that seat can see."""
    from podium.lab import review as lab
    from podium.terminal.review import draw_hint

    saved = record.read(file)
    found = game(saved.game)
    phrases = Phrasebook(language_of(language), found.folder)
    _prepare(found, phrases)
    match = record.replay(saved)
    asked = lab.check_hint(match, seat)
    _prepare_search(found, phrases)
    made = lab.hint(match, asked, _budget(ms, iterations), seed=seed)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(made)).decode())
    else:
        console.print(draw_hint(made, saved.players, phrases))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="What was published before the deal, to compare with.")
    ] = None,
    language: Language = None,
) -> None:
    """Check a record: commitment, deal, every move, scores, and that nothing was edited."""
    phrases = Phrasebook(language_of(language))
    for line in record.verify_file(file, commitment):
        console.print(Text(f"✓ {line}"), soft_wrap=True)
    console.print(Text(phrases("verify-good", path=str(file)), style="bold green"), soft_wrap=True)


@app.command()
def games(language: Language = None) -> None:
    """List the games, their players and their options."""
    phrases = Phrasebook(language_of(language))
    table = Table(show_lines=True)
    for key in ("slug", "title", "designer", "players", "options"):
        table.add_column(phrases(f"games-{key}"))
    for slug in podium.slugs():
        found = game(slug)
        fields = msgspec.json.schema(found.options)["$defs"][found.options.__name__]["properties"]
        options = "\n".join(f"{key}: {field.get('description', '')}" for key, field in fields.items())
        seats = f"{found.seats[0]}–{found.seats[-1]}"
        table.add_row(slug, found.title, found.designer, seats, options)
    console.print(table)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen at; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="Port to listen at.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="A file for SQLite, or postgresql://user@host/name.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    language: Language = None,
) -> None:
    """Run a server: tables for friends and bots, kept in one file. Other settings are PODIUM_… variables."""
    from podium.server.serve import serve as run
    from podium.server.settings import from_environment

    phrases = Phrasebook(language_of(language))
    settings = from_environment(host=host, port=port, database=database)

    def report(title: str, kernel: str) -> None:
        complaints.print(Text(f"{phrases('ready-compiling', title=title, kernel=kernel)}. {phrases('ready-first')}"))

    run(settings, typer.echo, report, opens_browser=open_browser)


@app.command()
def protocol(
    typescript: Annotated[bool, typer.Option("--typescript", help="As TypeScript types instead.")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Write to this file.")] = None,
) -> None:
    """Print what is said over the wire: the OpenAPI document, or the page's TypeScript types."""
    from podium.server.app import openapi
    from podium.server.typescript import typescript as types

    text = types() if typescript else openapi()
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")


@box_app.command("check")
def check_box(
    file: Annotated[Path, typer.Argument(help="A box file in TOML, or a game for the box it comes with.")],
    language: Language = None,
) -> None:
    """Say whether a file is a box that can be played, or what is wrong with it and where.

    Where a game has a recipe for its decks, what the box does not keep of it is listed too (exit code 1).
    """
    import tomllib

    from podium.core.errors import BadBox

    phrases = Phrasebook(language_of(language))
    if str(file) in podium.slugs():
        file = game(str(file)).folder / "box.toml"
    try:
        slug = tomllib.loads(file.read_text(encoding="utf-8")).get("game")
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError):
        slug = podium.slugs()[0]  # reading it as any box says what is wrong with the file itself
    if slug not in podium.slugs():
        raise BadBox(f"{file}, key game: expected one of {', '.join(podium.slugs())}, got {slug!r}.")
    found = game(slug)
    box = found.read_box(file)
    console.print(Text(phrases("box-good", path=str(file), title=found.title, digest=box.digest)), soft_wrap=True)
    faults = found.recipe(tomllib.loads(box.text)) if found.recipe else []
    if faults:
        complaints.print(Text(phrases("box-recipe", title=found.title)), soft_wrap=True)
        for sentence in faults:
            complaints.print(Text(f"  {sentence}"), soft_wrap=True)
        raise typer.Exit(1)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; a file that is not there yet.")],
    database: Annotated[
        str | None, typer.Option("--database", help="What to copy: a file, or postgresql://… (default: the server's).")
    ] = None,
    language: Language = None,
) -> None:
    """Copy the server's database while it goes on; docs/backup.md says how to restore it."""
    from podium.server.backup import back_up
    from podium.server.settings import from_environment

    phrases = Phrasebook(language_of(language))
    size = back_up(database or from_environment().database, file)
    console.print(Text(phrases("backup-good", path=str(file), size=size)), soft_wrap=True)


def main() -> None:
    app()
