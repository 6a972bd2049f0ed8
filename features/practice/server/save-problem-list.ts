import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { MAX_LISTED, MAX_LISTS } from '../rules/problem-lists.ts'
import { saveListed, saveListOrder, saveProblemList } from './problem-lists.queries.ts'

/** Creates or renames a list of a person. Throws a refusal for a name that another of their lists has, and above the number that they may have. */
export async function saveOrRefuse(db: Context['db'], list: { id: string; name: string; personId: string; at: Date }): Promise<void> {
  const saved = await saveProblemList(db, { ...list, max: MAX_LISTS })
  if (saved === 'taken') throw new Refusal('INVALID_INPUT', { fields: { name: 'You have a list with this name.' } })
  if (saved === 'full') throw new Refusal('NOT_ALLOWED', { message: `You can have ${MAX_LISTS} lists.` })
}

/** Creates a list of a person with these problems in this order; the ones that are too many are left out. Needs a transaction. Throws what `saveOrRefuse` throws. */
export async function saveListWith(db: Context['db'], slugs: readonly string[], list: { id: string; name: string; personId: string; at: Date }): Promise<void> {
  await saveOrRefuse(db, list)
  const { id, personId, at } = list
  for (const slug of slugs.slice(0, MAX_LISTED)) await saveListed(db, { id, slug, isListed: true, personId, at, max: MAX_LISTED })
  await saveListOrder(db, { id, personId, slugs, at })
}
