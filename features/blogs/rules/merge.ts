/** A segment of two texts: the same blocks in both, or the blocks of one in place of those of the other. */
export type DiffSegment =
  | { kind: 'same'; blocks: readonly string[] }
  | { kind: 'differs'; mine: readonly string[]; theirs: readonly string[] }

export const CHOICES = ['mine', 'theirs', 'both'] as const
export type Choice = (typeof CHOICES)[number]

/** Above this many pairs of blocks, the middle of two texts is treated as one difference. */
const MAX_PAIRS = 1_000_000

/** Compares two texts block by block: the longest common subsequence is kept, the rest differs. */
export function diffBlocks(mine: readonly string[], theirs: readonly string[]): DiffSegment[] {
  const shorter = Math.min(mine.length, theirs.length)
  let head = 0
  while (head < shorter && mine[head] === theirs[head]) head += 1
  let tail = 0
  while (tail < shorter - head && mine[mine.length - 1 - tail] === theirs[theirs.length - 1 - tail]) tail += 1
  const middle = compareMiddle(mine.slice(head, mine.length - tail), theirs.slice(head, theirs.length - tail))
  const segments = joinSegments([
    { kind: 'same', blocks: mine.slice(0, head) },
    ...middle,
    { kind: 'same', blocks: mine.slice(mine.length - tail) },
  ])
  return segments.flatMap((segment) => (segment.kind === 'same' ? [segment] : pairSimilarBlocks(segment.mine, segment.theirs)))
}

function compareMiddle(mine: readonly string[], theirs: readonly string[]): DiffSegment[] {
  if (mine.length * theirs.length > MAX_PAIRS) return [{ kind: 'differs', mine, theirs }]
  const common = commonLengths(mine, theirs)
  const segments: DiffSegment[] = []
  let [m, t] = [0, 0]
  while (m < mine.length || t < theirs.length) {
    if (m < mine.length && t < theirs.length && mine[m] === theirs[t]) {
      segments.push({ kind: 'same', blocks: [mine[m]!] })
      m += 1
      t += 1
    } else if (t >= theirs.length || (m < mine.length && common(m + 1, t) >= common(m, t + 1))) {
      segments.push({ kind: 'differs', mine: [mine[m]!], theirs: [] })
      m += 1
    } else {
      segments.push({ kind: 'differs', mine: [], theirs: [theirs[t]!] })
      t += 1
    }
  }
  return segments
}

/** The length of the longest common subsequence of blocks from these two positions on. */
function commonLengths(mine: readonly string[], theirs: readonly string[]): (m: number, t: number) => number {
  const width = theirs.length + 1
  const lengths = new Uint32Array((mine.length + 1) * width)
  for (let m = mine.length - 1; m >= 0; m -= 1) {
    for (let t = theirs.length - 1; t >= 0; t -= 1) {
      const below = lengths[(m + 1) * width + t]!
      const beside = lengths[m * width + t + 1]!
      const both = lengths[(m + 1) * width + t + 1]!
      lengths[m * width + t] = mine[m] === theirs[t] ? both + 1 : Math.max(below, beside)
    }
  }
  return (m, t) => lengths[m * width + t] ?? 0
}

/** Above this many pairs, a segment is one difference: nobody chooses among hundreds. */
const MAX_PAIRED = 900
/** Two blocks that share at least this part of their words are one block that was changed. */
const MIN_SIMILARITY = 0.4

/** Splits a difference into changed blocks and blocks of one side only, each a choice of its own. */
function pairSimilarBlocks(mine: readonly string[], theirs: readonly string[]): DiffSegment[] {
  if (mine.length * theirs.length > MAX_PAIRED) return [{ kind: 'differs', mine, theirs }]
  const [own, other] = [mine.map(wordsOf), theirs.map(wordsOf)]
  const width = theirs.length + 1
  const best = new Float64Array((mine.length + 1) * width)
  const alike = (m: number, t: number) => {
    const part = similarity(own[m]!, other[t]!)
    return part < MIN_SIMILARITY ? 0 : part
  }
  for (let m = mine.length - 1; m >= 0; m -= 1) {
    for (let t = theirs.length - 1; t >= 0; t -= 1) {
      const paired = alike(m, t) === 0 ? 0 : alike(m, t) + best[(m + 1) * width + t + 1]!
      best[m * width + t] = Math.max(paired, best[(m + 1) * width + t]!, best[m * width + t + 1]!)
    }
  }
  const pairs: DiffSegment[] = []
  let [m, t] = [0, 0]
  while (m < mine.length || t < theirs.length) {
    const here = best[m * width + t]!
    const isPair = m < mine.length && t < theirs.length && alike(m, t) > 0 && here === alike(m, t) + best[(m + 1) * width + t + 1]!
    const takesMine = isPair || t >= theirs.length || (m < mine.length && here === best[(m + 1) * width + t])
    const takesTheirs = isPair || !takesMine
    pairs.push({ kind: 'differs', mine: takesMine ? [mine[m]!] : [], theirs: takesTheirs ? [theirs[t]!] : [] })
    if (takesMine) m += 1
    if (takesTheirs) t += 1
  }
  return pairs
}

const wordsOf = (block: string) => new Set(block.replace(/<[^>]*>/g, ' ').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** The share of words that two blocks have in common, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  return (2 * common) / (one.size + other.size)
}

function joinSegments(segments: readonly DiffSegment[]): DiffSegment[] {
  const result: DiffSegment[] = []
  for (const next of segments) {
    const last = result.at(-1)
    const isEmpty = next.kind === 'same' ? next.blocks.length === 0 : next.mine.length + next.theirs.length === 0
    if (isEmpty) continue
    if (last?.kind === 'same' && next.kind === 'same') {
      result[result.length - 1] = { kind: 'same', blocks: [...last.blocks, ...next.blocks] }
    } else if (last?.kind === 'differs' && next.kind === 'differs') {
      result[result.length - 1] = { kind: 'differs', mine: [...last.mine, ...next.mine], theirs: [...last.theirs, ...next.theirs] }
    } else result.push(next)
  }
  return result
}

/** Returns the merged text for the choices, one for each differing segment in order. Without a choice both sides are kept. */
export function mergedBlocks(segments: readonly DiffSegment[], choices: readonly Choice[]): string[] {
  let place = 0
  return segments.flatMap((segment) => {
    if (segment.kind === 'same') return segment.blocks
    const choice = choices[place++] ?? 'both'
    if (choice === 'both') return [...segment.mine, ...segment.theirs]
    return choice === 'mine' ? segment.mine : segment.theirs
  })
}

/**
 * Returns the preselected choice for a differing segment: the side that changed since the common base if only one did, otherwise both, so that
 * nothing is lost.
 */
export function defaultChoice(segment: { mine: readonly string[]; theirs: readonly string[] }, base: readonly string[] | null): Choice {
  const known = new Set(base ?? [])
  const isOld = (blocks: readonly string[]) => base !== null && blocks.every((block) => known.has(block))
  const [mineIsOld, theirsIsOld] = [isOld(segment.mine), isOld(segment.theirs)]
  if (mineIsOld && theirsIsOld) return segment.mine.length === 0 ? 'mine' : segment.theirs.length === 0 ? 'theirs' : 'both'
  if (mineIsOld) return 'theirs'
  return theirsIsOld ? 'mine' : 'both'
}
