/** `npm run grant -- USERNAME ROLE`: grants a role; creates the first admin. */
import { grantRole } from '#features/accounts/server/public.ts'
import { withDatabase } from './server/command.ts'

const [username = '', role = ''] = process.argv.slice(2)
await withDatabase(({ db }) => grantRole(db, username, role))
