// It overwrites the state while it is still read.
const dot = (left, right) => left.reduce((sum, value, at) => sum + value * right[at], 0)

function hiddenStates(inputs, start, entering, recurrent, bias) {
  const state = [...start]
  return inputs.map((x) => {
    bias.forEach((offset, unit) => {
      state[unit] = Math.tanh(dot(entering[unit], x) + dot(recurrent[unit], state) + offset)
    })
    return [...state]
  })
}
