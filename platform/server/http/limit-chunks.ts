import { Transform } from 'node:stream'
import { Refusal } from '../../rules/refusals.ts'

const FREE_CHUNKS = 1_000
const MIN_AVERAGE_BYTES = 64

/**
 * Passes a chunked body through while its chunks are large enough: each costs some hundred bytes of memory, however small it is. More
 * than a thousand chunks of less than 64 bytes on average are an error.
 */
export function limitChunks(): Transform {
  let chunks = 0
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks += 1
      bytes += chunk.length
      if (chunks > FREE_CHUNKS && bytes < chunks * MIN_AVERAGE_BYTES) {
        return done(new Refusal('INVALID_INPUT', { message: 'The chunks of this request are too small.' }))
      }
      done(null, chunk)
    },
  })
}
