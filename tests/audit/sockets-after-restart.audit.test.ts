import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { memberOf, requestGraphql } from '../support/site.ts'
import { openLive, type TestSocket } from '../support/socket.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const MEMBERS = 100
const WINDOWS = 10
const UPDATES = 'subscription { chatUpdates { kind messages { text } } }'

const site = await openTestSite({ TRUST_PROXY: '1' })
const network = (n: number) => `10.71.${Math.floor(n / 50)}.${(n % 50) + 1}`

/** Opens a window as the browser does: what a busy or starting site refuses is tried again after a while. */
async function openWindow(token: string, n: number): Promise<TestSocket> {
  for (let attempt = 0; attempt < 40; attempt++) {
    try {
      const socket = await openLive(site, token, { headers: { 'x-forwarded-for': network(n) } })
      socket.subscribe(UPDATES)
      await socket.next()
      return socket
    } catch {
      await pause(200 + Math.random() * 800)
    }
  }
  throw new Error(`Window ${n} never came back.`)
}

test('a thousand windows that come back at once after a restart are live again, and the site stays usable', async () => {
  const members: { id: string; token: string }[] = []
  for (let n = 0; n < MEMBERS; n++) members.push(await memberOf(site, `window-${n}`, network(n)))
  const openAll = () => Promise.all(members.flatMap(({ token }, member) => Array.from({ length: WINDOWS }, (_, nth) => openWindow(token, member * WINDOWS + nth))))
  const before = await openAll()
  const closed = Promise.all(before.map((socket) => socket.closed))
  await site.stop('SIGTERM')
  await closed
  await site.start()

  const began = performance.now()
  const reopening = openAll()
  const pages: number[] = []
  for (let n = 0; n < 20; n++) {
    const started = performance.now()
    expect((await fetch(`${site.origin}/blogs`)).status).toBe(200)
    pages.push(performance.now() - started)
    await pause(50)
  }
  const windows = await reopening
  const took = performance.now() - began
  expect(windows).toHaveLength(MEMBERS * WINDOWS)

  const [ada, ben] = members
  const opened = await requestGraphql<{ openDirectConversation: string }>(site, ada!.token, 'mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben!.id })
  const sent = await requestGraphql(site, ada!.token, 'mutation ($id: ID!, $conversationId: ID!) { sendMessage(id: $id, conversationId: $conversationId, text: "Are you back?") }', {
    id: randomUUID(), conversationId: opened.body.data!.openDirectConversation,
  })
  expect(sent.body.errors).toBeUndefined()
  const texts = await Promise.all(windows.slice(WINDOWS, 2 * WINDOWS).map(async (socket) => {
    for (;;) {
      const update = JSON.stringify(await socket.next())
      if (update.includes('Are you back?')) return 'Are you back?'
    }
  }))
  expect(texts).toHaveLength(WINDOWS)
  for (const { ws } of windows) ws.terminate()
  reportMeasurement(`${windows.length} windows were live again ${Math.round(took)} ms after the site was ready; meanwhile the slowest of 20 pages took ${Math.round(Math.max(...pages))} ms.`)
}, 180_000)
