import type { FastifyInstance } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { sendCard } from '#platform/server/cards/send-card.ts'
import { SITEMAP_SIZE, sendSitemap } from '#platform/server/sitemap.ts'
import { STATUS_LABELS } from '../rules/idea.ts'
import { ideaNumber } from '../rules/idea-inputs.ts'
import { IDEAS_PATH, IDEAS_SITEMAP_PATH, ideaPath } from '../rules/paths.ts'
import { listForSitemap } from './ideas.queries.ts'
import { readIdea } from './read-ideas.ts'

/** The social cards of ideas, and their sitemap. */
export function addIdeaRoutes(app: FastifyInstance): void {
  // As people type it.
  app.get('/idea-submission', { config: { may: 'anyone' } }, (_request, reply) => reply.redirect(IDEAS_PATH, 301))

  app.get('/cards/idea/:id.png', { config: { may: 'anyone' } }, async (request, reply) => {
    const idea = await readIdea(request.context, parseAddress(ideaNumber, request.params).id)
    if (idea === null) throw new Refusal('NOT_FOUND')
    return sendCard(reply, { title: idea.title, below: `Idea by ${idea.name} · ${STATUS_LABELS[idea.status]}` })
  })

  app.get(IDEAS_SITEMAP_PATH, { config: { may: 'anyone' } }, async (request, reply) => {
    const { db } = request.context
    const ideas = await listForSitemap(db, SITEMAP_SIZE - 1)
    return sendSitemap(reply, [{ path: IDEAS_PATH }, ...ideas.map(({ number, touched_at: changedAt }) => ({ path: ideaPath(number), changedAt }))])
  })
}
