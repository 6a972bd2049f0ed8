const MAX_VALUES = 10_000
const MAX_DEPTH = 20

/** Whether variables hold at most 10,000 values, at most 20 levels deep. Checked before any recursive code walks them (requirement P-12). */
export function areVariablesSmall(variables: unknown): boolean {
  const stack: { value: unknown; depth: number }[] = [{ value: variables, depth: 0 }]
  for (let seen = 0; stack.length > 0; seen++) {
    const { value, depth } = stack.pop()!
    if (seen > MAX_VALUES || depth > MAX_DEPTH) return false
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (inner.length > MAX_VALUES) return false
    for (const value of inner) stack.push({ value, depth: depth + 1 })
  }
  return true
}
