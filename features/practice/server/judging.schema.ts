import { builder } from '#platform/server/graphql/builder.ts'
import { judgingState, type JudgingState } from './read-judging.ts'

const may = 'health.read'

const Judging = builder.objectRef<JudgingState>('JudgingState').implement({
  description: 'How judging is doing.',
  fields: (t) => ({
    judge: t.exposeString('says', { may, nullable: true, description: 'Which sandbox judges; null when no judge has sent a heartbeat lately.' }),
    hasSandbox: t.exposeBoolean('hasSandbox', { may }),
    submissionsWaiting: t.exposeInt('waiting', { may }),
    submissionsRunning: t.exposeInt('running', { may }),
    lastJudged: t.expose('lastJudged', { type: 'Instant', may, nullable: true }),
  }),
})

builder.queryField('judging', (t) => t.field({ type: Judging, may, resolve: (_root, _args, context) => judgingState(context) }))
