import { createContext, Script } from 'node:vm'

export interface CpuBudget {
  /** Runs the work synchronously; null when it would take more than `maxMs`, or more than is left. */
  run<T>(work: () => T, maxMs?: number): T | null
  isSpent(): boolean
  /** Whether work was given up because the machine was too busy: it may succeed later. */
  wasStarved(): boolean
}

const FIRST_TRY_MS = 100
// A process that is blocked for five seconds would be replaced.
const MAX_WAIT_MS = 2_000

/** The CPU time of this thread so far, in milliseconds. */
export function usedCpu(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * A budget of CPU time in milliseconds that several pieces of work share, for regular expressions in third-party grammars. Only a
 * wall-clock timeout can interrupt a regular expression; work that is interrupted on a busy machine before it used its share is started
 * again with more time.
 */
export function cpuBudget(milliseconds: number, used = usedCpu): CpuBudget {
  let left = milliseconds
  let starved = false
  return {
    run(work, maxMs = Infinity) {
      const startedAt = used()
      const share = Math.min(maxMs, left)
      try {
        for (let wait = FIRST_TRY_MS, waited = 0; used() - startedAt < share; waited += wait, wait *= 2) {
          if (waited >= MAX_WAIT_MS) {
            starved = true
            return null
          }
          const outcome = attempt(wait, work)
          if (outcome !== null) return outcome.result
        }
        return null
      } finally {
        left -= used() - startedAt
      }
    },
    isSpent: () => left <= 0,
    wasStarved: () => starved,
  }
}

const context = createContext(Object.create(null))
const script = new Script('work()')

/** Runs the work and interrupts it after this many milliseconds of wall-clock time; null then. */
function attempt<T>(milliseconds: number, work: () => T): { result: T } | null {
  let outcome: { result: T } | null = null
  context['work'] = () => {
    outcome = { result: work() }
  }
  try {
    script.runInContext(context, { timeout: milliseconds })
    return outcome
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw failure
  } finally {
    context['work'] = undefined
  }
}
