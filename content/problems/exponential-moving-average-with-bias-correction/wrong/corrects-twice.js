// It carries the corrected average into the next step instead of the plain one.
function smoothed(losses, beta) {
  let mean = 0
  return losses.map((loss, at) => (mean = (beta * mean + (1 - beta) * loss) / (1 - beta ** (at + 1))))
}
