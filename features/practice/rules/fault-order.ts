import type { ProblemFault } from './problem-faults.ts'
import { isAboutEmptyText } from './text-faults.ts'

/** The parts of a problem in the order of the form. */
const ORDER = ['title', 'slug', 'difficulty', 'category', 'topics', 'tags', 'aliases', 'limits', 'numpy', 'whyNoNumpy', 'statement', 'function', 'parameters', 'returns', 'checker', 'tests', 'hints', 'editorial', 'solutions']

const placeOf = ({ at }: ProblemFault) => ORDER.indexOf(at.split('.')[0]!)
const numberOf = ({ at }: ProblemFault) => Number(at.split('.')[1] ?? -1) || 0

/** The fields of a parameter or test in the order of the form. */
const FIELDS = ['name', 'type', 'says', 'explanation', 'category', 'arguments', 'expected']
const fieldOf = ({ at }: ProblemFault) => FIELDS.indexOf(at.split('.')[2] ?? '')

const compare = (one: ProblemFault, other: ProblemFault) => placeOf(one) - placeOf(other) || numberOf(one) - numberOf(other) || fieldOf(one) - fieldOf(other)

/** Faults without repetitions, in the order of the form. A text whose faults say more is not called empty as well. */
export const inOrderOfForm = (faults: readonly ProblemFault[]): ProblemFault[] =>
  faults
    .filter((fault, at) => faults.findIndex((one) => one.at === fault.at && one.message === fault.message) === at)
    .filter((fault) => !isAboutEmptyText(fault) || !faults.some((one) => one.at === fault.at && !isAboutEmptyText(one)))
    .toSorted(compare)

/** The fault to go to after the one at `last`, which may be mended by now; after the last one, the first one again. */
export function nextFault(faults: readonly ProblemFault[], last: string | null): ProblemFault | null {
  if (last === null) return faults[0] ?? null
  const at = faults.findLastIndex((one) => one.at === last)
  const next = at >= 0 ? faults[at + 1] : faults.find((one) => compare(one, { at: last, message: '' }) >= 0)
  return next ?? faults[0] ?? null
}

/** Each sentence once: the first fault of those that read the same, such as two values of one test. */
export const eachSentenceOnce = (faults: readonly ProblemFault[], format: (fault: ProblemFault) => string): ProblemFault[] => {
  const sentences = faults.map(format)
  return faults.filter((_, at) => sentences.indexOf(sentences[at]!) === at)
}

/** Whether a fault is shown as soon as its field is left. The statement has an outline for what is missing, and an example may stay until the problem is published. */
export const isShownWhenLeft = ({ at, message }: ProblemFault, left: ReadonlySet<string>): boolean => left.has(at) && at !== 'statement' && !message.startsWith('Still ')
