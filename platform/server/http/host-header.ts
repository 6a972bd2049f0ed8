import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../../rules/refusals.ts'
import { bodyOf } from './send-error.ts'

// As bytes: its length is sent, and the sentence may have signs of several bytes.
const ANSWER = Buffer.from(JSON.stringify(bodyOf(new Refusal('INVALID_INPUT', { message: 'A request must have exactly one Host header.' }), '')))

/** Whether a request has more than one `Host` header; a proxy may use another one than Node, which takes the first. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** Responds to such a request with status 400 and closes its connection. */
export function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'content-length': ANSWER.length, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', connection: 'close' })
  response.end(ANSWER)
}
