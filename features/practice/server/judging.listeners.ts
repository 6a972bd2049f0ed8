import { listen } from '#platform/server/signals.ts'
import { askToRejudge } from './rejudge-problem.ts'

/** Another test may mean another verdict. Whether anything was judged by others is asked when the task runs. */
const rejudge = listen('practice.rejudge', 'problem.changed', (context, { problemId, revision }) =>
  context.inTransaction((context) => askToRejudge(context, { problemId, revision })),
)

export const judgingListeners = [rejudge]
