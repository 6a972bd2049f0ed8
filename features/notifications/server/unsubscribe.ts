import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { unsubscribeSecret } from '../rules/paths.ts'
import { LINK_WITHOUT_MAILS } from '../rules/texts.ts'
import { findKind } from './kinds.ts'
import { findUnsubscribeLink, savePreference, saveRhythm } from './settings.queries.ts'

/** Whoever holds the link of a mail ends mails of its kind, or the digest; gives what has ended. Twice is as once. */
export async function unsubscribe(context: Context, given: string): Promise<string> {
  const secret = unsubscribeSecret(given)
  return context.inTransaction(async (context) => {
    const link = secret === null ? null : await findUnsubscribeLink(context.db, hashOf(secret))
    if (link === null) throw new Refusal('NOT_FOUND', { message: LINK_WITHOUT_MAILS })
    const kind = link.kind === null ? null : findKind(context, link.kind)
    if (link.kind === null || kind === null) {
      await saveRhythm(context.db, link.person_id, 'never')
      return 'the digest'
    }
    await savePreference(context.db, { personId: link.person_id, kind: link.kind, channel: 'mail', isOn: false, usual: { ...kind.channels } })
    return `emails about “${kind.label}”`
  })
}
