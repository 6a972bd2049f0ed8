import type { Role } from '#platform/rules/viewer.ts'
import type { Cursor } from '#platform/rules/cursor.ts'
import { likeText } from '#platform/server/database/like.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import { lastActivity } from '#features/activity/server/public.ts'
import type { PersonLevel } from '../rules/people-filters.ts'

export interface ManagedPersonRow {
  id: string
  username: string
  name: string
  email: string
  avatar_id: string | null
  joined_at: Date
  suspended_at: Date | null
  suspended_until: Date | null
  roles: Role[]
  blog_count: number
  report_count: number
  /** The admin's reason of a running suspension. */
  suspension_reason: string | null
  /** The rule that was broken; null if they are not suspended, or without one. */
  suspension_rule: string | null
  /** When one of their sessions was used last, or their last activity; null without one. */
  last_active_at: Date | null
  /** The label of their trust level. */
  level: string
}

export interface PeopleFilter {
  /** Words, each a part of the name, username or address, or a whole id, in lower case. */
  q: string | null
  filter: 'all' | 'mentors' | 'admins' | 'suspended'
  /** Only people with this granted role; `learner`: only those without any. */
  role: Role | null
  /** Only people with this trust level. */
  level: PersonLevel | null
  by: 'joined' | 'active' | 'reports'
  isDescending: boolean
  after: Cursor | null
  count: number
  /** Only this person. */
  username?: string
}

export type PeopleQuestion = Pick<PeopleFilter, 'q' | 'filter' | 'role' | 'level'>

/** More words than a name has would only make the search slower. */
const MAX_WORDS = 8

/** What accounts are sorted by, and the value of a cursor for it. Times in a cursor have milliseconds. */
const ORDERS = {
  joined: { key: sql`m.joined_at`, valueOf: (key: number) => sql`${new Date(key)}::timestamptz` },
  active: { key: sql`coalesce(date_trunc('milliseconds', m.last_active_at), 'epoch')`, valueOf: (key: number) => sql`${new Date(key)}::timestamptz` },
  reports: { key: sql`m.report_count`, valueOf: (key: number) => sql`${key}::numeric` },
}

/** What a search looks in, for the aliases `p` and `l`. Folding is slow, and only done for names with accents. */
const SEARCHED = sql`(case when p.name ~ '[^ -~]' then folded(p.name) else lower(p.name) end || ' ' || p.username || ' ' || l.email)`

/** The words of a search; a username can be written with its @. */
const wordsOf = (q: string | null): string[] => (q ?? '').split(/\s+/).map((word) => word.replace(/^@/, '')).filter(Boolean).slice(0, MAX_WORDS).map(likeText)

/** Whether an account, `p` with its login `l`, matches a search and a filter. */
function matching({ q, filter, role, level }: PeopleQuestion) {
  const roles = [role, filter === 'mentors' ? 'mentor' : filter === 'admins' ? 'admin' : null].filter((one) => one !== null && one !== 'learner')
  return sql`(p.id::text = ${q} or ${SEARCHED} like all (array(select folded(word) from unnest(${wordsOf(q).map((word) => `%${word}%`)}::text[]) word)))
    and ${roles}::text[] <@ array(select g.role from grants g where g.person_id = p.id and g.revoked_at is null)
    and (${role}::text is distinct from 'learner' or not exists (select from grants g where g.person_id = p.id and g.revoked_at is null))
    and (${level}::text is null or coalesce((select t.level from person_trust t where t.person_id = p.id), 'new') = ${level})
    and (${filter} <> 'suspended' or p.suspended_at is not null)`
}

/** How many accounts match, counted up to a limit. */
export async function countManagedPeople(db: Db, question: PeopleQuestion, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from people p join logins l on l.person_id = p.id where ${matching(question)} limit ${limit}) found`.execute(db)
  return rows[0]!.count
}

/** Accounts for admins. A search compares every account; those where the words are beginnings come first. */
export async function listManagedPeople(db: Db, { by, isDescending, after, count, username, ...question }: PeopleFilter): Promise<ManagedPersonRow[]> {
  const typed = wordsOf(question.q)
  const { key, valueOf } = ORDERS[by]
  const [isBehind, direction] = isDescending ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  // First in either direction.
  const rank = sql`case when ' ' || ${SEARCHED} like all (array(select folded(word) from unnest(${typed.map((word) => `% ${word}%`)}::text[]) word)) then ${isDescending ? 1 : -1}::int else 0 end`
  const isSearch = typed.length > 0
  const next =
    after === null ? sql`true`
    : isSearch ? sql`(m.rank, ${key}, m.id) ${isBehind} ((select ${rank} from people p join logins l on l.person_id = p.id where p.id = ${after.id}), ${valueOf(after.key)}, ${after.id}::uuid)`
    : sql`(${key}, m.id) ${isBehind} (${valueOf(after.key)}, ${after.id}::uuid)`
  const { rows } = await sql<ManagedPersonRow>`
    select m.* from (select ${isSearch ? rank : sql`0`} as rank, p.id, p.username, p.name, l.email, p.avatar_id, p.joined_at, p.suspended_at, p.suspended_until,
      suspension.reason as suspension_reason, suspension.rule as suspension_rule,
      greatest((select max(s.used_at) from sessions s where s.person_id = p.id), ${lastActivity(sql`p.id`)}) as last_active_at,
      coalesce((select initcap(t.level) from person_trust t where t.person_id = p.id), 'New') as level,
      array(select g.role from grants g where g.person_id = p.id and g.revoked_at is null order by g.role desc) as roles,
      (select count(*)::int from blogs b where b.author_id = p.id and b.published_at is not null and b.deleted_at is null) as blog_count,
      (select count(*)::int from reports r join blogs b on b.id = r.target_id where b.author_id = p.id and r.closed_at is null)
        + (select count(*)::int from reports r join blog_comments c on c.id = r.target_id where c.author_id = p.id and r.closed_at is null)
        + (select count(*)::int from reports r join comments c on c.id = r.target_id where c.author_id = p.id and r.closed_at is null) as report_count
    from people p join logins l on l.person_id = p.id
    left join lateral (select g.reason, g.details ->> 'rule' as rule from audit_log g
      where p.suspended_at is not null and g.target_id = p.id and g.deed in ('person.suspended', 'ban.confirmed') order by g.id desc limit 1) suspension on true
    where ${matching(question)} and (${username ?? null}::text is null or p.username = ${username ?? null})) m
    where ${next} order by ${isSearch ? sql`m.rank ${direction},` : sql``} ${key} ${direction}, m.id ${direction} limit ${count}`.execute(db)
  return rows
}

export interface WaitingApplicationRow {
  id: string
  role: string
  reason: string
  applied_at: Date
  person_id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
  blog_count: number
  joined_at: Date
  solved_count: number
  /** The label of their trust level. */
  level: string
}

/** Undecided applications, oldest first. */
export async function listWaitingApplications(db: Db): Promise<WaitingApplicationRow[]> {
  const { rows } = await sql<WaitingApplicationRow>`
    select a.id, a.role, a.reason, a.applied_at, a.person_id, p.username, p.name, p.headline, p.avatar_id, p.joined_at,
      (select count(*)::int from submissions s where s.person_id = p.id and s.is_first_acceptance) as solved_count,
      coalesce((select initcap(t.level) from person_trust t where t.person_id = p.id), 'New') as level,
      (select count(*)::int from blogs b where b.author_id = p.id and b.published_at is not null and b.deleted_at is null) as blog_count
    from role_applications a join people p on p.id = a.person_id
    where a.decided_at is null order by a.applied_at limit 100`.execute(db)
  return rows
}
