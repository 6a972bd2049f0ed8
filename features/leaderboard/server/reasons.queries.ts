import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import type { Category, Difficulty } from '#features/practice/rules/problem.ts'

/** A solved problem and its points. */
export interface ReasonRow {
  problem_id: string
  slug: string
  title: string
  difficulty: Difficulty
  category: Category
  points: number
  happened_at: Date
  /** Unpublished problems still count, but have no link. */
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

/** The problems behind a score, latest first. */
export const listReasons = (database: Database, query: { personId: string; category: Category | null; since: Date; limit: number }) =>
  reasons.all(database, [query.personId, query.category, query.since, query.limit])

const shown = prepared<{ is_shown: boolean }>('stands-on-boards', 'select is_on_boards($1) as is_shown')

/** Whether a person is visible on boards. */
export const isOnBoards = async (database: Database, personId: string) => (await shown.first(database, [personId]))!.is_shown

export interface FormulaRow {
  easy: number
  medium: number
  hard: number
  revision: number
}

const formula = prepared<FormulaRow>('score-formula', 'select easy, medium, hard, revision from score_formula')

export const readFormula = async (database: Database): Promise<FormulaRow> => (await formula.first(database, []))!
