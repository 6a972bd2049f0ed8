/** A part of a query to mark, with what is wrong there. */
export interface MarkedError {
  from: number
  to: number
  message: string
}

/** Where a query has the error of a message such as `near "FORM": syntax error (line 2)`: the word that it names, else its line. Null without a line. */
export function sqlErrorPlace(message: string, source: string): MarkedError | null {
  const number = Number(/\(line (\d+)\)$/.exec(message)?.[1] ?? 0)
  const lines = source.split('\n')
  const line = lines[number - 1]
  if (line === undefined) return null
  const start = lines.slice(0, number - 1).reduce((length, { length: own }) => length + own + 1, 0)
  const [, near, named] = /^near "(.+?)": |: (\S+) \(line/.exec(message) ?? []
  const word = near ?? named ?? ''
  const at = word === '' ? -1 : line.indexOf(word)
  if (at !== -1) return { from: start + at, to: start + at + word.length, message }
  return { from: start + (line.length - line.trimStart().length), to: start + line.trimEnd().length, message }
}
