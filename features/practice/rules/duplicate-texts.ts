import { visibleTextOf } from '#platform/rules/visible-text.ts'
import { wordRuns } from './word-runs.ts'
import type { ProblemFault } from './problem-faults.ts'
import type { Problem } from './problem.ts'

/** The texts of a problem that must not repeat those of another problem. */
export type ProblemTexts = Pick<Problem, 'title' | 'statement' | 'editorial' | 'hints'>

/** A text without its links to lessons: many problems may link to one lesson, by its title. */
const withoutLessons = (text: string) => text.replaceAll(/\[[^\]\n]{0,120}\]\(\/(?:learn|courses)\/[a-z0-9/-]*\)/g, ' ')

const partsOf = ({ statement, editorial, hints }: ProblemTexts) => [
  { at: 'statement', text: statement },
  { at: 'editorial', text: editorial },
  ...hints.map((text, index) => ({ at: `hints.${index}`, text })),
]

/** A title in the form in which titles are compared: as it looks, case-insensitive. */
const comparable = (title: string) => visibleTextOf(title.normalize('NFKC')).toLowerCase()

/** The fault of a title that a published problem has already. */
export const titleFault = (title: string, other: string): ProblemFault[] => (comparable(other) === comparable(title) ? [{ at: 'title', message: `There is already a problem called ${other}.` }] : [])

interface Part {
  at: string
  /** Every ten consecutive words. */
  runs: ReadonlySet<string>
}

const knownParts = new WeakMap<ProblemTexts, Part[]>()

/** The texts of a problem as runs of words; remembered, because a bank is compared pair by pair. */
function runsOf(texts: ProblemTexts): Part[] {
  const parts = knownParts.get(texts) ?? partsOf(texts).map(({ at, text }) => ({ at, runs: wordRuns(withoutLessons(text)) }))
  knownParts.set(texts, parts)
  return parts
}

/** Reports a title that another problem has, and ten consecutive words that appear in one (requirement Q-29). */
export function duplicateFaults(texts: ProblemTexts, others: readonly ProblemTexts[]): ProblemFault[] {
  return others.flatMap((other) => [
    ...titleFault(texts.title, other.title),
    ...sharedParts(runsOf(texts), runsOf(other)).map(({ at, run }) => ({ at, message: `Ten words in a row also appear in ${other.title}: “${run}”.` })),
  ])
}

function sharedParts(parts: readonly Part[], others: readonly Part[]): { at: string; run: string }[] {
  return parts.flatMap(({ at, runs }) => {
    const run = [...runs].find((one) => others.some((other) => other.runs.has(one)))
    return run === undefined ? [] : [{ at, run }]
  })
}
