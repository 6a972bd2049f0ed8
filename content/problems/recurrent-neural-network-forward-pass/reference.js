const dot = (left, right) => left.reduce((sum, value, at) => sum + value * right[at], 0)

function hiddenStates(inputs, start, entering, recurrent, bias) {
  let state = start
  return inputs.map((x) => {
    const old = state
    state = bias.map((offset, unit) => Math.tanh(dot(entering[unit], x) + dot(recurrent[unit], old) + offset))
    return state
  })
}
