import type { RawData, WebSocket } from 'ws'
import type { Viewer } from '../../rules/viewer.ts'
import type { Caller } from '../context.ts'
import type { SocketLimits } from './limits.ts'

/** Why a socket ends. The numbers are those of the subprotocol and of RFC 6455; a browser may come back after those marked so. */
export const CLOSES = {
  /** Comes back. */
  stopping: 1001,
  /** Comes back, later. */
  away: 1013,
  /** Comes back, and asks what it missed. */
  slow: 1013,
  /** Comes back with its new rights. */
  rightsChanged: 4205,
  badMessage: 4400,
  /** Comes back with a new token, where it can get one. */
  sessionOver: 4403,
  tooMany: 4429,
  bug: 4500,
} as const

const GOODBYE_MS = 1_000

/** One open socket and who speaks through it. */
export interface Connection {
  socket: WebSocket
  caller: Caller
  viewer: Viewer | null
  /** The SHA-256 of the token that it began with, in hexadecimal. */
  tokenHash: string | null
  answersHeartbeat: boolean
  /** How many frames came since when, in milliseconds. */
  frames: { since: number; count: number }
}

export const isOpen = ({ socket }: Connection) => socket.readyState === socket.OPEN

/** Says goodbye. From here on nothing more is sent or heard; who does not answer is cut off after a second. */
export function closeConnection(connection: Connection, code: number, reason: string): void {
  if (!isOpen(connection)) return
  connection.socket.close(code, reason)
  setTimeout(() => connection.socket.terminate(), GOODBYE_MS).unref()
}

/** Sends; a reader for whom too much waits already is cut off, and may come back and ask for the present state. */
export function send(connection: Connection, limits: SocketLimits, text: string): void {
  if (!isOpen(connection)) return
  if (connection.socket.bufferedAmount > limits.waitingBytes) {
    connection.socket.close(CLOSES.slow, 'You read too slowly.')
    connection.socket.terminate()
    return
  }
  connection.socket.send(text)
}

/** Counts a frame that came; one too many ends the connection, and nothing more is read of it. */
function countFrame(connection: Connection, limits: SocketLimits): boolean {
  if (!isOpen(connection)) return false
  const { frames } = connection
  if (Date.now() - frames.since > 10_000) Object.assign(frames, { since: Date.now(), count: 0 })
  if (++frames.count <= limits.messagesPerTenSeconds) return true
  closeConnection(connection, CLOSES.tooMany, 'Too many requests.')
  connection.socket.pause()
  return false
}

/** Hears texts of a socket that is open and not too talkative. */
export function onMessage(connection: Connection, limits: SocketLimits, each: (text: string) => void): void {
  connection.socket.on('message', (data: RawData, isBinary) => {
    if (!countFrame(connection, limits)) return
    if (isBinary) return closeConnection(connection, CLOSES.badMessage, 'Please send text.')
    each((data as Buffer).toString())
  })
}

/** Answers pings, which count like messages: a reader who sends them and reads no answer must not fill the memory. */
export function answerPings(connection: Connection, limits: SocketLimits): void {
  const { socket } = connection
  socket.on('ping', (data: Buffer) => {
    if (countFrame(connection, limits) && socket.bufferedAmount <= limits.waitingBytes) socket.pong(data)
  })
  socket.on('pong', () => {
    if (countFrame(connection, limits)) connection.answersHeartbeat = true
  })
}
