function dropout(activations, upstream, draws, rate, training) {
  if (!training) return [activations, upstream]
  const mask = draws.map((draw) => (draw < rate ? 0 : 1 / (1 - rate)))
  return [activations, upstream].map((values) => values.map((value, at) => value * mask[at]))
}
