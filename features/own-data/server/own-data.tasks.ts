import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { listDueDeletions } from './account-deletions.queries.ts'
import { erasePerson } from './erase-person.ts'
import { deleteExport, findExport, listExpired, saveFailed } from './exports.queries.ts'
import { exportKey, buildExport } from './build-export.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'own-data.export': { id: string }
    'own-data.sweep-files': { keys: string[] }
  }
}

const STUCK_MS = 24 * 3600 * 1000

/** Builds an export. An interrupted build starts again; an export of a deleted person is removed. */
export const packExport = defineTask('own-data.export', async (context, { id }) => {
  const row = await findExport(context.db, id)
  // Erased while it was built, perhaps by an interrupted run: nobody may have it.
  if (row === null) return context.files.delete(exportKey(id))
  if (row.finished_at !== null || row.failed_at !== null) return
  await buildExport(context, row)
  if ((await findExport(context.db, id)) === null) await context.files.delete(exportKey(id))
})

/** Deletes the files of a deleted person. */
export const sweepFiles = defineTask('own-data.sweep-files', async (context, { keys }) => {
  for (const key of keys) await context.files.delete(key)
})

/** Erases people whose deletion is due, and expired exports. A person who cannot be erased now does not delay the others. */
export const sweepOwnData = defineSchedule('own-data.sweep', 'Delete accounts and exports when due', '41 * * * *', async (context) => {
  const now = context.clock.now()
  const failures: unknown[] = []
  for (const personId of await listDueDeletions(context.db, now)) {
    await erasePerson(context, personId).catch((error: unknown) => failures.push(error))
  }
  for (const { id, is_stuck: isStuck } of await listExpired(context.db, now, new Date(now.getTime() - STUCK_MS))) {
    if (isStuck) {
      await saveFailed(context.db, id, now)
    } else {
      await context.files.delete(exportKey(id))
      await deleteExport(context.db, id)
    }
  }
  // The task runs again; those who could be erased are gone by then.
  if (failures.length > 0) throw failures[0]
})
