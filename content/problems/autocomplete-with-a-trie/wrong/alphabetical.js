// It ignores how often a word was searched for.
function completions(words, typed) {
  const sorted = [...new Set(words)].sort()
  return typed.map((beginning) => sorted.filter((word) => word.startsWith(beginning)).slice(0, 3))
}
