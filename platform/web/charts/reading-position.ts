/** How far PageUp and PageDown go: a week of days. */
const PAGE = 7

/** The position whose x coordinate is nearest. */
export function positionNear(xs: readonly number[], x: number): number {
  let nearest = 0
  for (const [at, one] of xs.entries()) if (Math.abs(one - x) < Math.abs(xs[nearest]! - x)) nearest = at
  return nearest
}

/** The position after a key, from 0 to `last`; null hides the value, undefined: the key does nothing. Without a position, arrows begin at the last one. */
export function positionAfterKey(key: string, at: number | null, last: number): number | null | undefined {
  const from = at ?? last
  const clamped = (position: number) => Math.min(last, Math.max(0, position))
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamped(from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return clamped(from + 1)
    case 'PageDown':
      return clamped(from - PAGE)
    case 'PageUp':
      return clamped(from + PAGE)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return at === null ? undefined : null
    default:
      return undefined
  }
}
