function belief(prior, sensitivity, specificity, results) {
  let [ill, healthy] = [prior, 1 - prior]
  return [prior, ...results.map((isPositive) => {
    const after = [ill * (isPositive ? sensitivity : 1 - sensitivity), healthy * (isPositive ? 1 - specificity : specificity)]
    const whole = after[0] + after[1]
    if (whole > 0) [ill, healthy] = [after[0] / whole, after[1] / whole]
    return ill
  })]
}
