import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { ONE_CLICK_PATH, UNSUBSCRIBE_PATH } from '../rules/paths.ts'
import { unsubscribe } from './unsubscribe.ts'

const address = z.object({ secret: z.string().max(100) })

/** The one-click unsubscribe of email programs (RFC 8058): a POST without a login unsubscribes; a GET shows the page with the button. */
export function addNotificationRoutes(app: FastifyInstance): void {
  app.register(async (scope) => {
    // The body adds nothing to the address, so it is not read in any format.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })

    scope.post(ONE_CLICK_PATH, { config: { may: 'anyone' } }, async (request, reply) => {
      const { secret } = parseAddress(address, request.query)
      reply.header('cache-control', 'no-store')
      return { ended: await unsubscribe(request.context, secret) }
    })
  })

  app.get(ONE_CLICK_PATH, { config: { may: 'anyone' } }, async (request, reply) => {
    const { secret } = parseAddress(address, request.query)
    return reply.header('cache-control', 'no-store').redirect(`${UNSUBSCRIBE_PATH}#${encodeURIComponent(secret)}`, 303)
  })
}
