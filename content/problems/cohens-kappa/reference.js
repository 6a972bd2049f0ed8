function kappa(one, other) {
  const shares = (labels) => labels.reduce((map, label) => map.set(label, (map.get(label) ?? 0) + 1 / labels.length), new Map())
  const [a, b] = [shares(one), shares(other)]
  if (a.size === 0 || (a.size === 1 && b.size === 1 && one[0] === other[0])) return 1
  const observed = one.filter((label, at) => label === other[at]).length / one.length
  const byLuck = [...a].reduce((sum, [label, share]) => sum + share * (b.get(label) ?? 0), 0)
  return (observed - byLuck) / (1 - byLuck)
}
