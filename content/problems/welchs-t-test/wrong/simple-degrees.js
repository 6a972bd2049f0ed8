// It takes n1 + n2 - 2 as the degrees of freedom.
function welch(first, second) {
  const [one, other] = [first, second].map((values) => {
    const n = values.length
    const mean = values.reduce((sum, value) => sum + value, 0) / n
    const isConstant = values.every((value) => value === values[0])
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
    return { n, mean, error: isConstant ? 0 : squares / (n - 1) / n }
  })
  const difference = one.mean - other.mean
  const sum = one.error + other.error
  if (sum === 0) return [difference, null, null]
  const degrees = one.n + other.n - 2
  return [difference, difference / Math.sqrt(sum), degrees]
}
