import type { ProblemFault } from './problem-faults.ts'

/** Seconds that all tests of one solution may take together. */
export const MAX_SECONDS = 120
/** What all solutions of a draft may take together, in milliseconds of processor time. The others are not run. */
export const MAX_RUN_MS = 300_000

/** Reports that the tests of a problem may together take longer than the judge runs one solution. */
export function runtimeFaults({ about, tests }: { about: unknown; tests: unknown }): ProblemFault[] {
  const limits = (typeof about === 'object' && about !== null ? (about as { limits?: unknown }).limits : null) as { seconds?: unknown } | null | undefined
  const seconds = limits?.seconds
  if (typeof seconds !== 'number' || !Array.isArray(tests) || seconds * tests.length <= MAX_SECONDS) return []
  return [{ at: 'limits.seconds', message: `${tests.length} tests of up to ${seconds} s are too long for one solution. Together they may take ${MAX_SECONDS} s.` }]
}
