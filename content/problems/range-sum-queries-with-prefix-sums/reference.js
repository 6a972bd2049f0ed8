function stretchSums(visits, questions) {
  const upTo = new Float64Array(visits.length + 1)
  for (let day = 0; day < visits.length; day += 1) upTo[day + 1] = upTo[day] + visits[day]
  return questions.map(([first, last]) => (first > last ? 0 : upTo[last + 1] - upTo[first]))
}
