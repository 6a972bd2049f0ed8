import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openOwnDatabase } from '../support/own-database.ts'
import { reportMeasurement } from '../support/report-measurement.ts'
import { memberOf, requestGraphql, type Site } from '../support/site.ts'
import { openLive } from '../support/socket.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const WRITERS = 50
const EACH = 8
const READERS = 8
const UPDATES = 'subscription { chatUpdates { kind conversationId afterChange lastChange messages { id sequence change } } }'
const CHANGES = 'query ($id: ID!, $after: Int!) { conversationChanges(id: $id, afterChange: $after) { lastChange isComplete messages { id sequence change } } }'
const SEND = 'mutation ($id: ID!, $conversationId: ID!, $text: String!) { sendMessage(id: $id, conversationId: $conversationId, text: $text) }'

interface Message { id: string; sequence: number; change: number }
interface Update { kind: string; conversationId: string | null; afterChange: number; lastChange: number; messages: Message[] }
interface Changes { lastChange: number; isComplete: boolean; messages: Message[] }

const { url } = await openOwnDatabase('chat_nodes')
const settings = { DATABASE_URL: url, DATABASE_CONNECTIONS: '6', TRUST_PROXY: '1' }
const nodes = await Promise.all([openTestSite(settings), openTestSite(settings)])
const nodeAt = (n: number) => nodes[n % 2]!

/** A client that works as the browser does: it applies updates without gaps and asks for what it missed. */
class Reader {
  readonly received: Message[] = []
  #known = 0
  #isOver = false
  readonly #site: Site
  readonly #token: string
  readonly #id: string

  constructor(site: Site, token: string, id: string) {
    this.#site = site
    this.#token = token
    this.#id = id
  }

  async catchUp(): Promise<void> {
    for (;;) {
      const { body } = await requestGraphql<{ conversationChanges: Changes }>(this.#site, this.#token, CHANGES, { id: this.#id, after: this.#known })
      const { lastChange, messages, isComplete } = body.data!.conversationChanges
      if (!isComplete) throw new Error('Too much was missed.')
      this.#apply(messages, lastChange)
      return
    }
  }

  #apply(messages: Message[], lastChange: number): void {
    this.received.push(...messages.filter(({ change }) => change > this.#known))
    this.#known = Math.max(this.#known, lastChange)
  }

  /** Listens until it is stopped, over sockets that are cut after a random time. */
  async listen(): Promise<void> {
    while (!this.#isOver) {
      const socket = await openLive(this.#site, this.#token).catch(() => null)
      if (socket === null) {
        await pause(200)
        continue
      }
      const cut = setTimeout(() => socket.ws.terminate(), 150 + Math.random() * 900)
      socket.subscribe(UPDATES)
      try {
        while (!this.#isOver) {
          const { chatUpdates: update } = (await socket.next()).payload.data as unknown as { chatUpdates: Update }
          if (update.kind === 'resync') await this.catchUp()
          if (update.kind !== 'messages' || update.conversationId !== this.#id || update.lastChange <= this.#known) continue
          if (update.afterChange > this.#known) await this.catchUp()
          else this.#apply(update.messages, update.lastChange)
        }
      } catch {
        // The socket was cut; another one follows.
      }
      clearTimeout(cut)
      socket.ws.terminate()
    }
  }

  stop(): void {
    this.#isOver = true
  }
}

/** Sends a message as the browser's outbox does: what a busy site refuses is sent again under the same id. */
async function sendUntilAccepted(site: Site, token: string, message: object): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    const { body } = await requestGraphql(site, token, SEND, message)
    if (body.errors === undefined) return
    if (!['BUSY', 'AWAY'].includes(body.errors[0]!.extensions.code)) throw new Error(JSON.stringify(body.errors))
    await pause(100 + Math.random() * 400)
  }
  throw new Error('A message was never accepted.')
}

test('fifty people write on two nodes at once while sockets are cut: nobody misses a message, gets one twice, or sees another order', async () => {
  const writers: { token: string; id: string }[] = []
  for (let n = 0; n < WRITERS; n++) writers.push(await memberOf(nodeAt(n), `writer-${n}`, `10.61.0.${n}`))
  const [owner] = writers
  // Everybody follows the owner, so that nobody gets the group as a request.
  await Promise.all(writers.slice(1).map((writer, n) => requestGraphql(nodeAt(n), writer.token, 'mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: owner!.id })))
  const id = randomUUID()
  const made = await requestGraphql(nodeAt(0), owner!.token, 'mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Drill", personIds: $personIds) }', { id, personIds: writers.slice(1).map((writer) => writer.id) })
  expect(made.body.errors).toBeUndefined()

  const readers = writers.slice(0, READERS).map((writer, n) => new Reader(nodeAt(n), writer.token, id))
  const listening = readers.map((reader) => reader.listen())
  const began = performance.now()
  await Promise.all(
    writers.map(async (writer, n) => {
      for (let nth = 0; nth < EACH; nth++) {
        const message = { id: randomUUID(), conversationId: id, text: `${n} ${nth}` }
        // An answer that is lost makes a client repeat the message.
        for (let times = 0; times < (nth % 3 === 0 ? 2 : 1); times++) {
          await sendUntilAccepted(nodeAt(n + nth), writer.token, message)
        }
        await pause(20 + Math.random() * 60)
      }
    }),
  )
  const took = performance.now() - began
  await pause(2_500)
  for (const reader of readers) reader.stop()
  await Promise.all(readers.map((reader) => reader.catchUp()))
  await Promise.race([Promise.all(listening), pause(3_000)])

  const expected = Array.from({ length: WRITERS * EACH }, (_, at) => at + 1)
  for (const reader of readers) expect(reader.received.map(({ sequence }) => sequence)).toEqual(expected)
  const orders = new Set(readers.map((reader) => reader.received.map((message) => message.id).join()))
  expect(orders.size).toBe(1)
  reportMeasurement(`${WRITERS * EACH} messages of ${WRITERS} writers on two nodes in ${Math.round(took)} ms; ${READERS} readers with cut sockets saw all of them once, in one order.`)
}, 120_000)
