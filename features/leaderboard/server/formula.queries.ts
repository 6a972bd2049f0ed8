import { sql, type Db } from '#platform/server/database/sql.ts'
import { MAX_SHOWN_CHANGES, type FormulaInput, type FormulaPreview, type FormulaPreviewInput } from '../rules/formula.ts'

/** The points that count now. */
export async function findFormula(db: Db): Promise<FormulaPreviewInput> {
  return db.selectFrom('score_formula').select(['easy', 'medium', 'hard']).executeTakeFirstOrThrow()
}

/** Returns false if the formula was changed since this revision. */
export async function saveFormula(db: Db, { easy, medium, hard, revision }: Omit<FormulaInput, 'reason'>, at: Date): Promise<boolean> {
  const { rows } = await sql`update score_formula set easy = ${easy}, medium = ${medium}, hard = ${hard}, revision = revision + 1, changed_at = ${at}
    where revision = ${revision} returning revision`.execute(db)
  return rows.length > 0
}

/** What other points would do to the scores. It reads all accepted problems. */
export async function previewFormula(db: Db, { easy, medium, hard }: FormulaPreviewInput): Promise<FormulaPreview> {
  const { rows } = await sql<FormulaPreview>`
    with changes as (
      select a.person_id, sum(case p.difficulty when 'Easy' then ${easy}::int - f.easy when 'Medium' then ${medium}::int - f.medium else ${hard}::int - f.hard end)::int as change
      from activities a join problems p on p.id = a.subject_id cross join score_formula f where a.kind = 'problem.solved' group by 1
    ), places as (
      select s.person_id, s.total, s.is_shown, coalesce(c.change, 0) as change, rank() over (partition by s.is_shown order by s.total desc) as now,
        rank() over (partition by s.is_shown order by s.total + coalesce(c.change, 0) desc) as later
      from scores s left join changes c on c.person_id = s.person_id where s.span = 'all'
    )
    select count(*)::int as people, count(*) filter (where change > 0)::int as raised, count(*) filter (where change < 0)::int as lowered,
      coalesce(greatest(max(change), 0), 0)::int as most, coalesce(least(min(change), 0), 0)::int as least,
      count(*) filter (where is_shown and now <> later)::int as moved,
      (select coalesce(json_agg(l), '[]') from (
        select p.name, p.username, c.total as before, c.total + c.change as after from places c join people p on p.id = c.person_id
        where c.change <> 0 order by abs(c.change) desc, c.person_id limit ${MAX_SHOWN_CHANGES}) l) as largest
    from places`.execute(db)
  return rows[0]!
}
