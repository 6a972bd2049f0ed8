import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const IDLE_MS = 20_000
const MAX_MS = 4 * 3_600_000
const LOOK_MS = 1_000

const allowed = new WeakSet<Duplex>()

/**
 * Lets the body of a request take longer than the time limit of requests: up to four hours, while bytes keep coming. Returns a function
 * that ends this: a body that is no longer read has ten seconds to end.
 */
export function allowLongBody(request: IncomingMessage, { idleMs = IDLE_MS, maxMs = MAX_MS, restMs = 10_000 } = {}): () => void {
  const { socket } = request
  allowed.add(socket)
  let until = Date.now() + maxMs
  let received = socket.bytesRead
  let receivedAt = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    if (socket.bytesRead !== received) [received, receivedAt] = [socket.bytesRead, now]
    if (request.complete || request.destroyed) return stop()
    if (now > until || now - receivedAt > idleMs) request.destroy()
  }, Math.min(LOOK_MS, idleMs)).unref()
  const stop = () => {
    clearInterval(timer)
    allowed.delete(socket)
  }
  request.once('close', stop)
  return () => {
    until = Date.now() + restMs
  }
}

/** Answers a connection that sent no valid request, or none in time. An upload that may take longer goes on. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (isLate && allowed.has(socket)) return
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = isLate ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify({ error: STATUS_CODES[status], statusCode: status })
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json\r\n\r\n${body}`)
  socket.destroy(error)
}
