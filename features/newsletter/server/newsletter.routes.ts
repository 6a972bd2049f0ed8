import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SITE } from '#platform/rules/site.ts'
import { parseAddress } from '#platform/rules/parse.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { xmlElement } from '#platform/server/xml.ts'
import { sendFeed } from '#platform/server/http/send-feed.ts'
import { issuePath, NEWSLETTER_FEED_PATH, NEWSLETTER_PATH, ONE_CLICK_NEWSLETTER_PATH, PREFERENCES_PATH } from '../rules/paths.ts'
import { sentIssues } from './archive.ts'
import { subjectOf } from './render-issue.ts'
import { unsubscribeNewsletter } from './subscribe.ts'
import { markBounced } from './subscribers.queries.ts'

const address = z.object({ secret: z.string().max(100) })
const REASON_LENGTH = 300
/** A mail server may say more than is kept. */
const bounce = z.object({ email: z.string().max(254), reason: z.string().max(10_000).default('').transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, REASON_LENGTH)) })
const FEED_SIZE = 20

/** One-click unsubscribe (RFC 8058), the feed of the archive, and the webhook for bounces. */
export function addNewsletterRoutes(app: FastifyInstance): void {
  app.register(async (scope) => {
    // The body adds nothing to the address, so it is not read in any format.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post(ONE_CLICK_NEWSLETTER_PATH, { config: { may: 'anyone' } }, async (request, reply) => {
      await unsubscribeNewsletter(request.context, parseAddress(address, request.query).secret)
      return reply.header('cache-control', 'no-store').send({ ended: 'the newsletter' })
    })
  })
  app.get(ONE_CLICK_NEWSLETTER_PATH, { config: { may: 'anyone' } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(`${PREFERENCES_PATH}#${encodeURIComponent(parseAddress(address, request.query).secret)}`, 303),
  )

  app.post('/api/newsletter/bounces', { config: { may: 'anyone' } }, async (request, reply) => {
    const { bounceToken, db, clock } = request.context
    const given = String(request.headers['x-bounce-token'] ?? '')
    if (bounceToken === null || !timingSafeEqual(hashOf(given), hashOf(bounceToken))) return reply.code(404).send({ error: 'We couldn’t find that.', code: 'NOT_FOUND' })
    await markBounced(db, { ...parseAddress(bounce, request.body), at: clock.now() })
    return { noted: true }
  })

  app.get(NEWSLETTER_FEED_PATH, { config: { may: 'anyone' } }, async (request, reply) => {
    const { origin } = request.context
    const issues = await sentIssues(request.context, FEED_SIZE)
    const entries = issues.map((issue) => {
      const url = origin + issuePath(issue.number)
      const at = (issue.sent_at ?? new Date(0)).toISOString()
      const text = issue.sections.flatMap(({ items }) => items.map(({ title }) => title)).join(' · ')
      return `<entry>${xmlElement('id', url)}${xmlElement('title', subjectOf(issue))}${xmlElement('link', '', { href: url })}${xmlElement('published', at)}${xmlElement('updated', at)}${xmlElement('summary', text)}</entry>`
    })
    const updated = (issues[0]?.sent_at ?? new Date(0)).toISOString()
    return sendFeed(
      reply,
      'atom',
        `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${xmlElement('id', origin + NEWSLETTER_FEED_PATH)}${xmlElement('title', `${SITE.name} weekly`)}` +
          `${xmlElement('link', '', { href: origin + NEWSLETTER_PATH })}${xmlElement('link', '', { rel: 'self', href: origin + NEWSLETTER_FEED_PATH })}${xmlElement('updated', updated)}<author>${xmlElement('name', SITE.name)}</author>${entries.join('')}</feed>\n`,
      )
  })
}
