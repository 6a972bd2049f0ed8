/** Loaded only where something is watched (`use-live.ts`); `docs/decisions/014-sockets.md` says what travels here. */
import { readSession, renewSession } from '../session/session.ts'

interface Wish {
  source: string
  /** Asked for at each subscription: after a connection was lost they may say up to where one knows. */
  variables: () => unknown
  hear: (data: unknown) => void
}

interface Message {
  type: string
  id?: string
  payload?: { data?: unknown; errors?: unknown[] }
}

const PROTOCOL = 'graphql-transport-ws'
const SESSION_OVER = 4403
const LONGEST_PAUSE_MS = 30_000
/** Where the way is closed (a proxy that lets no sockets through), it is not tried for ever. */
const MOST_VAIN_ATTEMPTS = 6

const wishes = new Map<string, Wish>()
let count = 0
let socket: WebSocket | null = null
let pause: ReturnType<typeof setTimeout> | undefined
let attempts = 0
let isAcknowledged = false

/** Hears each state that the server tells, over one socket for the whole tab; gives the way to stop. */
export function listen(source: string, variables: Wish['variables'], hear: Wish['hear']): () => void {
  const id = String(++count)
  wishes.set(id, { source, variables, hear })
  if (socket === null && pause === undefined) connect()
  else if (isAcknowledged) subscribe(id)
  return () => forget(id)
}

function connect(): void {
  pause = undefined
  const token = readSession()?.token
  if (token === undefined || wishes.size === 0) return
  const mine = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}/graphql`, PROTOCOL)
  socket = mine
  mine.addEventListener('open', () => mine.send(JSON.stringify({ type: 'connection_init', payload: { token } })))
  mine.addEventListener('message', ({ data }) => {
    if (socket === mine) receive(JSON.parse(String(data)) as Message)
  })
  mine.addEventListener('close', ({ code }) => {
    // One that was left on purpose has nothing more to say.
    if (socket !== mine) return
    socket = null
    isAcknowledged = false
    void goOn(code, token)
  })
}

function receive({ type, id = '', payload }: Message): void {
  if (type === 'ping') socket?.send(JSON.stringify({ type: 'pong' }))
  else if (type === 'connection_ack') {
    isAcknowledged = true
    attempts = 0
    for (const one of wishes.keys()) subscribe(one)
  } else if (type === 'next' && payload?.errors === undefined) wishes.get(id)?.hear(payload?.data)
  else if (type === 'error' || type === 'complete') forget(id)
}

function subscribe(id: string): void {
  const { source, variables } = wishes.get(id)!
  socket?.send(JSON.stringify({ type: 'subscribe', id, payload: { query: source, variables: variables() } }))
}

function forget(id: string): void {
  if (!wishes.delete(id)) return
  if (isAcknowledged) socket?.send(JSON.stringify({ type: 'complete', id }))
  if (wishes.size > 0) return
  clearTimeout(pause)
  pause = undefined
  socket?.close()
  socket = null
  isAcknowledged = false
}

/** After a close: a token that ran out is renewed once, what we did wrong is not repeated, anything else is tried again. */
async function goOn(code: number, token: string): Promise<void> {
  if (code === SESSION_OVER) {
    const isStale = readSession()?.token === token
    // Reading goes on without news; the next thing that the person does says that the session is over.
    if (isStale && !(await renewSession().catch(() => true))) return wishes.clear()
  } else if (code >= 4400 && code < 4500) return wishes.clear()
  if (++attempts > MOST_VAIN_ATTEMPTS) return wishes.clear()
  // Everybody who lost the connection at one moment comes back at moments of their own.
  const longest = Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (attempts - 1))
  if (socket === null && pause === undefined) pause = setTimeout(whenSeen, longest * (0.5 + Math.random() / 2))
}

/** Nobody needs news of a page that nobody sees. */
function whenSeen(): void {
  if (!document.hidden) return connect()
  document.addEventListener('visibilitychange', () => (pause === undefined ? undefined : whenSeen()), { once: true })
}
