function minhashPairs(documents, hashes, bands) {
  const width = hashes.length / bands
  const holders = new Map()
  documents.forEach((features, number) => {
    if (features.length === 0) return
    const signature = hashes.map(([a, b, p]) => features.reduce((least, x) => Math.min(least, (a * x + b) % p), Infinity))
    for (let band = 0; band < bands; band += 1) {
      const key = `${band}: ${signature.slice(band * width, (band + 1) * width).join(' ')}`
      const group = holders.get(key)
      if (group === undefined) holders.set(key, [number])
      else group.push(number)
    }
  })
  const found = new Set()
  for (const group of holders.values()) {
    group.forEach((later, at) => group.slice(0, at).forEach((earlier) => found.add(earlier * documents.length + later)))
  }
  return [...found].sort((one, other) => one - other).map((pair) => [Math.floor(pair / documents.length), pair % documents.length])
}
