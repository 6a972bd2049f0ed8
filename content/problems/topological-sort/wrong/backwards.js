// It reads every pair in the wrong direction.
function orderSteps(steps, needs) {
  const order = []
  let left = [...steps]
  while (left.length > 0) {
    const ready = left.filter((step) => !needs.some(([a, b]) => b === step && left.includes(a)))
    if (ready.length === 0) return []
    order.push(...ready)
    left = left.filter((step) => !ready.includes(step))
  }
  return order
}
