/** Loaded only when something subscribes (`use-subscription.ts`). Decision 014 describes the messages. */
import { createClient, type Client } from 'graphql-ws/client'
import type { Document } from '../graphql/graphql.ts'
import { readSession, renewSession } from '../session/session.ts'

const SESSION_OVER = 4403
const MAX_WAIT_MS = 30_000
/** Where a proxy blocks sockets, retrying ends. */
const MAX_VAIN_ATTEMPTS = 6

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
  return createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: MAX_VAIN_ATTEMPTS,
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
      // A client error is not retried.
      return isRefused || code < 4400 || code >= 4500
    },
    retryWait: async (retries) => {
      // Random delays: clients that lost the connection at one moment reconnect at different ones.
      const maxDelay = Math.min(MAX_WAIT_MS, 1_000 * 2 ** retries)
      await new Promise((resolve) => setTimeout(resolve, maxDelay * (0.5 + Math.random() / 2)))
      await whenVisible()
    },
  })
}

const codeOf = (event: unknown) => (typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : 0)

/** A hidden page needs no live messages. */
async function whenVisible(): Promise<void> {
  while (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
