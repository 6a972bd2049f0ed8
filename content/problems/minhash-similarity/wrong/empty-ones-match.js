// It lets all empty documents match each other.
function minhashPairs(documents, hashes, bands) {
  const width = hashes.length / bands
  const signatures = documents.map((features) => hashes.map(([a, b, p]) => features.reduce((least, x) => Math.min(least, (a * x + b) % p), Infinity)))
  const holders = new Map()
  signatures.forEach((signature, number) => {
    for (let band = 0; band < bands; band += 1) {
      const key = `${band}: ${signature.slice(band * width, (band + 1) * width).join(' ')}`
      holders.set(key, [...(holders.get(key) ?? []), number])
    }
  })
  const found = new Set()
  for (const group of holders.values()) group.forEach((later, at) => group.slice(0, at).forEach((earlier) => found.add(earlier * documents.length + later)))
  return [...found].sort((one, other) => one - other).map((pair) => [Math.floor(pair / documents.length), pair % documents.length])
}
