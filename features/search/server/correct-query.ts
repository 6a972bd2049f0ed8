import type { Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { correctedQuery } from '../rules/corrected-query.ts'
import { readQuery } from '../rules/typed-query.ts'
import { findThings } from './find-things.ts'
import { stillThere, withTexts } from './search.ts'

const ENOUGH = 5

/** What a search in the list of one kind probably meant; null if the viewer finds nothing by it. Only words of what they may see are given. */
export async function correctQuery(context: Context, { q, kind }: { q: string; kind: string }): Promise<string | null> {
  const query = readQuery(q)
  if (query.terms.length === 0) return null
  await rateLimit(context, 'search.address', context.caller.network)
  const { rows, matched } = await findThings(context, query, { kinds: [kind], max: ENOUGH, enough: ENOUGH })
  const [best] = await withTexts(context, (await stillThere(context, rows)).slice(0, 1), true)
  return best === undefined ? null : correctedQuery(q, [best.title, best.text], matched)
}
