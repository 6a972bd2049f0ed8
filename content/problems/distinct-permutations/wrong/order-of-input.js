// It tries the values in the order of the input instead of in rising order.
function distinctPermutations(items) {
  const counts = new Map()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  const results = []
  const extend = (prefix) => {
    if (prefix.length === items.length) {
      results.push(prefix)
      return
    }
    for (const [value, count] of counts) {
      if (count === 0) continue
      counts.set(value, count - 1)
      extend([...prefix, value])
      counts.set(value, count)
    }
  }
  extend([])
  return results
}
