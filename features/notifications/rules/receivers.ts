import type { NotificationKind } from './kind.ts'

/** Who has which part in what happened; null is nobody. */
export type People = Readonly<Record<string, readonly (string | null)[]>>

/**
 * Who is notified, and by which kind: nobody of what they did themselves, and everybody once, by the first of the kinds that fits
 * (requirement N-4).
 */
export function recipientsOf(kinds: ReadonlyMap<string, NotificationKind>, people: People, by: string | null): Map<string, string> {
  const receivers = new Map<string, string>()
  for (const [name, { recipient }] of kinds) {
    for (const id of people[recipient] ?? []) {
      if (id !== null && id !== by && !receivers.has(id)) receivers.set(id, name)
    }
  }
  return receivers
}
