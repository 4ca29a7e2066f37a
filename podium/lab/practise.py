"""Practise a game on a GPU until its bots have an instinct: `python -m podium.lab.practise ensemble --seats 4`.

A large net, the teacher, plays one seat at many thousands of tables against others who play by the guide, in every
other game with some whims. It begins as the guide and learns from the places it comes to, by proximal policy
optimisation. A small net, the pupil, learns in the second half of the time to like what the teacher likes and to hope
for what it expects; that is the instinct which is kept in the game's `instinct.npz`. Ctrl-C keeps what was learnt.

With `--notes` what both know is kept too, and practice goes on from there: `--minutes` is how long it is to take
in all, `--sitting` how long now. With `--onward` the pupil begins as the instinct that the game has, and first
teaches the teacher; what the game has been made to notice since, it begins by ignoring. Needs torch, numba-cuda and
an NVIDIA GPU.
"""

import argparse
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.console import Console

from podium.core.errors import PodiumError
from podium.core.game import Game, game
from podium.core.instinct import FAITH, HOPELESS, Instinct, read_instinct, write_instinct

WIDE: Final = 512  # the teacher's units
DEEP: Final = 2  # and its layers
PUPIL: Final = (512, 64)
STRETCH: Final = 32  # decisions at each table between two lessons
BATCH: Final = 32_768
RATE: Final = 5e-4  # of learning, down to a twentieth at the end
CURIOSITY: Final = 0.01  # what trying many things is worth, down to nothing
FORESIGHT: Final = 0.95  # how much later surprises count
CLIP: Final = 0.2
POINT: Final = 0.2  # brings what the guide says to the scale of the senses
PUPIL_FROM: Final = 0.5  # how much of the time is over when the pupil begins: what is taught before will change
TAUGHT_UNTIL: Final = 0.05  # of the time, with `--onward`: how long the teacher learns from the pupil
TOLD: Final = 20  # lessons between two lines of the report
STEPS_JUDGED: Final = 150
console = Console(soft_wrap=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0, help="of practice in all")
    parser.add_argument("--sitting", type=float, help="minutes at most now; goes on another time from --notes")
    parser.add_argument("--notes", type=Path, help="a file to keep both nets in, and to go on from")
    parser.add_argument("--onward", action="store_true", help="begin as the instinct that the game has")
    parser.add_argument("--tables", type=int, default=65_536, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        of = game(given.game)
        of.check_seats(given.seats)
    except PodiumError as refusal:
        parser.error(str(refusal))
    if given.sitting is not None and given.notes is None:
        parser.error("To go on another time, --sitting needs --notes, a file to keep what was learnt in.")
    kept = read_instinct(of.folder, given.seats, of.box.digest)
    if given.onward and not len(kept.first):
        parser.error(f"{of.title} has no instinct for {given.seats} players and this box to go onward from.")
    try:
        import torch

        from podium.lab.practice_tables import cuda
    except ImportError as missing:
        parser.error(f"This needs the packages torch and numba-cuda; {missing.name} is not installed.")
    if not cuda.is_available():
        parser.error("This needs an NVIDIA GPU that numba-cuda can use; none was found.")
    torch.manual_seed(given.seed)
    origin = kept if given.onward else None
    found = practise(of, given.seats, given.minutes, given.sitting, given.notes, given.tables, given.seed, origin)
    write_instinct(of.folder, given.seats, of.box.digest, found)
    console.print(f"Kept in {of.folder / 'instinct.npz'}.")


def practise(
    of: Game,
    seats: int,
    minutes: float,
    sitting: float | None,
    notes: Path | None,
    many: int,
    seed: int,
    origin: Instinct | None = None,
) -> Instinct:
    """Play and learn, telling how it goes."""
    from podium.lab.practice_tables import EXACT, Tables, table_kernel

    console.print(f"{of.title}, {seats} players: compiling the table; this takes about a minute.")
    kernel = table_kernel(of)
    tables = Tables(of, kernel, seats, many, seed)
    mind = _mind(of, tables)
    if origin is not None:
        mind.begin_as(origin)
    school = _School(mind, tables, of.rules.NUM_ACTIONS)
    already = school.recall(notes) if notes is not None and notes.exists() else 0.0

    def judged(whose: str) -> str:
        place, games = school.judge(Tables(of, kernel, seats, min(many, 32_768), seed + 1, EXACT), whose)
        return f"{whose} {place:.3f} of {games} games"

    began, lessons, gone = time.perf_counter(), 0, already
    last = 1.0 if sitting is None else min(1.0, already + sitting / minutes)
    try:
        while gone < last:
            school.lesson(gone, is_taught=origin is not None and gone < TAUGHT_UNTIL)
            lessons += 1
            gone = already + (time.perf_counter() - began) / (60 * minutes)
            if lessons % TOLD == 0:
                console.print(
                    f"{gone:4.0%}  {lessons * STRETCH * many / 1e6:,.0f} million decisions, {school.report()}"
                )
    except KeyboardInterrupt:
        console.print("Stopped; what was learnt is kept.")
    if notes is not None:
        school.note(notes, gone)
    console.print(f"Mean place among those who play by the guide: {judged('teacher')}, {judged('pupil')}.")
    return mind.instinct()  # type: ignore[no-any-return]


def _mind(of: Game, tables: Any) -> Any:
    """The teacher, who also says how the game will end, and the pupil."""
    import torch
    from torch import nn

    senses, actions = tables.senses.shape[1], of.rules.NUM_ACTIONS
    inputs = senses + 2 * actions
    faith, hopeless = float(FAITH), float(HOPELESS)
    forbidden = 1e6 * hopeless  # nothing that the guide says is as bad

    class Mind(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("middle", torch.zeros(senses))
            self.register_buffer("scale", torch.ones(senses))
            self.enter = nn.Linear(inputs, WIDE)
            self.layers = nn.ModuleList(
                nn.Sequential(nn.LayerNorm(WIDE), nn.Linear(WIDE, WIDE), nn.GELU(), nn.Linear(WIDE, WIDE))
                for _ in range(DEEP)
            )
            self.leave = nn.LayerNorm(WIDE)
            self.likes, self.hopes = nn.Linear(WIDE, actions), nn.Linear(WIDE, 1)
            for weights in self.likes.parameters():  # it begins as the guide
                nn.init.zeros_(weights)
            first, second = PUPIL
            self.pupil = nn.Sequential(
                nn.Linear(inputs, first),
                nn.ReLU(),
                nn.Linear(first, second),
                nn.ReLU(),
                nn.Linear(second, actions + 1),
            )

        def forward(self, sensed: Any, guided: Any) -> tuple[Any, Any]:
            """What the teacher likes and expects."""
            may, worse, seen = self._see(sensed, guided)
            with torch.autocast(seen.device.type, torch.bfloat16):
                at = self.enter(seen)
                for layer in self.layers:
                    at = at + layer(at)
                at = nn.functional.gelu(self.leave(at))
                likes = self.likes(at)
            hopes = nn.functional.linear(at.float(), self.hopes.weight, self.hopes.bias)
            return self._weigh(may, worse, likes), hopes.squeeze(1)

        def follow(self, sensed: Any, guided: Any) -> tuple[Any, Any]:
            """What the pupil does."""
            may, worse, seen = self._see(sensed, guided)
            with torch.autocast(seen.device.type, torch.bfloat16):
                told = self.pupil(seen).float()
            return self._weigh(may, worse, told[:, :actions]), told[:, actions]

        def _see(self, sensed: Any, guided: Any) -> tuple[Any, Any, Any]:
            may = guided > forbidden
            worse = (guided - guided.max(1, keepdim=True).values).clamp(min=hopeless)
            worse = torch.where(may, worse, torch.zeros_like(worse))
            seen = torch.cat([(sensed - self.middle) * self.scale, POINT * worse, may.float()], 1)
            return may, worse, seen

        def _weigh(self, may: Any, worse: Any, likes: Any) -> Any:
            return torch.where(may, faith * worse + likes.float(), torch.full_like(worse, -1e9))

        def instinct(self) -> Instinct:
            """The pupil, for inputs as they are."""
            layers = [self.pupil[i] for i in (0, 2, 4)]
            weights = [layer.weight.detach().double().cpu().numpy() for layer in layers]
            added = [layer.bias.detach().double().cpu().numpy() for layer in layers]
            weights[0][:, :senses] *= self.scale.double().cpu().numpy()
            weights[0][:, senses : senses + actions] *= POINT
            added[0] -= weights[0][:, :senses] @ self.middle.double().cpu().numpy()
            return Instinct(*(np.vstack([weights[i].T, added[i]]).astype(np.float32) for i in range(3)))

        def begin_as(self, origin: Instinct) -> None:
            """Make the pupil an instinct: the inverse of `instinct`. What is newly noticed comes last of the senses."""
            first, second, last = (torch.tensor(layer, device=self.scale.device) for layer in origin)
            known = len(first) - 2 * actions - 1
            new = torch.zeros(senses - known, first.shape[1], device=first.device)
            weights, added = torch.cat([first[:known], new, first[known:-1]]).T.clone(), first[-1].clone()
            added += weights[:, :senses] @ self.middle
            weights[:, :senses] /= self.scale
            weights[:, senses : senses + actions] /= POINT
            with torch.no_grad():
                for layer, (weight, bias) in zip(
                    (self.pupil[i] for i in (0, 2, 4)),
                    ((weights, added), (second[:-1].T, second[-1]), (last[:-1].T, last[-1])),
                    strict=True,
                ):
                    layer.weight.copy_(weight)
                    layer.bias.copy_(bias)

    mind = Mind().to(tables.device)
    seen = []
    for _ in range(40):  # how far the senses range, in games by the guide
        tables.play(tables.guided.argmax(1))
        seen.append(tables.senses[:4096].clone())
    mind.middle.copy_(torch.cat(seen).mean(0))
    mind.scale.copy_(1 / torch.cat(seen).std(0).clamp(min=0.05))
    return mind


class _School:
    """Lessons: a stretch of play at every table, and what is to be learnt from it."""

    def __init__(self, mind: Any, tables: Any, actions: int) -> None:
        import torch

        self.mind, self.tables = mind, tables
        pupils = {id(weights) for weights in mind.pupil.parameters()}
        self.teachers = [weights for weights in mind.parameters() if id(weights) not in pupils]
        self.steps = torch.optim.AdamW(
            mind.parameters(), lr=RATE, weight_decay=1e-4, fused=tables.device.type == "cuda"
        )
        many, senses = tables.senses.shape

        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.empty(STRETCH, many, *shape, dtype=dtype, device=tables.device)

        self.senses, self.guided = room(senses), room(actions)
        self.chosen, self.likely = room(dtype=torch.int64), room()
        self.expected, self.result, self.ended = room(), room(), room()
        self.place, self.doubt, self.blur = 0.0, 0.0, 0.0
        self.lost, self.missed, self.think = self._lost, self._missed, mind.forward
        if tables.device.type == "cuda":
            torch.set_float32_matmul_precision("high")
            self.lost, self.missed, self.think = (
                torch.compile(part, dynamic=False) for part in (self._lost, self._missed, mind.forward)
            )

    def report(self) -> str:
        return f"mean place {self.place:.3f} while trying things, entropy {self.doubt:.3f}, blur {self.blur:.4f}"

    def note(self, path: Path, gone: float) -> None:
        """Keep what both nets know, and how much of the time is over."""
        import torch

        torch.save({"gone": gone, "mind": self.mind.state_dict(), "steps": self.steps.state_dict()}, path)

    def recall(self, path: Path) -> float:
        import torch

        kept = torch.load(path, map_location=self.tables.device)
        self.mind.load_state_dict(kept["mind"])
        self.steps.load_state_dict(kept["steps"])
        return float(kept["gone"])

    def lesson(self, gone: float, *, is_taught: bool = False) -> None:
        """`gone` is how much of the time is over; whether the teacher is taught by the pupil, or by how games end."""
        import torch

        for group in self.steps.param_groups:
            group["lr"] = RATE * (1 - 0.95 * gone)
        with torch.no_grad():
            self._play(self.mind.follow if is_taught else self.think)
            self._count()
        if is_taught:
            senses, guided = self.senses.flatten(0, 1), self.guided.flatten(0, 1)
            for some in torch.randperm(len(senses), device=senses.device).split(BATCH):
                loss, doubt, blur = self.missed(senses[some], guided[some])
                self._step(loss)
            self.doubt, self.blur = doubt.item(), blur.item() ** 0.5
            return
        with torch.no_grad():
            surprise = self._surprises()
        target = (surprise + self.expected).flatten()
        gain = ((surprise - surprise.mean()) / (surprise.std() + 1e-8)).flatten()
        senses, guided = self.senses.flatten(0, 1), self.guided.flatten(0, 1)
        chosen, likely = self.chosen.flatten(), self.likely.flatten()
        curiosity = torch.tensor(CURIOSITY * (1 - gone), device=target.device)
        for some in torch.randperm(len(target), device=target.device).split(BATCH):
            loss, doubt, blur = self.lost(
                senses[some],
                guided[some],
                chosen[some],
                likely[some],
                gain[some],
                target[some],
                curiosity,
                is_heard=gone >= PUPIL_FROM,
            )
            self._step(loss)
        self.doubt, self.blur = doubt.item(), blur.item() ** 0.5

    def _step(self, loss: Any) -> None:
        import torch

        self.steps.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.teachers, 0.5)
        torch.nn.utils.clip_grad_norm_(self.mind.pupil.parameters(), 1.0)
        self.steps.step()

    def _count(self) -> None:
        if games := float(self.ended.sum()):
            self.place = self.tables.seats - float(self.result.sum()) / games * (self.tables.seats - 1)

    def _missed(self, senses: Any, guided: Any) -> tuple[Any, Any, Any]:
        """What a batch costs the teacher while it learns from the pupil; how unsure the pupil is, how far their hopes
        are apart."""
        import torch

        likings, hopes = self.mind(senses, guided)
        with torch.no_grad():
            pupil, pupil_hopes = self.mind.follow(senses, guided)
            sure = torch.log_softmax(pupil, 1)
            doubt = -(sure.exp() * sure.clamp(min=-50)).sum(1).mean()
        unlike = -(sure.exp() * torch.log_softmax(likings, 1).clamp(min=-50)).sum(1).mean()
        blur = (pupil_hopes - hopes).pow(2).mean()
        return unlike + 2 * blur, doubt, blur.detach()

    def _lost(
        self,
        senses: Any,
        guided: Any,
        chosen: Any,
        likely: Any,
        gain: Any,
        target: Any,
        curiosity: Any,
        *,
        is_heard: bool,
    ) -> tuple[Any, Any, Any]:
        """What a batch costs the teacher, and the pupil if it hears; how unsure the one is, how far the hopes of the
        other are from its."""
        import torch

        likings, hopes = self.mind(senses, guided)
        sure = torch.log_softmax(likings, 1)
        ratio = (sure.gather(1, chosen[:, None]).squeeze(1) - likely).exp()
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        doubt = -(sure.exp() * sure.clamp(min=-50)).sum(1).mean()
        wrong = (hopes - target).pow(2).mean()
        loss = -better + 2 * wrong - curiosity * doubt
        if not is_heard:
            return loss, doubt.detach(), torch.zeros_like(loss)
        pupil, pupil_hopes = self.mind.follow(senses, guided)
        unlike = -(sure.detach().exp() * torch.log_softmax(pupil, 1).clamp(min=-50)).sum(1).mean()
        blur = (pupil_hopes - hopes.detach()).pow(2).mean()
        return loss + 0.1 * unlike + 2 * blur, doubt.detach(), blur.detach()

    def _play(self, think: Any) -> None:
        """Fill a stretch, each choice drawn by how `think` likes it."""
        import torch

        tables = self.tables
        for step in range(STRETCH):
            self.senses[step], self.guided[step] = tables.senses, tables.guided
            likings, hopes = think(tables.senses, tables.guided)
            luck = torch.rand_like(likings).clamp(1e-20, 1 - 1e-7)
            chosen = (likings - torch.log(-torch.log(luck))).argmax(1)
            self.chosen[step], self.expected[step] = chosen, hopes
            self.likely[step] = torch.log_softmax(likings, 1).gather(1, chosen[:, None]).squeeze(1)
            tables.play(chosen)
            self.result[step], self.ended[step] = tables.result, tables.ended

    def _surprises(self) -> Any:
        """How much better than expected things went on after each choice."""
        import torch

        _, following = self.think(self.tables.senses, self.tables.guided)
        later, surprises = torch.zeros_like(following), torch.zeros_like(self.expected)
        for step in reversed(range(STRETCH)):
            goes_on = 1 - self.ended[step]
            at_once = self.result[step] + goes_on * following - self.expected[step]
            later = at_once + FORESIGHT * goes_on * later
            surprises[step], following = later, self.expected[step]
        return surprises

    def judge(self, tables: Any, whose: str) -> tuple[float, int]:
        """The mean place of who plays what it likes best, and of how many games."""
        import torch

        total, games = 0.0, 0.0
        ask = self.mind.forward if whose == "teacher" else self.mind.follow
        with torch.no_grad():
            for _ in range(STEPS_JUDGED):
                likings, _ = ask(tables.senses, tables.guided)
                tables.play(likings.argmax(1))
                total += float(tables.result.sum())
                games += float(tables.ended.sum())
        return tables.seats - total / max(games, 1) * (tables.seats - 1), int(games)


if __name__ == "__main__":
    main()
