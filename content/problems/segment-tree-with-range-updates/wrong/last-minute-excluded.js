// It leaves out the last minute of each range.
function peakLoads(loads, actions) {
  const values = [...loads]
  const answers = []
  for (const [first, last, change] of actions.slice(0, 500)) {
    let best = values[first] + change
    for (let at = first; at < Math.max(last, first + 1); at += 1) {
      values[at] += change
      best = Math.max(best, values[at])
    }
    if (change === 0) answers.push(best)
  }
  return answers
}
