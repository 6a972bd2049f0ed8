import { gzipSync } from 'node:zlib'
import { sharedReads } from '../batching.ts'
import type { GraphqlAnswer } from './answer.ts'

/** An answer as it is sent. */
export interface SentAnswer {
  plain: Buffer
  /** Made when somebody can read it and it is worth it. */
  gzip(): Buffer | null
}

const WORTH_IT = 1_400

/**
 * One answer for all visitors who ask the same before it is worked out: it is worked out, written and compressed once
 * (decision 009). Only for questions of people whom the server does not know, which change nothing: their answers hold
 * nothing of anybody, so that their size tells nothing either.
 */
export function sharedAnswers(): (key: string, ask: () => Promise<GraphqlAnswer>) => Promise<SentAnswer> {
  const shared = sharedReads<SentAnswer>()
  return (key, ask) => shared(key, async () => sentAnswer(await ask()))
}

function sentAnswer(answer: GraphqlAnswer): SentAnswer {
  const plain = Buffer.from(JSON.stringify(answer))
  let gzip: Buffer | null = null
  return { plain, gzip: () => (plain.length < WORTH_IT ? null : (gzip ??= gzipSync(plain, { level: 3 }))) }
}
