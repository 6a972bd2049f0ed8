// It looks for words anywhere in the second text, including inside other words.
function wordsInCommon(first, second, ignored) {
  const words = first.toLowerCase().match(/[a-z]+/g) ?? []
  return words.filter((word) => second.toLowerCase().includes(word) && !ignored.includes(word))
}
