// Spreadsheets take a cell that starts with one of these for a formula.
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(?:\.\d+)?$/
const cell = (text: string): string => `"${(FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Rows as CSV (RFC 4180), with a byte order mark for spreadsheets. Cells that look like formulas are escaped. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
