import { likeText } from '#platform/server/database/like.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ProblemFilter } from '../rules/bulk-edit.ts'
import { MANAGED_PAGE_SIZE, type ManagedSort } from '../rules/managed-problems.ts'
import type { ComputedAnswers, Solution, ProblemSource } from '../rules/problem-source.ts'
import type { SolutionVerdict } from './gate.ts'
import { fromStored, toStored, type StoredVerdict, type Trial } from './stored-verdicts.ts'

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
  /** Who wrote it; null for a problem of the bank. */
  author_id: string | null
  was_published: boolean
  /** The trial that is running. */
  trial_id: string | null
  trial: Trial | null
}

/** The latest edit of a problem, or else its published version, by its current or a previous slug. */
export async function findEdit(db: Db, slug: string): Promise<EditRow | null> {
  const { rows } = await sql<Omit<EditRow, 'verdicts'> & { verdicts: StoredVerdict[] }>`select coalesce(p.slug, e.slug) as slug, coalesce(e.body, p.body) as body, coalesce(e.solutions, p.solutions) as solutions, coalesce(e.answers, p.answers) as answers,
      coalesce(e.revision, 0) as revision, coalesce(e.state, 'passed') as state, coalesce(e.findings, '{}') as findings, coalesce(e.verdicts, '[]') as verdicts, coalesce(p.is_published, false) as is_published,
      coalesce(e.needs_review, false) as needs_review, e.edited_by, e.proposed_at, coalesce(e.review_comment, '') as review_comment, e.author_id,
      p.id is not null as was_published, e.trial_id, e.trial
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
  category: string
  /** Members who solved it, judged submissions, and the accepted ones of them. */
  solvers: number
  attempts: number
  accepted: number
  is_in_review: boolean
  review_comment: string
  author_name: string | null
  changed_at: Date
}

const LISTED = sql.raw(`select coalesce(e.slug, p.slug) as slug, coalesce(e.body->'about'->>'title', p.title, e.slug) as title, coalesce(e.state, 'passed') as state,
    coalesce(p.is_published, false) as is_published, p.id is not null as was_published, coalesce(p.tags, '{}') as tags, coalesce(p.difficulty, e.body->'about'->>'difficulty', '') as difficulty, coalesce(p.category, e.body->'about'->>'category', '') as category, p.id as problem_id,
    e.proposed_at is not null as is_in_review, coalesce(e.review_comment, '') as review_comment, e.author_id, a.name as author_name, coalesce(e.edited_at, p.changed_at) as changed_at
  from problem_edits e full join problems p on p.slug = e.slug left join people a on a.id = e.author_id`)

/** SQL: joins the counts of judged submissions to the listed problems `l`. */
const FIGURES = sql.raw(`cross join lateral (select count(*) filter (where is_first_acceptance)::int as solvers, count(*)::int as attempts, count(*) filter (where verdict = 'Accepted')::int as accepted
  from submissions where problem_id = l.problem_id and state = 'judged' and verdict <> 'Judge Error') f`)

/** The problems that someone wrote, the latest changed first. */
export async function listOwnProblems(db: Db, authorId: string): Promise<EditableProblemRow[]> {
  const { rows } = await sql<EditableProblemRow>`select l.*, f.* from (${LISTED}) l ${FIGURES} where author_id = ${authorId} order by changed_at desc, slug limit 100`.execute(db)
  return rows
}

/** How many drafts someone has that were never published. */
export async function countDrafts(db: Db, authorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from problem_edits e where author_id = ${authorId} and not exists (select from problems p where p.slug = e.slug)`.execute(db)
  return rows[0]!.count
}

const SORT_KEYS: Record<ManagedSort, string> = {
  state: "(state = 'passed')", title: 'lower(title)', difficulty: "array_position(array['Easy', 'Medium', 'Hard'], difficulty)", category: 'category', changed: 'changed_at',
  solvers: 'solvers', attempts: 'attempts', accepted: 'accepted::float8 / nullif(attempts, 0)',
}
const BY_FIGURES: readonly ManagedSort[] = ['solvers', 'attempts', 'accepted']

/** A page of the problems whose title, slug or tags have a text and that are in a state, with the number of all of them. */
export async function listEditableProblems(db: Db, { find, state, difficulty, category, sort: { by, isDescending }, page }: ProblemFilter): Promise<{ items: EditableProblemRow[]; total: number }> {
  const pattern = `%${likeText(find.toLowerCase())}%`
  const order = sql.raw(`order by ${SORT_KEYS[by]} ${isDescending ? 'desc' : 'asc'} nulls last, lower(title), slug`)
  const range = sql`limit ${MANAGED_PAGE_SIZE} offset ${(page - 1) * MANAGED_PAGE_SIZE}`
  const found = sql`select *, count(*) over ()::int as total from (${LISTED}) all_problems
    where (lower(title) like ${pattern} or slug like ${pattern} or exists (select from unnest(tags) tag where tag like ${pattern}))
      and (${difficulty}::text is null or difficulty = ${difficulty}) and (${category}::text is null or category = ${category})
      and case ${state}::text when 'published' then is_published when 'unpublished' then not is_published when 'failed' then state = 'failed' when 'draft' then state = 'draft' when 'review' then is_in_review else true end`
  // Counting submissions is left to the page, unless they decide the order.
  const statement = BY_FIGURES.includes(by)
    ? sql<EditableProblemRow & { total: number }>`select l.*, f.* from (${found}) l ${FIGURES} ${order} ${range}`
    : sql<EditableProblemRow & { total: number }>`select l.*, f.* from (${found} ${order} ${range}) l ${FIGURES} ${order}`
  const { rows } = await statement.execute(db)
  return { items: rows, total: rows[0]?.total ?? 0 }
}

export interface EditToSave {
  slug: string
  revision: number
  body: ProblemSource
  solutions: Solution[]
  editedBy: string
  at: Date
}

/** Inserts a draft of a new problem. Returns false if the slug is in use. */
export async function insertDraft(db: Db, { slug, body, solutions, editedBy, at }: Omit<EditToSave, 'revision'>): Promise<boolean> {
  const { rows } = await sql`insert into problem_edits (slug, body, solutions, state, author_id, edited_by, edited_at)
    select ${slug}, ${JSON.stringify(body)}::jsonb, ${JSON.stringify(solutions)}::jsonb, 'draft', ${editedBy}::uuid, ${editedBy}::uuid, ${at}::timestamptz
    where problem_id_of_slug(${slug}) is null on conflict (slug) do nothing returning slug`.execute(db)
  return rows.length > 0
}

/** Whether this person has created this draft, and it has not changed since. */
export async function isUnchangedDraft(db: Db, { slug, body, solutions, editedBy }: Omit<EditToSave, 'revision' | 'at'>): Promise<boolean> {
  const { rows } = await sql`select from problem_edits where slug = ${slug} and author_id = ${editedBy} and revision = 1 and state = 'draft'
    and body = ${JSON.stringify(body)}::jsonb and solutions = ${JSON.stringify(solutions)}::jsonb`.execute(db)
  return rows.length > 0
}

/** Saves a draft that is based on a revision; one that is as published needs no publication. Returns the new revision; null if somebody else saved in between, or if it is in review. */
export async function saveEdit(db: Db, input: EditToSave): Promise<number | null> {
  const [body, solutions] = [JSON.stringify(input.body), JSON.stringify(input.solutions)]
  const { rows } = await sql<{ revision: number }>`
    insert into problem_edits as e (slug, body, solutions, state, edited_by, edited_at)
    select ${input.slug}, ${body}::jsonb, ${solutions}::jsonb, case when exists (
        select from problems p where p.slug = ${input.slug} and p.is_published and p.body = ${body}::jsonb and p.solutions = ${solutions}::jsonb) then 'passed' else 'draft' end, ${input.editedBy}::uuid, ${input.at}::timestamptz
    where ${input.revision}::int = 0 or exists (select from problem_edits where slug = ${input.slug})
    on conflict (slug) do update set body = excluded.body, solutions = excluded.solutions, state = excluded.state, findings = '{}', edited_by = excluded.edited_by, edited_at = excluded.edited_at, revision = e.revision + 1
    where e.revision = ${input.revision} and e.proposed_at is null returning revision`.execute(db)
  return rows[0]?.revision ?? null
}

/** Starts the checks of a draft, after which it is published or proposed. Returns false if it was changed in between. */
export async function saveChecking(db: Db, { slug, revision, editedBy, needsReview, at }: Pick<EditToSave, 'slug' | 'revision' | 'editedBy' | 'at'> & { needsReview: boolean }): Promise<boolean> {
  const { rows } = await sql`update problem_edits set state = 'checking', findings = '{}', verdicts = '[]', answers = '{}', edited_by = ${editedBy}, edited_at = ${at}, needs_review = ${needsReview}, review_comment = ''
    where slug = ${slug} and revision = ${revision} and proposed_at is null returning slug`.execute(db)
  return rows.length > 0
}

/** Deletes the changes of a problem: a draft that was never published goes, another one is as it is published. */
export async function deleteDraft(db: Db, slug: string, revision: number): Promise<boolean> {
  const { rows } = await sql`with reset as (
      update problem_edits e set body = p.body, solutions = p.solutions, answers = p.answers, state = 'passed', findings = '{}', verdicts = '[]', trial = null, review_comment = '', edited_at = p.changed_at, revision = e.revision + 1
      from problems p where p.slug = e.slug and e.slug = ${slug} and e.revision = ${revision} and e.proposed_at is null returning e.slug),
    gone as (delete from problem_edits e where slug = ${slug} and revision = ${revision} and proposed_at is null and not exists (select from problems p where p.slug = e.slug) returning slug)
    select slug from reset union all select slug from gone`.execute(db)
  return rows.length > 0
}

/** Ends the review of a proposal that its author takes back. */
export async function saveWithdrawn(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`update problem_edits set proposed_id = null, proposed_at = null, state = 'draft' where slug = ${slug} and proposed_at is not null returning slug`.execute(db)
  return rows.length > 0
}

/** Saves the result of the checks of one revision. Returns false if the problem was saved again in between. */
export async function saveFindings(
  db: Db,
  { slug, revision, findings, verdicts, answers }: { slug: string; revision: number; findings: string[]; verdicts: SolutionVerdict[]; answers: ComputedAnswers },
): Promise<boolean> {
  const state = findings.length === 0 ? 'passed' : 'failed'
  const stored = JSON.stringify(verdicts.map(toStored))
  const { rows } = await sql`update problem_edits set state = ${state}, findings = ${findings}, answers = ${[...answers]}::text[], verdicts = ${stored}::jsonb,
    trial = jsonb_build_object('id', '', 'revision', revision, 'findings', '[]'::jsonb, 'verdicts', ${stored}::jsonb, 'answers', '[]'::jsonb) where slug = ${slug} and revision = ${revision}
    and state = 'checking' returning slug`.execute(db)
  return rows.length > 0
}

/** Marks running checks as failed, so that they do not publish a problem that was just unpublished. */
export async function stopChecking(db: Db, slug: string, why: string): Promise<void> {
  await sql`update problem_edits set state = 'failed', findings = ${[why]} where slug = ${slug} and state = 'checking'`.execute(db)
}
