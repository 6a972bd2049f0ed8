import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { requeueStale, isAnybodyWaiting } from './judging.queries.ts'
import { checkProblem, type Checking } from './check-problem.ts'
import { judgeSubmissions } from './judge-submissions.ts'
import { tryProblem, type Trying } from './try-problem.ts'
import { rejudgeProblem, type Rejudging } from './rejudge-problem.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    /** Judges waiting submissions; which one is decided when it is claimed. */
    'practice.judge': Record<string, never>
    'practice.rejudge': Rejudging
    'practice.check-problem': Checking
    /** Runs all solutions of a draft; or only the reference, for expected answers that are not written. */
    'practice.try-problem': Trying
  }
}

const judge = { ...defineTask('practice.judge', (context) => judgeSubmissions(context)), lane: 'judging' as const }

// Requeues submissions of dead processes once a minute, and starts judging in case a task was lost.
const sweep = defineSchedule('practice.sweep', 'Restart lost submissions', '* * * * *', (context) =>
  context.inTransaction(async (context) => {
    await requeueStale(context.db, context.clock.now())
    if (await isAnybodyWaiting(context.db)) await context.enqueue('practice.judge', {}, { dedupe: 'practice.sweep' })
  }),
)

const rejudge = { ...defineTask('practice.rejudge', rejudgeProblem), lane: 'rejudging' as const }

const check = { ...defineTask('practice.check-problem', checkProblem), lane: 'rejudging' as const }

const trial = { ...defineTask('practice.try-problem', tryProblem), lane: 'rejudging' as const }

export const judgingTasks = [judge, rejudge, check, trial, sweep]
