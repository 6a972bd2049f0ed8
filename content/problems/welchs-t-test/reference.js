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
  const degrees = sum ** 2 / (one.error ** 2 / (one.n - 1) + other.error ** 2 / (other.n - 1))
  return [difference, difference / Math.sqrt(sum), degrees]
}
