import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { chartsInput, MAX_CHART_DAYS } from '../rules/overview.ts'
import type { RetentionRow } from './overview/metrics.queries.ts'
import { readCharts, type Charts, type FunnelStep, type Series } from './overview/read-charts.ts'
import { readWaiting, type Waiting } from './overview/read-waiting.ts'

const may = 'health.read'

const WaitingType = builder.objectRef<Waiting>('WaitingWork').implement({
  description: 'A work queue of the team.',
  fields: (t) => ({
    name: t.exposeString('name', { may: 'members' }),
    label: t.exposeString('label', { may: 'members' }),
    path: t.exposeString('path', { may: 'members', description: 'Where it is worked on.' }),
    count: t.exposeInt('number', { may: 'members' }),
    oldest: t.expose('oldest', { type: 'Instant', may: 'members', nullable: true }),
    aimHours: t.exposeInt('aimHours', { may: 'members', description: 'The target time for one item, in hours.' }),
    isLate: t.exposeBoolean('isLate', { may: 'members' }),
  }),
})

const SeriesType = builder.objectRef<Series>('MetricSeries').implement({
  description: 'A metric by day.',
  fields: (t) => ({
    name: t.exposeString('name', { may }),
    label: t.exposeString('label', { may }),
    unit: t.exposeString('unit', { may }),
    previous: t.exposeInt('previous', { may, nullable: true, description: 'The total of as many days before, or for active people the count at its end; null if nothing was counted then.' }),
    hasPast: t.exposeBoolean('hasPast', { may, description: 'Whether the counts of all days are known, because they are counted from what is stored; others begin when the site began to count.' }),
    counts: t.exposeIntList('counts', { may, extensions: { listSize: MAX_CHART_DAYS } }),
  }),
})

const Step = builder.objectRef<FunnelStep>('FunnelStep').implement({
  description: 'The number of people who reached a step.',
  fields: (t) => ({
    label: t.exposeString('label', { may }),
    count: t.exposeInt('count', { may }),
    previous: t.exposeInt('previous', { may, nullable: true, description: 'The number in the period before; null if nothing was counted then.' }),
  }),
})

const Cohort = builder.objectRef<RetentionRow>('RetentionCohort').implement({
  description: 'The people who joined in a week, and how many of them were active in each week since.',
  fields: (t) => ({
    cohort: t.exposeString('cohort', { may, description: 'The Monday of the week.' }),
    joined: t.exposeInt('joined', { may }),
    weeks: t.exposeIntList('weeks', { may }),
  }),
})

const ChartsType = builder.objectRef<Charts>('OverviewCharts').implement({
  description: 'The charts of the overview.',
  fields: (t) => ({
    days: t.exposeStringList('days', { may, extensions: { listSize: MAX_CHART_DAYS } }),
    series: t.expose('series', { type: [SeriesType], may, extensions: { listSize: 20 } }),
    funnel: t.expose('funnel', { type: [Step], may, extensions: { listSize: 5 } }),
    retention: t.expose('retention', { type: [Cohort], may, extensions: { listSize: 12 } }),
  }),
})

builder.queryFields((t) => ({
  waitingWork: t.field({
    type: [WaitingType],
    may: 'members',
    description: 'The work queues that the viewer has a right to.',
    extensions: { listSize: 20 },
    resolve: (_root, _args, context) => readWaiting(context),
  }),
  overviewCharts: t.field({
    type: ChartsType,
    may,
    args: { days: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => readCharts(context, parse(chartsInput, args).days),
  }),
}))
