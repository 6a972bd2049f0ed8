// In alphabetical order, words with the same prefix are next to each other.
function completions(words, typed) {
  const counts = new Map()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const sorted = [...counts.keys()].sort()
  return typed.map((beginning) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle] < beginning) low = middle + 1
      else high = middle
    }
    let end = low
    while (end < sorted.length && sorted[end].startsWith(beginning)) end += 1
    return sorted.slice(low, end).sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1)).slice(0, 3)
  })
}
