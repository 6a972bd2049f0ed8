import { once } from 'node:events'
import { WebSocket } from 'ws'

const TIMEOUT_MS = 10_000
const PROTOCOL = 'graphql-transport-ws'

/** Opens the home page like a visitor. Throws if it does not answer with a page. */
export async function checkPages(address: string): Promise<void> {
  const response = await fetch(`${address}/`, { headers: { accept: 'text/html', 'user-agent': 'Cloggle status check' }, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await response.text()
  if (!response.ok) throw new Error(`The home page answered with status ${response.status}.`)
  if (!text.includes('</html>')) throw new Error('The home page is incomplete.')
}

/** Opens a socket like the page of a visitor at `origin`, and waits until the site greets it. */
export async function checkSockets(address: string, origin: string): Promise<void> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/graphql`, PROTOCOL, { origin, handshakeTimeout: TIMEOUT_MS, maxPayload: 65_536 })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    await once(socket, 'open', { signal })
    const message = once(socket, 'message', { signal })
    socket.send(JSON.stringify({ type: 'connection_init', payload: {} }))
    const [data] = (await message) as [Buffer]
    if ((JSON.parse(String(data)) as { type?: string }).type !== 'connection_ack') throw new Error('The site did not greet the socket.')
  } finally {
    // Terminating a socket that is still connecting emits an error.
    socket.on('error', () => {})
    socket.terminate()
  }
}
