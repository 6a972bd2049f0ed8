export interface Row {
  what: string
  measured: string
  wanted: string
  holds: boolean | null
}

const rows: Row[] = []

/** Adds one line to the table. */
export function note(row: Row): void {
  rows.push(row)
  console.log(`${mark(row)} ${row.what}: ${row.measured}`)
}

const mark = ({ holds }: Row) => (holds === null ? '·' : holds ? 'ok' : 'NO')

/** Prints the table. */
export function printTable(): void {
  const widths = (['what', 'measured', 'wanted'] as const).map((key) => Math.max(...rows.map((row) => row[key].length)))
  console.log('')
  for (const row of rows) {
    const cells = [row.what, row.measured, row.wanted].map((cell, at) => cell.padEnd(widths[at]!))
    console.log(`${mark(row).padEnd(2)}  ${cells.join('   ')}`)
  }
}

export const perSecond = (value: number) => `${new Intl.NumberFormat('en').format(Math.round(value))}/s`
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`

/** The median. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Notes the median of a baseline in milliseconds; none where it is not available. */
export const noteBaseline = (what: string, times: number[]): void =>
  note({ what: `yardstick: ${what}`, measured: times.length === 0 ? 'not here' : milliseconds(median(times)), wanted: '', holds: null })
