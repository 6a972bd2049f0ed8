import { expect, test } from 'vitest'
import { auditRows } from './audit-csv.ts'

test('the audit log as rows, also of people who are gone (requirement G-5)', () => {
  const entry = { id: '1', doneAt: '2026-11-27T02:00:00Z', actorName: 'Ada', actorUsername: 'ada', actorRole: 'Admin', actionText: 'gave a role to', targetName: 'ben', targetPerson: 'Ben', reason: 'asked', details: '{"role":"mentor"}' }
  expect(auditRows([entry, { ...entry, actorName: null, actorUsername: null, reason: '' }, { ...entry, actionText: 'banned', details: '{"proposedBy":"Cy"}' }] as never)).toEqual([
    ['When', 'Who', 'Username', 'Role', 'Action', 'Target', 'Target username', 'Reason', 'Change'],
    ['2026-11-27T02:00:00Z', 'Ada', 'ada', 'Admin', 'gave a role to', 'Ben', 'ben', 'asked', 'Role: mentor'],
    ['2026-11-27T02:00:00Z', 'Deleted account', '', 'Admin', 'gave a role to', 'Ben', 'ben', '', 'Role: mentor'],
    ['2026-11-27T02:00:00Z', 'Ada and Cy', 'ada', 'Admin', 'banned', 'Ben', 'ben', 'asked', ''],
  ])
})
