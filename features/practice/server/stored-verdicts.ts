import type { SolutionVerdict } from './gate.ts'

/** A verdict in stored JSON, whose keys differ. Older ones have no times. */
export interface StoredVerdict {
  file: string
  verdict: string
  isExpected: boolean
  expected?: string | null
  says: string
  timeMs?: number | null
  limitMs?: number | null
  failedTest?: number | null
}

export const toStored = ({ message, ...verdict }: SolutionVerdict): StoredVerdict => ({ ...verdict, says: message })
export const fromStored = ({ says, expected = null, timeMs = null, limitMs = null, failedTest = null, ...verdict }: StoredVerdict): SolutionVerdict => ({ ...verdict, expected, message: says, timeMs, limitMs, failedTest })

/** An expected answer that the reference computed in a trial. Long ones are not stored: they are computed again when the problem is published. */
export interface FilledAnswer {
  test: number
  /** JSON; null if it is too long to be written into the test. */
  answer: string | null
  timeMs: number
}

/** The result of a trial: what kept it from running, and otherwise verdicts and answers. */
export interface Trial {
  /** Empty for the checks before a publication. */
  id: string
  /** The revision that was tried. */
  revision: number
  findings: string[]
  verdicts: StoredVerdict[]
  answers: FilledAnswer[]
}
