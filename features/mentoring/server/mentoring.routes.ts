import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { attachment } from '#platform/server/http/attachment.ts'
import { addUploadRoutes, receiveUpload } from '#platform/server/http/receive-upload.ts'
import { sendStoredFile } from '#platform/server/http/send-stored-file.ts'
import { CONTENT_TYPES, fileInput, fileKeyInput, uploadInput } from '../rules/group-files.ts'
import { fileForDownload, fileKey, uploadGroupFile } from './group-files.ts'

/** Uploads of files for groups, and the files by links. */
export function addMentoringRoutes(app: FastifyInstance): void {
  addUploadRoutes(app, (scope) => {
    scope.post('/api/mentoring/groups/:group/files', { config: { may: 'mentoring.learn' } }, receive)
  })
  app.route({ method: ['GET', 'HEAD'], url: '/api/mentoring/files/:id', config: { may: 'anyone' }, handler: serve })
}

async function receive(request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const { group: groupId, name } = parseAddress(uploadInput, { ...(request.params as object), ...(request.query as object) })
  return receiveUpload(request, reply, (upload) => uploadGroupFile(request.context, { groupId, name, ...upload }))
}

async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = parseAddress(fileInput, request.params)
  const { type, name, bytes, uploaded_at } = await fileForDownload(request.context, id, parseAddress(fileKeyInput, request.query).key)
  void reply.header('content-disposition', attachment(name))
  return sendStoredFile(request, reply, { key: fileKey(id, type), contentType: CONTENT_TYPES[type], size: bytes, modified: uploaded_at, tag: id, cacheControl: 'private, no-cache' })
}
