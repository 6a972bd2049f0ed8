// It masks the derivatives but does not scale them.
function dropout(activations, upstream, draws, rate, training) {
  if (!training) return [activations, upstream]
  const isKept = draws.map((draw) => draw >= rate)
  return [activations.map((value, at) => (isKept[at] ? value / (1 - rate) : 0)), upstream.map((value, at) => (isKept[at] ? value : 0))]
}
