// It starts with the lowest scores.
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
  for (const score of [...sizeOf.keys()].sort((left, right) => left - right)) {
    selected += sizeOf.get(score)
    found += positivesOf.get(score)
    area += (positivesOf.get(score) * found) / selected
  }
  return found === 0 ? 0 : area / found
}
