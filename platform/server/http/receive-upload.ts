import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../rules/refusals.ts'
import { allowLongBody } from './long-bodies.ts'

/** The content of a file as it comes. */
export interface UploadBody {
  /** How many bytes the request announces; null if it doesn't say. */
  announced: number | null
  body: AsyncIterable<Uint8Array>
}

/** Adds routes for `receiveUpload`. They are in a scope of their own: elsewhere a body of this type is refused. */
export function addUploadRoutes(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
    add(scope)
  })
}

/** Hands the body of a request to `store` and returns what it returns, as the reply 201. After a refusal, the rest of the body is read and dropped. */
export async function receiveUpload<Stored>(request: FastifyRequest, reply: FastifyReply, store: (upload: UploadBody) => Promise<Stored>): Promise<Stored> {
  const body = request.body as FastifyRequest['raw']
  const end = allowLongBody(request.raw)
  const length = request.headers['content-length']
  try {
    const stored = await store({
      announced: length === undefined ? null : Number(length),
      // An early end must not close the connection, or the browser would see a broken network instead of the reason.
      body: { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array> },
    })
    void reply.status(201).header('cache-control', 'no-store')
    return stored
  } catch (failure) {
    body.resume()
    end()
    // Nobody is there to read the reason; it is no bug of this site. A body that was read to its end is destroyed, too.
    throw request.raw.destroyed && !request.raw.readableEnded ? new Refusal('INVALID_INPUT', { message: 'The upload was cut.' }) : failure
  }
}
