/** `npm run grant -- USERNAME ROLE`: gives somebody a role; how the first admin is made. */
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { pingDatabase } from '#platform/server/database/ping.queries.ts'
import { openLog } from '#platform/server/log.ts'
import { grantRole } from '#features/accounts/server/public.ts'
import { borrowAddress } from './server/address.ts'

const [username = '', role = ''] = process.argv.slice(2)
const config = readConfig()
const log = openLog({ logLevel: 'silent' })

const borrowed = await borrowAddress(config, async (address) => {
  const database = openDatabase({ address, connections: 2, log })
  return pingDatabase(database).finally(() => database.close())
})
await migrate(borrowed.address)
const database = openDatabase({ address: borrowed.address, connections: 2, log })
try {
  process.stdout.write(`${await grantRole(database.db, username, role)}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
  await borrowed.close()
}
