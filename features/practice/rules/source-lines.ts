/** A line of a program. */
export interface SourceLine {
  /** From 1. */
  number: number
  /** With its indentation, without that of all named lines. */
  text: string
}

const MAX_LINES = 6
const LINE = /\bline (\d+)\b/

/** Whether an error message names a line of the program, as a traceback does. */
export const namesLine = (message: string): boolean => LINE.test(message)

/** The first lines of a program that an error message names as `line 3`, in the order of the program, each once. */
export function linesNamedIn(message: string, source: string): SourceLine[] {
  const lines = source.split('\n')
  const numbers = [...new Set([...message.matchAll(new RegExp(LINE, 'g'))].map(([, number]) => Number(number)))]
  const named = numbers.filter((number) => (lines[number - 1] ?? '').trim() !== '').slice(0, MAX_LINES).toSorted((a, b) => a - b)
  const indents = named.map((number) => lines[number - 1]!.search(/\S/))
  const common = Math.min(...indents)
  return named.map((number) => ({ number, text: lines[number - 1]!.slice(common).trimEnd() }))
}
