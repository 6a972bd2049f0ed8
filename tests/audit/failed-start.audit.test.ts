import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '#tests/support/site.ts'

let taken: Server
let site: Site

beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  const { port } = taken.address() as { port: number }
  site = await openSite({ PORT: String(port) })
})

afterAll(async () => {
  await new Promise((done) => taken.close(done))
  await site.remove()
})

test('a failed start reports why and leaves no database running (requirement P-25)', async () => {
  await expect(site.start()).rejects.toThrow(/ended with 1: .*is taken by another program/s)
  expect(() => site.databasePid()).toThrow('ENOENT')
}, 60_000)
