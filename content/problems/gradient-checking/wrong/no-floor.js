// It divides by the larger absolute value even if that is almost 0.
const valueAt = (terms, point) =>
  terms.reduce((sum, [coefficient, ...exponents]) => sum + exponents.reduce((product, exponent, at) => product * point[at] ** exponent, coefficient), 0)

function wrongDerivatives(terms, point, claimed, step, limit) {
  const moved = (at, by) => point.map((x, other) => (other === at ? x + by : x))
  return claimed.flatMap((derivative, at) => {
    const numeric = (valueAt(terms, moved(at, step)) - valueAt(terms, moved(at, -step))) / (2 * step)
    const error = Math.abs(derivative - numeric) / Math.max(Math.abs(derivative), Math.abs(numeric), 1e-300)
    return error > limit ? [at] : []
  })
}
