// For each length, the earliest position in the other strand where a common subsequence of that length can end.
function sharedLength(one, other) {
  const places = new Map()
  ;[...other].forEach((letter, at) => places.set(letter, [at, ...(places.get(letter) ?? [])]))
  const ends = []
  for (const letter of one) {
    for (const at of places.get(letter) ?? []) {
      let [low, high] = [0, ends.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (ends[middle] < at) low = middle + 1
        else high = middle
      }
      ends[low] = at
    }
  }
  return ends.length
}
