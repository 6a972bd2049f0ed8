// It swaps rows and columns.
function confusions(truth, guesses, classes) {
  const table = Array.from({ length: classes }, () => new Array(classes).fill(0))
  truth.forEach((one, at) => {
    if (guesses[at] >= 0) table[guesses[at]][one] += 1
  })
  return table
}
