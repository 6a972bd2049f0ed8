import type { Database } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/lock-name.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { EarnedBadge, Evidence } from '../rules/badges.ts'

export interface BadgeRow {
  id: string
  person_id: string
  name: string
  earned_at: Date
  evidence: Evidence[]
}

const badges = prepared<BadgeRow>('badges-of-person', 'select * from badges where person_id = $1 order by earned_at, name')
const badge = prepared<BadgeRow>('badge', 'select * from badges where id = $1')

export const badgesOf = (database: Database, personId: string) => badges.all(database, [personId])
export const findBadgeRow = (database: Database, id: string) => badge.first(database, [id])

/** Locks the badges of a person until the transaction ends, and returns their names. */
export async function lockBadges(db: Db, personId: string): Promise<string[]> {
  await lockName(db, `badges/${personId}`)
  const { rows } = await sql<{ name: string }>`select name from badges where person_id = ${personId}`.execute(db)
  return rows.map(({ name }) => name)
}

export async function insertBadge(db: Db, personId: string, { name, at, evidence }: EarnedBadge): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`insert into badges (person_id, name, earned_at, evidence)
    select id, ${name}, ${new Date(at)}, ${JSON.stringify(evidence)}::jsonb from people where id = ${personId}
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

export async function deleteBadge(db: Db, personId: string, name: string): Promise<void> {
  await sql`delete from badges where person_id = ${personId} and name = ${name}`.execute(db)
}

export interface SolvedRow {
  slug: string
  title: string
  difficulty: string
  category: string
  happened_at: Date
}

/** The problems that a person solved, oldest first. */
export async function solvedBy(db: Db, personId: string): Promise<SolvedRow[]> {
  const { rows } = await sql<SolvedRow>`select p.slug, p.title, p.difficulty, p.category, a.happened_at
    from activities a join problems p on p.id = a.subject_id
    where a.person_id = ${personId} and a.kind = 'problem.solved' order by a.happened_at, p.slug`.execute(db)
  return rows
}

/** For each of these lengths, the first day on which a person had a streak of that length, and the time of their first activity on it. */
export async function daysInARow(db: Db, personId: string, lengths: readonly number[]): Promise<{ run: number; day: string; at: Date }[]> {
  const { rows } = await sql<{ run: number; day: string; at: Date }>`
    select distinct on (d.run) d.run, d.day::text, coalesce((select min(a.happened_at) from activities a where a.person_id = d.person_id and a.day = d.day), d.day::timestamptz) as at
    from activity_days d where d.person_id = ${personId} and d.activities > 0 and d.run = any (${[...lengths]}::int[]) order by d.run, d.day`.execute(db)
  return rows
}

/** The most days in a row on which a person was active. */
export async function longestRun(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{ run: number }>`select coalesce(max(run), 0)::int as run from activity_days where person_id = ${personId} and activities > 0`.execute(db)
  return rows[0]!.run
}

/** The blog of a person that first reached this number of likes, and when it did. */
export async function likedBlog(db: Db, personId: string, likes: number): Promise<{ slug: string; title: string; at: Date } | null> {
  const { rows } = await sql<{ slug: string; title: string; at: Date }>`
    select b.slug, b.title, nth.reacted_at as at from blogs b
    cross join lateral (select r.reacted_at from blog_reactions r where r.blog_id = b.id and r.kind = 'like' order by r.reacted_at offset ${likes - 1} limit 1) nth
    where b.author_id = ${personId} and b.published_at is not null and b.deleted_at is null and b.like_count >= ${likes} order by nth.reacted_at limit 1`.execute(db)
  return rows[0] ?? null
}

/** Whether a badge still exists. */
export async function hasBadge(db: Db, id: string): Promise<boolean> {
  const result = await sql`select from badges where id = ${id}`.execute(db)
  return result.rows.length > 0
}
