// It compares adjacent numbers only.
function disagreements(ranking) {
  return ranking.filter((rank, at) => at > 0 && ranking[at - 1] > rank).length
}
