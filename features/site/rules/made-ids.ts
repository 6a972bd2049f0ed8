import type { FieldShape } from './shapes.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records with the IDs that nobody types, such as `milestone-2`: made once, different from all others, and kept afterwards. */
export function withMadeIds(records: unknown, fields: readonly FieldShape[], itemLabel: string): unknown {
  const name = fields.find(({ isMade }) => isMade === true)?.name
  if (!Array.isArray(records) || name === undefined) return records
  const taken = new Set(records.map((record) => (isRecord(record) ? record[name] : undefined)))
  return records.map((record) => {
    if (!isRecord(record) || (record[name] ?? '') !== '') return record
    let n = 1
    while (taken.has(`${itemLabel}-${n}`)) n++
    taken.add(`${itemLabel}-${n}`)
    return { ...record, [name]: `${itemLabel}-${n}` }
  })
}
