import { appendFileSync } from 'node:fs'

/** Whether `npm run audit` runs the tests, which tries every case; otherwise a sample. */
export const isAudit = process.env['AUDIT_REPORT'] !== undefined

/** Reports a measurement: on the terminal, and in the table of `npm run audit`. */
export function reportMeasurement(text: string): void {
  process.stdout.write(`${text}\n`)
  const report = process.env['AUDIT_REPORT']
  if (report !== undefined) appendFileSync(report, `${text}\n`)
}
