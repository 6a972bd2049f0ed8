// It divides the sum of percentage errors by the number of all examples.
function regressionMetrics(actual, predicted) {
  const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)
  const meanOf = (values) => sumOf(values) / values.length
  const errors = actual.map((value, row) => value - predicted[row])
  const squares = sumOf(errors.map((error) => error * error))
  const isConstant = actual.every((value) => value === actual[0])
  const mean = meanOf(actual)
  const spread = sumOf(actual.map((value) => (value - mean) ** 2))
  const r2 = isConstant ? Number(squares === 0) : 1 - squares / spread
  const shares = actual.flatMap((value, row) => (value === 0 ? [] : [Math.abs(errors[row] / value)]))
  return [r2, meanOf(errors.map(Math.abs)), Math.sqrt(squares / actual.length), shares.length > 0 ? sumOf(shares) / actual.length : null]
}
