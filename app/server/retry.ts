import { setTimeout as pause } from 'node:timers/promises'
import { refusalOfDatabase } from '#platform/server/database/refusal-of-database.ts'
import type { Log } from '#platform/server/log.ts'
import { Refusal } from '#platform/rules/refusals.ts'

const FIRST_MS = 500
const MAX_MS = 15_000

/**
 * Retries work that needs the database while that is unavailable or overloaded: a site that already serves does not exit because of it
 * (requirement P-35). Returns the result, or null when the site stops before that. Throws any other error.
 */
export async function retryUntilDone<T>(what: () => Promise<T>, log: Log, stopping: AbortSignal): Promise<T | null> {
  for (let wait = FIRST_MS; !stopping.aborted; wait = Math.min(2 * wait, MAX_MS)) {
    try {
      return await what()
    } catch (error) {
      if (!isTransient(error as Error)) throw error
      log.warn({ err: (error as Error).message }, 'The background work could not start and will be retried.')
      await pause(wait, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return null
}

function isTransient(error: Error): boolean {
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error)
  return refusal?.http === 503
}
