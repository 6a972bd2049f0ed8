// It lists a pair once for each band in which it meets.
function minhashPairs(documents, hashes, bands) {
  const width = hashes.length / bands
  const pairs = []
  for (let band = 0; band < bands; band += 1) {
    const holders = new Map()
    documents.forEach((features, number) => {
      if (features.length === 0) return
      const key = hashes.slice(band * width, (band + 1) * width).map(([a, b, p]) => features.reduce((least, x) => Math.min(least, (a * x + b) % p), Infinity)).join(' ')
      const group = holders.get(key) ?? []
      group.forEach((earlier) => pairs.push([earlier, number]))
      holders.set(key, [...group, number])
    })
  }
  return pairs.sort((one, other) => one[0] - other[0] || one[1] - other[1])
}
