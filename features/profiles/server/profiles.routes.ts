import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { sendCard } from '#platform/server/cards/send-card.ts'
import { openContext } from '#platform/server/context.ts'
import { readProfile } from './read-profile.ts'

/** The social cards of profiles. */
export function addProfileRoutes(app: FastifyInstance): void {
  app.get('/cards/profile/:username.png', { config: { may: 'anyone' } }, async (request, reply) => {
    const { username } = parseAddress(z.object({ username: z.string().max(100) }), request.params)
    // The image may be cached by anyone, so it shows what a visitor sees.
    const profile = await readProfile(openContext(request.context), username)
    if (profile === null) throw new Refusal('NOT_FOUND')
    return sendCard(reply, { title: profile.name, below: profile.headline || `@${profile.username}` })
  })
}
