// It connects the points of the curve with straight lines, which is too optimistic.
function averagePrecision(scores, labels) {
  const positivesOf = new Map()
  const sizeOf = new Map()
  scores.forEach((score, example) => {
    positivesOf.set(score, (positivesOf.get(score) ?? 0) + labels[example])
    sizeOf.set(score, (sizeOf.get(score) ?? 0) + 1)
  })
  let selected = 0
  let found = 0
  let area = 0
  let before = 1
  for (const score of [...sizeOf.keys()].sort((left, right) => right - left)) {
    selected += sizeOf.get(score)
    found += positivesOf.get(score)
    area += (positivesOf.get(score) * (found / selected + before)) / 2
    before = found / selected
  }
  return found === 0 ? 0 : area / found
}
