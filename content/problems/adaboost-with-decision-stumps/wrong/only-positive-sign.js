// It tries stumps with the sign 1 only.
function adaboost(rows, labels, rounds, queries) {
  const orders = rows[0].map((_, feature) => [...rows.keys()].sort((one, other) => rows[one][feature] - rows[other][feature]))
  let weights = rows.map(() => 1 / rows.length)
  const stumps = []
  const answerOf = ({ feature, threshold, sign }, row) => (row[feature] >= threshold ? sign : -sign)
  const negativeWeight = () => weights.reduce((sum, weight, index) => sum + (labels[index] === -1 ? weight : 0), 0)

  const findBest = () => {
    let best = { error: Infinity }
    orders.forEach((order, feature) => {
      let error = negativeWeight()
      order.forEach((index, place) => {
        const threshold = rows[index][feature]
        if (place === 0 || threshold !== rows[order[place - 1]][feature]) {
          if (error < best.error - 1e-9) best = { error, feature, threshold, sign: 1 }
                  }
        error += weights[index] * labels[index]
      })
    })
    return best
  }

  for (let round = 0; round < rounds; round += 1) {
    const stump = findBest()
    if (stump.error > 0.5 - 1e-9) break
    const error = Math.max(stump.error, 1e-10)
    const alpha = 0.5 * Math.log((1 - error) / error)
    stumps.push({ ...stump, alpha })
    const scaled = weights.map((weight, index) => weight * Math.exp(-alpha * labels[index] * answerOf(stump, rows[index])))
    const sum = scaled.reduce((left, right) => left + right, 0)
    weights = scaled.map((weight) => weight / sum)
  }
  return queries.map((query) => stumps.reduce((score, stump) => score + stump.alpha * answerOf(stump, query), 0))
}
