import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { formulaChanges, type FormulaInput } from '../rules/formula.ts'
import { findFormula, saveFormula } from './formula.queries.ts'

/** Changes the points for solved problems and recalculates all scores. Throws OUTDATED_EDIT if another admin changed them in between. */
export async function changeFormula(context: Context, input: FormulaInput): Promise<void> {
  await context.inTransaction(async (context) => {
    const before = await findFormula(context.db)
    if (!(await saveFormula(context.db, input, context.clock.now()))) throw new Refusal('OUTDATED_EDIT')
    await recordAudit(context, { action: 'formula.changed', targetName: `Easy ${input.easy}, Medium ${input.medium}, Hard ${input.hard}`, reason: input.reason, details: { changes: formulaChanges(before, input) } })
    await context.enqueue('leaderboard.recount', {})
    await context.emit({ name: 'scores.changed', personId: null })
  })
}
