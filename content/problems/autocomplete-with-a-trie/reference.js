// Words come in the order of suggestions, so the first three with a prefix are its answer.
function completions(words, typed) {
  const counts = new Map()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const ordered = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1))
  const best = new Map()
  for (const word of ordered) {
    for (let length = 0; length <= word.length; length += 1) {
      const beginning = word.slice(0, length)
      const known = best.get(beginning)
      if (known === undefined) best.set(beginning, [word])
      else if (known.length < 3) known.push(word)
    }
  }
  return typed.map((beginning) => best.get(beginning) ?? [])
}
