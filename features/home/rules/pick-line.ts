/**
 * Picks the line of the second of `now` (milliseconds since 1970). The second is hashed, so the order looks random. All servers pick the same line,
 * so pages rendered within one second are identical.
 */
export function pickLine(lines: readonly string[], now: number): string {
  let mixed = Math.imul(Math.floor(now / 1_000), 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return lines[((mixed ^ (mixed >>> 16)) >>> 0) % lines.length]!
}
