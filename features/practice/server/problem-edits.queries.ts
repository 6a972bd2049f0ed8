import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Solution, WrittenProblem } from '../rules/written-problem.ts'
import type { SolutionVerdict } from './gate.ts'

export interface EditRow {
  slug: string
  body: WrittenProblem
  solutions: Solution[]
  revision: number
  state: string
  findings: string[]
  verdicts: SolutionVerdict[]
  is_published: boolean
}

/** A problem as it is being written, or else as it is published, by its slug or one that it had before. */
export async function findEdit(db: Db, slug: string): Promise<EditRow | null> {
  const { rows } = await sql<EditRow>`select coalesce(p.slug, e.slug) as slug, coalesce(e.body, p.body) as body, coalesce(e.solutions, p.solutions) as solutions,
      coalesce(e.revision, 0) as revision, coalesce(e.state, 'passed') as state, coalesce(e.findings, '{}') as findings, coalesce(e.verdicts, '[]') as verdicts, coalesce(p.is_published, false) as is_published
    from (select 1) one left join problems p on p.id = problem_id_of_slug(${slug}) left join problem_edits e on e.slug = coalesce(p.slug, ${slug})
    where e.slug is not null or p.slug is not null`.execute(db)
  return rows[0] ?? null
}

export interface DeskRow {
  slug: string
  title: string
  state: string
  is_published: boolean
}

/** All problems, those that are being written first. */
export async function listDesk(db: Db): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`select coalesce(e.slug, p.slug) as slug, coalesce(p.title, e.body->'about'->>'title', e.slug) as title,
      coalesce(e.state, 'passed') as state, coalesce(p.is_published, false) as is_published
    from problem_edits e full join problems p on p.slug = e.slug order by (coalesce(e.state, 'passed') = 'passed'), 2 limit 500`.execute(db)
  return rows
}

export interface EditWish {
  slug: string
  revision: number
  body: WrittenProblem
  solutions: Solution[]
  editedBy: string
  at: Date
}

/** Keeps what was written at the revision that it was written on; null: somebody else wrote meanwhile. */
export async function saveEdit(db: Db, input: EditWish): Promise<number | null> {
  const [body, solutions] = [JSON.stringify(input.body), JSON.stringify(input.solutions)]
  const { rows } = await sql<{ revision: number }>`
    insert into problem_edits as e (slug, body, solutions, state, edited_by, edited_at)
    select ${input.slug}, ${body}::jsonb, ${solutions}::jsonb, 'checking', ${input.editedBy}::uuid, ${input.at}::timestamptz
    on conflict (slug) do update set body = excluded.body, solutions = excluded.solutions, state = 'checking', findings = '{}', verdicts = '[]',
      edited_by = excluded.edited_by, edited_at = excluded.edited_at, revision = e.revision + 1
    where e.revision = ${input.revision} returning revision`.execute(db)
  return rows[0]?.revision ?? null
}

/** What the gate said of one revision; false: it was written on meanwhile. */
export async function saveFindings(
  db: Db,
  { slug, revision, findings, verdicts }: { slug: string; revision: number; findings: string[]; verdicts: SolutionVerdict[] },
): Promise<boolean> {
  const state = findings.length === 0 ? 'passed' : 'failed'
  const { rows } = await sql`update problem_edits set state = ${state}, findings = ${findings}, verdicts = ${JSON.stringify(verdicts)}::jsonb where slug = ${slug} and revision = ${revision}
    and state = 'checking' returning slug`.execute(db)
  return rows.length > 0
}

/** What is being checked of a problem that was taken off the site shall not bring it back. */
export async function stopChecking(db: Db, slug: string, why: string): Promise<void> {
  await sql`update problem_edits set state = 'failed', findings = ${[why]} where slug = ${slug} and state = 'checking'`.execute(db)
}
