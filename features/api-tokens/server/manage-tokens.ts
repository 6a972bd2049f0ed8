import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { ACCESS_TOKEN_PREFIX, accessTokenHash } from '#platform/server/sessions/access-tokens.ts'
import { confirmPassword } from '#features/accounts/server/public.ts'
import type { Scope } from '../rules/scopes.ts'
import { MAX_TOKENS, type Lifetime } from '../rules/tokens.ts'
import { deleteAccessToken, insertAccessToken } from './tokens.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'access-token.created': { personId: string; id: string; tokenName: string }
  }
}

const DAY_MS = 86_400_000

interface NewToken {
  id: string
  name: string
  scopes: Scope[]
  days: Lifetime
  password: string
}

/** Creates a token for the viewer; returns it. It is shown once: only its hash is stored. */
export async function createAccessToken(context: Context, { id, name, scopes, days, password }: NewToken): Promise<string> {
  const viewer = signedIn(context)
  await confirmPassword(context, password, 'password')
  await rateLimit(context, 'token.create', viewer.id)
  const token = `${ACCESS_TOKEN_PREFIX}${context.random.secret()}`
  const at = context.clock.now()
  await context.inTransaction(async (context) => {
    const isNew = await insertAccessToken(context.db, {
      id, name, scopes, created_at: at, expires_at: new Date(at.getTime() + days * DAY_MS), personId: viewer.id, hash: accessTokenHash(token), max: MAX_TOKENS,
    })
    if (!isNew) throw new Refusal('INVALID_INPUT', { message: `You can have ${MAX_TOKENS} access tokens. Revoke one that you no longer need.` })
    await recordAudit(context, { action: 'access-token.created', targetId: id, targetName: name, details: { scopes, days } })
    await context.emit({ name: 'access-token.created', personId: viewer.id, id, tokenName: name })
  })
  return token
}

/** Revokes one of the viewer's tokens: it ends with the next request. */
export async function revokeAccessToken(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const name = await deleteAccessToken(context.db, { id, personId: viewer.id })
    if (name === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that token. It may be revoked already.' })
    await recordAudit(context, { action: 'access-token.revoked', targetId: id, targetName: name })
  })
}
