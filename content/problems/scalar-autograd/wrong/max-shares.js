// It gives half of the derivative to each of two equal arguments of max.
// For each operation: its value, and its derivatives given the arguments and the value.
const OPERATIONS = {
  add: [(a, b) => a + b, () => [1, 1]],
  sub: [(a, b) => a - b, () => [1, -1]],
  mul: [(a, b) => a * b, (a, b) => [b, a]],
  div: [(a, b) => a / b, (a, b, c) => [1 / b, -c / b]],
  max: [(a, b) => Math.max(a, b), (a, b) => (a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1])],
  exp: [Math.exp, (a, _, c) => [c]],
  log: [Math.log, (a) => [1 / a]],
  tanh: [Math.tanh, (a, _, c) => [1 - c * c]],
  relu: [(a) => Math.max(a, 0), (a) => [a > 0 ? 1 : 0]],
  neg: [(a) => -a, () => [-1]],
}

function gradients(inputs, operations, outputs) {
  const values = [...inputs]
  const tape = operations.map((line) => {
    const [name, ...written] = line.split(' ')
    const nodes = written.map(Number)
    const [valueOf, slopesOf] = OPERATIONS[name]
    const [a, b] = nodes.map((node) => values[node])
    const result = valueOf(a, b)
    values.push(result)
    return { nodes, slopes: slopesOf(a, b, result) }
  })
  const adjoints = values.map(() => 0)
  for (const node of outputs) adjoints[node] += 1
  for (let at = tape.length - 1; at >= 0; at -= 1) {
    const adjoint = adjoints[inputs.length + at]
    const { nodes, slopes } = tape[at]
    nodes.forEach((node, argument) => (adjoints[node] += adjoint * slopes[argument]))
  }
  return adjoints.slice(0, inputs.length)
}
