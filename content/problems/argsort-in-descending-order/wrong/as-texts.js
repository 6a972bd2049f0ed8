// It compares scores as strings, where 9 is greater than 10.
function rank(scores) {
  return scores.map((_, position) => position).sort((one, other) => (String(scores[one]) < String(scores[other]) ? 1 : -1))
}
