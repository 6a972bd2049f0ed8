import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { allowLongBody } from '#platform/server/http/long-bodies.ts'
import { sendStoredFile } from '#platform/server/http/send-stored-file.ts'
import { CONTENT_TYPES, fileInput, fileKeyInput, uploadInput } from '../rules/group-files.ts'
import { fileForDownload, fileKey, uploadGroupFile } from './group-files.ts'

/** Uploads of files for groups, and the files by links. */
export function addMentoringRoutes(app: FastifyInstance): void {
  // In a separate scope: elsewhere a body of this type is refused.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
    scope.post('/api/mentoring/groups/:group/files', { config: { may: 'mentoring.learn' } }, receive)
  })
  app.route({ method: ['GET', 'HEAD'], url: '/api/mentoring/files/:id', config: { may: 'anyone' }, handler: serve })
}

async function receive(request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const { group, name } = parseAddress(uploadInput, { ...(request.params as object), ...(request.query as object) })
  const body = request.body as FastifyRequest['raw']
  const end = allowLongBody(request.raw)
  const length = request.headers['content-length']
  try {
    const file = await uploadGroupFile(request.context, {
      groupId: group, name, announced: length === undefined ? null : Number(length),
      // An early end must not close the connection, or the browser would see a broken network instead of the reason.
      body: { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array> },
    })
    void reply.status(201).header('cache-control', 'no-store')
    return file
  } catch (failure) {
    body.resume()
    end()
    // The client is gone, so no one reads the reason; it is not a bug of this site.
    throw request.raw.destroyed ? new Refusal('INVALID_INPUT', { message: 'The upload was interrupted.' }) : failure
  }
}

async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = parseAddress(fileInput, request.params)
  const { type, name, bytes, uploaded_at } = await fileForDownload(request.context, id, parseAddress(fileKeyInput, request.query).key)
  // Always a download: files of others never run as pages of this site.
  void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`)
  return sendStoredFile(request, reply, { key: fileKey(id, type), contentType: CONTENT_TYPES[type], size: bytes, modified: uploaded_at, tag: id, cacheControl: 'private, no-cache' })
}
