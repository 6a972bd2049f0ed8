import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { APPEAL_LINK_LABEL, suspendedLogin } from '../rules/texts.ts'
import type { AttemptRow } from './login-networks.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Where suspended people read why, and appeal. */
    suspensionStatements: SuspensionStatements
  }
}

export interface SuspensionStatements {
  /** The rule of the decision that suspended a person, and the path of its page with its secret; null if there is no decision. Only for the person themself. */
  find(context: Context, person: { id: string; suspendedAt: Date }): Promise<{ rule: string; path: string } | null>
}

/** Why a suspended person can't log in. The caller has checked the password. */
export async function suspensionRefusal(context: Context, login: AttemptRow, suspendedAt: Date): Promise<Refusal> {
  const statement = (await context.contributions.to('suspensionStatements').get('moderation')?.find(context, { id: login.person_id, suspendedAt })) ?? null
  const until = login.suspended_until === null ? null : login.suspended_until.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short', timeZone: login.time_zone })
  return new Refusal('NOT_SIGNED_IN', {
    message: suspendedLogin({ until, rule: statement?.rule ?? null }),
    ...(statement !== null && { link: { to: statement.path, label: APPEAL_LINK_LABEL } }),
  })
}
