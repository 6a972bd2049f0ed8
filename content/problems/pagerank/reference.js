function importance(links, damping, rounds) {
  const count = links.length
  const incoming = links.map(() => [])
  links.forEach((targets, from) => targets.forEach((target) => incoming[target].push(from)))
  let ranks = links.map(() => 1 / count)
  for (let round = 0; round < rounds; round += 1) {
    const lost = ranks.filter((_, page) => links[page].length === 0).reduce((sum, rank) => sum + rank, 0)
    ranks = incoming.map((sources) => (1 - damping + damping * lost) / count + damping * sources.reduce((sum, page) => sum + ranks[page] / links[page].length, 0))
  }
  return ranks
}
