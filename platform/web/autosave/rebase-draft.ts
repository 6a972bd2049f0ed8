interface Versions<Value> {
  /** What the draft was edited from; undefined if it does not say. */
  base: Value | undefined
  draft: Value
  latest: Value
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A draft on top of a version that was saved elsewhere since: a field that the draft did not change has the latest value. `hasConflict` says that both
 * changed a field, which then has the value of the draft.
 */
export function rebaseDraft<Value extends object>({ base, draft, latest }: Versions<Value>): { value: Value; hasConflict: boolean } {
  const value = { ...draft }
  let hasConflict = false
  for (const field of Object.keys(draft) as (keyof Value)[]) {
    if (base !== undefined && isSame(draft[field], base[field])) value[field] = latest[field]
    else if (!isSame(draft[field], latest[field]) && (base === undefined || !isSame(latest[field], base[field]))) hasConflict = true
  }
  return { value, hasConflict }
}
