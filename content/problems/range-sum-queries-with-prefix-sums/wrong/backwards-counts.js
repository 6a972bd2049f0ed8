// It swaps the days if the first is after the last.
function stretchSums(visits, questions) {
  return questions.map(([a, b]) => visits.slice(Math.min(a, b), Math.max(a, b) + 1).reduce((sum, one) => sum + one, 0))
}
