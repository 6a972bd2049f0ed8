// Training ends at the first epoch that is `patience` epochs behind the best one.
function lastEpoch(losses, patience, delta) {
  let best = -1
  let epoch = 0
  while (epoch < losses.length) {
    if (best < 0 || losses[epoch] < losses[best] - delta) best = epoch
    if (epoch - best === patience) return [best, epoch]
    epoch += 1
  }
  return best < 0 ? [] : [best, epoch - 1]
}
