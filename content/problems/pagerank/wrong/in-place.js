// It updates the numbers while it is still reading them.
function importance(links, damping, rounds) {
  const count = links.length
  const ranks = links.map(() => 1 / count)
  for (let round = 0; round < rounds; round += 1) {
    for (let page = 0; page < count; page += 1) {
      let sum = 0
      for (let from = 0; from < count; from += 1) {
        if (links[from].length === 0) sum += ranks[from] / count
        else if (links[from].includes(page)) sum += ranks[from] / links[from].length
      }
      ranks[page] = (1 - damping) / count + damping * sum
    }
  }
  return ranks
}
