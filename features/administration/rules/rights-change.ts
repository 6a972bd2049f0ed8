/** What a change of a role's rights gives and takes. */
export interface RightsChange {
  given: string[]
  taken: string[]
}

/** Compares the rights of a role before and after; both in the order of the names. */
export function rightsChange(before: readonly string[], after: readonly string[]): RightsChange {
  const missing = (from: readonly string[], among: readonly string[]) => [...new Set(from.filter((one) => !among.includes(one)))].sort()
  return { given: missing(after, before), taken: missing(before, after) }
}

/** Who would lose what, as a sentence for the dialog before saving; `holders` are those who hold the role now. */
export function lossSentence(role: string, holders: number, labels: readonly string[]): string {
  if (labels.length === 0) return `No one loses access.`
  const people = holders === 1 ? 'One person' : `${new Intl.NumberFormat('en').format(holders)} people`
  return `${people} with the ${role} role would lose: ${labels.join('; ')}.`
}
