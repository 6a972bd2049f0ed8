/** `npm run grant -- USERNAME ROLE`: gives somebody a role; how the first admin is made. */
import { grantRole } from '#features/accounts/server/public.ts'
import { withDatabase } from './server/command.ts'

const [username = '', role = ''] = process.argv.slice(2)
await withDatabase(({ db }) => grantRole(db, username, role))
