const NUMBER = /^[+\-−]?(?:\d[\d.,\u00a0\u202f' ]{0,30}|\.\d{1,20})(?:e[+-]?\d{1,3})?\s?[%€$£]?$/i

/** Whether the first row of a table names its columns: text over numbers. Only the first cell may be blank, over a column of names. */
export function hasHeaderRow(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows.map((cells) => cells.map((cell) => cell.trim()))
  if (others.length === 0 || first.some((cell, at) => NUMBER.test(cell) || (cell === '' && at > 0))) return false
  return first.some((cell, at) => cell !== '' && others.every((cells) => NUMBER.test(cells[at] ?? '')))
}
