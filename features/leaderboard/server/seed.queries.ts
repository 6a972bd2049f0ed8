import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isoDay, type Day } from '#features/activity/rules/calendar-day.ts'

export interface SeedActivity {
  personId: string
  kind: string
  subjectId: string
  at: Date
}

/** The activities that follow from the blogs, comments, discussed news, follows and contests of the demo world. */
export async function listWorldActivities({ db }: Database): Promise<SeedActivity[]> {
  const result = await sql<SeedActivity>`
    select author_id as "personId", 'blog.published' as kind, id as "subjectId", published_at as at from blogs where published_at is not null
    union all select author_id, 'comment.written', id, written_at from blog_comments
    union all select author_id, 'news.discussed', id, written_at from comments where subject_kind = 'news'
    union all select follower_id, 'person.followed', followed_id, followed_at from follows
    union all select person_id, 'problem.solved', problem_id, submitted_at from submissions where is_first_acceptance`.execute(db)
  return result.rows
}

/** The published problems. */
export async function listPublishedProblems({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('problems').select('id').where('is_published', '=', true).orderBy('slug').execute()
  return rows.map(({ id }) => id)
}

/** Writes the ledger, and derives days, streaks and freezes from it. */
export async function insertSeedActivities({ db }: Database, activities: (SeedActivity & { day: Day })[]): Promise<void> {
  const rows = JSON.stringify(activities.map(({ day, at, ...one }) => ({ ...one, day: isoDay(day), at: at.toISOString() })))
  await db.transaction().execute(async (db) => {
    await sql`insert into activities (person_id, kind, subject_id, day, happened_at)
      select "personId", kind, "subjectId", day, at
      from jsonb_to_recordset(${rows}::jsonb) as a ("personId" uuid, kind text, "subjectId" uuid, day date, at timestamptz)
      on conflict do nothing`.execute(db)
    await sql`insert into activity_days (person_id, day, activities, run)
      select person_id, day, count(*)::int, 1 from activities group by person_id, day`.execute(db)
    await sql`select recount_days(person_id, min(day)) from activity_days group by person_id`.execute(db)
  })
}

/** Inserts the submissions for solved problems that have none yet, and their reviews: recent ones are due now, the others in the next weeks. */
export async function insertSeedSolutions({ db }: Database): Promise<void> {
  await sql`insert into submissions (problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total, problem_revision, is_first_acceptance)
    select p.id, a.person_id, gen_random_uuid(), reference.language, reference.source, a.happened_at, a.happened_at, 'judged', a.happened_at, 'Accepted', tests, tests, p.revision, true
    from activities a join problems p on p.id = a.subject_id
    cross join lateral (select s ->> 'language' as language, s ->> 'source' as source from jsonb_array_elements(p.solutions) s where s ->> 'language' in ('python', 'sql') and s ->> 'fault' is null limit 1) reference
    cross join lateral jsonb_array_length(p.body -> 'tests') tests
    where a.kind = 'problem.solved' and not exists (select from submissions s where s.person_id = a.person_id and s.problem_id = a.subject_id and s.is_first_acceptance)
    order by a.happened_at`.execute(db)
  await sql`insert into reviews (person_id, problem_id, step, due_on)
    select person_id, subject_id, case when day > current_date - 12 then 0 else 3 end,
      case when day > current_date - 12 then day + 1 else current_date + 1 + abs(hashtext(subject_id::text)) % 20 end
    from activities where kind = 'problem.solved'`.execute(db)
}

/** All invited people join the elite leaderboard, except one whose invitation stays open. */
export async function joinSeedElite({ db }: Database, invitedId: string): Promise<void> {
  await sql`insert into elite_members (person_id, invited_at) values (${invitedId}, now() - interval '51 hours') on conflict do nothing`.execute(db)
  await sql`update elite_members set joined_at = now() where person_id <> ${invitedId}`.execute(db)
}
