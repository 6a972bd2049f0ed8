import type { Right } from '../../rules/rights.ts'
import type { Role } from '../../rules/viewer.ts'
import { prepared, sql, type Db } from '../database/sql.ts'

export interface ViewerRow {
  id: string
  username: string
  name: string
  session_id: string
  active_role: Role
  /** When the session switched to its role; null: it started in it. */
  role_since: Date | null
  started_at: Date
  /** When its person last entered the password. */
  proven_at: Date
  email_verified: boolean
  time_zone: string
  roles: Role[]
  /** The rights of the session's role, and those of a learner. */
  active_rights: Right[]
  learner_rights: Right[]
  /** The rights of the person's groups, in any role. */
  group_rights: Right[]
}

const VIEWER = `select p.id, p.username, p.name, s.id as session_id, s.active_role, s.role_since, s.started_at,
     coalesce(s.proven_at, s.started_at) as proven_at,
     l.email_verified_at is not null as email_verified, l.time_zone,
     array(select g.role from grants g where g.person_id = p.id and g.revoked_at is null) as roles,
     (select r.rights from roles r where r.name = s.active_role) as active_rights,
     (select r.rights from roles r where r.name = 'learner') as learner_rights,
     array(select distinct unnest(g.rights) from rights_group_members m join rights_groups g on g.id = m.group_id where m.person_id = p.id) as group_rights`
const HOLDS = `from session_tokens t
     join sessions s on s.id = t.session_id
     join people p on p.id = s.person_id
     join logins l on l.person_id = p.id
   where t.expires_at > $2 and s.ended_at is null and s.started_at > $3 and p.suspended_at is null`

/** The holder of this token: one statement, run with every request that carries one. */
export const viewerByToken = prepared<ViewerRow>('viewer-by-token', `${VIEWER} ${HOLDS} and t.token_hash = $1`)

/** The holders of these tokens: one statement for all open sockets. */
export const viewersByTokens = prepared<ViewerRow & { token: string }>(
  'viewers-by-tokens',
  `${VIEWER}, encode(t.token_hash, 'hex') as token ${HOLDS} and t.token_hash = any($1::bytea[])`,
)

/**
 * Those of these tokens whose state changed since the last call, with their new state; null where a token is no longer valid. `$1`: the
 * tokens, `$4`: the last known state of each, or null.
 */
export const otherStandings = prepared<{ token: string; standing: string | null }>(
  'other-standings',
  `with every_right as (select md5(string_agg(concat_ws(' ', r.name, r.rights), ',' order by r.name)) as rights from roles r),
     now as (
       select t.token_hash, concat_ws(' ', s.active_role, s.role_since, (select rights from every_right),
         array(select g.role from grants g where g.person_id = p.id and g.revoked_at is null order by g.role),
         array(select concat(g.id, g.revision) from rights_group_members m join rights_groups g on g.id = m.group_id where m.person_id = p.id order by 1)) as standing
       ${HOLDS} and t.token_hash = any($1::bytea[]))
   select encode(asked.token_hash, 'hex') as token, now.standing
   from unnest($1::bytea[], $4::text[]) asked(token_hash, standing) left join now using (token_hash)
   where now.standing is null or now.standing is distinct from asked.standing`,
)

export interface SessionRow {
  id: string
  person_id: string
  secret_hash: Buffer
  rotated_at: Date
  started_at: Date
  used_at: Date
  ended_at: Date | null
}

/** The session with this current or previous secret, locked until the transaction ends. */
export async function findSessionBySecret(db: Db, hash: Buffer): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'person_id', 'secret_hash', 'rotated_at', 'started_at', 'used_at', 'ended_at'])
    .where((where) => where.or([where('secret_hash', '=', hash), where('previous_secret_hash', '=', hash)]))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Inserts a session with its first token in one statement: there is never one without the other. */
export async function insertSession(
  db: Db,
  { personId, secretHash, browser, at, token }: {
    personId: string
    secretHash: Buffer
    browser: string
    at: Date
    token: { hash: Buffer; expiresAt: Date }
  },
): Promise<string> {
  const { rows } = await sql<{ session_id: string }>`
    with started as (
      insert into sessions (person_id, secret_hash, browser, started_at, used_at, rotated_at)
      values (${personId}, ${secretHash}, ${browser}, ${at}, ${at}, ${at}) returning id
    )
    insert into session_tokens (token_hash, session_id, expires_at)
    select ${token.hash}, id, ${token.expiresAt} from started returning session_id`.execute(db)
  return rows[0]!.session_id
}

export async function insertToken(db: Db, token: { hash: Buffer; sessionId: string; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('session_tokens')
    .values({ token_hash: token.hash, session_id: token.sessionId, expires_at: token.expiresAt })
    .execute()
}

export async function rotateSecret(db: Db, session: { id: string; oldHash: Buffer; newHash: Buffer; at: Date }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ secret_hash: session.newHash, previous_secret_hash: session.oldHash, rotated_at: session.at, used_at: session.at })
    .where('id', '=', session.id)
    .execute()
}

/** Ends sessions of a person: one, all but one, or all. Their tokens are deleted with them. */
export async function endSessions(
  db: Db,
  which: { personId: string; only?: string; except?: string; at: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_at: which.at })
    .where('person_id', '=', which.personId)
    .where('ended_at', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only!))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except!))
    .returning('id')
    .execute()
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) await db.deleteFrom('session_tokens').where('session_id', 'in', ids).execute()
  return ids
}

/** Forgets the secrets of a person's sessions, including ended ones: a browser with such a secret is no longer a known device. */
export async function forgetSecrets(db: Db, which: { personId: string; only?: string; except?: string }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ secret_hash: sql`sha256(uuid_send(gen_random_uuid()))`, previous_secret_hash: null })
    .where('person_id', '=', which.personId)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only!))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except!))
    .execute()
}

/**
 * Switches a session to a role that its holder has now, and ends its tokens. Returns false when the session is over or the role is not
 * granted.
 */
export async function saveActiveRole(
  db: Db,
  session: { id: string; role: Role; at: Date; provenAt: Date },
): Promise<boolean> {
  const { rows } = await sql`update sessions s
    set active_role = ${session.role}, role_since = ${session.at}, proven_at = ${session.provenAt}, used_at = ${session.at}
    where s.id = ${session.id} and s.ended_at is null and (${session.role} = 'learner' or exists (
      select from grants g where g.person_id = s.person_id and g.role = ${session.role} and g.revoked_at is null))
    returning s.id`.execute(db)
  if (rows.length === 0) return false
  await db.deleteFrom('session_tokens').where('session_id', '=', session.id).execute()
  return true
}

/**
 * Marks expired tokens and sessions as ended, so that they stay ended if the clock is set back. Sessions that began before `startedAfter`
 * end whatever their use.
 */
export async function endExpired(db: Db, tokens: Buffer[], { at, startedAfter }: { at: Date; startedAfter: Date }): Promise<void> {
  await sql`with ended as (
      update sessions s set ended_at = ${at} from session_tokens t
      where t.token_hash = any(${tokens}::bytea[]) and s.id = t.session_id and s.ended_at is null and s.started_at <= ${startedAfter} returning s.id
    )
    delete from session_tokens t where t.token_hash = any(${tokens}::bytea[])
      and (t.expires_at <= ${at} or exists (select from ended where ended.id = t.session_id))`.execute(db)
}

/** Ends the admin role in those of these sessions that have acted in it since before `until`. */
export async function endAdminRole(db: Db, sessionIds: string[], { at, until }: { at: Date; until: Date }): Promise<void> {
  await sql`update sessions set active_role = 'learner', role_since = ${at}
    where id = any(${sessionIds}::uuid[]) and active_role = 'admin' and coalesce(role_since, started_at) <= ${until}`.execute(db)
}

/** Forgets the password confirmation of a session if it was before `until`. */
export async function forgetProof(db: Db, sessionId: string, until: Date): Promise<void> {
  await sql`update sessions set proven_at = to_timestamp(0) where id = ${sessionId} and coalesce(proven_at, started_at) < ${until}`.execute(db)
}

export interface OpenSessionRow {
  id: string
  browser: string
  started_at: Date
  used_at: Date
}

export async function listOpenSessions(db: Db, personId: string, usedAfter: Date): Promise<OpenSessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'started_at', 'used_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('used_at', '>', usedAfter)
    .orderBy('used_at', 'desc')
    .limit(100)
    .execute()
}

export async function deleteOldSessions(db: Db, before: { tokens: Date; sessions: Date }): Promise<void> {
  await db.deleteFrom('session_tokens').where('expires_at', '<', before.tokens).execute()
  await sql`delete from sessions where used_at < ${before.sessions}`.execute(db)
}
