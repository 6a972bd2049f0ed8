function exceeding(calibration, scores) {
  const ordered = [...calibration].sort((a, b) => b - a)
  // From the largest score to the smallest, the count only grows.
  const answers = new Array(scores.length)
  let count = 0
  for (const at of [...scores.keys()].sort((a, b) => scores[b] - scores[a])) {
    while (count < ordered.length && ordered[count] >= scores[at]) count += 1
    answers[at] = count
  }
  return answers
}
