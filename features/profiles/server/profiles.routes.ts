import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { openContext } from '#platform/server/context.ts'
import { readProfile } from './read-profile.ts'

/** The social cards of profiles. */
export function addProfileRoutes(app: FastifyInstance): void {
  app.get('/cards/profile/:username.png', { config: { may: 'anyone' } }, async (request, reply) => {
    const { username } = parseAddress(z.object({ username: z.string().max(100) }), request.params)
    // The image may be cached by anyone, so it shows what a visitor sees.
    const profile = await readProfile(openContext(request.context), username)
    if (profile === null) throw new Refusal('NOT_FOUND')
    // The drawing library loads slowly, and few requests need it.
    const { drawCard } = await import('#platform/server/cards/draw-card.ts')
    const card = await drawCard({ title: profile.name, below: profile.headline || `@${profile.username}` })
    return reply
      .headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
      .send(card)
  })
}
