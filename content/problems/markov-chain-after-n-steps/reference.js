function afterSteps(chances, start, steps) {
  const times = (a, b) => a.map((row) => {
    const line = b[0].map((_, j) => row.reduce((sum, one, k) => sum + one * b[k][j], 0))
    // Rounding errors must not accumulate over many squarings.
    const whole = line.reduce((sum, one) => sum + one, 0)
    return line.map((one) => one / whole)
  })
  const power = (n) => {
    if (n === 1) return chances
    const half = power(Math.floor(n / 2))
    const both = times(half, half)
    return n % 2 === 1 ? times(both, chances) : both
  }
  return steps === 0 ? chances.map((_, state) => (state === start ? 1 : 0)) : power(steps)[start]
}
