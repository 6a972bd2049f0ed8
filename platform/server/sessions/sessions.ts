import { createHash } from 'node:crypto'
import { Refusal } from '../../rules/refusals.ts'
import { ABSOLUTE_SECONDS, ADMIN_SECONDS, IDLE_SECONDS, LATE_TAB_SECONDS, TOKEN_SECONDS } from '../../rules/session.ts'
import type { Role, Viewer } from '../../rules/viewer.ts'
import type { Context, Services } from '../context.ts'
import {
  endAdminRole,
  endExpired,
  endSessions,
  findSessionBySecret,
  forgetSecrets,
  insertSession,
  insertToken,
  otherStandings,
  rotateSecret,
  saveActiveRole,
  viewerByToken,
  viewersByTokens,
  type ViewerRow,
} from './sessions.queries.ts'

/** What a browser gets: the token for its storage, and the renewal secret for its cookie (absent: keep the current one). */
export interface Keys {
  token: string
  secret: string | null
  sessionId: string
  personId: string
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

/** Starts a session for a person who has just authenticated. It is one statement and needs no transaction. */
export async function startSession(context: Context, personId: string): Promise<Keys> {
  const at = context.clock.now()
  const secret = context.random.secret()
  const browser = context.caller.browser.slice(0, 120)
  const token = context.random.secret()
  const first = { hash: hashOf(token), expiresAt: after(at, TOKEN_SECONDS) }
  const sessionId = await insertSession(context.db, { personId, secretHash: hashOf(secret), browser, at, token: first })
  return { token, secret, sessionId, personId }
}

/**
 * Renews a token with the secret of the cookie, and rotates the secret. A secret that was rotated more than a moment ago was stolen: the
 * whole session ends (requirement P-5).
 */
export async function renewSession(context: Context, secret: string): Promise<Keys> {
  const keys = await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const hash = hashOf(secret)
    const session = await findSessionBySecret(context.db, hash)
    if (session === null || session.ended_at !== null) return null
    if (after(session.used_at, IDLE_SECONDS) <= at || after(session.started_at, ABSOLUTE_SECONDS) <= at) {
      // Stored, so that it stays over when the clock is set back.
      await endSessions(context.db, { personId: session.person_id, only: session.id, at })
      return null
    }
    const isPresent = session.secret_hash.equals(hash)
    if (!isPresent && after(session.rotated_at, LATE_TAB_SECONDS) < at) {
      await endSessions(context.db, { personId: session.person_id, only: session.id, at })
      await forgetSecrets(context.db, { personId: session.person_id, only: session.id })
      return null
    }
    const token = await issueToken(context, session.id)
    if (!isPresent) return { token, secret: null, sessionId: session.id, personId: session.person_id }
    const next = context.random.secret()
    await rotateSecret(context.db, { id: session.id, oldHash: hash, newHash: hashOf(next), at })
    return { token, secret: next, sessionId: session.id, personId: session.person_id }
  })
  if (keys === null) throw new Refusal('SESSION_OVER')
  return keys
}

async function issueToken(context: Context, sessionId: string): Promise<string> {
  const token = context.random.secret()
  await insertToken(context.db, { hash: hashOf(token), sessionId, expiresAt: after(context.clock.now(), TOKEN_SECONDS) })
  return token
}

/**
 * Switches the viewer's session to another role if it is granted: its tokens end at once and a new one is returned. Call it in a
 * transaction.
 */
export async function switchSession(context: Context, viewer: Viewer, { role, provenAt }: { role: Role; provenAt: Date }): Promise<Keys> {
  const at = context.clock.now()
  if (!(await saveActiveRole(context.db, { id: viewer.sessionId, role, at, provenAt }))) throw new Refusal('NOT_ALLOWED')
  return { token: await issueToken(context, viewer.sessionId), secret: null, sessionId: viewer.sessionId, personId: viewer.id }
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Whether a bearer token can be that of a session, valid or not. */
export const isSessionToken = (token: string): boolean => TOKEN.test(token)

/** The person who holds a token, or null when it is unknown, expired or ended. Rights come from the grants table. */
export async function viewerOf(services: Services, token: string): Promise<Viewer | null> {
  if (!TOKEN.test(token)) return null
  const at = services.clock.now()
  const startedAfter = after(at, -ABSOLUTE_SECONDS)
  const hash = hashOf(token)
  const row = await viewerByToken.first(services.database, [hash, at, startedAfter])
  if (row === null) {
    await endExpired(services.database.db, [hash], { at, startedAfter })
    return null
  }
  return (await viewersIn(services, [row], at))[0]!
}

/**
 * Given tokens by hash (hexadecimal) with the last known state of their holders (null: unknown), returns those whose state changed; null
 * where one is no longer valid. Read the new viewer with `viewersOf`.
 */
export async function otherStandingsOf(services: Services, known: ReadonlyMap<string, string | null>): Promise<Map<string, string | null>> {
  const at = services.clock.now()
  const startedAfter = after(at, -ABSOLUTE_SECONDS)
  const tokens = [...known.keys()].map((hash) => Buffer.from(hash, 'hex'))
  const rows = await otherStandings.all(services.database, [tokens, at, startedAfter, [...known.values()]])
  const over = rows.filter(({ standing }) => standing === null).map(({ token }) => Buffer.from(token, 'hex'))
  if (over.length > 0) await endExpired(services.database.db, over, { at, startedAfter })
  return new Map(rows.map(({ token, standing }) => [token, standing]))
}

/** The people who hold tokens, by the hash of the token in hexadecimal; invalid tokens are missing. */
export async function viewersOf(services: Services, hashes: string[]): Promise<Map<string, Viewer>> {
  const now = services.clock.now()
  const tokens = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const rows = await viewersByTokens.all(services.database, [tokens, now, after(now, -ABSOLUTE_SECONDS)])
  const viewers = await viewersIn(services, rows, now)
  return new Map(rows.map((row, at) => [row.token, viewers[at]!]))
}

/** The viewers in these rows. An expired admin role is recorded, so that it stays over when the clock is set back. */
async function viewersIn(services: Services, rows: ViewerRow[], at: Date): Promise<Viewer[]> {
  const until = after(at, -ADMIN_SECONDS)
  const over = rows.filter((row) => row.active_role === 'admin' && (row.role_since ?? row.started_at) <= until)
  if (over.length > 0) await endAdminRole(services.database.db, over.map(({ session_id: id }) => id), { at, until })
  return rows.map((row) => viewerIn(row, over.includes(row)))
}

function viewerIn(row: ViewerRow, isRoleOver: boolean): Viewer {
  const grantedRoles: Role[] = ['learner', ...row.roles]
  const holds = grantedRoles.includes(row.active_role) && !isRoleOver
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    sessionId: row.session_id,
    activeRole: holds ? row.active_role : 'learner',
    grantedRoles,
    rights: [...new Set([...(holds ? row.active_rights : row.learner_rights), ...row.group_rights])],
    provenAt: row.proven_at,
    emailVerified: row.email_verified,
    timeZone: row.time_zone,
    accessToken: null,
  }
}
