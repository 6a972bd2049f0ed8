/**
 * The line out of `lines` whose turn it is in the second of `now` (milliseconds since 1970). Each second mixes its bits
 * anew, so that no order shows; whoever comes within one second meets the same line, and every server says the same,
 * so that pages made together are one page.
 */
export function pickLine(lines: readonly string[], now: number): string {
  let mixed = Math.imul(Math.floor(now / 1_000), 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return lines[((mixed ^ (mixed >>> 16)) >>> 0) % lines.length]!
}
