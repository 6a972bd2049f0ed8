import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../rules/refusals.ts'
import { isKnown, requestedBytes } from './byte-range.ts'

interface ServedFile {
  /** Its key in the file store. */
  key: string
  contentType: string
  size: number
  modified: Date
  /** A strong entity tag without quotes. */
  tag: string
  cacheControl: string
}

/** Answers GET and HEAD with a file of the store: whole, or one range of it (206, 416), or 304. */
export async function sendStoredFile(request: FastifyRequest, reply: FastifyReply, { key, contentType, size, modified, tag, cacheControl }: ServedFile): Promise<FastifyReply> {
  const etag = `"${tag}"`
  void reply.headers({
    'accept-ranges': 'bytes',
    etag,
    'last-modified': modified.toUTCString(),
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
  void reply.header('content-type', contentType)
  // A range is defined for GET only.
  if (request.method === 'HEAD') {
    if (!(await request.context.files.has(key))) throw new Refusal('NOT_FOUND')
    return reply.header('content-length', size).send()
  }
  const bytes = requestedBytes(request.headers, { size, etag, modified })
  if (bytes === 'none') return reply.status(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send()
  const range = bytes === 'whole' ? undefined : bytes
  const file = await request.context.files.get(key, range)
  if (file === null) throw new Refusal('NOT_FOUND')
  if (range !== undefined) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.header('content-length', range === undefined ? size : range.end - range.start + 1).send(file.stream)
}
