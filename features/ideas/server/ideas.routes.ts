import type { FastifyInstance } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { SITEMAP_SIZE, writeSitemap } from '#platform/server/sitemap.ts'
import { STATUS_LABELS } from '../rules/idea.ts'
import { ideaNumber } from '../rules/idea-inputs.ts'
import { IDEAS_PATH, IDEAS_SITEMAP_PATH, ideaPath } from '../rules/paths.ts'
import { listForSitemap } from './ideas.queries.ts'
import { readIdea } from './read-ideas.ts'

/** The social cards of ideas, and their sitemap. */
export function addIdeaRoutes(app: FastifyInstance): void {
  app.get('/cards/idea/:id.png', { config: { may: 'anyone' } }, async (request, reply) => {
    const idea = await readIdea(request.context, parseAddress(ideaNumber, request.params).id)
    if (idea === null) throw new Refusal('NOT_FOUND')
    const { drawCard } = await import('#platform/server/cards/draw-card.ts')
    const card = await drawCard({ title: idea.title, below: `Idea by ${idea.name} · ${STATUS_LABELS[idea.status]}` })
    return reply.headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' }).send(card)
  })

  app.get(IDEAS_SITEMAP_PATH, { config: { may: 'anyone' } }, async (request, reply) => {
    const { origin, db } = request.context
    const ideas = await listForSitemap(db, SITEMAP_SIZE - 1)
    const sitemap = writeSitemap(origin, [{ path: IDEAS_PATH }, ...ideas.map(({ number, touched_at: changedAt }) => ({ path: ideaPath(number), changedAt }))])
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(sitemap)
  })
}
