import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import type { Category, Difficulty } from '#features/practice/rules/problem.ts'

/** A solved problem with what it gave. */
export interface ReasonRow {
  problem_id: string
  slug: string
  title: string
  difficulty: Difficulty
  category: Category
  points: number
  happened_at: Date
  /** Off the site by now: it counts, and leads nowhere. */
  is_published: boolean
}

const reasons = prepared<ReasonRow>(
  'score-reasons',
  `select p.id as problem_id, p.slug, p.title, p.difficulty, p.category, a.happened_at, p.is_published,
     case p.difficulty when 'Easy' then f.easy when 'Medium' then f.medium else f.hard end as points
   from activities a join problems p on p.id = a.subject_id cross join score_formula f
   where a.person_id = $1 and a.kind = 'problem.solved' and ($2::text is null or p.category = $2) and a.happened_at >= $3
   order by a.happened_at desc, p.id limit $4`,
)

/** The problems behind a score, the latest first. */
export const readReasons = (database: Database, of: { personId: string; category: Category | null; since: Date; most: number }) =>
  reasons.all(database, [of.personId, of.category, of.since, of.most])

const shown = prepared<{ is_shown: boolean }>('stands-on-boards', 'select is_on_boards($1) as is_shown')

/** Whether others may see somebody on the boards. */
export const isOnBoards = async (database: Database, personId: string) => (await shown.first(database, [personId]))!.is_shown

export interface FormulaRow {
  easy: number
  medium: number
  hard: number
  revision: number
}

const formula = prepared<FormulaRow>('score-formula', 'select easy, medium, hard, revision from score_formula')

export const readFormula = async (database: Database): Promise<FormulaRow> => (await formula.first(database, []))!
