/** `npm run backup -- DIR`: copies every row and file of the running site into a new folder. */
import { join, resolve } from 'node:path'
import { BackupRefusal } from '#platform/server/backup/manifest.ts'
import { takeBackup } from '#platform/server/backup/take-backup.ts'
import { withDatabase } from './server/command.ts'

const [to = ''] = process.argv.slice(2)
await withDatabase(async ({ config, address }) => {
  if (to === '') throw new BackupRefusal('Usage: npm run backup -- DIR')
  const { tables, files } = await takeBackup({ address, files: join(config.dataDir, 'files'), to: resolve(to) })
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${rows} rows and ${Object.keys(files).length} files are in ${resolve(to)}.`
})
