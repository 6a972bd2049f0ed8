function confusions(truth, guesses, classes) {
  const counts = new Array(classes * classes).fill(0)
  truth.forEach((trueClass, at) => {
    if (guesses[at] !== -1) counts[trueClass * classes + guesses[at]] += 1
  })
  return Array.from({ length: classes }, (_, row) => counts.slice(row * classes, (row + 1) * classes))
}
