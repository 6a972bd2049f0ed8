function trainedWeights(examples, labels, rounds) {
  const weights = new Array(examples[0].length).fill(0)
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    let isPerfect = true
    examples.forEach((features, at) => {
      const sum = features.reduce((total, value, axis) => total + value * weights[axis], bias)
      if (sum > 0 === (labels[at] === 1)) return
      isPerfect = false
      bias += labels[at]
      features.forEach((value, axis) => (weights[axis] += labels[at] * value))
    })
    if (isPerfect) break
  }
  // An empty sum may be negative zero.
  return [...weights, bias].map((weight) => weight + 0)
}
