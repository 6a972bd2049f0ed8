// It counts every n-gram that occurs in a reference, however often.
function ngrams(words, size) {
  const counts = new Map()
  for (let at = 0; at + size <= words.length; at += 1) {
    const gram = words.slice(at, at + size).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function bleu(candidates, references, longest) {
  const split = (text) => text.split(' ').filter((word) => word !== '')
  const right = new Array(longest).fill(0)
  const total = new Array(longest).fill(0)
  let candidateLength = 0
  let referenceLength = 0
  candidates.forEach((candidate, index) => {
    const words = split(candidate)
    const others = references[index].map(split)
    const distance = (length) => Math.abs(length - words.length)
    candidateLength += words.length
    referenceLength += others.map((other) => other.length).sort((a, b) => distance(a) - distance(b) || a - b)[0]
    for (let size = 1; size <= longest; size += 1) {
      const counters = others.map((other) => ngrams(other, size))
      for (const [gram, count] of ngrams(words, size)) {
        right[size - 1] += counters.some((counter) => counter.has(gram)) ? count : 0
        total[size - 1] += count
      }
    }
  })
  if (candidates.length === 0 || right.includes(0)) return 0
  const precision = right.reduce((product, some, at) => product * (some / total[at]), 1) ** (1 / longest)
  return Math.min(1, Math.exp(1 - referenceLength / candidateLength)) * precision
}
