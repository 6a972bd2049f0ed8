import type { Metric } from './extension-points.ts'
import { activePeople, newPeople } from './metrics.queries.ts'

/** What the overview counts about people. */
export const administrationMetrics: Record<string, Metric> = {
  visits: { label: 'Visits', unit: 'visits' },
  'new-people': { label: 'New people', unit: 'people', count: newPeople },
  'active-day': { label: 'Active people by day', unit: 'people', count: (db, from, until) => activePeople(db, from, until, 1) },
  'active-week': { label: 'Active people in seven days', unit: 'people', count: (db, from, until) => activePeople(db, from, until, 7) },
  'active-month': { label: 'Active people in 30 days', unit: 'people', count: (db, from, until) => activePeople(db, from, until, 30) },
}
