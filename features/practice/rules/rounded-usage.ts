import type { Outcome } from './judging.ts'

const TIME_STEP_MS = 50
const MEMORY_STEP_KB = 1024

const roundedUp = (step: number, figures: readonly number[]) => (figures.length === 0 ? null : Math.max(1, Math.ceil(Math.max(...figures) / step)) * step)

/**
 * The largest time and memory of all tests of an accepted submission, rounded up; null without outcomes. A program could leak a hidden input
 * through its time and memory, a few bits even from rounded figures, so nothing is reported for submissions that are not accepted (requirement
 * J-5).
 */
export const roundedUsage = (outcomes: readonly Pick<Outcome, 'timeMs' | 'memoryKb'>[]): { timeMs: number | null; memoryKb: number | null } => ({
  timeMs: roundedUp(TIME_STEP_MS, outcomes.map(({ timeMs }) => timeMs)),
  memoryKb: roundedUp(MEMORY_STEP_KB, outcomes.map(({ memoryKb }) => memoryKb)),
})
