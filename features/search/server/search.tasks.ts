import type { Context } from '#platform/server/context.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { INDEX_VERSION } from '../rules/documents.ts'
import { readVersion } from './index.queries.ts'
import { forgetUnusedWords, indexPlaces, rebuildIndex } from './index-things.ts'
import { forgetOldMisses } from './misses.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'search.rebuild': Record<string, never>
  }
}

export const searchTasks = [
  {
    ...defineTask('search.rebuild', async (context) => {
      await rebuildIndex(context)
      context.notifyViewers({ name: 'search.indexed' })
    }),
    lane: 'slow' as const,
  },
  defineSchedule('search.forget-misses', 'Delete old searches without a result', '40 3 * * *', async (context) => {
    await forgetOldMisses(context)
    await forgetUnusedWords(context)
  }),
]

/** Rebuilds the index in the background. */
export const requestRebuild = (context: Context): Promise<void> =>
  context.inTransaction(async (context) => {
    await context.enqueue('search.rebuild', {}, { dedupe: 'search.rebuild' })
    if (context.viewer !== null) await recordAudit(context, { action: 'search.rebuilt' })
  })

/** Builds the index at the first start, and whenever its rules have changed. Pages and settings change with the code. */
export async function rebuildIfOutdated(context: Context): Promise<void> {
  if ((await readVersion(context.db)) !== INDEX_VERSION) return requestRebuild(context)
  await indexPlaces(context)
}
