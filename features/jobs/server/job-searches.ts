import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { SearchInput } from '../rules/job-inputs.ts'
import { MAX_SEARCHES } from '../rules/jobs.ts'
import { deleteSearch, listSearches, saveSearch, type SearchRow } from './searches.queries.ts'

export const readSearches = (context: Context): Promise<SearchRow[]> => listSearches(context.db, signedIn(context).id)

/** Saves a search of the viewer, or changes one. */
export async function keepSearch(context: Context, input: SearchInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  await context.inTransaction(async ({ db, clock }) => {
    const isSaved = await saveSearch(db, { ...input, personId: viewer.id, at: clock.now(), max: MAX_SEARCHES })
    if (!isSaved) throw new Refusal('INVALID_INPUT', { message: `You can save ${MAX_SEARCHES} searches. Delete one first.` })
  })
}

export async function forgetSearch(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  await deleteSearch(context.db, id, viewer.id)
}
