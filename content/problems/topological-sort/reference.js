// Depth-first search: a step is written after everything it needs; meeting an unfinished step means a cycle.
function orderSteps(steps, needs) {
  const needsOf = new Map(steps.map((step) => [step, []]))
  for (const [step, needed] of needs) needsOf.get(step).push(needed)
  const state = new Map()
  const order = []
  const visit = (step) => {
    if (state.has(step)) return state.get(step)
    state.set(step, false)
    if (!needsOf.get(step).every(visit)) return false
    state.set(step, true)
    order.push(step)
    return true
  }
  return steps.every(visit) ? order : []
}
