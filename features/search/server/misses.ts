import type { Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { cleanQuery } from '../rules/typed-query.ts'
import { countMiss, listMisses, removeMiss, removeMissesBefore, type MissRow } from './misses.queries.ts'

const MAX_MISSES = 5_000
const LISTED = 100
const KEPT_DAYS = 90

/** Records a search without a result: the text alone. Email addresses and long numbers are not recorded, as they may be personal. */
export async function recordMiss(context: Context, q: string): Promise<void> {
  const text = cleanQuery(q).toLowerCase().replace(/\s+/g, ' ').slice(0, 100).trim().toWellFormed()
  if (text === '' || text.includes('@') || /\d{6,}/.test(text)) return
  // Recording fails no search.
  await countMiss(context.db, text, context.clock.now(), MAX_MISSES).catch((error: Error) => context.log.warn({ err: error.message }, 'A search without a result was not recorded.'))
}

/** The most frequent searches without a result, for admins. */
export const readMisses = (context: Context): Promise<MissRow[]> => listMisses(context.db, LISTED)

/** Removes one from the list, when there is something to find now. */
export async function dismissMiss(context: Context, text: string): Promise<void> {
  if (!(await removeMiss(context.db, text))) throw new Refusal('NOT_FOUND')
}

export const forgetOldMisses = (context: Context) => removeMissesBefore(context.db, new Date(context.clock.now().getTime() - KEPT_DAYS * 86_400_000))
