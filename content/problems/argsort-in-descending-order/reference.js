function rank(scores) {
  return scores.map((_, position) => position).sort((one, other) => scores[other] - scores[one])
}
