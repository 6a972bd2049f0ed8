// It rounds the coefficients to four digits.
function fitPolynomial(xs, ys, degree) {
  const size = degree + 1
  const system = Array.from({ length: size }, () => new Array(size + 1).fill(0))
  xs.forEach((x, point) => {
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) system[row][column] += x ** (row + column)
      system[row][size] += x ** row * ys[point]
    }
  })
  for (let step = 0; step < size; step += 1) {
    let best = step
    for (let row = step + 1; row < size; row += 1) if (Math.abs(system[row][step]) > Math.abs(system[best][step])) best = row
    ;[system[step], system[best]] = [system[best], system[step]]
    for (let row = step + 1; row < size; row += 1) {
      const factor = system[row][step] / system[step][step]
      for (let column = step; column <= size; column += 1) system[row][column] -= factor * system[step][column]
    }
  }
  const coefficients = new Array(size).fill(0)
  for (let row = degree; row >= 0; row -= 1) {
    const known = coefficients.reduce((sum, value, column) => sum + value * system[row][column], 0)
    coefficients[row] = (system[row][size] - known) / system[row][row]
  }
  return coefficients.map((value) => Math.round(value * 10000) / 10000)
}
