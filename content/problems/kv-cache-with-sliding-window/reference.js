const dot = (left, right) => left.reduce((sum, value, at) => sum + value * right[at], 0)

function cachedAttention(queries, keys, contents, padding, window) {
  const cache = []
  return contents.map((content, at) => {
    if (padding[at]) return content.map(() => 0)
    cache.push({ key: keys[at], content })
    if (cache.length > window) cache.shift()
    const scores = cache.map(({ key }) => dot(queries[at], key) / Math.sqrt(key.length))
    const largest = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - largest))
    const total = powers.reduce((sum, power) => sum + power, 0)
    return content.map((_, column) => powers.reduce((sum, power, slot) => sum + power * cache[slot].content[column], 0) / total)
  })
}
