# Maestro: Symphony in English; what it shares with Ensemble is in podium/games/concert/locale.
table-soloists = Soloists for sale, { $deck } more in the deck
table-bonus = Your bonus cards: { $cards }
told-score = { $player }: instruments { $instruments }, soloists { $soloists }, categories { $categories }, position { $position }, Bach notes { $bach }, bonus { $bonus }; in all { $total }.
told-team = Team { $team }: { $points } points.
told-team-won = Team { $team } wins with { $points } points.
table-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
reason-points = most points
