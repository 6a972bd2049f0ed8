import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, type Person } from '#tests/support/people.ts'
import { listening, openLive } from '#tests/support/socket.ts'

const services = await openTestServices()
await listening(services.app)

interface Shown { text: string; replyTo: { text: string } | null; reactions: { personIds: string[] }[] }

const historyOf = async (person: Person, id: string) =>
  (await person.asks<{ messageHistory: { items: Shown[] } }>('query ($id: ID!) { messageHistory(id: $id) { items { text replyTo { text } reactions { personIds } } } }', { id })).data!.messageHistory.items
const SEND = 'mutation ($id: ID!, $conversationId: ID!, $text: String!, $replyTo: ID) { sendMessage(id: $id, conversationId: $conversationId, text: $text, replyTo: $replyTo) }'
const sends = (person: Person, conversationId: string, text: string, more: { id?: string; replyTo?: string } = {}) => person.asks(SEND, { id: randomUUID(), conversationId, text, ...more })
const reacts = (person: Person, message: string) => person.asks('mutation ($id: ID!) { reactToMessage(id: $id, emoji: "👍", isOn: true) }', { id: message })

/** A group of three. Ben wrote, Ada answered, both reacted to the answer, and then Cleo blocked Ben. */
async function separated() {
  const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
  for (const person of [ben, cleo]) await person.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
  const [id, fromBen, fromAda] = [randomUUID(), randomUUID(), randomUUID()]
  await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: [ben.id, cleo.id] })
  await sends(ben, id, 'From Ben', { id: fromBen })
  await sends(ada, id, 'An answer', { id: fromAda, replyTo: fromBen })
  for (const person of [ben, ada]) await reacts(person, fromAda)
  await cleo.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ben.id })
  return { ada, ben, cleo, id, fromBen }
}

describe('In a group, somebody whom a block separates (requirement M-7)', () => {
  test('is not quoted, and their reactions are not shown', async () => {
    const { ada, ben, cleo, id } = await separated()
    expect(await historyOf(cleo, id)).toEqual([{ text: 'An answer', replyTo: null, reactions: [{ personIds: [ada.id] }] }])
    const changes = await cleo.asks('query ($id: ID!) { conversationChanges(id: $id, afterChange: 0) { messages { replyTo { text } reactions { personIds } } } }', { id })
    const found = await cleo.asks('{ findMessages(q: "answer") { replyTo { text } reactions { personIds } } }')
    for (const reply of [changes, found]) {
      expect(JSON.stringify(reply.data)).toContain(ada.id)
      for (const hidden of ['From Ben', ben.id]) expect(JSON.stringify(reply.data)).not.toContain(hidden)
    }
  })

  test('is not quoted in live messages either', async () => {
    const { ada, cleo, id, fromBen } = await separated()
    const socket = await openLive(services.app, cleo.token)
    socket.subscribe('subscription { chatUpdates { kind messages { text replyTo { text } } } }')
    await socket.next()
    await sends(ada, id, 'Another answer', { replyTo: fromBen })
    let update
    do update = (await socket.next()).payload.data.chatUpdates
    while (update.kind !== 'messages')
    expect(update.messages).toEqual([{ text: 'Another answer', replyTo: null }])
    socket.ws.close()
  })

  test('can’t quote or react to what they don’t see', async () => {
    const { ben, cleo, id } = await separated()
    const fromCleo = randomUUID()
    await sends(cleo, id, 'From Cleo', { id: fromCleo })
    expect((await reacts(ben, fromCleo)).errors![0]!.extensions.code).toBe('NOT_FOUND')
    await sends(ben, id, 'A quote', { replyTo: fromCleo })
    expect((await historyOf(ben, id)).at(-1)).toMatchObject({ text: 'A quote', replyTo: null })
  })
})
