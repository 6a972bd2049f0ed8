import { HINT_COUNT } from './problem.ts'
import { dataOf, draftOf, type ProblemDraft } from './problem-draft.ts'

/** A part of a draft that is compared by itself. Hints are identified by position. */
type Key = Exclude<keyof ProblemDraft, 'hints'> | `hints.${number}`

const HINTS = Array.from({ length: HINT_COUNT }, (_, at): { label: string; keys: readonly Key[] } => ({ label: `Hint ${at + 1}`, keys: [`hints.${at}`] }))

const PARTS: readonly { label: string; keys: readonly Key[] }[] = [
  { label: 'About', keys: ['title', 'difficulty', 'category', 'tags', 'aliases', 'seconds', 'megabytes', 'needsNumpy', 'whyNoNumpy'] },
  { label: 'Statement', keys: ['statement'] },
  { label: 'Function', keys: ['function', 'parameters', 'returns'] },
  { label: 'Checker', keys: ['checker'] },
  { label: 'Tests', keys: ['tests'] },
  ...HINTS,
  { label: 'Editorial', keys: ['editorial'] },
  { label: 'Solutions', keys: ['solutions'] },
]

// The arguments of the tests belong to the parameters.
const TOGETHER: readonly Key[] = ['function', 'parameters', 'returns', 'tests']
const UNITS: readonly (readonly Key[])[] = [TOGETHER, ...PARTS.flatMap(({ keys }) => keys).filter((key) => !TOGETHER.includes(key)).map((key) => [key])]

/** The content of a draft as a text. Ids, the spelling of values and the order of keys do not count: the database stores keys in its own order. */
export const contentText = (draft: ProblemDraft): string => JSON.stringify(dataOf(draft), (_, value: unknown) => sortedKeys(value))

const sortedKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value

/** A draft as it comes back from the server: with new ids, and values in one spelling. */
const normalized = (draft: ProblemDraft): ProblemDraft => draftOf(JSON.parse(contentText(draft)) as object)

const hintAt = (key: string): number | null => (key.startsWith('hints.') ? Number(key.slice('hints.'.length)) : null)

function partOf(draft: ProblemDraft, key: Key): unknown {
  const hint = hintAt(key)
  return hint === null ? draft[key as keyof ProblemDraft] : draft.hints[hint]
}

const differs = (one: ProblemDraft, other: ProblemDraft, keys: readonly Key[]) => keys.some((key) => JSON.stringify(partOf(one, key)) !== JSON.stringify(partOf(other, key)))

const labelsOf = (one: ProblemDraft, other: ProblemDraft, among: readonly Key[]): string[] =>
  PARTS.filter(({ keys }) => differs(one, other, keys.filter((key) => among.includes(key)))).map(({ label }) => label)

/** The parts of the form in which two drafts differ. Ids, the spelling of values and the order of keys do not count. */
export const differingParts = (one: ProblemDraft, other: ProblemDraft): string[] => labelsOf(normalized(one), normalized(other), PARTS.flatMap(({ keys }) => keys))

/** The result of merging two drafts. */
export interface MergedDrafts {
  value: ProblemDraft
  /** The parts that both changed: `value` has the own version of them. */
  conflicts: string[]
  /** The parts that were taken from the other draft. */
  taken: string[]
}

/** Merges two drafts that were edited from the same one: each part comes from the draft that changed it. */
export function mergeDrafts(drafts: { base: ProblemDraft; mine: ProblemDraft; theirs: ProblemDraft }): MergedDrafts {
  const [base, mine, theirs] = [normalized(drafts.base), normalized(drafts.mine), normalized(drafts.theirs)]
  const taken = UNITS.filter((keys) => differs(theirs, mine, keys) && !differs(mine, base, keys)).flat()
  const conflicting = UNITS.filter((keys) => differs(theirs, mine, keys) && differs(mine, base, keys) && differs(theirs, base, keys)).flat()
  const hints = drafts.mine.hints.map((hint, at) => (taken.includes(`hints.${at}`) ? (drafts.theirs.hints[at] ?? '') : hint))
  return {
    value: { ...drafts.mine, ...Object.fromEntries(taken.filter((key) => hintAt(key) === null).map((key) => [key, partOf(drafts.theirs, key)])), hints },
    conflicts: labelsOf(mine, theirs, conflicting),
    taken: labelsOf(mine, theirs, taken),
  }
}
