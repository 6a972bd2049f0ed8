// It remembers the sum from before the tangent.
const dot = (left, right) => left.reduce((sum, value, at) => sum + value * right[at], 0)

function hiddenStates(inputs, start, entering, recurrent, bias) {
  let state = start
  return inputs.map((x) => {
    const old = state
    state = bias.map((offset, unit) => dot(entering[unit], x) + dot(recurrent[unit], old) + offset)
    return state.map(Math.tanh)
  })
}
