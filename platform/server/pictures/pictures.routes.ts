import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IMAGE_SIZES, type ImageSize } from '../../rules/image-paths.ts'
import { parse } from '../../rules/parse.ts'
import { Refusal } from '../../rules/refusals.ts'
import { signedIn, type House } from '../context.ts'
import { throttle } from '../throttle.ts'
import { imageKey, keepImage } from './keep-image.ts'

const MOST_BYTES = 5 * 1024 * 1024
const asked = z.object({ id: z.uuid(), file: z.enum(IMAGE_SIZES.map((size) => `${size}.webp` as const)) })

/** `POST /api/images` takes a picture as it is; `/images/…` gives it back in one of its sizes. */
export function addPictureRoutes(app: FastifyInstance): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body))

  app.post('/api/images', { config: { may: 'members' }, bodyLimit: MOST_BYTES }, async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('NOT_AN_IMAGE')
    await throttle(request.context, 'image.person', signedIn(request.context).id)
    const kept = await keepImage(request.context, signedIn(request.context).id, request.body)
    reply.status(201).header('cache-control', 'no-store')
    return kept
  })

  app.get('/images/:id/:file', { config: { may: 'anyone' } }, async (request, reply) => {
    const { id, file } = parse(asked, request.params)
    const size = IMAGE_SIZES.find((name) => file === `${name}.webp`)!
    const found = await inSize(request.context, id, size)
    if (found === null) throw new Refusal('NOT_FOUND')
    return reply
      .headers({
        'content-type': found.contentType,
        'content-length': found.size,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(found.stream)
  })
}

/** The picture in this size; one that was kept before there was this size comes in the next larger one. */
async function inSize({ files }: House, id: string, size: ImageSize) {
  for (const name of IMAGE_SIZES.slice(IMAGE_SIZES.indexOf(size))) {
    const found = await files.get(imageKey(id, name))
    if (found !== null) return found
  }
  return null
}
