"""The nets that practise: the mind, which becomes an instinct, and the critic, who tells how a game will end."""

from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn.functional import linear, pad, relu

from podium.core.game import Game
from podium.core.instinct import FAITH, HOPELESS, Instinct
from podium.lab.practice_tables import Tables

UNITS: Final = (512, 64)  # of the two layers of an instinct
CRITICS: Final = (1024, 128)
POINT: Final = 0.2  # brings what the guide says to the scale of the senses
LANES: Final = 64  # a matrix product is slow unless its sides are divisible by so many
SETTLED: Final = 5  # of so many decisions nothing is kept when it is told how far the senses range
FORBIDDEN: Final = 1e6 * float(HOPELESS)  # nothing that the guide says is as bad
NEVER: Final = -1e9


class Layers(nn.Module):  # type: ignore[misc]
    """Two layers of units that are silent below 0, and a last one in full digits."""

    def __init__(self, inputs: int, units: tuple[int, int], outputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, units[0])
        self.second = nn.Linear(units[0], units[1])
        self.last = nn.Linear(units[1], outputs)

    def forward(self, seen: Any) -> Any:
        at = seen
        for layer in (self.first, self.second):
            at = relu(linear(at, layer.weight.bfloat16(), layer.bias.bfloat16()))
        return linear(at.float(), self.last.weight, self.last.bias)

    def begin_with(self, layers: list[tuple[Any, Any]]) -> None:
        """Begin with these weights and what is added. If they are of fewer units, the others have no say at first."""
        with torch.no_grad():
            for layer in (self.second, self.last):
                layer.weight.zero_()
            nn.init.normal_(self.second.weight[len(layers[1][0]) :], std=self.second.in_features**-0.5)
            for layer, (weight, added) in zip((self.first, self.second, self.last), layers, strict=True):
                layer.weight[: weight.shape[0], : weight.shape[1]] = weight
                layer.bias[: len(added)] = added


class Senses:
    """What is seen at tables, on a scale that nets learn well from."""

    def __init__(self, of: Game, tables: Tables) -> None:
        self.sensed, self.actions = of.rules.NUM_FEATURES + of.rules.NUM_NOTICED, of.rules.NUM_ACTIONS
        self.inputs = -(-(self.sensed + 2 * self.actions) // LANES) * LANES
        seen = []
        for i in range(60):  # how far the senses range, in games by the guide
            tables.play(tables.guided.argmax(1))
            if i >= SETTLED:
                seen.append(tables.senses[:4096].clone())
        self.middle = torch.cat(seen).mean(0)
        self.scale = 1 / torch.cat(seen).std(0).clamp(min=0.05)

    def see(self, tables: Tables) -> tuple[Any, Any]:
        """What nets are shown, and what is added to what they like: the guide's word, and what may not be done."""
        guided = tables.guided
        may = guided > FORBIDDEN
        worse = (guided - guided.max(1, keepdim=True).values).clamp(min=float(HOPELESS))
        worse = torch.where(may, worse, torch.zeros_like(worse))
        seen = torch.cat([(tables.senses - self.middle) * self.scale, POINT * worse, may.float()], 1)
        seen = pad(seen.bfloat16(), (0, self.inputs - seen.shape[1]))
        return seen, torch.where(may, float(FAITH) * worse, torch.full_like(worse, NEVER))


class Mind(Layers):
    """What an instinct is made from: what it likes of each action beyond the guide's word, and what it hopes for."""

    def __init__(self, senses: Senses) -> None:
        super().__init__(senses.inputs, UNITS, -(-(senses.actions + 1) // LANES) * LANES)
        self.actions = senses.actions
        for weights in self.last.parameters():  # it begins as the guide
            nn.init.zeros_(weights)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        told = super().forward(seen)
        return told[:, : self.actions], told[:, self.actions]

    def instinct(self, senses: Senses) -> Instinct:
        """For inputs as they are."""
        layers = self.first, self.second, self.last
        weights = [layer.weight.detach().double().cpu().numpy() for layer in layers]
        added = [layer.bias.detach().double().cpu().numpy() for layer in layers]
        middle, scale = senses.middle.double().cpu().numpy(), senses.scale.double().cpu().numpy()
        sensed, actions = senses.sensed, self.actions
        weights[0] = weights[0][:, : sensed + 2 * actions]
        weights[2], added[2] = weights[2][: actions + 1], added[2][: actions + 1]
        weights[0][:, :sensed] *= scale
        weights[0][:, sensed : sensed + actions] *= POINT
        added[0] -= weights[0][:, :sensed] @ middle
        return Instinct(*(np.vstack([weights[i].T, added[i]]).astype(np.float32) for i in range(3)))

    def begin_as(self, origin: Instinct, senses: Senses) -> None:
        """The inverse of `instinct`. What is newly noticed comes last of the senses, and is ignored at first."""
        first, second, last = (torch.tensor(layer, device=senses.scale.device) for layer in origin)
        sensed, actions = senses.sensed, self.actions
        known = len(first) - 2 * actions - 1
        new = first.new_zeros(sensed - known, first.shape[1])
        none = first.new_zeros(senses.inputs - sensed - 2 * actions, first.shape[1])
        weights, added = torch.cat([first[:known], new, first[known:-1], none]).T.clone(), first[-1].clone()
        added += weights[:, :sensed] @ senses.middle
        weights[:, :sensed] /= senses.scale
        weights[:, sensed : sensed + actions] /= POINT
        self.begin_with([(weights, added), (second[:-1].T, second[-1]), (last[:-1].T, last[-1])])


class Critic(Layers):
    """Tells what place is to be expected. It has more units than the mind: what it errs in, the mind would learn."""

    def __init__(self, senses: Senses) -> None:
        super().__init__(senses.inputs, CRITICS, 1)

    def begin_as(self, mind: Mind) -> None:
        """Expect what it hopes for."""
        hope = slice(mind.actions, mind.actions + 1)
        first, second = ((layer.weight, layer.bias) for layer in (mind.first, mind.second))
        self.begin_with([first, second, (mind.last.weight[hope], mind.last.bias[hope])])

    def forward(self, seen: Any) -> Any:
        return super().forward(seen).squeeze(1)
