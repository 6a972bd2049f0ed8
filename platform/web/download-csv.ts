import { csvOf } from '#platform/rules/csv.ts'
import { saveFile } from './save-file.ts'

/** Saves rows as a CSV file on the device. Characters that file names may not have become hyphens. */
export const downloadCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`)
