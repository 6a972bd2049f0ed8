import type { Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { ownServerRun } from './run-on-server.ts'
import { serverRunsById, type ServerRunRow } from './server-runs.queries.ts'

const watched = sharedLiveQuery<ServerRunRow>({
  what: 'runs',
  everyMs: 1_000,
  load: ({ db }, ids) => serverRunsById(db, ids),
  changedBy: (signal) => ('runId' in signal ? [signal.runId] : []),
})

/** Streams a run on the server to the person who asked for it: that it runs, and its report. */
export const watchServerRun = (context: Context, id: string): Promise<AsyncIterableIterator<ServerRunRow>> =>
  watched(context).watchFrom(id, () => ownServerRun(context, id))
