// It does not add 1 to the numbers of documents.
function tfIdf(documents, vocabulary) {
  const columns = new Map(vocabulary.map((word, column) => [word, column]))
  const containing = vocabulary.map(() => 0)
  const counts = documents.map((document) => {
    const row = vocabulary.map(() => 0)
    for (const word of document.split(' ')) if (columns.has(word)) row[columns.get(word)] += 1
    row.forEach((count, column) => {
      if (count > 0) containing[column] += 1
    })
    return row
  })
  const factors = containing.map((among) => (among === 0 ? 0 : Math.log(documents.length / among) + 1))
  return counts.map((row) => {
    const weights = row.map((count, column) => count * factors[column])
    const length = Math.hypot(...weights)
    return length === 0 ? weights : weights.map((weight) => weight / length)
  })
}
