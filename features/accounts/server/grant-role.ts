import { Refusal } from '#platform/rules/refusals.ts'
import { ROLES } from '#platform/rules/viewer.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findPersonId, saveGrant } from './accounts.queries.ts'

/** Grants a role from the command line; returns a sentence with the result. */
export async function grantRole(db: Db, username: string, role: string): Promise<string> {
  if (username === '') throw new Refusal('INVALID_INPUT', { message: 'Usage: npm run grant -- USERNAME ROLE' })
  if (role === 'learner') return 'Everyone is a learner already.'
  if (role !== 'mentor' && role !== 'admin') {
    throw new Refusal('INVALID_INPUT', { message: `Unknown role "${role}". The roles are ${ROLES.join(', ')}.` })
  }
  const personId = await findPersonId(db, username.toLowerCase())
  if (personId === null) throw new Refusal('NOT_FOUND', { message: `There is no user with the username ${username}.` })
  const isNew = await saveGrant(db, { personId, role, by: null })
  return isNew ? `${username} is ${role} now.` : `${username} was ${role} already.`
}
