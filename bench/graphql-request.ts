import { Agent, request } from 'node:http'
import type { Site } from '#tests/support/site.ts'

// One keep-alive connection, like a browser's. `fetch` adds another millisecond.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a document to a site's API over the network and returns the data. Throws when there are errors. */
export async function requestData(site: Site, token: string | null, query: string, variables: object = {}): Promise<unknown> {
  const body = JSON.stringify({ query, variables })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  const { data, errors } = JSON.parse(await post(`${site.origin}/graphql`, headers, body)) as { data: unknown; errors?: unknown }
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}

const post = (url: string, headers: Record<string, string | number>, body: string) =>
  new Promise<string>((done, fail) => {
    const outgoing = request(url, { method: 'POST', agent, headers, timeout: 5_000 }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => done(text)).on('error', fail)
    })
    outgoing.on('error', fail).on('timeout', () => outgoing.destroy(new Error('No answer within 5 s.')))
    outgoing.end(body)
  })
