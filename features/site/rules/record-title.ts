import type { FieldShape } from './shapes.ts'

/** What a folded record is called: its first field, and with a number first also the next one, such as “2023: The first course”. */
export function recordTitle(fields: readonly Pick<FieldShape, 'name' | 'kind'>[], record: Readonly<Record<string, string | number | readonly string[]>>): string {
  const [first, second] = fields.map(({ name }) => String(record[name] ?? '').trim())
  return fields[0]?.kind === 'number' ? [first, second].filter((text) => text !== '' && text !== '0').join(': ') : (first ?? '')
}
