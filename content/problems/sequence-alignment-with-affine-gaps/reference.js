function align(first, second, match, mismatch, open, extend) {
  const width = second.length + 1
  const size = (first.length + 1) * width
  // The best score of the rest after a pair, after a hyphen below and after a hyphen above.
  const best = [0, 1, 2].map(() => new Float64Array(size))
  const options = (i, j, kind) => {
    const at = i * width + j
    return [
      i < first.length && j < second.length ? (first[i] === second[j] ? match : mismatch) + best[0][at + width + 1] : -Infinity,
      i < first.length ? best[1][at + width] - extend - (kind === 1 ? 0 : open) : -Infinity,
      j < second.length ? best[2][at + 1] - extend - (kind === 2 ? 0 : open) : -Infinity,
    ]
  }
  for (let at = size - 2; at >= 0; at -= 1) {
    const [i, j] = [Math.floor(at / width), at % width]
    for (let kind = 0; kind < 3; kind += 1) best[kind][at] = Math.max(...options(i, j, kind))
  }
  const lines = ['', '']
  for (let i = 0, j = 0, kind = 0; i < first.length || j < second.length; ) {
    const points = options(i, j, kind)
    kind = points.indexOf(Math.max(...points))
    lines[0] += kind === 2 ? '-' : first[i]
    lines[1] += kind === 1 ? '-' : second[j]
    if (kind !== 2) i += 1
    if (kind !== 1) j += 1
  }
  return lines
}
