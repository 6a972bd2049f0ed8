import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { MAX_LISTS } from '../rules/problem-lists.ts'
import { saveProblemList } from './problem-lists.queries.ts'

/** Creates or renames a list of a person. Throws a refusal for a name that another of their lists has, and above the number that they may have. */
export async function saveOrRefuse(db: Context['db'], list: { id: string; name: string; personId: string; at: Date }): Promise<void> {
  const saved = await saveProblemList(db, { ...list, max: MAX_LISTS })
  if (saved === 'taken') throw new Refusal('INVALID_INPUT', { fields: { name: 'You have a list with this name.' } })
  if (saved === 'full') throw new Refusal('NOT_ALLOWED', { message: `You can have ${MAX_LISTS} lists.` })
}
