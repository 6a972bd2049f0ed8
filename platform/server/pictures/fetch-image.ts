import { MAX_UPLOAD } from '../../rules/image-paths.ts'
import { Refusal } from '../../rules/refusals.ts'
import type { FetchedPage, SafeFetchOptions } from '../safe-fetch.ts'

export const NOT_FETCHED = 'We couldn’t import this image. Save it first, then upload it.'

// Each may hold five megabytes for ten seconds.
const MAX_UNDER_WAY = 4
let underWay = 0

/**
 * Fetches a picture of another site, from a public machine alone. Why it could not be fetched is not told: who asks
 * must not learn what stands inside our network.
 */
export async function fetchImage(address: string, options: SafeFetchOptions): Promise<Buffer> {
  if (underWay >= MAX_UNDER_WAY) throw new Refusal('BUSY')
  underWay++
  try {
    const { status, body } = await ask(address, options)
    if (status !== 200) throw notFetched()
    return body
  } finally {
    underWay--
  }
}

const notFetched = () => new Refusal('NOT_AN_IMAGE', { says: NOT_FETCHED })

async function ask(address: string, options: SafeFetchOptions): Promise<FetchedPage> {
  const { safeFetch } = await import('../safe-fetch.ts')
  // Whatever goes wrong there is the other site's, or the way's.
  return safeFetch(address, { ...options, headers: { accept: 'image/*' }, mostBytes: MAX_UPLOAD }).catch(() => {
    throw notFetched()
  })
}
