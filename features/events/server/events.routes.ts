import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { sendCard } from '#platform/server/cards/send-card.ts'
import { SITEMAP_SIZE, sendSitemap } from '#platform/server/sitemap.ts'
import { EVENT_TYPE_LABELS } from '../rules/events.ts'
import { whenText } from '../rules/event-times.ts'
import { EVENTS_PATH, EVENTS_SITEMAP_PATH, eventPath } from '../rules/paths.ts'
import { readFeed } from './calendar-feed.ts'
import { listForSitemap } from './event-search.queries.ts'
import { readCalendarRows, readEvent } from './read-events.ts'

const anyone = { config: { may: 'anyone' } } as const
const number = z.object({ number: z.string().regex(/^\d{1,9}$/).transform(Number) })
const fileQuery = z.object({ date: z.uuid().optional() })
const secret = z.object({ secret: z.string().min(20).max(100) })

/** Calendar files, private calendars, the sitemap and social cards of events. */
export function addEventRoutes(app: FastifyInstance): void {
  app.get('/api/events/:number/calendar.ics', anyone, async (request, reply) => {
    const { date = null } = parseAddress(fileQuery, request.query)
    const found = await readCalendarRows(request.context, parseAddress(number, request.params).number, date)
    if (found === null) throw new Refusal('NOT_FOUND')
    const { calendarFile } = await import('./calendar-file.ts')
    const text = calendarFile(found.rows, { origin: request.context.origin, name: found.event.title })
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${found.event.slug}.ics"` })
      .type('text/calendar; charset=utf-8')
      .send(text)
  })

  app.get('/calendar/:secret.ics', anyone, async (request, reply) => {
    const text = await readFeed(request.context, parseAddress(secret, request.params).secret)
    if (text === null) throw new Refusal('NOT_FOUND')
    return reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }).type('text/calendar; charset=utf-8').send(text)
  })

  app.get(EVENTS_SITEMAP_PATH, anyone, async (request, reply) => {
    const { db } = request.context
    const pages = (await listForSitemap(db, SITEMAP_SIZE)).map((event) => ({ path: eventPath(event), changedAt: event.updated_at }))
    return sendSitemap(reply, [{ path: EVENTS_PATH }, ...pages])
  })

  app.get('/cards/event/:number.png', anyone, async (request, reply) => {
    const event = await readEvent({ ...request.context, viewer: null }, parseAddress(number, request.params).number)
    if (event === null) throw new Refusal('NOT_FOUND')
    const next = event.dates.find(({ ends_at, cancelled_at }) => cancelled_at === null && ends_at > request.context.clock.now()) ?? event.dates.at(-1)!
    return sendCard(reply, { title: event.title, below: `${EVENT_TYPE_LABELS[event.type]} · ${whenText(next.starts_at, next.ends_at, event.time_zone)}` })
  })
}
