import { sql, type Db } from '#platform/server/database/sql.ts'
import { personCard, type PersonCard } from '#features/people/server/public.ts'
import type { Language } from '../rules/problem.ts'
import type { Solution } from '../rules/problem-source.ts'

/** A shared solution as another member sees it. */
export interface SharedSolutionRow {
  id: string
  problem_id: string
  slug: string
  title: string
  language: Language
  code: string
  note: string
  shared_at: Date
  time_ms: number | null
  memory_kb: number | null
  votes: number
  is_voted: boolean
  author: PersonCard
}

const SHARED = sql.raw(`s.id, s.problem_id, p.slug, p.title, s.language, s.code, s.shared_note as note, s.shared_at, s.time_ms, s.memory_kb, ${personCard('a')} as author`)
// A solution that is no longer accepted, or whose author is suspended, is not shown.
const FROM = sql.raw(`from submissions s join problems p on p.id = s.problem_id join people a on a.id = s.person_id
  where s.shared_at is not null and s.verdict = 'Accepted' and a.suspended_at is null`)

export interface SolutionFilter {
  problemId: string
  viewerId: string
  blocked: readonly string[]
  language: Language | null
  linked: string | null
  offset: number
  limit: number
}

/** The shared solutions of a problem: the linked one first, then by votes, then the newest. */
export async function listShared(db: Db, { problemId, viewerId, blocked, language, linked, offset, limit }: SolutionFilter): Promise<SharedSolutionRow[]> {
  const { rows } = await sql<SharedSolutionRow>`select ${SHARED},
      (select count(*)::int from solution_votes v where v.submission_id = s.id) as votes,
      exists (select from solution_votes v where v.submission_id = s.id and v.person_id = ${viewerId}) as is_voted
    ${FROM} and s.problem_id = ${problemId} and s.person_id <> all (${[...blocked]}::uuid[])
      and (${language}::text is null or s.language = ${language} or s.id = ${linked}::uuid)
    order by s.id is not distinct from ${linked}::uuid desc, votes desc, s.shared_at desc, s.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export interface SharedFacts {
  id: string
  problem_id: string
  slug: string
  title: string
  code: string
  author_id: string
  author_username: string
}

/** The shared ones of these submissions. */
export async function findShared(db: Db, ids: readonly string[]): Promise<SharedFacts[]> {
  const { rows } = await sql<SharedFacts>`select s.id, s.problem_id, p.slug, p.title, s.code, a.id as author_id, a.username as author_username
    ${FROM} and s.id = any (${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Shares an accepted submission instead of the one that its author shared before in the same language. False if it is not accepted. */
export async function saveShared(db: Db, { id, personId, note, at }: { id: string; personId: string; note: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`update submissions set shared_at = ${at}, shared_note = ${note} where id = ${id} and person_id = ${personId} and verdict = 'Accepted' returning id`.execute(db)
  if (rows.length === 0) return false
  await sql`update submissions o set shared_at = null, shared_note = '' from submissions s
    where s.id = ${id} and o.person_id = s.person_id and o.problem_id = s.problem_id and o.language = s.language and o.id <> s.id and o.shared_at is not null`.execute(db)
  return true
}

/** The explanation of what the author of a submission shares for the same problem in the same language; null if there is none. */
export async function findSharedNote(db: Db, submission: { person_id: string; problem_id: string; language: Language }): Promise<string | null> {
  const { rows } = await sql<{ note: string }>`select shared_note as note from submissions where person_id = ${submission.person_id} and problem_id = ${submission.problem_id}
    and language = ${submission.language} and shared_at is not null limit 1`.execute(db)
  return rows[0]?.note ?? null
}

/** Whether the author of a submission shares another one for the same problem in the same language. */
export async function sharesAnother(db: Db, submission: { id: string; person_id: string; problem_id: string; language: Language }): Promise<boolean> {
  const { rows } = await sql`select from submissions where person_id = ${submission.person_id} and problem_id = ${submission.problem_id}
    and language = ${submission.language} and id <> ${submission.id} and shared_at is not null limit 1`.execute(db)
  return rows.length > 0
}

/** Ends the sharing of a submission; for its author if one is given. Its votes go, and its comments stay hidden. */
export async function endShared(db: Db, id: string, personId: string | null): Promise<boolean> {
  const { rows } = await sql`update submissions set shared_at = null, shared_note = '' where id = ${id} and shared_at is not null
    and (${personId}::uuid is null or person_id = ${personId}) returning id`.execute(db)
  if (rows.length > 0) await sql`delete from solution_votes where submission_id = ${id}`.execute(db)
  return rows.length > 0
}

export async function saveVote(db: Db, { id, personId, isVoted, at }: { id: string; personId: string; isVoted: boolean; at: Date }): Promise<void> {
  await (isVoted
    ? sql`insert into solution_votes (submission_id, person_id, voted_at) values (${id}, ${personId}, ${at}) on conflict do nothing`
    : sql`delete from solution_votes where submission_id = ${id} and person_id = ${personId}`
  ).execute(db)
}

/** The author's own solutions of a problem that are shared now. */
export async function listOwnShared(db: Db, personId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from submissions where person_id = ${personId} and id = any (${[...ids]}::uuid[]) and shared_at is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** The id and the reference solutions of a published problem, by its current or a previous slug. */
export async function findReference(db: Db, slug: string): Promise<{ id: string; solutions: Solution[] } | null> {
  const { rows } = await sql<{ id: string; solutions: Solution[] }>`select id, solutions from problems where id = problem_id_of_slug(${slug}) and is_published`.execute(db)
  return rows[0] ?? null
}
