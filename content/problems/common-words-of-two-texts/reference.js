function wordsInCommon(first, second, ignored) {
  const words = (text) => (text.match(/[a-zA-Z]+/g) ?? []).map((word) => word.toLowerCase())
  const known = new Set(words(second))
  for (const word of ignored) known.delete(word)
  return [...new Set(words(first))].filter((word) => known.has(word))
}
