import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import type { Context } from '#platform/server/context.ts'
import { addUploadRoutes, receiveUpload } from '#platform/server/http/receive-upload.ts'
import { sendStoredFile } from '#platform/server/http/send-stored-file.ts'
import { CONTENT_TYPES, fileInput, linkKeyInput, uploadInput } from '../rules/course-files.ts'
import { fileForWatching } from './course-files.access.ts'
import { signedLink } from './file-links.ts'
import { fileKey, uploadCaptions, uploadVideo, type Upload, type UploadedFile } from './upload-file.ts'

/** Uploads of videos and captions as they come, and the files by byte ranges for the browser's own player. */
export function addCourseFileRoutes(app: FastifyInstance): void {
  addUploadRoutes(app, (scope) => {
    const config = { may: 'courses.write' } as const
    scope.post('/api/courses/:course/videos', { config }, (request, reply) => receive(request, reply, uploadVideo))
    scope.post('/api/courses/:course/captions', { config }, (request, reply) => receive(request, reply, uploadCaptions))
  })
  for (const url of ['/api/videos/:id', '/api/captions/:id']) {
    app.route({ method: ['GET', 'HEAD'], url, config: { may: 'anyone' }, handler: serve })
  }
}

async function receive(request: FastifyRequest, reply: FastifyReply, work: (context: Context, upload: Upload) => Promise<UploadedFile>): Promise<object> {
  const { course: courseId, name } = parseAddress(uploadInput, { ...(request.params as object), ...(request.query as object) })
  return receiveUpload(request, reply, async (upload) => {
    const file = await work(request.context, { courseId, name, ...upload })
    return { ...file, link: await signedLink(request.context, file) }
  })
}

async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = parseAddress(fileInput, request.params)
  const { id: tag, type, bytes, uploaded_at, isPublic } = await fileForWatching(request.context, id, parseAddress(linkKeyInput, request.query).key)
  return sendStoredFile(request, reply, {
    key: fileKey(id, type), contentType: CONTENT_TYPES[type], size: bytes, modified: uploaded_at!, tag,
    // What an address leads to never changes, but an author may delete it.
    cacheControl: isPublic ? 'public, max-age=86400' : 'private, no-cache',
  })
}
