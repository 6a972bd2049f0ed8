import { appendFileSync } from 'node:fs'

/** Whether tests are run by `npm run audit`, which tries every case; else a sample does. */
export const isAudit = process.env['AUDIT_REPORT'] !== undefined

/** Says what a drill measured: on the terminal, and in the table of `npm run audit`. */
export function reportMeasurement(text: string): void {
  process.stdout.write(`${text}\n`)
  const report = process.env['AUDIT_REPORT']
  if (report !== undefined) appendFileSync(report, `${text}\n`)
}
