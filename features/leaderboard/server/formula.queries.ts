import { sql, type Db } from '#platform/server/database/sql.ts'
import type { FormulaWish } from '../rules/formula.ts'

/** False when somebody else changed it since the revision that was seen. */
export async function saveFormula(db: Db, { easy, medium, hard, revision }: FormulaWish, at: Date): Promise<boolean> {
  const { rows } = await sql`update score_formula set easy = ${easy}, medium = ${medium}, hard = ${hard}, revision = revision + 1, changed_at = ${at}
    where revision = ${revision} returning revision`.execute(db)
  return rows.length > 0
}
