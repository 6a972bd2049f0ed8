import { builder } from '#platform/server/graphql/builder.ts'
import type { JudgeSoftware } from '../rules/judging.ts'
import { listLiveJudges, readJudgingHealth, type JudgingHealth } from './judging-health.ts'
import type { LiveJudgeRow } from './judging.queries.ts'

const may = 'health.read'

const Software = builder.objectRef<JudgeSoftware>('JudgeSoftware').implement({
  description: 'A program of a judge.',
  fields: (t) => ({
    name: t.exposeString('name', { may }),
    version: t.exposeString('version', { may, description: 'Empty if it is unknown.' }),
    sandbox: t.exposeString('sandbox', { may, nullable: true, description: 'The sandbox in which it runs, with its version.' }),
  }),
})

const LiveJudge = builder.objectRef<LiveJudgeRow>('LiveJudge').implement({
  description: 'A judge that has sent a heartbeat lately.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    capacity: t.exposeInt('places', { may, description: 'How many programs it runs at once.' }),
    running: t.exposeInt('running', { may, description: 'How many programs it runs now.' }),
    startedAt: t.expose('started_at', { type: 'Instant', may }),
    seenAt: t.expose('seen_at', { type: 'Instant', may, description: 'When it sent its last heartbeat.' }),
    software: t.field({ type: [Software], may, extensions: { listSize: 6 }, description: 'The judge itself, then what runs in its sandboxes. Empty until it has reported.', resolve: ({ software }) => software }),
  }),
})

const Judging = builder.objectRef<JudgingHealth>('JudgingHealth').implement({
  description: 'The state of judging, for the health page.',
  fields: (t) => ({
    judge: t.exposeString('summary', { may, nullable: true, description: 'Which sandboxes the judges use; null if no judge has sent a heartbeat lately.' }),
    hasSandbox: t.exposeBoolean('hasSandbox', { may, description: 'Whether every live judge has a sandbox for at least one language.' }),
    judges: t.field({ type: [LiveJudge], may, extensions: { listSize: 20 }, resolve: (_row, _args, context) => listLiveJudges(context) }),
    submissionsWaiting: t.exposeInt('waiting', { may }),
    submissionsRunning: t.exposeInt('running', { may }),
    lastJudged: t.expose('lastJudged', { type: 'Instant', may, nullable: true, description: 'When a submission was judged last.' }),
  }),
})

builder.queryField('judging', (t) => t.field({ type: Judging, may, description: 'The state of judging.', resolve: (_root, _args, context) => readJudgingHealth(context) }))
