import type { Role } from '#platform/rules/viewer.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { USERNAME_MAX } from '#features/people/rules/validate-person.ts'

/** What is put behind a taken username, at its longest. */
const MAX_NUMBER = '-99'

export interface LoginRow {
  person_id: string
  username: string
  name: string
  email: string
  password_hash: string
  suspended_at: Date | null
}

const loginColumns = ['p.username', 'p.name', 'p.suspended_at', 'l.person_id', 'l.email', 'l.password_hash'] as const

export async function findLoginByEmail(db: Db, email: string): Promise<LoginRow | null> {
  const row = await db
    .selectFrom('logins as l')
    .innerJoin('people as p', 'p.id', 'l.person_id')
    .select(loginColumns)
    .where('l.email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

export async function findLoginById(db: Db, personId: string): Promise<LoginRow | null> {
  const row = await db
    .selectFrom('logins as l')
    .innerJoin('people as p', 'p.id', 'l.person_id')
    .select(loginColumns)
    .where('l.person_id', '=', personId)
    .executeTakeFirst()
  return row ?? null
}

export interface Taken {
  username: boolean
  email: boolean
  /** Whether both belong to one account with this name that was created since the given moment. */
  isJustCreated: boolean
  /** A username like the given one that nobody has; null if it is free itself. */
  free: string | null
}

/** Which of the two is taken, so that each field can be named in the error. */
export async function findTaken(db: Db, { username, email, name, since }: { username: string; email: string; name: string; since: Date }): Promise<Taken> {
  const result = await sql<Taken>`select taken.*, case when taken.username then (
      select n.username from (select at, rtrim(left(${username}, ${USERNAME_MAX - MAX_NUMBER.length}), '-') || '-' || at as username from generate_series(2, 99) at) n
      where not exists (select from people p where p.username = n.username) order by n.at limit 1) end as free
    from (select
      exists (select from people where username = ${username}) as username,
      exists (select from logins where email = ${email}) as email,
      exists (select from people p join logins l on l.person_id = p.id where p.username = ${username} and l.email = ${email} and p.name = ${name} and p.joined_at > ${since}) as "isJustCreated"
    ) taken`.execute(db)
  return result.rows[0]!
}

export interface NewPerson {
  username: string
  name: string
  email: string
  passwordHash: string
  at: Date
}

/** Returns null if the username or the address was taken in the meantime; the constraint decides. */
export async function insertPerson(db: Db, person: NewPerson): Promise<string | null> {
  const result = await sql<{ id: string }>`
    with person as (
      insert into people (username, name, joined_at) select ${person.username}, ${person.name}, ${person.at}
      where not exists (select from logins where email = ${person.email})
      on conflict do nothing returning id
    )
    insert into logins (person_id, email, password_hash, password_changed_at)
    select id, ${person.email}, ${person.passwordHash}, ${person.at} from person returning person_id as id
  `.execute(db)
  return result.rows[0]?.id ?? null
}

export interface PublicUserRow {
  id: string
  username: string
  name: string
  location: string
  avatar_id: string | null
  followers: string[]
}

/** A person by username, as the person `$2` sees them. */
export const publicUserByUsername = prepared<PublicUserRow>(
  'public-user',
  `select p.id, p.username, p.name, p.location, p.avatar_id, array(
     select f.username from follows w join people f on f.id = w.follower_id
     where w.followed_id = p.id and f.suspended_at is null and not are_apart(f.id, $2::uuid) order by w.followed_at desc limit 100) as followers
   from people p where p.username = $1 and p.suspended_at is null`,
)

export const publicUserBySession = prepared<PublicUserRow & { active_role: Role }>(
  'public-user-by-session',
  `select p.id, p.username, p.name, p.location, p.avatar_id, s.active_role, array(
     select f.username from follows w join people f on f.id = w.follower_id
     where w.followed_id = p.id and f.suspended_at is null order by w.followed_at desc limit 100) as followers
   from people p join sessions s on s.person_id = p.id where p.id = $1 and s.id = $2 and s.ended_at is null`,
)

export interface OwnAccountRow {
  email: string
  email_verified_at: Date | null
  roles: Role[]
}

export const ownAccount = prepared<OwnAccountRow>(
  'own-account',
  `select l.email, l.email_verified_at,
     array(select g.role from grants g where g.person_id = l.person_id and g.revoked_at is null) as roles
   from logins l where l.person_id = $1`,
)

export async function savePassword(db: Db, personId: string, passwordHash: string, at: Date): Promise<void> {
  await db
    .updateTable('logins')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('person_id', '=', personId)
    .execute()
}

/** Returns false if another account has the address. */
export async function saveEmail(db: Db, personId: string, email: string, at: Date): Promise<boolean> {
  const result = await sql`update logins set email = ${email}, email_verified_at = ${at} where person_id = ${personId}
    and not exists (select from logins where email = ${email} and person_id <> ${personId})`.execute(db)
  return Number(result.numAffectedRows ?? 0) > 0
}

/** Returns false if it was the same before. */
export async function saveTimeZone(db: Db, personId: string, timeZone: string): Promise<boolean> {
  const result = await db
    .updateTable('logins')
    .set({ time_zone: timeZone })
    .where('person_id', '=', personId)
    .where('time_zone', '<>', timeZone)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Marks the address as verified if it is still the person's address. */
export async function saveEmailVerified(db: Db, personId: string, email: string, at: Date): Promise<void> {
  await db
    .updateTable('logins')
    .set({ email_verified_at: at })
    .where('person_id', '=', personId)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function saveGrant(db: Db, grant: { personId: string; role: 'mentor' | 'admin'; by: string | null }): Promise<boolean> {
  const rows = await sql`insert into grants (person_id, role, granted_by) values (${grant.personId}, ${grant.role}, ${grant.by})
    on conflict (person_id, role) where revoked_at is null do nothing returning id`.execute(db)
  return rows.rows.length > 0
}

export async function findPersonId(db: Db, username: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('id').where('username', '=', username).executeTakeFirst()
  return row?.id ?? null
}
