// It returns the joint entropy instead of the mutual information.
function sharedInformation(counts) {
  const whole = counts.flat().reduce((sum, cell) => sum + cell, 0)
  return counts.flat().reduce((sum, cell) => (cell === 0 ? sum : sum - (cell / whole) * Math.log2(cell / whole)), 0)
}
