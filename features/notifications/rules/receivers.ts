import type { NotificationKind } from './kind.ts'

/** The people by their role in an event; null is nobody. */
export type People = Readonly<Record<string, readonly (string | null)[]>>

/** Returns the recipients and the kind for each: not the person who acted, and everybody once, with the first matching kind (requirement N-4). */
export function recipientsOf(kinds: ReadonlyMap<string, Pick<NotificationKind, 'recipient'>>, people: People, by: string | null): Map<string, string> {
  const receivers = new Map<string, string>()
  for (const [name, { recipient }] of kinds) {
    for (const id of people[recipient] ?? []) {
      if (id !== null && id !== by && !receivers.has(id)) receivers.set(id, name)
    }
  }
  return receivers
}
