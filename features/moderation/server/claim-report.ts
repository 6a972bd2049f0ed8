import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { CLAIM_MS, claimedBy } from '../rules/decisions.ts'
import { deleteClaim, findClaim, saveClaim } from './claims.queries.ts'
import { moderatedKind } from './moderated-kinds.ts'

interface Target {
  kind: string
  targetId: string
}

/** Takes the reports about a target for half an hour. Throws OUTDATED_EDIT with the name of the moderator who has them. */
export async function claimReport(context: Context, target: Target): Promise<void> {
  const at = context.clock.now()
  await context.inTransaction(async (context) => {
    if (!(await saveClaim(context.db, { ...target, by: signedIn(context).id, at, since: new Date(at.getTime() - CLAIM_MS) }))) {
      throw new Refusal('OUTDATED_EDIT', { message: claimedBy((await findClaim(context.db, target))?.name ?? 'Another admin') })
    }
    await recordClaim(context, 'report.claimed', target)
  })
}

/** Gives the reports about a target back before the half hour is over. */
export async function releaseReport(context: Context, target: Target): Promise<void> {
  await context.inTransaction(async (context) => {
    if (await deleteClaim(context.db, { ...target, by: signedIn(context).id })) await recordClaim(context, 'report.released', target)
  })
}

async function recordClaim(context: Context, action: string, { kind, targetId }: Target): Promise<void> {
  const content = (await moderatedKind(context, kind).find(context, [targetId])).get(targetId)
  await recordAudit(context, { action, targetId, targetName: content?.title ?? '', details: { kind } })
}
