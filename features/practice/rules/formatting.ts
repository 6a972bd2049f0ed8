/** A formatted program, or the line of its first syntax error; null if the formatter does not tell the line. */
export type Formatting = { formatted: string } | { errorLine: number | null }

/** What to say about a program that can’t be formatted. */
export const unformattedText = (errorLine: number | null): string =>
  `Can’t format this yet. Fix the syntax error${errorLine === null ? 's first' : ` in line ${errorLine}`}.`

/** A line of a program, counted from 1. What is missing after the end is missing in the last line with text. */
export const lineWithText = (code: string, line: number): number => Math.max(1, Math.min(line, code.trimEnd().split('\n').length))

/** How many bytes of UTF-8 a character takes. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** The line of a byte of a program. */
export function lineOfByte(code: string, byte: number): number {
  let at = 0
  let line = 1
  for (const character of code) {
    if (at >= byte) break
    at += bytesOf(character)
    if (character === '\n') line += 1
  }
  return lineWithText(code, line)
}
