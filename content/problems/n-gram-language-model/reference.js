const wordsOf = (sentence) => sentence.split(' ').filter((word) => word !== '')

function predictions(words, order) {
  const tokens = [...new Array(order - 1).fill('<s>'), ...words, '</s>']
  return tokens.slice(order - 1).map((token, at) => ({ context: tokens.slice(at, at + order - 1).join(' '), token }))
}

function logLikelihoods(training, sentences, order, added) {
  const known = new Set()
  const counts = new Map()
  for (const sentence of training) {
    const words = wordsOf(sentence)
    words.forEach((word) => known.add(word))
    for (const { context, token } of predictions(words, order)) {
      if (!counts.has(context)) counts.set(context, { total: 0, after: new Map() })
      const seen = counts.get(context)
      seen.total += 1
      seen.after.set(token, (seen.after.get(token) ?? 0) + 1)
    }
  }
  const size = known.size + 2
  return sentences.map((sentence) => {
    const words = wordsOf(sentence).map((word) => (known.has(word) ? word : '<unk>'))
    return predictions(words, order).reduce((sum, { context, token }) => {
      const seen = counts.get(context)
      return sum + Math.log(((seen?.after.get(token) ?? 0) + added) / ((seen?.total ?? 0) + added * size))
    }, 0)
  })
}
