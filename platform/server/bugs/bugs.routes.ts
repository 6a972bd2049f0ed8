import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BUG_REPORT_LIMITS, redactPersonalData, type BugReceipt } from '../../rules/bug-report.ts'
import { parse } from '../../rules/parse.ts'
import { Refusal } from '../../rules/refusals.ts'
import { isForeign } from '../http/origin.ts'
import { rateLimit } from '../rate-limit.ts'
import { countErrorReport } from './error-reports.queries.ts'

const MAX_BYTES = 8 * 1024

const reportSchema = z.strictObject({
  message: z.string().min(1).max(BUG_REPORT_LIMITS.message),
  stack: z.string().max(BUG_REPORT_LIMITS.stack),
  path: z.string().regex(/^\/[^?#]*$/).max(BUG_REPORT_LIMITS.path),
  build: z.string().max(BUG_REPORT_LIMITS.build),
})

/** `POST /api/bugs` logs a browser error and returns the ID that the person sees. */
export function addBugRoutes(app: FastifyInstance): void {
  app.post('/api/bugs', { config: { may: 'anyone' }, bodyLimit: MAX_BYTES }, async (request, reply) => {
    // A page of another site could fill the log through its visitors' browsers.
    if (request.headers.origin === undefined || isForeign(request.headers, request.context.origin)) throw new Refusal('NOT_ALLOWED')
    const { message, stack, path, build } = parse(reportSchema, request.body)
    await rateLimit(request.context, 'bug.address', request.context.caller.network)
    const report = { message: redactPersonalData(message), stack: redactPersonalData(stack), path, build }
    request.context.log.error({ requestId: request.id, ...report }, 'A browser reported an error.')
    // The report is in the log already: a database that is away loses only the count.
    const { db, clock, log } = request.context
    await countErrorReport(db, report, clock.now()).catch((error: Error) => log.warn({ err: error.message }, 'An error report could not be counted.'))
    reply.status(202).header('cache-control', 'no-store')
    return { requestId: request.id, contact: app.contact } satisfies BugReceipt
  })
}
