// It ignores how frequent the classes are.
function gaussianNaiveBayes(rows, labels, classes, smoothing, queries) {
  const width = rows[0].length
  const models = Array.from({ length: classes }, () => ({ count: 0, means: new Array(width).fill(0), variances: new Array(width).fill(0) }))
  const forEachValue = (visit) => rows.forEach((row, at) => row.forEach((value, feature) => visit(models[labels[at]], feature, value)))
  for (const label of labels) models[label].count += 1
  forEachValue((model, feature, value) => (model.means[feature] += value / model.count))
  forEachValue((model, feature, value) => (model.variances[feature] += (value - model.means[feature]) ** 2 / model.count))
  const logDensity = ({ count, means, variances }, query) => {
    let sum = 0
    query.forEach((value, feature) => {
      const variance = variances[feature] + smoothing
      sum -= (Math.log(2 * Math.PI * variance) + (value - means[feature]) ** 2 / variance) / 2
    })
    return sum
  }
  return queries.map((query) => {
    const logs = models.map((model) => (model.count === 0 ? -Infinity : logDensity(model, query)))
    const most = Math.max(...logs)
    const shares = logs.map((value) => Math.exp(value - most))
    const total = shares.reduce((sum, share) => sum + share, 0)
    return shares.map((share) => share / total)
  })
}
