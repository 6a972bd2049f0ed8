// Nesterov's method uses the memory from before the step.
const RULES = {
  momentum: (slope, old, factor) => [factor * old + slope, factor * old + slope],
  nesterov: (slope, old, factor) => [factor * old + slope, slope + factor * old],
  rmsprop: (slope, old, factor) => {
    const memory = factor * old + (1 - factor) * slope ** 2
    return [memory, slope / (Math.sqrt(memory) + 1e-8)]
  },
}

function minimize(method, start, curvatures, lowest, [rate, factor], steps) {
  return start.map((first, axis) => {
    let point = first
    let memory = 0
    for (let step = 0; step < steps; step += 1) {
      const [next, move] = RULES[method](curvatures[axis] * (point - lowest[axis]), memory, factor)
      memory = next
      point -= rate * move
    }
    return point
  })
}
