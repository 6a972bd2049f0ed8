// It counts nodes that cannot be reached.
function tailAndCycle(following) {
  const step = new Map()
  let node = following.length > 0 ? 0 : -1
  let count = 0
  while (node !== -1) {
    if (step.has(node)) return [step.get(node), count - step.get(node)]
    step.set(node, count)
    count += 1
    node = following[node]
  }
  return [following.length, 0]
}
