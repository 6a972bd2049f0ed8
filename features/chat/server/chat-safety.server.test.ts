import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { tasks } from '#app/server/features.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { syncLinkedConversation } from './public.ts'

const services = await openTestServices()
const sends = (person: Person, conversationId: string, text: string, id: string = randomUUID()) =>
  person.asks('mutation ($id: ID!, $conversationId: ID!, $text: String!) { sendMessage(id: $id, conversationId: $conversationId, text: $text) }', { id, conversationId, text })

async function pair() {
  const { ada, ben } = await people(services, 'ada', 'ben')
  for (const [one, other] of [[ada, ben], [ben, ada]] as const) await one.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
  const id = (await ada.asks<{ openDirectConversation: string }>('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })).data!.openDirectConversation
  return { ada, ben, id }
}

describe('A reported message', () => {
  test('is shown to moderators alone, without the rest of the conversation, and can be removed', async () => {
    const { ada, ben, id } = await pair()
    const { root, eve } = await people(services, 'root', 'eve')
    const admin = await actingAs(services, root, 'admin')
    const bad = randomUUID()
    await sends(ada, id, 'Between us: the plan')
    await sends(ada, id, 'Something insulting', bad)
    const REPORT = 'mutation ($id: ID!) { reportContent(kind: "message", id: $id, reason: "It is insulting.") }'
    expect(codeOf(await eve.asks(REPORT, { id: bad }))).toBe('NOT_FOUND')
    expect((await ben.asks(REPORT, { id: bad })).errors).toBeUndefined()
    const reports = await admin.asks<{ openReports: { targetId: string; content: { text: string } }[] }>('{ openReports { targetId content { text } } }')
    expect(reports.data!.openReports.find(({ targetId }) => targetId === bad)!.content.text).toBe('Something insulting')
    expect(JSON.stringify(reports)).not.toContain('the plan')
    expect((await admin.asks('mutation ($id: ID!) { decideReport(kind: "message", targetId: $id, decision: "remove", reason: "It insults.") }', { id: bad })).errors).toBeUndefined()
    expect((await ben.asks<{ messageHistory: { items: object[] } }>('query ($id: ID!) { messageHistory(id: $id) { items { text isDeleted } } }', { id })).data!.messageHistory.items).toEqual([
      { text: 'Between us: the plan', isDeleted: false },
      { text: '', isDeleted: true },
    ])
    expect(codeOf(await admin.asks('query ($id: ID!) { messageHistory(id: $id) { hasBefore } }', { id }))).toBe('NOT_FOUND')
  })
})

describe('Unread messages', () => {
  const emailUnread = () => tasks.find(({ name }) => name === 'chat.email-unread')!.run(openContext(services.services), {})

  test('are emailed once after the chosen time, unless they were read', async () => {
    const { ada, ben, id } = await pair()
    await services.pool.query('update logins set email_verified_at = now() where person_id = any($1)', [[ada.id, ben.id]])
    await ben.asks('mutation { saveChatSettings(whoMayWrite: "everyone", showsPresence: true, showsTyping: true, showsReads: true, emailAfterMinutes: 15) }')
    await sends(ada, id, 'Are you there?')
    const before = services.mails.length
    const mailsTo = () => services.mails.slice(before).filter(({ to, subject }) => to === ben.email && /message/.test(subject))
    await emailUnread()
    await services.work()
    expect(mailsTo()).toHaveLength(0)
    await services.pool.query("update messages set sent_at = sent_at - interval '16 minutes' where conversation_id = $1", [id])
    // The signal, the email of the notification, and its delivery are three tasks.
    for (let n = 0; n < 4; n++) {
      await emailUnread()
      await services.work()
    }
    expect(mailsTo().map(({ subject }) => subject)).toEqual(['New messages from ada'])
    expect(mailsTo()[0]!.text).not.toContain('Are you there?')
  })
})

describe('A linked conversation', () => {
  test('follows the membership of what it belongs to', async () => {
    const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
    const sync = (personIds: string[]) => openContext(services.services).inTransaction((context) => syncLinkedConversation(context, { key: 'idea:1', name: 'An idea', personIds }))
    const id = await sync([ada.id, ben.id])
    expect((await sends(ada, id, 'Hello team')).errors).toBeUndefined()
    expect(await sync([ben.id, cleo.id])).toBe(id)
    expect(codeOf(await sends(ada, id, 'Still here?'))).toBe('NOT_FOUND')
    expect((await cleo.asks<{ messageHistory: { items: object[] } }>('query ($id: ID!) { messageHistory(id: $id) { items { text } } }', { id })).data!.messageHistory.items).toEqual([{ text: 'Hello team' }])
  })

  test('shortens a name that is longer than a conversation stores, without cutting a character', async () => {
    const { ada } = await people(services, 'ada')
    const nameOf = async (name: string) => {
      const id = await openContext(services.services).inTransaction((context) => syncLinkedConversation(context, { key: 'event:long', name, personIds: [ada.id] }))
      return (await services.pool.query<{ name: string }>('select name from conversations where id = $1', [id])).rows[0]!.name
    }
    expect(await nameOf('n'.repeat(100))).toBe('n'.repeat(100))
    expect(await nameOf('n'.repeat(101))).toBe(`${'n'.repeat(99)}…`)
    const family = '👨‍👩‍👧'
    expect(await nameOf(`${'n'.repeat(95)}${family} and more`)).toBe(`${'n'.repeat(95)}…`)
  })
})

describe('Bad input', () => {
  test.each([
    ['10,000 characters', 'x'.repeat(10_000), 'INVALID_INPUT'],
    ['only spaces', ' \n\t ', 'INVALID_INPUT'],
    ['only zero-width characters', '\u200B\u200C\u2060', 'INVALID_INPUT'],
  ])('%s are refused with a sentence', async (_name, text, code) => {
    const { ada, id } = await pair()
    const reply = await sends(ada, id, text)
    expect(codeOf(reply)).toBe(code)
    expect(reply.errors![0]!.message).toMatch(/^[A-Z].*\.$/)
  })

  test('10,000 combining marks and right-to-left overrides are tamed', async () => {
    const { ada, id } = await pair()
    const message = randomUUID()
    await sends(ada, id, `a${'\u0301'.repeat(3_900)} and \u202Egnp.exe`, message)
    const { rows } = await services.pool.query<{ text: string }>('select text from messages where id = $1', [message])
    expect(rows[0]!.text.length).toBeLessThan(40)
    expect(rows[0]!.text).not.toContain('\u202E')
  })
})

/** Acts until it is refused as too fast, and returns how often it was possible. A few more than the limit are, if the window of time ends meanwhile. */
async function countAllowed(limit: number, act: () => Promise<Parameters<typeof codeOf>[0]>): Promise<number> {
  for (let n = 0; n < limit * 1.2; n++) if (codeOf(await act()) === 'TOO_FAST') return n
  return Number.POSITIVE_INFINITY
}

test('Edits count as messages: both are rendered', async () => {
  const { ada, id } = await pair()
  const message = randomUUID()
  await sends(ada, id, 'First', message)
  const allowed = await countAllowed(60, () => ada.asks('mutation ($id: ID!) { editMessage(id: $id, text: "Again") }', { id: message }))
  expect([allowed >= 59, allowed < 72]).toEqual([true, true])
  expect(await countAllowed(60, () => sends(ada, id, 'One more'))).toBeLessThan(10)
})

test('The search in a conversation is limited, because it reads many messages', async () => {
  const { ada } = await pair()
  const allowed = await countAllowed(240, () => ada.asks('{ findMessages(q: "first") { id } }'))
  expect([allowed >= 240, allowed < 288]).toEqual([true, true])
})

test('A group whose owner left before anybody accepted belongs to the first who accepts', async () => {
  const { ada, ben } = await people(services, 'ada', 'ben')
  const id = randomUUID()
  await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: [ben.id] })
  await ada.asks('mutation ($id: ID!, $personId: ID!) { removeGroupMember(id: $id, personId: $personId) }', { id, personId: ada.id })
  await ben.asks('mutation ($id: ID!) { answerMessageRequest(id: $id, isAccepted: true) }', { id })
  expect((await ben.asks('mutation ($id: ID!) { renameGroup(id: $id, name: "Mine") }', { id })).errors).toBeUndefined()
})

test('A group whose owner deleted the account belongs to its oldest member', async () => {
  const { ada, ben } = await people(services, 'ada', 'ben')
  await ben.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
  const id = randomUUID()
  await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: [ben.id] })
  await services.work()
  await services.pool.query('delete from people where id = $1', [ada.id])
  await openContext(services.services).inTransaction((context) => context.emit({ name: 'person.left', personId: ada.id }))
  await services.work()
  const { data } = await ben.asks<{ conversation: { ownerId: string | null } }>('query ($id: ID!) { conversation(id: $id) { ownerId } }', { id })
  expect(data!.conversation.ownerId).toBe(ben.id)
})
