import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { SafeFetchOptions } from '#platform/server/safe-fetch.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A site on this machine that stands in for those that have feeds. */
export interface FeedSite {
  origin: string
  /** Answers requests for a path from now on. */
  answer(path: string, how: Answer | string | Buffer, headers?: Record<string, string>): void
  requests: IncomingMessage[]
}

/** For the fetches of a test: this machine is allowed, and nothing else. */
export const FROM_HERE: SafeFetchOptions = { isAllowedAddress: (address) => address === '127.0.0.1', isAllowedPort: () => true, milliseconds: 3_000 }

/** Starts the site for one test file. */
export async function openFeedSite(): Promise<FeedSite> {
  const answers = new Map<string, Answer>()
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const answer = answers.get(request.url!)
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (path, how, headers = {}) =>
      void answers.set(path, typeof how === 'function' ? how : (_request, response) => response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(how)),
  }
}

interface RssItem {
  title: string
  link: string
  guid?: string
  description?: string
  date?: Date
  image?: string
}

const tag = (name: string, text: string | undefined) => (text === undefined ? '' : `<${name}><![CDATA[${text}]]></${name}>`)

/** An RSS feed of these items. */
export const rssFeed = (items: readonly RssItem[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Test</title>${items
    .map(
      ({ title, link, guid, description = 'An excerpt.', date, image }) =>
        `<item>${tag('title', title)}${tag('link', link)}${tag('guid', guid)}${tag('description', description)}${tag('pubDate', date?.toUTCString())}${image === undefined ? '' : `<enclosure url="${image}" type="image/png" length="1"/>`}</item>`,
    )
    .join('')}</channel></rss>`
