/** So many equal consecutive words are not a coincidence. */
const RUN = 10

/** All sequences of ten consecutive words in a text. */
export function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}
