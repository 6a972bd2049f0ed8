// It counts the nodes on the path instead of the steps.
function deepest(parents) {
  return parents.map((_, node) => {
    let depth = 0
    for (let at = node; at !== -1; at = parents[at]) depth += 1
    return depth
  })
}
