/** A formatted program, or the line of its first syntax error; null if the formatter does not tell the line. */
export type Formatting = { formatted: string } | { errorLine: number | null }

/** What to say about a program that can’t be formatted. */
export const unformattedText = (errorLine: number | null): string =>
  `Can’t format this yet. Fix the syntax error${errorLine === null ? 's first' : ` in line ${errorLine}`}.`

/** A line of a program, counted from 1. What is missing after the end is missing in the last line with text. */
export const lineWithText = (code: string, line: number): number => Math.max(1, Math.min(line, code.trimEnd().split('\n').length))

/** The line of a byte of a program. */
export function lineOfByte(code: string, byte: number): number {
  const before = new TextDecoder().decode(new TextEncoder().encode(code).subarray(0, byte))
  return lineWithText(code, before.split('\n').length)
}
