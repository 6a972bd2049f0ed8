/** What Enter does in code: how many characters before the cursor go, and what is inserted. */
export interface NewLine {
  remove: number
  insert: string
}

/** The next line has the indentation of the present one, and a step more after a colon or an open bracket. `before` is the code before the cursor. */
export function newCodeLine(before: string): NewLine {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (line.trim() === '') return { remove: line.length, insert: '\n' }
  const indent = /^[ \t]*/.exec(line)![0]
  const step = indent.includes('\t') ? '\t' : '    '
  return { remove: 0, insert: `\n${indent}${/[:{([]$/.test(line.trimEnd()) ? step : ''}` }
}
