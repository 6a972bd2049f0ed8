import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IMAGE_SIZES, MAX_UPLOAD, type ImageSize } from '../../rules/image-paths.ts'
import { parse, parseAddress } from '../../rules/parse.ts'
import { Refusal } from '../../rules/refusals.ts'
import { IMAGES_SCOPE } from '../../rules/token-scopes.ts'
import { signedIn, type Context, type Services } from '../context.ts'
import type { SafeFetchOptions } from '../safe-fetch.ts'
import { rateLimit } from '../rate-limit.ts'
import { fetchImage } from './fetch-image.ts'
import { imageKey, storeImage, type StoredImage } from './store-image.ts'

const fetchInput = z.object({ address: z.string().min(1).max(2_000) })
const imageParams = z.object({ id: z.uuid(), file: z.enum(IMAGE_SIZES.map((size) => `${size}.webp` as const)) })

/**
 * `POST /api/images` takes the bytes of an image, `POST /api/images/fetch` the URL of one on another site; `/images/…` serves it in one
 * of its sizes. `fetchOptions` is for tests, which serve from this machine.
 */
export function addImageRoutes(app: FastifyInstance, fetchOptions: SafeFetchOptions = {}): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: MAX_UPLOAD }, (_request, body, done) => done(null, body))

  app.post('/api/images', { config: { may: 'members', scope: IMAGES_SCOPE }, bodyLimit: MAX_UPLOAD }, async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('NOT_AN_IMAGE')
    const bytes = request.body
    reply.status(201).header('cache-control', 'no-store')
    return store(request.context, async () => bytes)
  })

  app.post('/api/images/fetch', { config: { may: 'members' } }, async (request, reply) => {
    const { address } = parse(fetchInput, request.body)
    reply.status(201).header('cache-control', 'no-store')
    return store(request.context, () => fetchImage(address, fetchOptions))
  })

  app.get('/images/:id/:file', { config: { may: 'anyone' } }, async (request, reply) => {
    const { id, file } = parseAddress(imageParams, request.params)
    const size = IMAGE_SIZES.find((name) => file === `${name}.webp`)!
    const found = await findInSize(request.context, id, size)
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

async function store(context: Context, bytes: () => Promise<Buffer>): Promise<StoredImage> {
  const { id } = signedIn(context)
  await rateLimit(context, 'image.person', id)
  return storeImage(context, id, await bytes())
}

/** The image in this size. An image stored before the size existed is served in the next larger one. */
async function findInSize({ files }: Services, id: string, size: ImageSize) {
  for (const name of IMAGE_SIZES.slice(IMAGE_SIZES.indexOf(size))) {
    const found = await files.get(imageKey(id, name))
    if (found !== null) return found
  }
  return null
}
