// It sorts numbers as strings before the binary search.
function exceeding(calibration, scores) {
  const ordered = [...calibration].sort()
  return scores.map((score) => {
    let [low, high] = [0, ordered.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ordered[middle] < score) low = middle + 1
      else high = middle
    }
    return ordered.length - low
  })
}
