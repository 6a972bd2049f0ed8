import { listen } from '#platform/server/signals.ts'
import { enqueueRejudging } from './rejudge-problem.ts'

/** Changed tests may change verdicts. Whether there are submissions to rejudge is found out by the task. */
const rejudge = listen('practice.rejudge', 'problem.changed', (context, { problemId, revision }) =>
  context.inTransaction((context) => enqueueRejudging(context, { problemId, revision })),
)

export const judgingListeners = [rejudge]
