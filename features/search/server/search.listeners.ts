import type { Contributions } from '#platform/server/extension-points.ts'
import { listen, type Listener, type Signal } from '#platform/server/signals.ts'
import { forgetUnusedWords, indexThings } from './index-things.ts'
import { indexedKinds } from './search-kinds.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    /** What can be found has changed. */
    'search.indexed': object
  }
}

/** A listener for each signal that changes documents of a kind. */
export const searchListeners = (contributions: Contributions): Listener[] => [
  listen('search.forget-words', 'person.left', forgetUnusedWords),
  ...indexedKinds({ contributions }).flatMap(([name, kind]) =>
    Object.entries<(signal: never, database: never) => readonly string[] | Promise<readonly string[]>>(kind.changedBy).map(
      ([to, changed]): Listener => ({
        id: `search.${name}:${to}`,
        to: to as Signal['name'],
        handle: async (context, signal) => {
          await indexThings(context, name, kind, await changed(signal as never, context.database as never))
          context.notifyViewers({ name: 'search.indexed' })
        },
      }),
    ),
  ),
]
