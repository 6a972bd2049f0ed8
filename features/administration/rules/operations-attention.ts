import { counted } from '#platform/rules/counted.ts'
import { judgeSentence } from './judge-summary.ts'

/** The tabs of the operations section. */
export type OperationsTab = 'tasks' | 'switches' | 'backups' | 'judges' | 'database' | 'errors'

export interface Attention {
  tab: OperationsTab
  /** A sentence that says what is wrong. */
  text: string
}

interface State {
  failedTasks: number
  waitingEmails: number
  failedEmails: number
  judge: string | null
  submissionsWaiting: number
  lastBackupAt: Date | null
  isBackupRunning: boolean
  lastDrill: { succeeded: boolean } | null
  diskFree: number | null
  diskTotal: number | null
  browserErrors: number
}

const DAY_MS = 24 * 3600 * 1000
const MANY = 50
const LOW_DISK = 0.1

/** What an admin should look at, the most urgent first; empty if all is well. */
export function attentionOf(state: State, now: Date): Attention[] {
  const { failedTasks, waitingEmails, failedEmails, submissionsWaiting, lastBackupAt, isBackupRunning, lastDrill, diskFree, diskTotal, browserErrors } = state
  const judge = judgeSentence(state.judge)
  const found: (Attention | false)[] = [
    !judge.isReady && { tab: 'judges', text: `Judge: ${judge.text}` },
    submissionsWaiting > MANY && { tab: 'judges', text: `${counted(submissionsWaiting, 'submission waits', 'submissions wait')} for the judge.` },
    diskFree !== null && diskTotal !== null && diskFree < diskTotal * LOW_DISK && { tab: 'database', text: `Only ${Math.floor((diskFree / diskTotal) * 100)}% of the disk is free.` },
    failedTasks > 0 && { tab: 'tasks', text: `${counted(failedTasks, 'task has', 'tasks have')} failed and won’t be tried again.` },
    failedEmails > 0 && { tab: 'judges', text: `${counted(failedEmails, 'email', 'emails')} couldn’t be sent.` },
    waitingEmails > MANY && { tab: 'judges', text: `${counted(waitingEmails, 'email is', 'emails are')} waiting to be sent.` },
    lastDrill?.succeeded === false && { tab: 'backups', text: 'The last restore drill failed.' },
    lastBackupAt === null && { tab: 'backups', text: isBackupRunning ? 'The first backup is running.' : 'There is no backup yet.' },
    lastBackupAt !== null && !isBackupRunning && now.getTime() - lastBackupAt.getTime() > 2 * DAY_MS && { tab: 'backups', text: 'The last backup is more than two days old.' },
    browserErrors > 0 && { tab: 'errors', text: `${counted(browserErrors, 'error was', 'errors were')} reported by browsers.` },
  ]
  return found.filter((one) => one !== false)
}
