// From the roots downward, one level after the other.
function deepest(parents) {
  const children = parents.map(() => [])
  let level = []
  parents.forEach((parent, node) => (parent === -1 ? level : children[parent]).push(node))
  const depths = new Array(parents.length).fill(0)
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const node of level) depths[node] = depth
    level = level.flatMap((node) => children[node])
  }
  return depths
}
