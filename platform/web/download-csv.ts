import { csvOf } from '#platform/rules/csv.ts'

/** Saves rows as a CSV file on the device. Characters that file names may not have become hyphens. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv` }).click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
