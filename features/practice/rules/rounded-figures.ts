import type { Outcome } from './judging.ts'

const TIME_STEP_MS = 50
const MEMORY_STEP_KB = 1024

const roundedUp = (step: number, figures: readonly number[]) => (figures.length === 0 ? null : Math.max(1, Math.ceil(Math.max(...figures) / step)) * step)

/**
 * What is told of all tests of an accepted submission together: the largest figures, rounded up; nulls where there are no outcomes. A
 * program that sleeps or allocates by a hidden input would read the input back, a few bits from rounded figures, so nothing is told of
 * a submission that is not accepted (requirement J-5).
 */
export const roundedFigures = (outcomes: readonly Pick<Outcome, 'timeMs' | 'memoryKb'>[]): { timeMs: number | null; memoryKb: number | null } => ({
  timeMs: roundedUp(TIME_STEP_MS, outcomes.map(({ timeMs }) => timeMs)),
  memoryKb: roundedUp(MEMORY_STEP_KB, outcomes.map(({ memoryKb }) => memoryKb)),
})
