import type { BugReceipt } from './bug-report.ts'

/** Why a page cannot be shown, the server's message if it is meant for people, and the receipt of a bug report. */
export interface PageFailure {
  reason: 'offline' | 'busy' | 'bug'
  message: string | null
  bugReceipt: BugReceipt | null
}
