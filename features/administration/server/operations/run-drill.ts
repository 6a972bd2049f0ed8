import { existsSync } from 'node:fs'
import { BackupRefusal } from '#platform/server/backup/manifest.ts'
import { drillRestore } from '#platform/server/backup/restore-drill.ts'
import type { Context } from '#platform/server/context.ts'
import { insertDrill, listBackups } from './backups.queries.ts'
import { databaseAddress } from './database-address.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'administration.restore-drill': Record<string, unknown>
  }
}

const NO_BACKUP = 'There is no backup yet. Take one with: npm run backup -- DIR'

/** Restores the newest backup into a database that is thrown away, and records whether it had every row. */
export async function runDrill(context: Context): Promise<void> {
  const started_at = context.clock.now()
  const [backup] = await listBackups(context.db, 1)
  const outcome = await drill(context, backup?.folder ?? null).catch((error: unknown) => {
    context.log.error({ err: error }, 'The restore drill failed.')
    const message = error instanceof BackupRefusal ? error.message : `The restore failed: ${(error as Error).message}`
    return { succeeded: false, row_count: 0, message: message.slice(0, 1000) }
  })
  await insertDrill(context.db, { ...outcome, started_at, finished_at: context.clock.now(), backup_at: backup?.finished_at ?? null })
}

async function drill(context: Context, folder: string | null) {
  if (folder === null) throw new BackupRefusal(NO_BACKUP)
  if (!existsSync(folder)) throw new BackupRefusal(`The folder of the newest backup is not on this machine: ${folder}`)
  const { rows } = await drillRestore({ from: folder, address: databaseAddress(context) })
  return { succeeded: true, row_count: rows, message: 'Every table has the number of rows recorded in the backup.' }
}
