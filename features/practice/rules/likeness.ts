import { visibleTextOf } from '#platform/rules/visible-text.ts'
import { longRuns } from './long-runs.ts'
import type { ProblemFault } from './problem-faults.ts'
import type { Problem } from './problem.ts'

/** The texts of a problem that no other one may have. */
export type OwnTexts = Pick<Problem, 'title' | 'statement' | 'editorial' | 'hints'>

const partsOf = ({ statement, editorial, hints }: OwnTexts) => [
  { at: 'statement', text: statement },
  { at: 'editorial', text: editorial },
  ...hints.map((text, index) => ({ at: `hints.${index}`, text })),
]

/** A title as it is compared: whoever reads `two sum` reads Two Sum. */
const comparable = (title: string) => visibleTextOf(title.normalize('NFKC')).toLowerCase()

/** What of a problem stands in others already: its title, or ten words in a row (requirement Q-29). */
export function likenessFaults(texts: OwnTexts, others: readonly OwnTexts[]): ProblemFault[] {
  const parts = partsOf(texts).map(({ at, text }) => ({ at, runs: longRuns(text) }))
  return others.flatMap((other) => [
    ...(comparable(other.title) === comparable(texts.title) ? [{ at: 'title', says: `There is already a problem called ${other.title}.` }] : []),
    ...sharedParts(parts, other).map(({ at, run }) => ({ at, says: `Ten words in a row also appear in ${other.title}: “${run}”.` })),
  ])
}

function sharedParts(parts: readonly { at: string; runs: ReadonlySet<string> }[], other: OwnTexts): { at: string; run: string }[] {
  const theirs = partsOf(other).map(({ text }) => longRuns(text))
  return parts.flatMap(({ at, runs }) => {
    const run = [...runs].find((one) => theirs.some((their) => their.has(one)))
    return run === undefined ? [] : [{ at, run }]
  })
}
