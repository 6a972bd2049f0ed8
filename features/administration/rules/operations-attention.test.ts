import { expect, test } from 'vitest'
import { attentionOf } from './operations-attention.ts'

const READY = 'Sandboxes: Python native, JavaScript native, numpy native, SQL WebAssembly.'
const NOW = new Date('2026-11-27T12:00:00Z')
const WELL = {
  failedTasks: 0, waitingEmails: 3, failedEmails: 0, judge: READY, submissionsWaiting: 2, lastBackupAt: new Date('2026-11-26T12:00:00Z'), isBackupRunning: false,
  lastDrill: { succeeded: true }, diskFree: 50, diskTotal: 100, browserErrors: 0,
}
const textsOf = (change: Partial<Omit<typeof WELL, 'lastBackupAt' | 'judge'>> | { judge: null } | { lastBackupAt: Date | null; isBackupRunning?: boolean }) => attentionOf({ ...WELL, ...change }, NOW).map(({ text }) => text)

test('nothing needs attention when all is well, also without a drill yet', () => {
  expect(textsOf({})).toEqual([])
  expect(attentionOf({ ...WELL, lastDrill: null, diskFree: null, diskTotal: null }, NOW)).toEqual([])
})

test('what is wrong is said in a sentence, with the tab that shows it', () => {
  expect(attentionOf({ ...WELL, failedTasks: 1, failedEmails: 2, lastDrill: { succeeded: false } }, NOW)).toEqual([
    { tab: 'tasks', text: '1 task has failed and won’t be tried again.' },
    { tab: 'judges', text: '2 emails couldn’t be sent.' },
    { tab: 'backups', text: 'The last restore drill failed.' },
  ])
  expect(textsOf({ judge: null })).toEqual(['Judge: Off: no judge has sent a heartbeat recently.'])
  expect(textsOf({ submissionsWaiting: 1_200, waitingEmails: 51 })).toEqual(['1,200 submissions wait for the judge.', '51 emails are waiting to be sent.'])
  expect(textsOf({ diskFree: 9, diskTotal: 100 })).toEqual(['Only 9% of the disk is free.'])
  expect(textsOf({ lastBackupAt: null })).toEqual(['There is no backup yet.'])
  expect(textsOf({ lastBackupAt: null, isBackupRunning: true })).toEqual(['The first backup is running.'])
  expect(textsOf({ lastBackupAt: new Date('2026-11-25T11:59:00Z') })).toEqual(['The last backup is more than two days old.'])
  // It is being done.
  expect(textsOf({ lastBackupAt: new Date('2026-11-25T11:59:00Z'), isBackupRunning: true })).toEqual([])
  expect(textsOf({ browserErrors: 4 })).toEqual(['4 errors were reported by browsers.'])
})
