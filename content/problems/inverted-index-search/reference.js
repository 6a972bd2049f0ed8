function foundDocuments(documents, queries) {
  const index = new Map()
  documents.forEach((document, at) => {
    for (const word of document.split(' ')) {
      if (!index.has(word)) index.set(word, [])
      if (index.get(word).at(-1) !== at) index.get(word).push(at)
    }
  })
  return queries.map((query) => {
    if (query === '') return []
    const lists = query.split(' ').map((word) => index.get(word) ?? [])
    const [rarest, ...others] = lists.sort((a, b) => a.length - b.length)
    const sets = others.map((list) => new Set(list))
    return rarest.filter((at) => sets.every((set) => set.has(at)))
  })
}
