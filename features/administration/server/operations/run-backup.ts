import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRefusal } from '#platform/server/backup/manifest.ts'
import { takeBackup } from '#platform/server/backup/take-backup.ts'
import type { Context } from '#platform/server/context.ts'
import { folderName, NO_FOLDER, roomProblem } from '../../rules/backup-run.ts'
import { findOpenRun, saveRunEnd, saveRunStart, type BackupRunRow } from './backup-runs.queries.ts'
import { isBackedUp, listBackups } from './backups.queries.ts'
import { databaseAddress } from './database-address.ts'

/** Takes a backup that was requested. What fails is recorded with its reason, and nothing of it remains on the disk. */
export async function runBackup(context: Context, { id }: { id: string }): Promise<void> {
  const run = await findOpenRun(context.db, id)
  if (run === null) return
  const message = await backUp(context, run).then(() => null, (error: Error) => {
    context.log.error({ err: error }, 'The backup failed.')
    return (error instanceof BackupRefusal ? error.message : `The backup failed: ${error.message}`).slice(0, 1000)
  })
  await saveRunEnd(context.db, { id, message, at: context.clock.now() })
}

async function backUp(context: Context, run: BackupRunRow): Promise<void> {
  const { backupDir, files, clock } = context
  if (files.folder === null) throw new BackupRefusal(NO_FOLDER)
  // A run that was killed: it finished, or what it has left is incomplete.
  if (run.folder !== null && (await isBackedUp(context.db, run.folder))) return
  if (run.folder !== null) await rm(run.folder, { recursive: true, force: true })
  const at = clock.now()
  const to = join(backupDir, folderName(at, run.id))
  await saveRunStart(context.db, { id: run.id, folder: to, at })
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(backupDir)
  const [last] = await listBackups(context.db, 1)
  const problem = roomProblem({ free: bavail * bsize, last: last?.bytes ?? null })
  if (problem !== null) throw new BackupRefusal(problem)
  try {
    await takeBackup({ address: databaseAddress(context), files: files.folder, to })
  } catch (error) {
    await rm(to, { recursive: true, force: true })
    throw error
  }
}
