// It adds the pull of the last step only.
function lstmGradients(inputs, weights, bias, pulls) {
  const n = pulls[0].length
  const s = (x) => (1 + Math.tanh(x / 2)) / 2
  const tape = []
  let h = pulls[0].map(() => 0)
  let c = pulls[0].map(() => 0)
  for (const row of inputs) {
    const u = [...row, ...h]
    const a = weights.map((line, at) => line.reduce((sum, w, j) => sum + w * u[j], bias[at]))
    const gates = a.map((x, at) => (at >= 2 * n && at < 3 * n ? Math.tanh(x) : s(x)))
    const old = c
    c = old.map((x, k) => gates[n + k] * x + gates[k] * gates[2 * n + k])
    h = c.map((x, k) => gates[3 * n + k] * Math.tanh(x))
    tape.push({ u, gates, old, c })
  }
  const grad = weights.map((line) => line.map(() => 0))
  const byBias = bias.map(() => 0)
  const byInputs = []
  let H = pulls[pulls.length - 1]
  let C = H.map(() => 0)
  for (const { u, gates, old, c: now } of tape.reverse()) {
    const d = bias.map(() => 0)
    C = C.map((x, k) => x + H[k] * gates[3 * n + k] * (1 - Math.tanh(now[k]) ** 2))
    for (let k = 0; k < n; k += 1) {
      const [i, f, g, o] = [gates[k], gates[n + k], gates[2 * n + k], gates[3 * n + k]]
      d[k] = C[k] * g * i * (1 - i)
      d[n + k] = C[k] * old[k] * f * (1 - f)
      d[2 * n + k] = C[k] * i * (1 - g * g)
      d[3 * n + k] = H[k] * Math.tanh(now[k]) * o * (1 - o)
    }
    C = C.map((x, k) => x * gates[n + k])
    d.forEach((x, row) => {
      byBias[row] += x
      u.forEach((y, column) => (grad[row][column] += x * y))
    })
    const back = u.map((_, column) => d.reduce((sum, x, row) => sum + x * weights[row][column], 0))
    byInputs.unshift(back.slice(0, inputs[0].length))
    H = back.slice(inputs[0].length)
  }
  return [grad, [byBias], byInputs]
}
