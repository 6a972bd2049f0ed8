import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { allowLongBody } from '#platform/server/http/long-bodies.ts'
import { sendStoredFile } from '#platform/server/http/send-stored-file.ts'
import { CONTENT_TYPES, fileInput, linkKeyInput, uploadInput } from '../rules/course-files.ts'
import { fileForWatching } from './course-files.access.ts'
import { signedLink } from './file-links.ts'
import { fileKey, uploadCaptions, uploadVideo, type Upload, type UploadedFile } from './upload-file.ts'

/** Uploads of videos and captions as they come, and the files by byte ranges for the browser's own player. */
export function addCourseFileRoutes(app: FastifyInstance): void {
  // In a separate scope: elsewhere a body of this type is refused.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
    const config = { may: 'courses.write' } as const
    scope.post('/api/courses/:course/videos', { config }, (request, reply) => receive(request, reply, uploadVideo))
    scope.post('/api/courses/:course/captions', { config }, (request, reply) => receive(request, reply, uploadCaptions))
  })
  for (const url of ['/api/videos/:id', '/api/captions/:id']) {
    app.route({ method: ['GET', 'HEAD'], url, config: { may: 'anyone' }, handler: serve })
  }
}

async function receive(request: FastifyRequest, reply: FastifyReply, work: (context: Context, upload: Upload) => Promise<UploadedFile>): Promise<object> {
  const { course, name } = parseAddress(uploadInput, { ...(request.params as object), ...(request.query as object) })
  const body = request.body as FastifyRequest['raw']
  const end = allowLongBody(request.raw)
  const length = request.headers['content-length']
  try {
    const file = await work(request.context, {
      courseId: course, name, announced: length === undefined ? null : Number(length),
      // An early end must not close the connection, or the browser would see a broken network instead of the reason.
      body: { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array> },
    })
    void reply.status(201).header('cache-control', 'no-store')
    return { ...file, link: await signedLink(request.context, file) }
  } catch (failure) {
    body.resume()
    end()
    // The client is gone, so no one reads the reason; it is not a bug of this site.
    throw request.raw.destroyed ? new Refusal('INVALID_INPUT', { message: 'The upload was interrupted.' }) : failure
  }
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
