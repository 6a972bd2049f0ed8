import type { ProblemFault } from './problem-faults.ts'

/** The parts of a problem in the order of the form. */
const ORDER = ['title', 'slug', 'difficulty', 'category', 'topics', 'tags', 'aliases', 'limits', 'numpy', 'whyNoNumpy', 'statement', 'function', 'parameters', 'returns', 'checker', 'tests', 'hints', 'editorial', 'solutions']

const placeOf = ({ at }: ProblemFault) => ORDER.indexOf(at.split('.')[0]!)
const numberOf = ({ at }: ProblemFault) => Number(at.split('.')[1] ?? -1) || 0

/** Faults without repetitions, in the order of the form. */
export const inOrderOfForm = (faults: readonly ProblemFault[]): ProblemFault[] =>
  faults
    .filter((fault, at) => faults.findIndex((one) => one.at === fault.at && one.message === fault.message) === at)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || numberOf(one) - numberOf(other))
