function outOfBagError(rows, labels, draws) {
  const distance = (one, other) => rows[one].reduce((sum, value, axis) => sum + (value - rows[other][axis]) ** 2, 0)
  const votes = rows.map(() => new Array(10).fill(0))
  for (const numbers of draws) {
    const isInBag = rows.map(() => false)
    for (const number of numbers) isInBag[Math.floor(number * rows.length)] = true
    const bag = [...rows.keys()].filter((index) => isInBag[index])
    for (let index = 0; index < rows.length; index += 1) {
      if (isInBag[index]) continue
      const distances = bag.map((other) => distance(index, other))
      votes[index][labels[bag[distances.indexOf(Math.min(...distances))]]] += 1
    }
  }
  let [judged, wrong] = [0, 0]
  votes.forEach((counts, index) => {
    const most = Math.max(...counts)
    if (most === 0) return
    judged += 1
    if (counts.indexOf(most) !== labels[index]) wrong += 1
  })
  return judged === 0 ? null : wrong / judged
}
