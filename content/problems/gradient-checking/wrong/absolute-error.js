// It compares absolute errors.
const valueAt = (terms, point) =>
  terms.reduce((sum, [coefficient, ...exponents]) => sum + exponents.reduce((product, exponent, at) => product * point[at] ** exponent, coefficient), 0)

function wrongDerivatives(terms, point, claimed, step, limit) {
  const moved = (at, by) => point.map((x, other) => (other === at ? x + by : x))
  return claimed.flatMap((derivative, at) => {
    const numeric = (valueAt(terms, moved(at, step)) - valueAt(terms, moved(at, -step))) / (2 * step)
    const error = Math.abs(derivative - numeric)
    return error > limit ? [at] : []
  })
}
