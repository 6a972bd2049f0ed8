import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { usernameTaken } from '#features/accounts/rules/texts.ts'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { requestGraphql, memberOf, type Site } from '../support/site.ts'
import { openLive } from '../support/socket.ts'
import { openTestSite, publishesOn } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const PASSWORD = 'four words for the tests'

const { url } = await openOwnDatabase('nodes')
const settings = { DATABASE_URL: url, DATABASE_CONNECTIONS: '6', TRUST_PROXY: '1' }
const nodes = await Promise.all([openTestSite(settings), openTestSite(settings)])

let networks = 0

/** A registration from a network of its own. */
async function register(node: Site, input: { username: string; email: string }) {
  const response = await fetch(`${node.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.60.${++networks >> 8}.${networks & 255}` },
    body: JSON.stringify({ name: 'Somebody', password: PASSWORD, ...input }),
  })
  return { status: response.status, body: (await response.json()) as { error?: string; token?: string; user?: { id: string } } }
}

describe('Two nodes on one database (requirement P-16)', () => {
  test('one username at one moment on both: exactly one registration succeeds, the other gets a message', async () => {
    for (let round = 0; round < 10; round++) {
      const username = `wanted-${round}`
      const both = await Promise.all(
        [0, 1, 0, 1].map((node, nth) => register(nodes[node]!, { username, email: `wanted-${round}-${nth}@people.test` })),
      )
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
      const refused = both.filter(({ status }) => status === 409)
      const taken = usernameTaken(`${username}-2`)
      expect(refused.map(({ body }) => body.error)).toEqual([taken, taken, taken])
      // Both nodes know the winner, and it is one person.
      const { token, user } = both.find(({ status }) => status === 201)!.body
      for (const node of nodes) {
        const found = await fetch(`${node.origin}/api/auth/${username}`, { headers: { authorization: `Bearer ${token}` } })
        expect(((await found.json()) as { id: string }).id).toBe(user!.id)
      }
    }
  }, 60_000)

  test('two usernames at one moment both succeed', async () => {
    const both = await Promise.all(nodes.map((node, nth) => register(node, { username: `own-${nth}`, email: `own-${nth}@people.test` })))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
  })

  test('a logout on one node holds on the other: for the next request, and within a second for a socket', async () => {
    const [here, there] = nodes
    const { token } = await memberOf(here, 'leaver')
    const { token: stays } = await memberOf(here, 'stayer')
    const [leaving, staying] = await Promise.all([openLive(there, token), openLive(there, stays)])
    expect(await (await fetch(`${there.origin}/metrics`)).text()).toContain('cloggle_sockets 2')
    await fetch(`${here.origin}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: '{}' })
    const began = performance.now()
    const denied = await fetch(`${there.origin}/api/auth/leaver`, { headers: { authorization: `Bearer ${token}` } })
    expect(denied.status).toBe(401)
    expect(await leaving.closed).toEqual({ code: 4403, reason: REFUSALS.SESSION_OVER.message })
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(staying.ws.readyState).toBe(staying.ws.OPEN)
    staying.ws.close()
  })

  test('a blog published on one node is readable on the other at once, and on its cached pages within five seconds', async () => {
    const [here, there] = nodes
    const { token } = await memberOf(here, 'author')
    await fetch(`${there.origin}/blogs`)
    await publishesOn(here, token, { title: 'Written on one node' })
    const began = performance.now()
    const result = await requestGraphql(there, null, '{ blog(slug: "written-on-one-node") { title } }')
    expect(result.body.data.blog.title).toBe('Written on one node')
    while (!(await (await fetch(`${there.origin}/blogs`)).text()).includes('Written on one node')) {
      expect(performance.now() - began).toBeLessThan(5_000)
      await pause(50)
    }
  }, 20_000)

  test('a member on one node sees on the other who is online, typing and reading', async () => {
    const [here, there] = nodes
    const ada = await memberOf(here, 'ada-of-two-nodes')
    const ben = await memberOf(there, 'ben-of-two-nodes')
    await requestGraphql(there, ben.token, 'mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
    const { body } = await requestGraphql<{ openDirectConversation: string }>(here, ada.token, 'mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })
    const id = body.data!.openDirectConversation
    await requestGraphql(here, ada.token, 'mutation ($id: ID!, $conversationId: ID!) { sendMessage(id: $id, conversationId: $conversationId, text: "Hello") }', { id: randomUUID(), conversationId: id })
    await requestGraphql(there, ben.token, 'mutation ($id: ID!, $conversationId: ID!) { sendMessage(id: $id, conversationId: $conversationId, text: "Hi") }', { id: randomUUID(), conversationId: id })
    const live = await openLive(there, ben.token)
    live.subscribe('subscription { chatUpdates { kind personId } }')
    const kindOf = async () => ((await live.next()).payload.data as unknown as { chatUpdates: { kind: string; personId: string | null } }).chatUpdates
    const adaLive = await openLive(here, ada.token)
    adaLive.subscribe('subscription { chatUpdates { kind } }')
    const seen = new Set<string>()
    for (let nth = 0; nth < 20 && !(seen.has('presence') && seen.has('typing') && seen.has('read')); nth++) {
      await requestGraphql(here, ada.token, 'mutation ($id: ID!) { showTyping(id: $id) }', { id })
      if (nth === 0) await requestGraphql(here, ada.token, 'mutation ($id: ID!) { markConversationRead(id: $id, sequence: 2) }', { id })
      const update = await kindOf()
      if (update.personId === ada.id) seen.add(update.kind)
    }
    expect([...seen].sort()).toEqual(['presence', 'read', 'typing'])
    const list = await requestGraphql<{ conversation: { isOnline: boolean } }>(there, ben.token, 'query ($id: ID!) { conversation(id: $id) { isOnline } }', { id })
    expect(list.body.data!.conversation.isOnline).toBe(true)
    live.ws.close()
    adaLive.ws.close()
  }, 20_000)

  test('a stopping node tells its sockets to reconnect, and stops in order', async () => {
    const [here, there] = nodes
    const { token } = await memberOf(here, 'reader')
    const reading = await openLive(there, token)
    const began = performance.now()
    expect(await there.stop('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(8_000)
    expect((await reading.closed).code).toBe(1001)
    const elsewhere = await openLive(here, token)
    elsewhere.ws.close()
  }, 20_000)
})
