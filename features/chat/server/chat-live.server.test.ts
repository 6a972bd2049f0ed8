import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, type Person } from '#tests/support/people.ts'
import { listening, openLive, type TestSocket } from '#tests/support/socket.ts'

const WATCH = 'subscription { chatUpdates { kind conversationId afterChange lastChange personId sequence messages { id sequence change text } } }'

const services = await openTestServices()
await listening(services.app)

interface Update { kind: string; conversationId: string | null; afterChange: number; lastChange: number; personId: string | null; messages: { id: string; sequence: number; text: string }[] }

const next = async (socket: TestSocket): Promise<Update> => (await socket.next()).payload.data.chatUpdates
const nothing = (socket: TestSocket) => Promise.race([next(socket), new Promise((done) => setTimeout(done, 250, 'nothing'))])

async function watching(person: Person): Promise<TestSocket> {
  const socket = await openLive(services.app, person.token)
  socket.subscribe(WATCH)
  expect((await next(socket)).kind).toBe('resync')
  return socket
}

async function pair() {
  const { ada, ben } = await people(services, 'ada', 'ben')
  for (const [one, other] of [[ada, ben], [ben, ada]] as const) await one.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
  const id = (await ada.asks<{ openDirectConversation: string }>('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })).data!.openDirectConversation
  return { ada, ben, id }
}
const sends = (person: Person, conversationId: string, text: string, id: string = randomUUID()) =>
  person.asks('mutation ($id: ID!, $conversationId: ID!, $text: String!) { sendMessage(id: $id, conversationId: $conversationId, text: $text) }', { id, conversationId, text })

describe('Live messages', () => {
  test('reach all windows of both people, in order and without gaps, and nobody else', async () => {
    const { ada, ben, id } = await pair()
    const { eve } = await people(services, 'eve')
    const sockets = [await watching(ada), await watching(ben), await watching(ben)]
    const other = await watching(eve)
    await Promise.all(Array.from({ length: 30 }, (_, n) => sends(n % 2 === 0 ? ada : ben, id, `${n}`)))
    for (const socket of sockets) {
      const sequences: number[] = []
      let known = 0
      while (sequences.length < 30) {
        const { kind, afterChange, lastChange, messages } = await next(socket)
        if (kind !== 'messages') continue
        expect(afterChange).toBe(known)
        known = lastChange
        sequences.push(...messages.map(({ sequence }) => sequence))
      }
      expect(sequences).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    }
    expect(await nothing(other)).toBe('nothing')
    for (const socket of [...sockets, other]) socket.ws.close()
  })

  test('what another node wrote arrives within two seconds', async () => {
    const { ada, ben, id } = await pair()
    const socket = await watching(ben)
    await services.pool.query(
      `with c as (update conversations set last_sequence = last_sequence + 1, last_change = last_change + 1, changed_at = clock_timestamp() where id = $1 returning *)
       insert into messages (id, conversation_id, sequence, change, author_id, text, html, sent_at) select $2, id, last_sequence, last_change, $3, 'From afar', '', now() from c`,
      [id, randomUUID(), ada.id],
    )
    const began = performance.now()
    expect((await next(socket)).messages[0]!.text).toBe('From afar')
    expect(performance.now() - began).toBeLessThan(2_500)
    socket.ws.close()
  })

  test('typing and reading are shown to the other person, unless one of them hides it', async () => {
    const { ada, ben, id } = await pair()
    const socket = await watching(ben)
    await ada.asks('mutation ($id: ID!) { showTyping(id: $id) }', { id })
    expect(await next(socket)).toMatchObject({ kind: 'typing', conversationId: id, personId: ada.id })
    await sends(ben, id, 'Hello')
    await next(socket)
    await ada.asks('mutation ($id: ID!) { markConversationRead(id: $id, sequence: 1) }', { id })
    let read = await next(socket)
    while (read.personId !== ada.id) read = await next(socket)
    expect(read).toMatchObject({ kind: 'read', conversationId: id })
    await ben.asks('mutation { saveChatSettings(whoMayWrite: "everyone", showsPresence: true, showsTyping: false, showsReads: false) }')
    await ada.asks('mutation ($id: ID!) { showTyping(id: $id) }', { id })
    expect(await nothing(socket)).toBe('nothing')
    socket.ws.close()
  })

  test('a decline, a mute and reading a request are shown to nobody else', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = (await ada.asks<{ openDirectConversation: string }>('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })).data!.openDirectConversation
    await sends(ada, id, 'Hi')
    const [own, other] = [await watching(ben), await watching(ada)]
    await ben.asks('mutation ($id: ID!) { markConversationRead(id: $id, sequence: 1) }', { id })
    expect((await next(own)).kind).toBe('read')
    await ben.asks('mutation ($id: ID!) { showTyping(id: $id) }', { id })
    await ben.asks('mutation ($id: ID!) { flagConversation(id: $id, muted: true) }', { id })
    expect((await next(own)).kind).toBe('conversations')
    await ben.asks('mutation ($id: ID!) { answerMessageRequest(id: $id, isAccepted: false) }', { id })
    expect((await next(own)).kind).toBe('conversations')
    expect(await nothing(other)).toBe('nothing')
    for (const socket of [own, other]) socket.ws.close()
  })

  test('nothing of somebody whom a block separates arrives in a group', async () => {
    const { ada, ben } = await pair()
    const { cleo } = await people(services, 'cleo')
    await cleo.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
    const group = randomUUID()
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id: group, personIds: [ben.id, cleo.id] })
    await cleo.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ben.id })
    const socket = await watching(cleo)
    await ben.asks('mutation ($id: ID!) { showTyping(id: $id) }', { id: group })
    await sends(ben, group, 'From Ben')
    expect(await next(socket)).toMatchObject({ kind: 'messages', messages: [] })
    await sends(ada, group, 'From Ada')
    expect((await next(socket)).messages[0]!.text).toBe('From Ada')
    socket.ws.close()
  })

  test('somebody who was removed from a group hears nothing more, though the socket stays open', async () => {
    const { ada, ben } = await pair()
    const group = randomUUID()
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id: group, personIds: [ben.id] })
    const socket = await watching(ben)
    await sends(ada, group, 'One')
    expect((await next(socket)).messages[0]!.text).toBe('One')
    await ada.asks('mutation ($id: ID!, $personId: ID!) { removeGroupMember(id: $id, personId: $personId) }', { id: group, personId: ben.id })
    expect((await next(socket)).kind).toBe('conversations')
    await sends(ada, group, 'Two')
    expect(await nothing(socket)).toEqual('nothing')
    socket.ws.close()
  })

  test('show who is online to those with a direct conversation, until a block', async () => {
    const { ada, ben, id } = await pair()
    const socket = await watching(ada)
    const isOnline = async () => (await ben.asks<{ conversation: { isOnline: boolean } }>('query ($id: ID!) { conversation(id: $id) { isOnline } }', { id })).data!.conversation.isOnline
    await expect.poll(isOnline).toBe(true)
    await ada.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ben.id })
    expect(await isOnline()).toBe(false)
    socket.ws.close()
  })
})
