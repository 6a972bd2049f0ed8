const MAX_VALUES = 10_000
const MAX_DEPTH = 20

/**
 * Whether variables hold at most 10,000 values, at most 20 levels deep. Checked before anything walks them by recursion or coerces
 * them item by item (rules 30).
 */
export function areSmall(variables: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: variables, depth: 0 }]
  for (let seen = 0; waiting.length > 0; seen++) {
    const { value, depth } = waiting.pop()!
    if (seen > MAX_VALUES || depth > MAX_DEPTH) return false
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (inner.length > MAX_VALUES) return false
    for (const one of inner) waiting.push({ value: one, depth: depth + 1 })
  }
  return true
}
