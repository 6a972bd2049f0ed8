// It starts from the prior again at each test.
function belief(prior, sensitivity, specificity, results) {
  return [prior, ...results.map((isPositive) => {
    const ill = prior * (isPositive ? sensitivity : 1 - sensitivity)
    const healthy = (1 - prior) * (isPositive ? 1 - specificity : specificity)
    return ill + healthy === 0 ? prior : ill / (ill + healthy)
  })]
}
