import { expect, test } from 'vitest'
import { byWeek } from './weeks.ts'

test('assignments are grouped by the week in which they are due, from Monday to Sunday', () => {
  const due = (local: string | null) => ({ due: local })
  const [sunday, monday, nextSunday, never] = [due('2026-11-22T23:59'), due('2026-11-23T00:00'), due('2026-11-29T18:00'), due(null)]
  expect(byWeek([never, monday, nextSunday, sunday])).toEqual([
    { monday: '2026-11-16', rows: [sunday] },
    { monday: '2026-11-23', rows: [monday, nextSunday] },
    { monday: null, rows: [never] },
  ])
  expect(byWeek([])).toEqual([])
})
