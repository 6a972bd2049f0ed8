import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { writeCalendar } from '#features/events/server/public.ts'
import { OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { bookingForPart } from './cancel.ts'

const params = z.object({ id: z.uuid() })

/** The calendar file of a booking, for its learner and its mentor. */
export function addOfficeHourRoutes(app: FastifyInstance): void {
  app.get('/api/office-hours/:id/calendar.ics', { config: { may: 'members' } }, async (request, reply) => {
    const { context } = request
    const { booking, part } = await bookingForPart(context, parseAddress(params, request.params).id)
    const address = context.origin + OFFICE_HOURS_PATH
    const other = part === 'learner' ? (booking.mentor?.name ?? 'a former mentor') : booking.learner.name
    const isCancelled = booking.cancelled_at !== null
    const text = await writeCalendar(
      [
        {
          id: booking.id, sequence: isCancelled ? 1 : 0, changedAt: booking.cancelled_at ?? booking.booked_at, startsAt: booking.starts_at, endsAt: booking.ends_at, timeZone: booking.time_zone,
          title: `Office hour with ${other}`, description: [booking.subject, ...(booking.online_url === '' ? [] : [`Join: ${booking.online_url}`]), address].join('\n\n'),
          location: booking.place || booking.online_url, address, status: isCancelled ? 'cancelled' : 'confirmed', organizer: booking.mentor?.name ?? null,
        },
      ],
      { origin: context.origin, name: 'Office hour', product: 'Office hours' },
    )
    return reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="office-hour.ics"' }).type('text/calendar; charset=utf-8').send(text)
  })
}
