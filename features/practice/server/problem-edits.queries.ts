import { likeText } from '#platform/server/database/like.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ProblemFilter } from '../rules/bulk-edit.ts'
import type { ComputedAnswers, Solution, ProblemSource } from '../rules/problem-source.ts'
import type { SolutionVerdict } from './gate.ts'

/** A verdict in stored JSON, whose keys differ. */
interface StoredVerdict {
  file: string
  verdict: string
  isExpected: boolean
  says: string
}

const toStored = ({ file, verdict, isExpected, message }: SolutionVerdict): StoredVerdict => ({ file, verdict, isExpected: isExpected, says: message })
const fromStored = ({ file, verdict, isExpected, says }: StoredVerdict): SolutionVerdict => ({ file, verdict, isExpected: isExpected, message: says })

/** The edit of a problem. */
export interface EditRow {
  slug: string
  body: ProblemSource
  solutions: Solution[]
  /** Computed by the last checks. */
  answers: ComputedAnswers
  revision: number
  state: string
  findings: string[]
  verdicts: SolutionVerdict[]
  is_published: boolean
  needs_review: boolean
  edited_by: string | null
  /** Since when it waits for an approval; null: it doesn’t. */
  proposed_at: Date | null
  review_comment: string
}

/** The latest edit of a problem, or else its published version, by its current or a previous slug. */
export async function findEdit(db: Db, slug: string): Promise<EditRow | null> {
  const { rows } = await sql<Omit<EditRow, 'verdicts'> & { verdicts: StoredVerdict[] }>`select coalesce(p.slug, e.slug) as slug, coalesce(e.body, p.body) as body, coalesce(e.solutions, p.solutions) as solutions, coalesce(e.answers, p.answers) as answers,
      coalesce(e.revision, 0) as revision, coalesce(e.state, 'passed') as state, coalesce(e.findings, '{}') as findings, coalesce(e.verdicts, '[]') as verdicts, coalesce(p.is_published, false) as is_published,
      coalesce(e.needs_review, false) as needs_review, e.edited_by, e.proposed_at, coalesce(e.review_comment, '') as review_comment
    from (select 1) one left join problems p on p.id = problem_id_of_slug(${slug}) left join problem_edits e on e.slug = coalesce(p.slug, ${slug})
    where e.slug is not null or p.slug is not null`.execute(db)
  return rows[0] === undefined ? null : { ...rows[0], verdicts: rows[0].verdicts.map(fromStored) }
}

export interface EditableProblemRow {
  slug: string
  title: string
  state: string
  is_published: boolean
  /** Whether it was published once: then its tags can be changed and it can be restored. */
  was_published: boolean
  tags: string[]
  difficulty: string
}

/** The problems whose title, slug or tags have a text and that are in a state; those whose checks have not passed first. */
export async function listEditableProblems(db: Db, { find, state }: ProblemFilter): Promise<EditableProblemRow[]> {
  const pattern = `%${likeText(find.toLowerCase())}%`
  const { rows } = await sql<EditableProblemRow>`select * from (
      select coalesce(e.slug, p.slug) as slug, coalesce(p.title, e.body->'about'->>'title', e.slug) as title, coalesce(e.state, 'passed') as state,
        coalesce(p.is_published, false) as is_published, p.id is not null as was_published, coalesce(p.tags, '{}') as tags, coalesce(p.difficulty, '') as difficulty
      from problem_edits e full join problems p on p.slug = e.slug) all_problems
    where (lower(title) like ${pattern} or slug like ${pattern} or exists (select from unnest(tags) tag where tag like ${pattern}))
      and case ${state}::text when 'published' then is_published when 'unpublished' then not is_published when 'failed' then state = 'failed' else true end
    order by (state = 'passed'), title limit 500`.execute(db)
  return rows
}

export interface EditToSave {
  slug: string
  revision: number
  body: ProblemSource
  solutions: Solution[]
  editedBy: string
  /** Whether someone else must approve it. */
  needsReview: boolean
  at: Date
}

/** Saves an edit that is based on a revision. Returns the new revision; null if somebody else saved in between. */
export async function saveEdit(db: Db, input: EditToSave): Promise<number | null> {
  const [body, solutions] = [JSON.stringify(input.body), JSON.stringify(input.solutions)]
  const { rows } = await sql<{ revision: number }>`
    insert into problem_edits as e (slug, body, solutions, state, edited_by, edited_at, needs_review)
    select ${input.slug}, ${body}::jsonb, ${solutions}::jsonb, 'checking', ${input.editedBy}::uuid, ${input.at}::timestamptz, ${input.needsReview}::boolean
    on conflict (slug) do update set body = excluded.body, solutions = excluded.solutions, state = 'checking', findings = '{}', verdicts = '[]', answers = '{}',
      edited_by = excluded.edited_by, edited_at = excluded.edited_at, needs_review = excluded.needs_review, proposed_id = null, proposed_at = null, review_comment = '', revision = e.revision + 1
    where e.revision = ${input.revision} returning revision`.execute(db)
  return rows[0]?.revision ?? null
}

/** Saves the result of the checks of one revision. Returns false if the problem was saved again in between. */
export async function saveFindings(
  db: Db,
  { slug, revision, findings, verdicts, answers }: { slug: string; revision: number; findings: string[]; verdicts: SolutionVerdict[]; answers: ComputedAnswers },
): Promise<boolean> {
  const state = findings.length === 0 ? 'passed' : 'failed'
  const { rows } = await sql`update problem_edits set state = ${state}, findings = ${findings}, answers = ${[...answers]}::text[], verdicts = ${JSON.stringify(verdicts.map(toStored))}::jsonb where slug = ${slug} and revision = ${revision}
    and state = 'checking' returning slug`.execute(db)
  return rows.length > 0
}

/** Marks running checks as failed, so that they do not publish a problem that was just unpublished. */
export async function stopChecking(db: Db, slug: string, why: string): Promise<void> {
  await sql`update problem_edits set state = 'failed', findings = ${[why]} where slug = ${slug} and state = 'checking'`.execute(db)
}
