import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../../rules/refusals.ts'
import type { Services } from '../context.ts'
import type { Log } from '../log.ts'
import { addUploadRoutes, receiveUpload } from './receive-upload.ts'
import { openHttp } from './server.ts'

const nowhere: Log = pino({}, { write: () => {} })

/** A server that reads each upload to the end and then refuses it. `failures` collects the messages of the errors. */
async function serve() {
  const failures: string[] = []
  const app = openHttp({ services: { origin: 'http://site.test', database: { db: null }, log: nowhere } as unknown as Services, trustProxy: false })
  addUploadRoutes(app, (scope) => {
    scope.post('/', { config: { may: 'anyone' } }, (request, reply) =>
      receiveUpload(request, reply, async ({ body }) => {
        for await (const _ of body);
        throw new Refusal('INVALID_INPUT', { message: 'This file type isn’t supported.' })
      }).catch((failure: Error) => {
        failures.push(failure.message)
        throw failure
      }))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { failures, port: (app.server.address() as { port: number }).port }
}

test.each(['', 'MZ', 'x'.repeat(300_000)])('A file that is refused after it was read says why', async (body) => {
  const { port } = await serve()
  const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body })
  expect([reply.status, await reply.json()]).toEqual([400, expect.objectContaining({ error: 'This file type isn’t supported.' })])
})

test('An upload whose connection is lost counts as cut', async () => {
  const { failures, port } = await serve()
  const socket = connect(port, '127.0.0.1', () => socket.write('POST / HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/octet-stream\r\nContent-Length: 100\r\n\r\nMZ', () => setTimeout(() => socket.destroy(), 100)))
  socket.on('error', () => {})
  await expect.poll(() => failures).toEqual(['The upload was cut.'])
})
