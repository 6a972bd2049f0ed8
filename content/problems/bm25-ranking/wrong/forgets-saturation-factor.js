// It leaves out the factor k + 1.
const wordsOf = (text) => text.split(' ').filter((word) => word !== '')

function rankDocuments(documents, queries, saturation, discount) {
  const texts = documents.map(wordsOf)
  const meanSize = texts.reduce((sum, words) => sum + words.length, 0) / texts.length
  const index = new Map()
  texts.forEach((words, at) => {
    for (const word of words) {
      if (!index.has(word)) index.set(word, new Map())
      index.get(word).set(at, (index.get(word).get(at) ?? 0) + 1)
    }
  })
  for (const counts of index.values()) {
    const rarity = Math.log(1 + (texts.length - counts.size + 0.5) / (counts.size + 0.5))
    for (const [at, count] of counts) {
      const damping = saturation * (1 - discount + (discount * texts[at].length) / meanSize)
      counts.set(at, (rarity * count) / (count + damping))
    }
  }
  return queries.map((query) => {
    const row = texts.map(() => 0)
    for (const word of wordsOf(query)) for (const [at, points] of index.get(word) ?? []) row[at] += points
    return row
  })
}
