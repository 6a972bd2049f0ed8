// It uses the penalty of ridge regression, which gives no zeros.
function lasso(rows, targets, penalty, rounds) {
  const count = rows.length
  const weights = rows[0].map(() => 0)
  const scales = weights.map((_, feature) => rows.reduce((sum, row) => sum + row[feature] ** 2, 0) / count)
  const residuals = [...targets]
  for (let round = 0; round < rounds; round += 1) {
    for (let feature = 0; feature < weights.length; feature += 1) {
      if (scales[feature] === 0) continue
      const old = weights[feature]
      let rho = scales[feature] * old
      for (let row = 0; row < count; row += 1) rho += (rows[row][feature] * residuals[row]) / count
      weights[feature] = rho / (scales[feature] + penalty)
      for (let row = 0; row < count; row += 1) residuals[row] -= (weights[feature] - old) * rows[row][feature]
    }
  }
  return weights
}
