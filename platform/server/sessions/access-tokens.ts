import { createHash } from 'node:crypto'
import type { Viewer } from '../../rules/viewer.ts'
import type { Services } from '../context.ts'
import { deleteExpiredToken, holderByToken, saveTokenUse } from './access-tokens.queries.ts'

/** How a personal access token begins, so that secret scanners and people recognize it. */
export const ACCESS_TOKEN_PREFIX = 'cloggle_'
const TOKEN = /^cloggle_[A-Za-z0-9_-]{43}$/
const USE_IS_SAVED_AFTER_MS = 60_000

export const accessTokenHash = (token: string) => createHash('sha256').update(token).digest()

/** Whether a bearer token is a personal access token, valid or not. */
export const isAccessToken = (token: string) => token.startsWith(ACCESS_TOKEN_PREFIX)

/** The person who holds a personal access token, acting as a learner, or null when it is unknown, expired or revoked. */
export async function holderOf(services: Services, token: string): Promise<Viewer | null> {
  if (!TOKEN.test(token)) return null
  const at = services.clock.now()
  const hash = accessTokenHash(token)
  const row = await holderByToken.first(services.database, [hash, at])
  if (row === null) {
    await deleteExpiredToken(services.database.db, hash, at)
    return null
  }
  // Once a minute at most: a program may send many requests.
  if (row.used_at === null || at.getTime() - row.used_at.getTime() >= USE_IS_SAVED_AFTER_MS) await saveTokenUse(services.database.db, row.token_id, at)
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    // No session: nothing that concerns sessions can be done with a token.
    sessionId: row.token_id,
    activeRole: 'learner',
    grantedRoles: ['learner', ...row.roles],
    rights: row.learner_rights,
    provenAt: new Date(0),
    emailVerified: row.email_verified,
    timeZone: row.time_zone,
    accessToken: { id: row.token_id, scopes: row.scopes },
  }
}
