import { listen, type Listener } from '#platform/server/signals.ts'
import { notify } from '#features/notifications/server/public.ts'
import { findAccessToken } from './tokens.queries.ts'

/** Notifies the owner of each new token, so that a stolen login is noticed. The id must not change. */
export const tokenListeners: Listener[] = [
  listen('notifications.access-token-created', 'access-token.created', (context, { personId, id, tokenName }, signalId) =>
    notify(context, {
      signalId, by: null, kinds: ['accessToken'], people: { owner: [personId] }, facts: { name: tokenName, id }, about: id,
      holds: async (db) => (await findAccessToken(db, id)) !== null,
    }),
  ),
]
