import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { unsubscribeSecret } from '../rules/paths.ts'
import { INVALID_UNSUBSCRIBE_LINK } from '../rules/texts.ts'
import { findKind } from './kinds.ts'
import { findUnsubscribeLink, savePreference, saveDigestFrequency } from './settings.queries.ts'

/** Unsubscribes the owner of a link from emails of its kind or the digest, and returns which. Can be repeated. */
export async function unsubscribe(context: Context, given: string): Promise<string> {
  const secret = unsubscribeSecret(given)
  return context.inTransaction(async (context) => {
    const link = secret === null ? null : await findUnsubscribeLink(context.db, hashOf(secret))
    if (link === null) throw new Refusal('NOT_FOUND', { message: INVALID_UNSUBSCRIBE_LINK })
    const kind = link.kind === null ? null : findKind(context, link.kind)
    if (link.kind === null || kind === null) {
      await saveDigestFrequency(context.db, link.person_id, 'never')
      return 'the digest'
    }
    await savePreference(context.db, { personId: link.person_id, kind: link.kind, channel: 'email', isOn: false, usual: { ...kind.channels } })
    return `emails about “${kind.label}”`
  })
}
