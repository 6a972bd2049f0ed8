import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { sendCard } from '#platform/server/cards/send-card.ts'
import { attachment } from '#platform/server/http/attachment.ts'
import { SITEMAP_SIZE, sendSitemap } from '#platform/server/sitemap.ts'
import { sendFeed } from '#platform/server/http/send-feed.ts'
import { filterQuery, filterText, readFilter } from '../rules/job-filter.ts'
import { closedSentence, isListed, MAX_RESUME } from '../rules/jobs.ts'
import { JOB_SITEMAP_PATH, jobFeedPath, JOBS_PATH, jobPath, RESUMES_PATH, TRACKER_CSV_PATH } from '../rules/paths.ts'
import { NOT_A_PDF } from '../rules/pdf.ts'
import { salaryText } from '../rules/salary.ts'
import { listDescriptions, listForSitemap } from './jobs.queries.ts'
import { countOpened } from './posting.queries.ts'
import { readJobOrRefuse, readJobs } from './read-jobs.ts'
import { openResume, storeResume } from './resumes.ts'
import { salaryOf } from './salary-of.ts'
import { readTracked } from './track-jobs.ts'
import { trackerCsv } from './tracker-csv.ts'

const anyone = { config: { may: 'anyone' } } as const
const members = { config: { may: 'members' } } as const
const idParams = z.object({ id: z.uuid() })

/** Feeds, sitemap and social cards of jobs, the counted link to companies, PDFs of applicants, and the board as a file. */
export function addJobRoutes(app: FastifyInstance): void {
  for (const form of ['atom', 'json'] as const) {
    app.get(`/feeds/jobs.${form}`, anyone, async (request, reply) => {
      const { context, url } = request
      const filter = readFilter(new URL(url, context.origin).searchParams)
      const { items } = await readJobs({ ...context, viewer: null }, { filter, sort: 'newest', after: null })
      const texts = await listDescriptions(context.db, items.map(({ id }) => id))
      const query = filterQuery(filter)
      const text = filterText(filter)
      const feed = {
        title: query === '' ? 'Jobs' : `Jobs: ${text}`,
        page: query === '' ? JOBS_PATH : `${JOBS_PATH}?${query}`,
        self: jobFeedPath(form, query),
        jobs: items.map((job) => ({ job, html: texts.get(job.id) ?? '' })),
      }
      const { atomFeed, jsonFeed } = await import('./job-feeds.ts')
      return sendFeed(reply, form, form === 'atom' ? atomFeed(feed, context.origin) : jsonFeed(feed, context.origin))
    })
  }

  app.get(JOB_SITEMAP_PATH, anyone, async (request, reply) => {
    const { db, clock } = request.context
    const jobs = await listForSitemap(db, { at: clock.now(), max: SITEMAP_SIZE })
    return sendSitemap(reply, [{ path: JOBS_PATH }, ...jobs.map((job) => ({ path: jobPath(job), changedAt: job.updated_at }))])
  })

  app.get('/cards/job/:id.png', anyone, async (request, reply) => {
    const job = await readJobOrRefuse(request.context, parseAddress(idParams, request.params).id)
    const salary = salaryOf(job)
    const below = [job.company, job.location, ...(salary === null ? [] : [salaryText(salary)])].join(' · ')
    return sendCard(reply, { title: job.role, below })
  })

  app.get('/api/jobs/:id/apply', anyone, async (request, reply) => {
    const { context } = request
    const job = await readJobOrRefuse(context, parseAddress(idParams, request.params).id)
    if (!isListed({ state: job.state, expiresAt: job.expires_at }, context.clock.now())) throw new Refusal('NOT_ALLOWED', { message: closedSentence(job.state) })
    if (job.apply_url === null) throw new Refusal('NOT_FOUND')
    await countOpened(context.db, job.id)
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }).redirect(job.apply_url, 303)
  })

  app.addContentTypeParser('application/pdf', { parseAs: 'buffer', bodyLimit: MAX_RESUME }, (_request, body, done) => done(null, body))
  app.post(RESUMES_PATH, { ...members, bodyLimit: MAX_RESUME }, async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('INVALID_INPUT', { message: NOT_A_PDF })
    const { name } = parseAddress(z.object({ name: z.string().max(1_000).default('resume.pdf') }), request.query)
    return reply.status(201).header('cache-control', 'no-store').send(await storeResume(request.context, { bytes: request.body, name }))
  })

  app.get(`${RESUMES_PATH}/:id.pdf`, members, async (request, reply) => {
    const { file, name } = await openResume(request.context, parseAddress(idParams, request.params).id)
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': file.size,
        'cache-control': 'private, no-store',
        'content-disposition': attachment(name),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(file.stream)
  })

  app.get(TRACKER_CSV_PATH, members, async (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="applications.csv"' })
      .type('text/csv; charset=utf-8')
      .send(trackerCsv(await readTracked(request.context), request.context.origin)),
  )
}
