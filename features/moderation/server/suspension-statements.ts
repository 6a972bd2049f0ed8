import type { SuspensionStatements } from '#features/accounts/server/public.ts'
import { pathWithSecret } from '#features/accounts/rules/paths.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'
import { appealPath } from '../rules/paths.ts'
import { appealKey } from './appeal-key.ts'
import { findLatestAboutAccount } from './decisions.queries.ts'

/** The decision for which a person is suspended or banned, with the link that is in their email. */
export const suspensionStatements: SuspensionStatements = {
  async find(context, { id, suspendedAt }) {
    const decision = await findLatestAboutAccount(context.db, id)
    // An earlier decision is not the reason of this suspension: the end of a duplicate account has none.
    return decision === null || decision.decided_at < suspendedAt ? null : { rule: ruleLabel(decision.rule), path: pathWithSecret(appealPath(decision.id), await appealKey(context, decision.id)) }
  },
}
