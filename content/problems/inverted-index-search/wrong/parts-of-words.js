// It matches words inside other words.
function foundDocuments(documents, queries) {
  return queries.map((query) => (query === '' ? [] : documents.flatMap((text, at) => (query.split(' ').every((word) => text.includes(word)) ? [at] : []))))
}
