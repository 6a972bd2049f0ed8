import type { BugReceipt } from './bug-report.ts'

/** Why a page cannot be shown: what the server said that a person can use, and the number of a bug. */
export interface PageFailure {
  reason: 'offline' | 'busy' | 'bug'
  message: string | null
  bugReceipt: BugReceipt | null
}
