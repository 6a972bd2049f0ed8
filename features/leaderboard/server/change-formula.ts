import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { FormulaWish } from '../rules/formula.ts'
import { saveFormula } from './formula.queries.ts'

/** An admin changes what solved problems give. All scores are then made anew; what another admin changed meanwhile stays. */
export async function changeFormula(context: Context, input: FormulaWish): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await saveFormula(context.db, input, context.clock.now()))) throw new Refusal('OUTDATED_EDIT')
    const { revision: _revision, ...points } = input
    await recordAudit(context, { action: 'formula.changed', targetName: `Easy ${input.easy}, Medium ${input.medium}, Hard ${input.hard}`, details: points })
    await context.enqueue('leaderboard.recount', {})
    await context.emit({ name: 'scores.changed', personId: null })
  })
}
