import { expect, test } from 'vitest'
import { csvOf } from '#platform/rules/csv.ts'
import { progressRows } from './progress-rows.ts'

test('the CSV has what the screen has, and formulas in names stay texts (requirement X-10)', () => {
  const learner = { id: '1', username: 'ada', name: '=HYPERLINK("x")' }
  const assignment = { id: 'a', kind: 'text', subject: null, path: null, title: 'Report', instructions: '', due: null, lateRule: 'accepted', latePoints: 0, points: 10, revision: 1, criteria: [] as { id: string; text: string; points: number }[], files: [] as { id: string; name: string }[] } as const
  const rows = progressRows({
    assignments: [assignment, { ...assignment, id: 'b', title: 'Essay' }],
    rows: [{ learner, lastActiveAt: '2026-11-20T08:00:00.000Z', risks: ['quiet', 'overdue'], states: ['returned', 'overdue'], points: [7, null], extended: [null, '2026-11-25T23:59'] }],
  })
  expect(rows).toEqual([
    ['Learner', 'Username', 'Last active', 'At risk', 'Total points', 'Report', 'Report: points of 10', 'Essay', 'Essay: points of 10'],
    ['=HYPERLINK("x")', 'ada', '2026-11-20', 'Inactive for seven days, Overdue', '7 of 20', 'Returned', '7', 'Overdue (due 2026-11-25 23:59)', ''],
  ])
  expect(csvOf(rows)).toContain(`"'=HYPERLINK(""x"")"`)
})
