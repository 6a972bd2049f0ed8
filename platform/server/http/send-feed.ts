import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { isKnown } from './byte-range.ts'

const TYPES = { atom: 'application/atom+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' }

/** Answers with a feed that any page may read, or with 304 if the reader has it already. */
export function sendFeed(reply: FastifyReply, form: keyof typeof TYPES, feed: string | object): FastifyReply {
  const text = typeof feed === 'string' ? feed : JSON.stringify(feed)
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
  return isKnown(reply.request.headers['if-none-match'], etag) ? reply.status(304).send() : reply.type(TYPES[form]).send(text)
}
