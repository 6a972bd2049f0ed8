function klDivergence(p, q) {
  let bits = 0
  for (let outcome = 0; outcome < p.length; outcome += 1) {
    if (p[outcome] === 0) continue
    if (q[outcome] === 0) return Infinity
    bits += p[outcome] * Math.log2(p[outcome] / q[outcome])
  }
  return bits
}

function divergences(observed, expected) {
  const normalized = (counts) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    return counts.map((count) => count / total)
  }
  const [p, q] = [normalized(observed), normalized(expected)]
  const average = p.map((share, outcome) => (share + q[outcome]) / 2)
  let entropy = 0
  for (const share of p) if (share > 0) entropy -= share * Math.log2(share)
  const kl = klDivergence(p, q)
  return [entropy, entropy + kl, kl, (klDivergence(p, average) + klDivergence(q, average)) / 2]
}
