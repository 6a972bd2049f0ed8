type Fields = Readonly<Record<string, string>>

/** The error of a part of a setting, or of something in it. */
export const errorUnder = (fields: Fields, path: string): string | undefined => Object.entries(fields).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1]

/** The record of a list that has the first error; null if the error is about the list. */
export function firstWrongRecord(fields: Fields): number | null {
  const positions = Object.keys(fields).flatMap((at) => /^value\.(\d+)\./.exec(at)?.[1] ?? []).map(Number)
  return positions.length === 0 ? null : Math.min(...positions)
}

const partOf = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The errors about a value that was sent which still hold for the present one: a changed field has none, and a record takes its errors with it when
 * others are removed or moved.
 */
export function standingErrors(fields: Fields, kind: 'text' | 'lines' | 'record' | 'records', sent: unknown, current: unknown): Fields {
  if (sent === current) return fields
  if (kind === 'text' || kind === 'lines') return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const [, first = '', second = ''] = path.split('.')
      if (kind === 'record') return isSame(partOf(sent, first), partOf(current, first)) ? [[path, message]] : []
      if (!Array.isArray(sent) || !Array.isArray(current) || second === '') return []
      const record: unknown = sent[Number(first)]
      // Moved records are the same objects; an edited one is another object in its place.
      const at = current.includes(record) ? current.indexOf(record) : current.length === sent.length ? Number(first) : -1
      return at !== -1 && isSame(partOf(record, second), partOf(current[at], second)) ? [[`value.${at}.${second}`, message]] : []
    }),
  )
}
