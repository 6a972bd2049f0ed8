import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const LIST = '{ conversations { id kind name unreadCount isRequest isBlocked isBlockedByViewer readSequence memberCount others { username } lastMessage { text } } chatBadge }'
const HISTORY = 'query ($id: ID!, $before: Int, $after: Int) { messageHistory(id: $id, before: $before, after: $after) { hasBefore hasAfter items { id sequence text html isDeleted editedAt author { username } replyTo { author text } reactions { emoji personIds } } } }'

interface Listed { id: string; kind: string; name: string; unreadCount: number; isRequest: boolean; isBlocked: boolean; lastMessage: { text: string } | null }
interface Shown { id: string; sequence: number; text: string; html: string; isDeleted: boolean; editedAt: string | null; replyTo: object | null; reactions: object[] }

const listOf = async (person: Person) => (await person.asks<{ conversations: Listed[]; chatBadge: number }>(LIST)).data!
const historyOf = async (person: Person, id: string, variables: object = {}) =>
  (await person.asks<{ messageHistory: { hasBefore: boolean; hasAfter: boolean; items: Shown[] } }>(HISTORY, { id, ...variables })).data!.messageHistory

async function opens(person: Person, other: Person): Promise<string> {
  const reply = await person.asks<{ openDirectConversation: string }>('mutation ($personId: ID!) { openDirectConversation(personId: $personId) }', { personId: other.id })
  if (reply.data === null) throw new Error(JSON.stringify(reply.errors))
  return reply.data.openDirectConversation
}
const SEND = 'mutation ($id: ID!, $conversationId: ID!, $text: String!, $replyTo: ID) { sendMessage(id: $id, conversationId: $conversationId, text: $text, replyTo: $replyTo) }'
const sends = (person: Person, conversationId: string, text: string, more: { id?: string; replyTo?: string } = {}) =>
  person.asks(SEND, { id: randomUUID(), conversationId, text, ...more })
const follows = (person: Person, other: Person) => person.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
const blocks = (person: Person, other: Person, blocked = true) => person.asks('mutation ($id: ID!, $blocked: Boolean!) { blockPerson(personId: $id, blocked: $blocked) }', { id: other.id, blocked })
const answers = (person: Person, id: string, isAccepted: boolean) => person.asks('mutation ($id: ID!, $isAccepted: Boolean!) { answerMessageRequest(id: $id, isAccepted: $isAccepted) }', { id, isAccepted })

/** Two people who follow each other, and their conversation. */
async function pair() {
  const { ada, ben } = await people(services, 'ada', 'ben')
  await follows(ada, ben)
  await follows(ben, ada)
  return { ada, ben, id: await opens(ada, ben) }
}

describe('A new account', () => {
  test('has three welcome messages unread; opening the chat clears the badge and reads nothing', async () => {
    const { ada } = await people(services, 'ada')
    const before = await listOf(ada)
    expect([before.chatBadge, before.conversations.map(({ kind, unreadCount }) => [kind, unreadCount])]).toEqual([3, [['welcome', 3]]])
    const html = (await historyOf(ada, before.conversations[0]!.id)).items.map((message) => message.html).join('')
    expect(html.match(/href="[^"]*/g)).toEqual(['href="http://cloggle.test/practice', 'href="http://cloggle.test/connections'])
    await ada.asks('mutation { openChat }')
    const after = await listOf(ada)
    expect([after.chatBadge, after.conversations[0]!.unreadCount]).toEqual([0, 3])
    expect(codeOf(await sends(ada, before.conversations[0]!.id, 'Hello?'))).toBe('NOT_ALLOWED')
    const { rows } = await services.pool.query<{ html: string }>('select html from messages where conversation_id = $1 order by sequence', [before.conversations[0]!.id])
    expect(rows.map(({ html }) => /<a href="([^"]*)"/.exec(html)?.[1] ?? null)).toEqual([null, 'http://cloggle.test/practice', 'http://cloggle.test/connections'])
  })

  test('counts all unread messages once a new one arrives, as the list does, but not those of muted conversations', async () => {
    const { ada, ben, id } = await pair()
    await ben.asks('mutation { openChat }')
    expect((await listOf(ben)).chatBadge).toBe(0)
    services.clock.forward(1)
    await sends(ada, id, 'Hello')
    const { chatBadge, conversations } = await listOf(ben)
    expect([chatBadge, conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0)]).toEqual([4, 4])
    await ben.asks('mutation ($id: ID!) { flagConversation(id: $id, muted: true) }', { id })
    expect((await listOf(ben)).chatBadge).toBe(0)
  })

  test('is created once when its first requests arrive together', async () => {
    const { ada } = await people(services, 'ada')
    await Promise.all(Array.from({ length: 6 }, () => ada.asks('{ chatBadge }')))
    expect((await listOf(ada)).conversations).toHaveLength(1)
  })
})

describe('A direct conversation', () => {
  test('carries messages in order, once each, and counts what is unread', async () => {
    const { ada, ben, id } = await pair()
    expect(await opens(ben, ada)).toBe(id)
    const twice = randomUUID()
    for (const text of ['one', 'two']) await sends(ada, id, text)
    for (let n = 0; n < 3; n++) await sends(ada, id, 'three', { id: twice })
    expect((await historyOf(ben, id)).items.map(({ sequence, text }) => [sequence, text])).toEqual([[1, 'one'], [2, 'two'], [3, 'three']])
    const list = await listOf(ben)
    expect(list.conversations.find((one) => one.id === id)).toMatchObject({ unreadCount: 3, isRequest: false, lastMessage: { text: 'three' } })
    expect(list.chatBadge).toBe(6)
    await ben.asks('mutation ($id: ID!) { markConversationRead(id: $id, sequence: 2) }', { id })
    expect((await listOf(ben)).conversations.find((one) => one.id === id)!.unreadCount).toBe(1)
  })

  test('shows Markdown, code and formulas as safe HTML, and HTML as text', async () => {
    const { ada, id } = await pair()
    await sends(ada, id, '**Bold** and `code`\nnext <b onclick=alert(1)>line</b> $x^2$\n\n```python\nprint(1)\n```')
    const [{ html }] = (await historyOf(ada, id)).items as [Shown]
    expect(html).toContain('<strong>Bold</strong> and <code>code</code><br>next &lt;b onclick=alert(1)>line&lt;/b>')
    expect(html).toContain('<math')
    expect(html).toContain('<pre')
  })

  test('can be edited for 15 minutes, deleted, replied and reacted to by the right person only', async () => {
    const { ada, ben, id } = await pair()
    const first = randomUUID()
    await sends(ada, id, 'frist', { id: first })
    const EDIT = 'mutation ($id: ID!, $text: String!) { editMessage(id: $id, text: $text) }'
    expect(codeOf(await ben.asks(EDIT, { id: first, text: 'mine' }))).toBe('NOT_FOUND')
    await ada.asks(EDIT, { id: first, text: 'first' })
    await sends(ben, id, 'An answer', { replyTo: first })
    await ben.asks('mutation ($id: ID!) { reactToMessage(id: $id, emoji: "🎉", isOn: true) }', { id: first })
    const [edited, answer] = (await historyOf(ada, id)).items
    expect(edited).toMatchObject({ text: 'first', reactions: [{ emoji: '🎉', personIds: [ben.id] }] })
    expect(edited!.editedAt).not.toBeNull()
    expect(answer!.replyTo).toEqual({ author: 'ada', text: 'first' })
    await services.pool.query("update messages set sent_at = sent_at - interval '16 minutes' where id = $1", [first])
    expect(codeOf(await ada.asks(EDIT, { id: first, text: 'too late' }))).toBe('NOT_ALLOWED')
    expect(codeOf(await ben.asks('mutation ($id: ID!) { deleteMessage(id: $id) }', { id: first }))).toBe('NOT_FOUND')
    await ada.asks('mutation ($id: ID!) { deleteMessage(id: $id) }', { id: first })
    const [deleted, reply] = (await historyOf(ben, id)).items
    expect(deleted).toMatchObject({ isDeleted: true, text: '', html: '', reactions: [] })
    expect(reply!.replyTo).toEqual({ author: 'ada', text: null })
  })

  test('a client that was away gets exactly what it missed', async () => {
    const { ada, ben, id } = await pair()
    const CHANGES = 'query ($id: ID!, $after: Int!) { conversationChanges(id: $id, afterChange: $after) { lastChange isComplete messages { text change } } }'
    const missed = async (after: number) => (await ben.asks<{ conversationChanges: { lastChange: number; isComplete: boolean; messages: { text: string; change: number }[] } }>(CHANGES, { id, after })).data!.conversationChanges
    const first = randomUUID()
    await sends(ada, id, 'one', { id: first })
    const { lastChange } = await missed(0)
    await sends(ada, id, 'two')
    await ada.asks('mutation ($id: ID!) { editMessage(id: $id, text: "one!") }', { id: first })
    expect(await missed(lastChange)).toEqual({ lastChange: 3, isComplete: true, messages: [{ text: 'two', change: 2 }, { text: 'one!', change: 3 }] })
    expect((await missed(3)).messages).toEqual([])
  })

  test('sending a message reads nothing that was not on the screen', async () => {
    const { ada, ben, id } = await pair()
    await sends(ada, id, 'Are you there?')
    await sends(ben, id, 'Written offline before that arrived')
    expect((await listOf(ben)).conversations.find((one) => one.id === id)!.unreadCount).toBe(1)
  })

  test('opens at the first unread message and pages both ways', async () => {
    const { ada, ben, id } = await pair()
    for (let n = 1; n <= 58; n++) await sends(ada, id, `${n}`)
    services.clock.forward(120)
    for (let n = 59; n <= 110; n++) await sends(ada, id, `${n}`)
    await ben.asks('mutation ($id: ID!) { markConversationRead(id: $id, sequence: 60) }', { id })
    const page = await historyOf(ben, id)
    expect([page.items[0]!.sequence, page.items.at(-1)!.sequence, page.hasBefore, page.hasAfter]).toEqual([36, 85, true, true])
    expect((await historyOf(ben, id, { before: 36 })).items.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 35 }, (_, at) => at + 1))
    expect((await historyOf(ben, id, { after: 85 })).hasAfter).toBe(false)
  })
})

describe('A first message from somebody whom the receiver doesn’t follow', () => {
  test('is a request: one message without links; an answer accepts it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = await opens(ada, ben)
    expect((await sends(ada, id, 'See https://a.test')).errors![0]!.message).toBe('A first message can’t contain links or pictures.')
    expect((await sends(ada, id, 'Hi, I liked your post.')).errors).toBeUndefined()
    expect((await sends(ada, id, 'Are you there?')).errors![0]!.message).toBe('You can write more once your message request is accepted.')
    expect((await listOf(ben)).conversations.find((one) => one.id === id)).toMatchObject({ isRequest: true })
    await sends(ben, id, 'Thanks!')
    expect((await listOf(ben)).conversations.find((one) => one.id === id)).toMatchObject({ isRequest: false })
    expect((await sends(ada, id, 'See https://a.test')).errors).toBeUndefined()
  })

  test('a declined request is gone for the receiver, and the sender is not told', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = await opens(ada, ben)
    const first = randomUUID()
    await sends(ada, id, 'Hi!', { id: first })
    await answers(ben, id, false)
    expect((await listOf(ben)).conversations.map((one) => one.kind)).toEqual(['welcome'])
    const edit = (text: string) => ada.asks('mutation ($id: ID!, $text: String!) { editMessage(id: $id, text: $text) }', { id: first, text })
    expect((await edit('See https://a.test')).errors![0]!.message).toBe('A first message can’t contain links or pictures.')
    expect((await edit('Hi again!')).errors).toBeUndefined()
    expect((await sends(ada, id, 'Hello?')).errors![0]!.message).toBe('You can write more once your message request is accepted.')
    expect(codeOf(await ben.asks(HISTORY, { id }))).toBe('NOT_FOUND')
  })

  test('has no links or pictures in any notation, also not by an edit', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = await opens(ada, ben)
    for (const text of [`![a][1]\n\n[1]: /images/${randomUUID()}/medium.webp`, '[x][1]\n\n[1]: https://evil.test', 'mail me@evil.test', 'see www.evil.test', '<https://evil.test>']) {
      expect((await sends(ada, id, text)).errors![0]!.message, text).toBe('A first message can’t contain links or pictures.')
    }
    const first = randomUUID()
    expect((await sends(ada, id, 'Why is `x[0](1)` not valid in `model.py`?', { id: first })).errors).toBeUndefined()
    const edit = await ada.asks('mutation ($id: ID!) { editMessage(id: $id, text: "See https://evil.test") }', { id: first })
    expect(edit.errors![0]!.message).toBe('A first message can’t contain links or pictures.')
  })

  test('that is opened by several presses at once counts once', async () => {
    const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
    const opened = await Promise.all(Array.from({ length: 5 }, () => opens(ada, ben)))
    expect(new Set(opened).size).toBe(1)
    const ids = [ben.id, cleo.id].concat(Object.values(await people(services, 'd', 'e')).map((one) => one.id))
    const last = await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "", personIds: $personIds) }', { id: randomUUID(), personIds: ids.slice(1) })
    expect(last.errors).toBeUndefined()
  })

  test('is checked again when it is sent, and the person who declined can start again', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = await opens(ada, ben)
    await ben.asks('mutation { saveChatSettings(whoMayWrite: "nobody", showsPresence: true, showsTyping: true, showsReads: true) }')
    expect(codeOf(await sends(ada, id, 'Hi!'))).toBe('NOT_ALLOWED')
    await ben.asks('mutation { saveChatSettings(whoMayWrite: "everyone", showsPresence: true, showsTyping: true, showsReads: true) }')
    await sends(ada, id, 'Hi!')
    await answers(ben, id, false)
    expect(await opens(ben, ada)).toBe(id)
    expect((await sends(ben, id, 'I pressed the wrong button.')).errors).toBeUndefined()
  })

  test('settings that two windows change are both kept', async () => {
    const { ada } = await people(services, 'ada')
    const read = async () => (await ada.asks('{ chatSettings { whoMayWrite showsPresence showsTyping showsReads emailAfterMinutes } }')).data.chatSettings
    await ada.asks('mutation { saveChatSettings(showsPresence: false, emailAfterMinutes: 15) }')
    await ada.asks('mutation { saveChatSettings(whoMayWrite: "nobody") }')
    expect(await read()).toEqual({ whoMayWrite: 'nobody', showsPresence: false, showsTyping: true, showsReads: true, emailAfterMinutes: 15 })
    await ada.asks('mutation { saveChatSettings(emailAfterMinutes: null) }')
    expect(await read()).toMatchObject({ whoMayWrite: 'nobody', emailAfterMinutes: null })
    expect(codeOf(await ada.asks('mutation { saveChatSettings(emailAfterMinutes: 7) }'))).toBe('INVALID_INPUT')
  })

  test('is refused by people who accept messages only from those they follow', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await ben.asks('mutation { saveChatSettings(whoMayWrite: "following", showsPresence: true, showsTyping: true, showsReads: true) }')
    const reply = await ada.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })
    expect(codeOf(reply)).toBe('NOT_ALLOWED')
    await follows(ben, ada)
    await opens(ada, ben)
  })
})

describe('Who is kept out', () => {
  test('a block stops messages both ways on every path, and the history stays', async () => {
    const { ada, ben, id } = await pair()
    const first = randomUUID()
    await sends(ada, id, 'Hi', { id: first })
    await sends(ben, id, 'Hello')
    await blocks(ben, ada)
    for (const [person, other] of [[ada, ben], [ben, ada]] as const) {
      expect(codeOf(await sends(person, id, 'Hello?'))).toBe('NOT_ALLOWED')
      expect(codeOf(await person.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: other.id }))).toBe('NOT_FOUND')
      expect(codeOf(await person.asks('mutation ($id: ID!) { reactToMessage(id: $id, emoji: "👍", isOn: true) }', { id: first }))).toBe('NOT_ALLOWED')
      expect((await listOf(person)).conversations.find((one) => one.id === id)).toMatchObject({ isBlocked: true, isBlockedByViewer: person === ben, lastMessage: { text: 'Hello' } })
    }
    expect(codeOf(await ada.asks('mutation ($id: ID!) { editMessage(id: $id, text: "x") }', { id: first }))).toBe('NOT_ALLOWED')
  })

  test('a conversation of others does not exist: not to read, write, mark, search or change', async () => {
    const { ada, id } = await pair()
    const first = randomUUID()
    await sends(ada, id, 'A secret word', { id: first })
    const { eve } = await people(services, 'eve')
    const attempts = [
      eve.asks(HISTORY, { id }), sends(eve, id, 'Hi'), eve.asks('mutation ($id: ID!) { markConversationRead(id: $id, sequence: 1) }', { id }),
      eve.asks('mutation ($id: ID!) { deleteMessage(id: $id) }', { id: first }), eve.asks('mutation ($id: ID!) { reactToMessage(id: $id, emoji: "👍", isOn: true) }', { id: first }),
      eve.asks('query ($id: ID!) { conversation(id: $id) { id } }', { id }), eve.asks('query ($id: ID!) { conversationChanges(id: $id, afterChange: 0) { lastChange } }', { id }),
      eve.asks('mutation ($id: ID!) { flagConversation(id: $id, muted: true) }', { id }), eve.asks('mutation ($id: ID!) { showTyping(id: $id) }', { id }),
    ]
    expect((await Promise.all(attempts)).map(codeOf)).toEqual(attempts.map(() => 'NOT_FOUND'))
    expect((await eve.asks<{ findMessages: object[] }>('{ findMessages(q: "secret") { id } }')).data!.findMessages).toEqual([])
    expect((await ada.asks<{ findMessages: object[] }>('{ findMessages(q: "secret") { id } }')).data!.findMessages).toEqual([{ id: first }])
    expect(codeOf(await visitor(services).asks(LIST))).toBe('NOT_SIGNED_IN')
  })
})

describe('A group', () => {
  test('takes no links before another member accepts, nor by an edit (requirement M-6)', async () => {
    const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
    const id = randomUUID()
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "", personIds: $personIds) }', { id, personIds: [ben.id, cleo.id] })
    const REFUSED = 'Your messages can’t contain links or pictures before someone accepts your invitation.'
    expect((await sends(ada, id, 'Look at https://example.com')).errors![0]!.message).toBe(REFUSED)
    const plain = randomUUID()
    expect((await sends(ada, id, 'Look at this', { id: plain })).errors).toBeUndefined()
    const edit = () => ada.asks('mutation ($id: ID!, $text: String!) { editMessage(id: $id, text: $text) }', { id: plain, text: 'See https://example.com/a' })
    expect((await edit()).errors![0]!.message).toBe(REFUSED)
    await answers(ben, id, true)
    expect((await edit()).errors).toBeUndefined()
    expect((await sends(ada, id, 'Look at https://example.com')).errors).toBeUndefined()
  })

  test('is a request for people who don’t follow its owner: no badge, no writing, and a decline is final', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = randomUUID()
    const CREATE = 'mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }'
    await ada.asks(CREATE, { id, personIds: [ben.id] })
    await sends(ada, id, 'Welcome')
    const list = await listOf(ben)
    expect([list.chatBadge, list.conversations.find((one) => one.id === id)!.isRequest]).toEqual([3, true])
    expect(codeOf(await sends(ben, id, 'Hi'))).toBe('NOT_ALLOWED')
    await answers(ben, id, false)
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { addGroupMembers(id: $id, personIds: $personIds) }', { id, personIds: [ben.id] })
    expect((await listOf(ben)).conversations.map(({ kind }) => kind)).toEqual(['welcome'])
  })

  test('counts each stranger as a conversation that is started', async () => {
    const { ada, ...others } = await people(services, 'ada', 'b', 'c', 'd', 'e', 'f')
    const CREATE = 'mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Spam", personIds: $personIds) }'
    const reply = await ada.asks(CREATE, { id: randomUUID(), personIds: Object.values(others).map((one) => one.id) })
    expect([codeOf(reply), reply.errors![0]!.message]).toEqual(['TOO_FAST', 'You can start 5 conversations a day at your trust level (New). Try again tomorrow. A new group counts as one, and so does each person in it who doesn’t follow you.'])
  })

  test('shows three other people in the list, the number of all, and everybody when it is opened', async () => {
    const { ada, ...others } = await people(services, 'ada', 'ben', 'cleo', 'dan', 'eve')
    for (const person of Object.values(others)) await follows(person, ada)
    const id = randomUUID()
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: Object.values(others).map((one) => one.id) })
    const { conversations } = (await ada.asks<{ conversations: { kind: string; memberCount: number; others: { name: string }[] }[] }>('{ conversations { kind memberCount others { name } } }')).data!
    expect(conversations.find(({ kind }) => kind === 'group')).toEqual({ kind: 'group', memberCount: 5, others: [{ name: 'ben' }, { name: 'cleo' }, { name: 'dan' }] })
    const { conversation } = (await ada.asks<{ conversation: { members: { person: { name: string } }[] } }>('query ($id: ID!) { conversation(id: $id) { members { person { name } } } }', { id })).data!
    expect(conversation.members.map(({ person }) => person.name)).toEqual(['ada', 'ben', 'cleo', 'dan', 'eve'])
  })

  test('shows nothing of people whom a block separates', async () => {
    const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
    for (const person of [ben, cleo]) await follows(person, ada)
    const id = randomUUID()
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: [ben.id, cleo.id] })
    await sends(ben, id, 'From Ben')
    await sends(ada, id, 'From Ada')
    await blocks(cleo, ben)
    expect((await historyOf(cleo, id)).items.map(({ text }) => text)).toEqual(['From Ada'])
    expect((await historyOf(ben, id)).items.map(({ text }) => text)).toEqual(['From Ben', 'From Ada'])
  })

  test('has an owner who adds, removes and renames; it passes on when the owner leaves', async () => {
    const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
    for (const person of [ben, cleo]) await follows(person, ada)
    const id = randomUUID()
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Reading group", personIds: $personIds) }', { id, personIds: [ben.id] })
    await sends(ada, id, 'Welcome')
    const ADD = 'mutation ($id: ID!, $personIds: [ID!]!) { addGroupMembers(id: $id, personIds: $personIds) }'
    expect(codeOf(await ben.asks(ADD, { id, personIds: [cleo.id] }))).toBe('NOT_ALLOWED')
    await ada.asks(ADD, { id, personIds: [cleo.id] })
    expect((await historyOf(cleo, id)).items).toHaveLength(1)
    const REMOVE = 'mutation ($id: ID!, $personId: ID!) { removeGroupMember(id: $id, personId: $personId) }'
    await ada.asks(REMOVE, { id, personId: ada.id })
    expect(codeOf(await ada.asks(HISTORY, { id }))).toBe('NOT_FOUND')
    await ben.asks(REMOVE, { id, personId: cleo.id })
    expect(codeOf(await sends(cleo, id, 'Hello?'))).toBe('NOT_FOUND')
    expect((await sends(ben, id, 'Still here')).errors).toBeUndefined()
  })
})
