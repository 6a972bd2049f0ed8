import { builder } from '#platform/server/graphql/builder.ts'
import { readJudgingHealth, type JudgingHealth } from './judging-health.ts'

const may = 'health.read'

const Judging = builder.objectRef<JudgingHealth>('JudgingHealth').implement({
  description: 'The state of judging, for the health page.',
  fields: (t) => ({
    judge: t.exposeString('summary', { may, nullable: true, description: 'Which sandboxes the judges use; null if no judge has sent a heartbeat lately.' }),
    hasSandbox: t.exposeBoolean('hasSandbox', { may, description: 'Whether every live judge has a sandbox for at least one language.' }),
    submissionsWaiting: t.exposeInt('waiting', { may }),
    submissionsRunning: t.exposeInt('running', { may }),
    lastJudged: t.expose('lastJudged', { type: 'Instant', may, nullable: true, description: 'When a submission was judged last.' }),
  }),
})

builder.queryField('judging', (t) => t.field({ type: Judging, may, description: 'The state of judging.', resolve: (_root, _args, context) => readJudgingHealth(context) }))
