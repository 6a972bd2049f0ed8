import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Language } from '../rules/problem.ts'

export interface DraftRow {
  code: string
  revision: number
  saved_at: Date
  /** Code that another window saved, until the member has resolved the conflict. */
  replaced: string | null
}

const draft = prepared<DraftRow>(
  'code-draft',
  `select d.code, d.revision, d.saved_at, d.replaced from code_drafts d join problems p on p.id = d.problem_id
   where d.person_id = $1 and p.id = problem_id_of_slug($2) and d.language = $3`,
)

export const findDraft = (database: Database, personId: string, slug: string, language: Language) => draft.first(database, [personId, slug, language])

/** When and in which language a person last worked on a problem. */
export interface LastWorkRow {
  language: Language
  at: Date
}

const lastWork = prepared<LastWorkRow>(
  'last-work',
  `select language, at from (
     select language, saved_at as at from code_drafts where person_id = $1 and problem_id = problem_id_of_slug($2)
     union all select language, submitted_at from submissions where person_id = $1 and problem_id = problem_id_of_slug($2)) work
   order by at desc limit 1`,
)

/** When and in which language a person last saved or submitted code for a problem; null if they did neither. */
export const findLastWork = (database: Database, personId: string, slug: string) => lastWork.first(database, [personId, slug])

export interface DraftToSave {
  personId: string
  problemId: string
  language: Language
  code: string
  revision: number
  /** What is stored beside it. If it is undefined, the stored value stays. */
  replaced?: string | null | undefined
  at: Date
}

/** Saves code. If it is not based on the stored revision, the stored code is kept as `replaced` and returned. */
export async function saveDraft(db: Db, input: DraftToSave): Promise<{ revision: number; replaced: string | null }> {
  const replaced = input.replaced === input.code ? null : (input.replaced ?? null)
  const { rows } = await sql<{ revision: number; replaced: string | null }>`
    insert into code_drafts as d (person_id, problem_id, language, code, replaced, saved_at)
    values (${input.personId}, ${input.problemId}, ${input.language}, ${input.code}, ${replaced}, ${input.at})
    on conflict (person_id, problem_id, language) do update set
      code = excluded.code, saved_at = excluded.saved_at, revision = d.revision + 1,
      replaced = case when d.revision = ${input.revision} and ${input.replaced !== undefined}::boolean then excluded.replaced
        when d.revision <> ${input.revision} and d.code <> excluded.code then d.code else nullif(d.replaced, excluded.code) end
    returning revision, replaced`.execute(db)
  return rows[0]!
}

export interface HelpRow {
  problem_id: string
  shown: { hints: string[]; editorial: string }
  hints: number
  has_given_up: boolean
  is_solved: boolean
}

const help = prepared<HelpRow>(
  'problem-help',
  `select p.id as problem_id, p.shown, coalesce(h.hints, 0) as hints, h.gave_up_at is not null as has_given_up,
     exists (select from submissions s where s.person_id = $1 and s.problem_id = p.id and s.verdict = 'Accepted') as is_solved
   from problems p left join problem_help h on h.problem_id = p.id and h.person_id = $1
   where p.id = problem_id_of_slug($2) and p.is_published`,
)

export const findHelp = (database: Database, personId: string, slug: string) => help.first(database, [personId, slug])

/** Opens the next hint. Repeating the request, or skipping a hint, has no effect. */
export async function saveHint(db: Db, personId: string, problemId: string, number: number): Promise<void> {
  await sql`insert into problem_help as h (person_id, problem_id, hints) select ${personId}, ${problemId}, 1 where ${number}::int = 1
    on conflict (person_id, problem_id) do update set hints = 1 where h.hints = 0`.execute(db)
  await sql`update problem_help set hints = ${number} where person_id = ${personId} and problem_id = ${problemId} and hints = ${number}::int - 1`.execute(db)
}

export async function saveGivenUp(db: Db, personId: string, problemId: string, at: Date): Promise<void> {
  await sql`insert into problem_help as h (person_id, problem_id, gave_up_at) values (${personId}, ${problemId}, ${at})
    on conflict (person_id, problem_id) do update set gave_up_at = coalesce(h.gave_up_at, excluded.gave_up_at)`.execute(db)
}

const progress = prepared<{ slug: string; is_solved: boolean }>(
  'problem-marks',
  `select requested.slug, bool_or(s.verdict = 'Accepted') is true as is_solved from unnest($2::text[]) requested(slug)
   join submissions s on s.problem_id = problem_id_of_slug(requested.slug) where s.person_id = $1 group by requested.slug`,
)

/** Which of these problems a person submitted a solution for, and which of them they solved. */
export const findProgress = (database: Database, personId: string, slugs: string[]) => progress.all(database, [personId, slugs])
