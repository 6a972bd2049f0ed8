/** What a highlighted part of code is. */
export const CODE_KINDS = ['comment', 'keyword', 'string', 'number', 'title'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/** A part of a line with its kind; null for plain code. */
export interface CodePiece {
  text: string
  kind: CodeKind | null
}

/**
 * Splits code into lines of pieces. `spans` are the highlighted parts as flat triples of start, length and the position of the kind in `CODE_KINDS`,
 * in their order, without overlaps; a part may go over several lines.
 */
export function highlightedLines(code: string, spans: readonly number[]): CodePiece[][] {
  const lines: CodePiece[][] = [[]]
  const add = (text: string, kind: CodeKind | null) => {
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (part !== '') lines.at(-1)!.push({ text: part, kind })
    }
  }
  let done = 0
  for (let at = 0; at + 2 < spans.length; at += 3) {
    const [start, length, kind] = [spans[at]!, spans[at + 1]!, spans[at + 2]!]
    if (start < done) continue
    add(code.slice(done, start), null)
    add(code.slice(start, start + length), CODE_KINDS[kind] ?? null)
    done = start + length
  }
  add(code.slice(done), null)
  return lines
}
