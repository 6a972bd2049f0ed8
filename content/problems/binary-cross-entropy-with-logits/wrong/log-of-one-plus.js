// It adds the tiny exponential to 1, which rounds it away.
const softplus = (x) => Math.max(x, 0) + Math.log(1 + Math.exp(-Math.abs(x)))

function bceWithLogits(logits, targets, weight) {
  if (logits.length === 0) return 0
  const losses = logits.map((logit, at) => weight * targets[at] * softplus(-logit) + (1 - targets[at]) * softplus(logit))
  return losses.reduce((sum, loss) => sum + loss, 0) / logits.length
}
