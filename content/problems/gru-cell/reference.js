function sigmoid(z) {
  const power = Math.exp(-Math.abs(z))
  return z > 0 ? 1 / (1 + power) : power / (1 + power)
}

const dot = (left, right) => left.reduce((sum, value, at) => sum + value * right[at], 0)

function gru(inputs, start, entering, recurrent, bias, order) {
  const size = start.length
  let state = start
  for (const x of inputs) {
    const old = state
    const given = entering.map((row, at) => dot(row, x) + bias[at])
    const gate = (at) => sigmoid(given[at] + dot(recurrent[at], old))
    const reset = old.map((_, unit) => gate(unit))
    const kept = old.map((value, unit) => reset[unit] * value)
    state = old.map((value, unit) => {
      const row = recurrent[2 * size + unit]
      const back = order === 'before' ? dot(row, kept) : reset[unit] * dot(row, old)
      const update = gate(size + unit)
      return update * value + (1 - update) * Math.tanh(given[2 * size + unit] + back)
    })
  }
  return state
}
