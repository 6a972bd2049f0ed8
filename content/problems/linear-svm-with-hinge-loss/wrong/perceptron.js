// It reacts only to examples on the wrong side, as a perceptron does.
function trainSvm(rows, labels, penalty, rate, rounds) {
  let weights = rows[0].map(() => 0)
  let bias = 0
  for (let step = 1; step <= rounds; step += 1) {
    const inside = [...rows.keys()].filter((index) => labels[index] * rows[index].reduce((sum, value, at) => sum + value * weights[at], bias) <= 0)
    const meanOf = (valueOf) => inside.reduce((sum, index) => sum + labels[index] * valueOf(rows[index]), 0) / rows.length
    const size = rate / Math.sqrt(step)
    weights = weights.map((weight, at) => weight - size * (penalty * weight - meanOf((row) => row[at])))
    bias += size * meanOf(() => 1)
  }
  return [...weights, bias]
}
