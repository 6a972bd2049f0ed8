import type { RawData, WebSocket } from 'ws'
import type { Viewer } from '../../rules/viewer.ts'
import type { Caller } from '../context.ts'
import type { SocketLimits } from './limits.ts'

/** Close codes of the subprotocol and of RFC 6455. The comment says whether the client reconnects. */
export const CLOSES = {
  /** Reconnects. */
  stopping: 1001,
  /** Reconnects later. */
  away: 1013,
  /** Reconnects and refetches. */
  slow: 1013,
  /** Reconnects with its new rights. */
  rightsChanged: 4205,
  badMessage: 4400,
  /** Reconnects with a new token if it can get one. */
  sessionOver: 4403,
  tooMany: 4429,
  bug: 4500,
} as const

const GOODBYE_MS = 1_000

/** One open socket and its holder. */
export interface Connection {
  socket: WebSocket
  caller: Caller
  viewer: Viewer | null
  /** The SHA-256 of the token that it began with, in hexadecimal. */
  tokenHash: string | null
  answersHeartbeat: boolean
  /** Number of frames in the current window, and its start in milliseconds. */
  frames: { since: number; count: number }
}

export const isOpen = ({ socket }: Connection) => socket.readyState === socket.OPEN

/** Closes a connection. Nothing is sent or handled afterwards; a client that does not respond is cut off after a second. */
export function closeConnection(connection: Connection, code: number, reason: string): void {
  if (!isOpen(connection)) return
  connection.socket.close(code, reason)
  setTimeout(() => connection.socket.terminate(), GOODBYE_MS).unref()
}

/** Sends a message. A client with too much queued is cut off; it may reconnect and read the current state. */
export function send(connection: Connection, limits: SocketLimits, text: string): void {
  if (!isOpen(connection)) return
  if (connection.socket.bufferedAmount > limits.waitingBytes) {
    connection.socket.close(CLOSES.slow, 'You read too slowly.')
    connection.socket.terminate()
    return
  }
  connection.socket.send(text)
}

/** Counts a received frame; one too many closes the connection, and no further frames are read. */
function countFrame(connection: Connection, limits: SocketLimits): boolean {
  if (!isOpen(connection)) return false
  const { frames } = connection
  if (Date.now() - frames.since > 10_000) Object.assign(frames, { since: Date.now(), count: 0 })
  if (++frames.count <= limits.messagesPerTenSeconds) return true
  closeConnection(connection, CLOSES.tooMany, 'Too many requests.')
  connection.socket.pause()
  return false
}

/** Calls back with each text message of an open socket within the frame limit. */
export function onMessage(connection: Connection, limits: SocketLimits, each: (text: string) => void): void {
  connection.socket.on('message', (data: RawData, isBinary) => {
    if (!countFrame(connection, limits)) return
    if (isBinary) return closeConnection(connection, CLOSES.badMessage, 'Please send text.')
    each((data as Buffer).toString())
  })
}

/** Answers pings, which count like messages: a client that sends pings without reading must not fill the memory. */
export function answerPings(connection: Connection, limits: SocketLimits): void {
  const { socket } = connection
  socket.on('ping', (data: Buffer) => {
    if (countFrame(connection, limits) && socket.bufferedAmount <= limits.waitingBytes) socket.pong(data)
  })
  socket.on('pong', () => {
    if (countFrame(connection, limits)) connection.answersHeartbeat = true
  })
}
