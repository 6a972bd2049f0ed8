function foundDocuments(documents, queries) {
  const index = new Map()
  documents.forEach((document, at) => {
    for (const word of document.split(' ')) {
      if (!index.has(word)) index.set(word, new Set())
      index.get(word).add(at)
    }
  })
  return queries.map((query) => {
    if (query === '') return []
    const sets = query.split(' ').map((word) => index.get(word) ?? new Set())
    const [rarest, ...others] = sets.sort((a, b) => a.size - b.size)
    return [...rarest].filter((at) => others.every((set) => set.has(at)))
  })
}
