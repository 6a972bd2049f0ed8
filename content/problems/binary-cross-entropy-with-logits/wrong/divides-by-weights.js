// It divides by the sum of the weights.
const softplus = (x) => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)))

function bceWithLogits(logits, targets, weight) {
  if (logits.length === 0) return 0
  let loss = 0
  let weights = 0
  logits.forEach((logit, at) => {
    loss += weight * targets[at] * softplus(-logit) + (1 - targets[at]) * softplus(logit)
    weights += weight * targets[at] + 1 - targets[at]
  })
  return loss / weights
}
