import { MAX_UPLOAD } from '../../rules/image-paths.ts'
import { Refusal } from '../../rules/refusals.ts'
import type { FetchedPage, SafeFetchOptions } from '../safe-fetch.ts'

export const NOT_FETCHED = 'We couldn’t import this image. Download it, then add it with Image.'

// Each may hold five megabytes for ten seconds.
const MAX_CONCURRENT = 4
let running = 0

/**
 * Fetches an image from another site, only from public addresses. The reason of a failure is not revealed, because it could reveal what
 * runs in our network.
 */
export async function fetchImage(address: string, options: SafeFetchOptions): Promise<Buffer> {
  if (running >= MAX_CONCURRENT) throw new Refusal('BUSY')
  running++
  try {
    const { status, body } = await fetchFrom(address, options)
    if (status !== 200) throw notFetched()
    return body
  } finally {
    running--
  }
}

const notFetched = () => new Refusal('NOT_AN_IMAGE', { message: NOT_FETCHED })

async function fetchFrom(address: string, options: SafeFetchOptions): Promise<FetchedPage> {
  const { safeFetch } = await import('../safe-fetch.ts')
  // Any failure is the other site's or the network's.
  return safeFetch(address, { ...options, headers: { accept: 'image/*' }, maxBytes: MAX_UPLOAD }).catch(() => {
    throw notFetched()
  })
}
