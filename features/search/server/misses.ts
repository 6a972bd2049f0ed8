import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { addToMetric } from '#platform/server/metrics/metrics.queries.ts'
import { MISS_DAYS } from '../rules/retention.ts'
import { readQuery } from '../rules/typed-query.ts'
import { countMiss, listMisses, removeMiss, removeMissesBefore, type MissRow } from './misses.queries.ts'
import { search } from './search.ts'

const MAX_MISSES = 5_000
const LISTED = 100

/**
 * A browser shows no results for a text, or only those for fewer words: it is counted by the text alone, unless the viewer finds something. Email addresses and long numbers
 * are not recorded, as they may be personal. A search does not count by itself: the server renders the page of a member as that of a visitor,
 * who does not find the member's messages.
 */
export async function reportMiss(context: Context, q: string): Promise<void> {
  const text = q.toLowerCase().replace(/\s+/g, ' ').slice(0, 100).trim().toWellFormed()
  if (readQuery(q).terms.length === 0 || text.includes('@') || /\d{6,}/.test(text)) return
  const { kinds, searchedFor, isComplete } = await search(context, { q, kind: null, after: 0, first: 1 })
  if ((kinds.length > 0 && searchedFor === null) || !isComplete) return
  await countMiss(context.db, text, context.clock.now(), MAX_MISSES)
  await addToMetric(context.db, 'search-misses', context.clock.now())
}

/** The most frequent searches without a result, for admins. */
export const readMisses = (context: Context): Promise<MissRow[]> => listMisses(context.db, LISTED)

/** Removes one from the list, when there is something to find now. */
export async function dismissMiss(context: Context, text: string): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await removeMiss(context.db, text))) throw new Refusal('NOT_FOUND')
    await recordAudit(context, { action: 'search.miss-dismissed', targetName: text })
  })
}

export const forgetOldMisses = (context: Context) => removeMissesBefore(context.db, new Date(context.clock.now().getTime() - MISS_DAYS * 86_400_000))
