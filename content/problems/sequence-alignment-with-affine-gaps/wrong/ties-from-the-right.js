// It reads the path from the right, so that ties are decided there.
function align(first, second, match, mismatch, open, extend) {
  const [n, m] = [first.length, second.length]
  const make = () => Array.from({ length: n + 1 }, () => new Array(m + 1).fill(-Infinity))
  const best = [make(), make(), make()]
  best[0][0][0] = 0
  const steps = (i, j, kind) => {
    if (kind === 0) return i > 0 && j > 0 ? [0, 1, 2].map((old) => best[old][i - 1][j - 1] + (first[i - 1] === second[j - 1] ? match : mismatch)) : []
    if (kind === 1) return i > 0 ? [0, 1, 2].map((old) => best[old][i - 1][j] - extend - (old === 1 ? 0 : open)) : []
    return j > 0 ? [0, 1, 2].map((old) => best[old][i][j - 1] - extend - (old === 2 ? 0 : open)) : []
  }
  for (let i = 0; i <= n; i += 1) {
    for (let j = 0; j <= m; j += 1) if (i + j > 0) for (let kind = 0; kind < 3; kind += 1) best[kind][i][j] = Math.max(-Infinity, ...steps(i, j, kind))
  }
  let [i, j, upper, lower] = [n, m, '', '']
  let kind = [0, 1, 2].find((one) => best[one][n][m] === Math.max(...best.map((table) => table[n][m])))
  while (i > 0 || j > 0) {
    const points = steps(i, j, kind)
    upper = (kind === 2 ? '-' : first[i - 1]) + upper
    lower = (kind === 1 ? '-' : second[j - 1]) + lower
    if (kind !== 2) i -= 1
    const used = kind
    if (used !== 1) j -= 1
    kind = points.indexOf(Math.max(...points))
  }
  return [upper, lower]
}
