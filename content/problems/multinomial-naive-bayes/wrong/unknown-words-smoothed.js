// It also counts words that are not in the vocabulary.
function naiveBayes(documents, labels, classes, alpha, queries) {
  const wordsOf = (text) => text.split(' ').filter((word) => word !== '')
  const vocabulary = new Set(documents.flatMap(wordsOf))
  const models = Array.from({ length: classes }, () => ({ documents: 0, words: 0, counts: new Map() }))
  documents.forEach((text, row) => {
    const model = models[labels[row]]
    model.documents += 1
    for (const word of wordsOf(text)) {
      model.words += 1
      model.counts.set(word, (model.counts.get(word) ?? 0) + 1)
    }
  })
  return queries.map((query) => {
    const known = wordsOf(query)
    const logs = models.map((model) => {
      const total = Math.log(model.words + alpha * vocabulary.size)
      const likelihood = known.reduce((sum, word) => sum + Math.log((model.counts.get(word) ?? 0) + alpha) - total, 0)
      return Math.log(model.documents / documents.length) + likelihood
    })
    const most = Math.max(...logs)
    const shares = logs.map((value) => Math.exp(value - most))
    const sum = shares.reduce((left, right) => left + right, 0)
    return shares.map((share) => share / sum)
  })
}
