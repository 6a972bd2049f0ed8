import { countText } from './count-text.ts'

/** What a change of a role's rights adds and removes. */
export interface RightsChange {
  given: string[]
  taken: string[]
}

/** Compares the rights of a role before and after; both lists are sorted. */
export function rightsChange(before: readonly string[], after: readonly string[]): RightsChange {
  const missing = (from: readonly string[], among: readonly string[]) => [...new Set(from.filter((one) => !among.includes(one)))].sort()
  return { given: missing(after, before), taken: missing(before, after) }
}

/** The edited rights of a role on top of those that were saved elsewhere since: only what was given and taken here changes. */
export function rebasedRights({ before, edited, latest }: Record<'before' | 'edited' | 'latest', readonly string[]>): string[] {
  const { given, taken } = rightsChange(before, edited)
  return [...new Set([...latest.filter((right) => !taken.includes(right)), ...given])].sort()
}

/** Describes who would lose what, for the dialog before saving. `holders` is the number of people with the role. */
export function lossSentence(role: string, holders: number, labels: readonly string[]): string {
  if (labels.length === 0) return `No one loses access.`
  const people = holders === 1 ? 'One person' : `${countText(holders)} people`
  return `${people} with the ${role} role would lose: ${labels.join('; ')}.`
}
