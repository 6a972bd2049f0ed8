// It distinguishes upper and lower case.
const wordsOf = (text) => text.split(' ').filter((word) => word !== '')

function commonLength(left, right) {
  let row = new Array(right.length + 1).fill(0)
  for (const word of left) {
    const next = [0]
    right.forEach((other, at) => next.push(word === other ? row[at] + 1 : Math.max(row[at + 1], next[at])))
    row = next
  }
  return row[right.length]
}

function rougeL(summary, references, beta) {
  const words = wordsOf(summary)
  const scores = references.map((reference) => {
    const others = wordsOf(reference)
    const length = commonLength(words, others)
    if (length === 0) return 0
    const [precision, recall] = [length / words.length, length / others.length]
    return ((1 + beta ** 2) * precision * recall) / (recall + beta ** 2 * precision)
  })
  return Math.max(0, ...scores)
}
