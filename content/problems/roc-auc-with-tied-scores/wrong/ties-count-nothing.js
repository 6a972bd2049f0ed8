// It counts a tie as nothing instead of one half.
function areaUnderCurve(truth, scores) {
  const of = (label) => scores.filter((_, at) => truth[at] === label).sort((a, b) => a - b)
  const [negative, positive] = [of(0), of(1)]
  if (negative.length === 0 || positive.length === 0) return 0.5
  let [at, won] = [0, 0]
  for (const score of positive) {
    while (at < negative.length && negative[at] < score) at += 1
    won += at
  }
  return won / (negative.length * positive.length)
}
