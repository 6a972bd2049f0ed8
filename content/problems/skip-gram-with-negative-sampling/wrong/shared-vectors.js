// It uses one table for both roles.
function sigmoid(x) {
  const power = Math.exp(-Math.abs(x))
  return x > 0 ? 1 / (1 + power) : power / (1 + power)
}

function trainEmbeddings(centers, contexts, examples, rate) {
  const inner = centers.map((row) => [...row])
  const outer = inner
  for (const [center, ...words] of examples) {
    const old = [...inner[center]]
    const errors = words.map((word, at) => sigmoid(old.reduce((sum, value, column) => sum + value * outer[word][column], 0)) - (at === 0 ? 1 : 0))
    words.forEach((word, at) => old.forEach((_, column) => (inner[center][column] -= rate * errors[at] * outer[word][column])))
    words.forEach((word, at) => old.forEach((value, column) => (outer[word][column] -= rate * errors[at] * value)))
  }
  return [inner, outer]
}
