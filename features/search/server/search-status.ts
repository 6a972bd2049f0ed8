import type { Context } from '#platform/server/context.ts'
import { readQuery } from '../rules/typed-query.ts'
import { findThings } from './find-things.ts'
import { indexedKinds } from './search-kinds.ts'

/** How the status page measures the search: a visitor looks for a word that most things contain. */
export const searchPart = {
  label: 'Search',
  sentence: 'Finding problems, blogs, courses and people.',
  position: 2,
  slowAfterMs: 2_000,
  check: async (context: Context) => {
    await findThings(context, readQuery('python'), { kinds: indexedKinds(context).map(([name]) => name), max: 20, enough: 20 })
    return 'working' as const
  },
}
