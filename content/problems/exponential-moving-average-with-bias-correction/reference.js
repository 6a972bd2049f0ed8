function smoothed(losses, beta) {
  let mean = 0
  return losses.map((loss, at) => {
    mean += (1 - beta) * (loss - mean)
    return mean / (1 - beta ** (at + 1))
  })
}
