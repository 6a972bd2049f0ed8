/** Loaded only when something subscribes (`use-subscription.ts`). Decision 014 describes the messages. */
import { createClient, type Client } from 'graphql-ws/client'
import type { Document } from '../graphql/graphql.ts'
import { readSession, renewSession } from '../session/session.ts'

const SESSION_OVER = 4403
const MAX_WAIT_MS = 30_000
/** Where a proxy blocks sockets, there is never a connection, and retrying ends after these attempts. A lost connection is always retried. */
const MAX_FIRST_ATTEMPTS = 7

let client: Client | null = null

/** Subscribes over one socket for the whole tab; `variables` are computed at each connection. Returns the function that unsubscribes. */
export function subscribe(document: Document, variables: () => unknown, onData: (data: unknown) => void): () => void {
  client ??= openClient()
  const payload = {
    query: document.source,
    get variables() {
      return variables() as Record<string, unknown>
    },
  }
  return client.subscribe(payload, {
    next: ({ data, errors }) => {
      if (errors === undefined && data) onData(data)
    },
    // The page works without live messages; the member's next request shows the error.
    error: () => {},
    complete: () => {},
  })
}

class SessionOver extends Error {}

function openClient(): Client {
  let sentToken: string | undefined
  let isRefused = false
  let wasConnected = false
  let firstAttempts = 0
  return createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Infinity,
    on: {
      connected: () => {
        wasConnected = true
      },
    },
    connectionParams: async () => {
      // Another tab may have renewed the token meanwhile.
      const mustRenew = isRefused && readSession()?.token === sentToken
      if (mustRenew && !(await renewSession().catch(() => true))) throw new SessionOver()
      sentToken = readSession()?.token
      return { token: sentToken }
    },
    shouldRetry: (event) => {
      if (event instanceof SessionOver) return false
      const code = codeOf(event)
      isRefused = code === SESSION_OVER
      if (!wasConnected && ++firstAttempts >= MAX_FIRST_ATTEMPTS) return false
      // A client error is not retried.
      return isRefused || code < 4400 || code >= 4500
    },
    retryWait: async (retries) => {
      // Random delays: clients that lost the connection at one moment reconnect at different ones.
      const maxDelay = Math.min(MAX_WAIT_MS, 1_000 * 2 ** retries)
      await delayOrOnline(maxDelay * (0.5 + Math.random() / 2))
      await whenVisible()
    },
  })
}

const codeOf = (event: unknown) => (typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : 0)

/** Waits for a delay, or until the browser is online again. */
async function delayOrOnline(delay: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, delay)
    window.addEventListener('online', done)
  })
}

/** A hidden page needs no live messages. */
async function whenVisible(): Promise<void> {
  while (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
