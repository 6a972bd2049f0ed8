function foldOfEach(labels, folds) {
  const sizes = new Map()
  for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1)
  // Where each class begins in the sequence.
  const next = new Map()
  let begun = 0
  for (const [label, size] of sizes) {
    next.set(label, begun)
    begun += size
  }
  return labels.map((label) => {
    const turn = next.get(label)
    next.set(label, turn + 1)
    return turn % folds
  })
}
