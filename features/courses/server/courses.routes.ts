import type { FastifyInstance } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { SITEMAP_SIZE, sendSitemap } from '#platform/server/sitemap.ts'
import { courseInput } from '../rules/course-inputs.ts'
import { COURSES_PATH, COURSES_SITEMAP_PATH, coursePath, lessonPath } from '../rules/paths.ts'
import { listForSitemap } from './courses.queries.ts'
import { notesAsMarkdown } from './keep-notes.ts'

/** The viewer's notes of a course as a file, and the sitemap of courses and lessons. */
export function addCourseRoutes(app: FastifyInstance): void {
  app.get('/api/courses/:slug/notes.md', { config: { may: 'members' } }, async (request, reply) => {
    const { slug } = parseAddress(courseInput, request.params)
    const text = await notesAsMarkdown(request.context, slug)
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="notes-${slug}.md"` })
      .type('text/markdown; charset=utf-8')
      .send(text)
  })

  app.get(COURSES_SITEMAP_PATH, { config: { may: 'anyone' } }, async (request, reply) => {
    const { db } = request.context
    const pages = (await listForSitemap(db)).flatMap(({ slug, lessons, updated_at: changedAt }) => [
      { path: coursePath(slug), changedAt },
      ...lessons.map((key) => ({ path: lessonPath(slug, key), changedAt })),
    ])
    return sendSitemap(reply, [{ path: COURSES_PATH }, ...pages].slice(0, SITEMAP_SIZE))
  })
}
