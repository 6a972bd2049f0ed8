import type { ToldBug } from './bug-report.ts'

/** Why a page cannot be shown: what the server said that a person can use, and the number of a bug. */
export interface PageFailure {
  why: 'offline' | 'busy' | 'bug'
  says: string | null
  told: ToldBug | null
}
