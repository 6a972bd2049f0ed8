// It divides by the number of inputs instead of the rank.
const multiply = (table, vector) => table.map((row) => row.reduce((sum, weight, at) => sum + weight * vector[at], 0))

function adaptedOutput(inputs, frozen, down, up, alpha) {
  const scale = down.length === 0 ? 0 : alpha / down[0].length
  return inputs.map((token) => {
    const correction = multiply(up, multiply(down, token))
    return multiply(frozen, token).map((plain, at) => plain + scale * correction[at])
  })
}
