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

/** Packs an export. Killed in the middle it begins anew; a person who left meanwhile gets none. */
export const packExport = defineTask('own-data.export', async (context, { id }) => {
  const row = await findExport(context.db, id)
  // Erased while it was packed, perhaps by a try that was interrupted: nobody may have it.
  if (row === null) return context.files.delete(exportKey(id))
  if (row.finished_at !== null || row.failed_at !== null) return
  await buildExport(context, row)
  if ((await findExport(context.db, id)) === null) await context.files.delete(exportKey(id))
})

/** Takes away the files of somebody who left. */
export const sweepFiles = defineTask('own-data.sweep-files', async (context, { keys }) => {
  for (const key of keys) await context.files.delete(key)
})

/** Erases those whose time has come, and exports whose time is over. One who cannot be erased now holds up nobody else. */
export const sweepOwnData = defineSchedule('own-data.sweep', '41 * * * *', async (context) => {
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
  // The task is done again; those who could be erased are gone by now.
  if (failures.length > 0) throw failures[0]
})
