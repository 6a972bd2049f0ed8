import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parse, parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { ABSOLUTE_SECONDS } from '#platform/rules/session.ts'
import type { Context } from '#platform/server/context.ts'
import { renewSession, type Keys } from '#platform/server/sessions/sessions.ts'
import { loginInput, registration } from '../rules/inputs.ts'
import { switchInput } from '../rules/roles.ts'
import { endOwnSessions } from './log-out.ts'
import { logIn } from './log-in.ts'
import { lookUpUser, publicUserById } from './look-up-user.ts'
import { register } from './register.ts'
import { switchRole } from './switch-role.ts'

const COOKIE = 'cloggle_renewal'
const session = { config: { may: 'anyone', notForOtherSites: true } } as const
const endOfSession = { config: { ...session.config, forgivesTokens: true } } as const
const lookup = z.object({ username: z.string().max(100) })

/** The auth endpoints of the specified client (requirements ). */
export function addAccountRoutes(app: FastifyInstance): void {
  app.post('/api/auth/register', session, async (request, reply) => {
    const keys = await register(request.context, parse(registration, request.body))
    reply.status(201)
    return answerKeys(request, reply, keys)
  })

  app.post('/api/auth/login', session, async (request, reply) => {
    const keys = await logIn(request.context, parse(loginInput, request.body), renewalSecrets(request))
    return answerKeys(request, reply, keys)
  })

  app.post('/api/auth/refresh', session, async (request, reply) => {
    return answerKeys(request, reply, await renewAny(request.context, renewalSecrets(request)))
  })

  app.post('/api/auth/logout', endOfSession, async (request, reply) => {
    await endOwnSessions(request.context, renewalSecrets(request))
    reply.header('set-cookie', renewalCookie(request, '', 0)).header('cache-control', 'no-store')
    return {}
  })

  app.post('/api/auth/switch', { config: { may: 'members', notForOtherSites: true } }, async (request, reply) => {
    return answerKeys(request, reply, await switchRole(request.context, parse(switchInput, request.body)))
  })

  app.get('/api/auth/:username', { config: { may: 'people.look-up' } }, async (request, reply) => {
    const { username } = parseAddress(lookup, request.params)
    reply.header('cache-control', 'no-store')
    return lookUpUser(request.context, username)
  })
}

async function answerKeys(request: FastifyRequest, reply: FastifyReply, keys: Keys) {
  reply.header('cache-control', 'no-store')
  if (keys.secret !== null) reply.header('set-cookie', renewalCookie(request, keys.secret, ABSOLUTE_SECONDS))
  return { token: keys.token, user: await publicUserById(request.context, keys.personId, keys.sessionId) }
}

function renewalCookie(request: FastifyRequest, secret: string, seconds: number): string {
  const secure = request.context.origin.startsWith('https:') ? ' Secure;' : ''
  return `${COOKIE}=${secret}; HttpOnly;${secure} SameSite=Strict; Path=/api/auth; Max-Age=${seconds}`
}

const MAX_COOKIES = 3

/** The secrets in the cookies. There may be several, because an old cookie with a broader path can be sent along. */
function renewalSecrets(request: FastifyRequest): string[] {
  const cookies = request.headers.cookie?.split(';').map((cookie) => cookie.trim()) ?? []
  const secrets = cookies.filter((cookie) => cookie.startsWith(`${COOKIE}=`)).map((cookie) => cookie.slice(COOKIE.length + 1))
  return secrets.filter((secret) => /^[A-Za-z0-9_-]{43}$/.test(secret)).slice(0, MAX_COOKIES)
}

/** Renews the session with the first valid secret. Throws SESSION_OVER if none is valid. */
async function renewAny(context: Context, [secret, ...others]: string[]): Promise<Keys> {
  if (secret === undefined) throw new Refusal('SESSION_OVER')
  return renewSession(context, secret).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'SESSION_OVER' && others.length > 0) return renewAny(context, others)
    throw error
  })
}
