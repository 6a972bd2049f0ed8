// It sorts the rarest pairs first.
function frequentPairs(baskets, least) {
  const counts = new Map()
  for (const basket of baskets) {
    const set = [...new Set(basket)].sort((a, b) => a - b)
    set.forEach((a, at) => set.slice(at + 1).forEach((b) => counts.set(a + ' ' + b, (counts.get(a + ' ' + b) ?? 0) + 1)))
  }
  return [...counts].filter(([, n]) => n >= least).map(([pair, n]) => [...pair.split(' ').map(Number), n]).sort((x, y) => x[2] - y[2] || x[0] - y[0] || x[1] - y[1])
}
