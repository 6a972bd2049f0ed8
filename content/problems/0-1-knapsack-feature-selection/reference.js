// Keeps only the purchases that no other one beats in both cost and gain.
function bestGain(costs, gains, budget) {
  let kept = [[0, 0]]
  costs.forEach((cost, at) => {
    const more = kept.map(([spent, gain]) => [spent + cost, gain + gains[at]]).filter(([spent]) => spent <= budget)
    const all = [...kept, ...more].sort((a, b) => a[0] - b[0] || b[1] - a[1])
    kept = []
    for (const one of all) if (kept.length === 0 || one[1] > kept.at(-1)[1]) kept.push(one)
  })
  return kept.at(-1)[1]
}
