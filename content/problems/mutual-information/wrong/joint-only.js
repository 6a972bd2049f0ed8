// It gives the entropy of the pairs instead of what the two share.
function sharedInformation(counts) {
  const whole = counts.flat().reduce((sum, cell) => sum + cell, 0)
  return counts.flat().reduce((sum, cell) => (cell === 0 ? sum : sum - (cell / whole) * Math.log2(cell / whole)), 0)
}
