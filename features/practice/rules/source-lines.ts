/** A line of a program. */
export interface SourceLine {
  /** From 1. */
  number: number
  text: string
}

const MAX_LINES = 6

/** The lines of a program that an error message names as `line 3`, in their order in the message, each once. */
export function linesNamedIn(message: string, source: string): SourceLine[] {
  const lines = source.split('\n')
  const numbers = new Set([...message.matchAll(/\bline (\d+)\b/g)].map(([, number]) => Number(number)))
  return [...numbers].flatMap((number) => {
    const text = lines[number - 1]
    return text === undefined || text.trim() === '' ? [] : [{ number, text: text.trim() }]
  }).slice(0, MAX_LINES)
}
