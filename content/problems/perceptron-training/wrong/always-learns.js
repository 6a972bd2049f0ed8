// It also updates the weights after correct predictions.
function trainedWeights(examples, labels, rounds) {
  const weights = new Array(examples[0].length + 1).fill(0)
  for (let round = 0; round < rounds; round += 1) {
    examples.forEach((features, at) => [...features, 1].forEach((value, axis) => (weights[axis] += labels[at] * value)))
  }
  return weights
}
