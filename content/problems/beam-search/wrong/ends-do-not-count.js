// Sequences that end do not use up a place.
function compare(left, right) {
  if (left.score !== right.score) return right.score - left.score
  const at = left.tokens.findIndex((token, place) => token !== right.tokens[place])
  if (at === -1) return left.tokens.length - right.tokens.length
  return at < right.tokens.length ? left.tokens[at] - right.tokens[at] : 1
}

function beamSearch(scores, start, end, width, steps, bonus) {
  let live = [{ score: 0, tokens: [start] }]
  const finished = []
  for (let step = 0; step < steps; step += 1) {
    const extended = live.flatMap(({ score, tokens }) => scores[tokens.at(-1)].map((more, token) => ({ score: score + more, tokens: [...tokens, token] })))
    const kept = extended.sort(compare)
    finished.push(...kept.filter(({ tokens }) => tokens.at(-1) === end))
    live = kept.filter(({ tokens }) => tokens.at(-1) !== end).slice(0, width)
  }
  const all = [...finished, ...live].map(({ score, tokens }) => ({ score: score + bonus * (tokens.length - 1), tokens }))
  return all.sort(compare)[0].tokens
}
