/** `npm run restore -- DIR`: restores a backup into an empty DATA_DIR. */
import { join, resolve } from 'node:path'
import { BackupRefusal } from '#platform/server/backup/manifest.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { prepareTables } from '#platform/server/tasks/task-queue.ts'
import { withDatabase } from './server/command.ts'

const [from = ''] = process.argv.slice(2)
await withDatabase(async ({ config, address, pool }) => {
  if (from === '') throw new BackupRefusal('Usage: npm run restore -- DIR')
  await prepareTables(pool)
  const { tables, takenAt } = await restoreBackup({ from: resolve(from), address, files: join(config.dataDir, 'files') })
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${rows} rows of ${takenAt} are back. Start the site with DEMO=0, so that the demo world is not added.`
})
