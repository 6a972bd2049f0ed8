/** As many words in a row are no accident. */
const RUN = 10

/** All runs of ten words in a text. */
export function longRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}
