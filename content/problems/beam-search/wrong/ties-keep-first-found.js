// It leaves ties in the order in which the extensions were made.
function compare(left, right) {
  if (left.score !== right.score) return right.score - left.score
  return 0
}

function beamSearch(scores, start, end, width, steps, bonus) {
  let live = [{ score: 0, tokens: [start] }]
  const finished = []
  for (let step = 0; step < steps; step += 1) {
    const extended = live.flatMap(({ score, tokens }) => scores[tokens.at(-1)].map((more, token) => ({ score: score + more, tokens: [...tokens, token] })))
    const kept = extended.sort(compare).slice(0, width)
    finished.push(...kept.filter(({ tokens }) => tokens.at(-1) === end))
    live = kept.filter(({ tokens }) => tokens.at(-1) !== end)
  }
  const all = [...finished, ...live].map(({ score, tokens }) => ({ score: score + bonus * (tokens.length - 1), tokens }))
  return all.sort(compare)[0].tokens
}
