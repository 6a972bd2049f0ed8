import autocannon from 'autocannon'

interface Load {
  url: string
  body?: string
  connections?: number
  seconds?: number
  /** Addresses to go through in turn, instead of one. */
  paths?: string[]
}

/** Requests a second that an address answers with success, after a short warming up. */
export async function load({ url, body, paths, connections = 32, seconds = 4 }: Load): Promise<number> {
  const options = {
    url,
    connections,
    pipelining: 1,
    ...(body !== undefined && { method: 'POST' as const, body, headers: { 'content-type': 'application/json' } }),
    ...(paths !== undefined && { requests: paths.map((path) => ({ method: 'GET' as const, path })) }),
  }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
