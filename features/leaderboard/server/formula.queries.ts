import { sql, type Db } from '#platform/server/database/sql.ts'
import type { FormulaInput } from '../rules/formula.ts'

/** Returns false if the formula was changed since this revision. */
export async function saveFormula(db: Db, { easy, medium, hard, revision }: FormulaInput, at: Date): Promise<boolean> {
  const { rows } = await sql`update score_formula set easy = ${easy}, medium = ${medium}, hard = ${hard}, revision = revision + 1, changed_at = ${at}
    where revision = ${revision} returning revision`.execute(db)
  return rows.length > 0
}
