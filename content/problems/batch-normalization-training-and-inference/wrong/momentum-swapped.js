// It keeps the share momentum of the old value.
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function batchNorm(batches, inputs, gain, shift, momentum, epsilon) {
  const normalize = (table, means, variances) =>
    table.map((row) => row.map((value, j) => (gain[j] * (value - means[j])) / Math.sqrt(variances[j] + epsilon) + shift[j]))
  const mix = (old, next) => old.map((value, j) => momentum * value + (1 - momentum) * next[j])
  let runningMeans = gain.map(() => 0)
  let runningVariances = gain.map(() => 1)
  const result = batches.map((batch) => {
    const columns = gain.map((_, j) => batch.map((row) => row[j]))
    const means = columns.map(meanOf)
    const variances = columns.map((column, j) => meanOf(column.map((value) => (value - means[j]) ** 2)))
    runningMeans = mix(runningMeans, means)
    runningVariances = mix(runningVariances, variances.map((variance) => (variance * batch.length) / (batch.length - 1)))
    return normalize(batch, means, variances)
  })
  return [...result, normalize(inputs, runningMeans, runningVariances)]
}
