import { builder } from '#platform/server/graphql/builder.ts'
import { PART_STATES } from '../rules/status.ts'
import { readStatus, type PartStatus, type SiteStatus } from './read-status.ts'

const may = 'anyone'

const PartState = builder.enumType('PartState', { values: PART_STATES, description: 'What the checks of a part found out.' })

const StatusPart = builder.objectRef<PartStatus>('StatusPart').implement({
  description: 'A part of the site whose state is measured. The lists have one number for each day of the history.',
  fields: (t) => ({
    name: t.exposeString('name', { may }),
    label: t.exposeString('label', { may }),
    sentence: t.exposeString('sentence', { may, description: 'What people use it for.' }),
    state: t.expose('state', { type: PartState, may, nullable: true, description: 'Null: it was not measured lately.' }),
    since: t.expose('since', { type: 'Instant', may, nullable: true, description: 'Since when every check found the same state.' }),
    checkedAt: t.expose('checkedAt', { type: 'Instant', may, nullable: true, description: 'The last check.' }),
    checks: t.intList({ may, description: 'How often it was measured on each day.', resolve: ({ days }) => days.map(({ checks }) => checks) }),
    slow: t.intList({ may, description: 'How often it was slow.', resolve: ({ days }) => days.map(({ slow }) => slow) }),
    failed: t.intList({ may, description: 'How often it did not work.', resolve: ({ days }) => days.map(({ failed }) => failed) }),
  }),
})

const Status = builder.objectRef<SiteStatus>('SiteStatus').implement({
  description: 'Whether the parts of the site work.',
  fields: (t) => ({
    firstDay: t.exposeString('firstDay', { may, description: 'The first day of the history (UTC), such as 2026-03-01.' }),
    parts: t.field({ type: [StatusPart], may, extensions: { listSize: 20 }, resolve: ({ parts }) => parts }),
  }),
})

builder.queryField('siteStatus', (t) =>
  t.field({ type: Status, may, nullable: true, description: 'The state of the parts of the site, now and in the last 90 days.', resolve: (_root, _args, context) => readStatus(context) }),
)
