// It carries the corrected average on as if it were the plain one.
function smoothed(losses, beta) {
  let mean = 0
  return losses.map((loss, at) => (mean = (beta * mean + (1 - beta) * loss) / (1 - beta ** (at + 1))))
}
