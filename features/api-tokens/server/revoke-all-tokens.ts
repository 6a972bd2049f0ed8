import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { endAccessTokens } from '#platform/server/sessions/access-tokens.queries.ts'
import { requireUsername } from '#features/people/server/public.ts'

/** An admin revokes all tokens of a person; returns how many. */
export async function revokeAllTokens(context: Context, { personId, reason }: { personId: string; reason: string }): Promise<number> {
  return context.inTransaction(async (context) => {
    const username = await requireUsername(context, personId)
    const count = await endAccessTokens(context.db, personId)
    if (count === 0) throw new Refusal('NOT_FOUND', { message: 'This person has no access tokens. They may be revoked already.' })
    await recordAudit(context, { action: 'access-token.all-revoked', targetId: personId, targetName: username, reason, details: { count } })
    return count
  })
}
