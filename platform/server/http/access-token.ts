import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { Refusal } from '../../rules/refusals.ts'
import { INVALID_TOKEN, missingScopesText, NOT_FOR_TOKENS, OWN_SCOPE, PUBLIC_SCOPE } from '../../rules/token-scopes.ts'
import { openContext, type Context } from '../context.ts'
import { rateLimit } from '../rate-limit.ts'
import { holderOf } from '../sessions/access-tokens.ts'

const tooManyRequests = () => 'This access token sent too many requests. Wait for the seconds in the Retry-After header.'

/**
 * The context of a request with a personal access token. Throws SESSION_OVER for an invalid token, TOO_FAST, and NOT_ALLOWED where the route
 * needs another scope or is not for tokens. Only headers are read: a token works without cookies.
 */
export async function contextOfToken(context: Context, token: string, { method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): Promise<Context> {
  const viewer = await holderOf(context, token)
  if (viewer === null) {
    await rateLimit(context, 'token.guesses', context.caller.network)
    throw new Refusal('SESSION_OVER', { message: INVALID_TOKEN })
  }
  const { id, scopes } = viewer.accessToken!
  await rateLimit(context, 'token.requests', id, tooManyRequests)
  const { may, scope }: Partial<FastifyContextConfig> = routeOptions.config
  // GraphQL checks each field.
  if (scope === 'by field') return openContext(context, viewer, context.caller)
  const isOpen = may === 'anyone' && (method === 'GET' || method === 'HEAD')
  if (!isOpen && scope === undefined) throw new Refusal('NOT_ALLOWED', { message: NOT_FOR_TOKENS })
  const needed = scope ?? PUBLIC_SCOPE
  if (!scopes.includes(needed)) throw new Refusal('NOT_ALLOWED', { message: missingScopesText([needed]) })
  // Without the scope for own data, a public page is what visitors see.
  return openContext(context, isOpen && !scopes.includes(OWN_SCOPE) ? null : viewer, context.caller)
}
