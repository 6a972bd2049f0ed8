import type { FastifyInstance } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { STATUS_LABELS } from '../rules/idea.ts'
import { ideaNumber } from '../rules/idea-inputs.ts'
import { readIdea } from './read-ideas.ts'

/** The social cards of ideas. */
export function addIdeaRoutes(app: FastifyInstance): void {
  app.get('/cards/idea/:id.png', { config: { may: 'anyone' } }, async (request, reply) => {
    const idea = await readIdea(request.context, parseAddress(ideaNumber, request.params).id)
    if (idea === null) throw new Refusal('NOT_FOUND')
    const { drawCard } = await import('#platform/server/cards/draw-card.ts')
    const card = await drawCard({ title: idea.title, below: `Idea by ${idea.name} · ${STATUS_LABELS[idea.status]}` })
    return reply.headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' }).send(card)
  })
}
