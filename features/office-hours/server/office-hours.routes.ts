import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { writeCalendar } from '#features/events/server/public.ts'
import { calendarEntry } from './calendar-entry.ts'
import { bookingForPart } from './cancel.ts'

const params = z.object({ id: z.uuid() })

/** The calendar file of a booking, for its learner and its mentor. */
export function addOfficeHourRoutes(app: FastifyInstance): void {
  app.get('/api/office-hours/:id/calendar.ics', { config: { may: 'members' } }, async (request, reply) => {
    const { context } = request
    const { booking, part } = await bookingForPart(context, parseAddress(params, request.params).id)
    const text = await writeCalendar([calendarEntry(booking, part, context.origin)], { origin: context.origin, name: 'Office hour', product: 'Office hours' })
    return reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="office-hour.ics"' }).type('text/calendar; charset=utf-8').send(text)
  })
}
