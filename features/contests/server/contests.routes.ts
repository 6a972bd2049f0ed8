import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { writeCalendar } from '#features/events/server/public.ts'
import { calendarEntry } from './calendar-entry.ts'
import { findContestForReading } from './contests.access.ts'

const params = z.object({ number: z.string().regex(/^\d{1,9}$/).transform(Number) })

/** The calendar file of a contest. */
export function addContestRoutes(app: FastifyInstance): void {
  app.get('/api/contests/:number/calendar.ics', { config: { may: 'anyone' } }, async (request, reply) => {
    const { context } = request
    const contest = await findContestForReading(context, parseAddress(params, request.params).number)
    if (contest === null || (contest.state !== 'published' && contest.state !== 'cancelled')) throw new Refusal('NOT_FOUND')
    const text = await writeCalendar([calendarEntry({ ...contest, state: contest.state }, context.origin)], { origin: context.origin, name: contest.title, product: 'Contests' })
    return reply.headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="contest-${contest.number}.ics"` }).type('text/calendar; charset=utf-8').send(text)
  })
}
