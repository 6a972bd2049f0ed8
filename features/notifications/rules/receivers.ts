import { KINDS, type KindName, type Part } from './kinds.ts'

/** Who has which part in what happened. */
export type People = Partial<Record<Part, readonly (string | null)[]>>

/**
 * Who is told, and as what: nobody of what they did themselves, and everybody once, as the first of the kinds that fits
 * (requirement N-4).
 */
export function receiversOf(kinds: readonly KindName[], people: People, by: string | null): Map<string, KindName> {
  const told = new Map<string, KindName>()
  for (const name of kinds) {
    for (const id of people[KINDS[name].tells] ?? []) {
      if (id !== null && id !== by && !told.has(id)) told.set(id, name)
    }
  }
  return told
}
