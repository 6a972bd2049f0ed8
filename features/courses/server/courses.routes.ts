import type { FastifyInstance } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { courseInput } from '../rules/course-inputs.ts'
import { notesAsMarkdown } from './keep-notes.ts'

/** The viewer's notes of a course as a file. */
export function addCourseRoutes(app: FastifyInstance): void {
  app.get('/api/courses/:slug/notes.md', { config: { may: 'members' } }, async (request, reply) => {
    const { slug } = parseAddress(courseInput, request.params)
    const text = await notesAsMarkdown(request.context, slug)
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="notes-${slug}.md"` })
      .type('text/markdown; charset=utf-8')
      .send(text)
  })
}
