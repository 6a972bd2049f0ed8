function lstmGradients(inputs, weights, bias, pulls) {
  const units = pulls[0].length
  const width = inputs[0].length
  const sigmoid = (x) => (1 + Math.tanh(x / 2)) / 2
  const each = (make) => Array.from({ length: units }, (_, at) => make(at))
  const tape = []
  let state = { h: each(() => 0), c: each(() => 0) }
  for (const row of inputs) {
    const joined = [...row, ...state.h]
    const a = weights.map((line, at) => line.reduce((sum, w, j) => sum + w * joined[j], bias[at]))
    const i = each((at) => sigmoid(a[at]))
    const f = each((at) => sigmoid(a[units + at]))
    const g = each((at) => Math.tanh(a[2 * units + at]))
    const o = each((at) => sigmoid(a[3 * units + at]))
    const c = each((at) => f[at] * state.c[at] + i[at] * g[at])
    tape.push({ joined, i, f, g, o, c, old: state.c })
    state = { c, h: each((at) => o[at] * Math.tanh(c[at])) }
  }
  const byWeights = weights.map((line) => line.map(() => 0))
  const byBias = bias.map(() => 0)
  const byInputs = []
  let [toHidden, toCell] = [each(() => 0), each(() => 0)]
  for (let t = inputs.length - 1; t >= 0; t -= 1) {
    const { joined, i, f, g, o, c, old } = tape[t]
    const pulled = each((at) => toHidden[at] + pulls[t][at])
    const onCell = each((at) => toCell[at] + (pulled[at] * o[at]) / Math.cosh(Math.min(350, Math.abs(c[at]))) ** 2)
    const blocks = [
      each((at) => onCell[at] * g[at] * i[at] * (1 - i[at])),
      each((at) => onCell[at] * old[at] * f[at] * (1 - f[at])),
      each((at) => onCell[at] * i[at] * (1 - g[at] ** 2)),
      each((at) => pulled[at] * Math.tanh(c[at]) * o[at] * (1 - o[at])),
    ].flat()
    const onJoined = joined.map(() => 0)
    blocks.forEach((delta, row) => {
      byBias[row] += delta
      joined.forEach((u, column) => {
        byWeights[row][column] += delta * u
        onJoined[column] += delta * weights[row][column]
      })
    })
    byInputs.unshift(onJoined.slice(0, width))
    toHidden = onJoined.slice(width)
    toCell = each((at) => onCell[at] * f[at])
  }
  return [byWeights, [byBias], byInputs]
}
