import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const opens = async (person: Person, other: Person) =>
  (await person.asks<{ openDirectConversation: string }>('mutation ($personId: ID!) { openDirectConversation(personId: $personId) }', { personId: other.id })).data!.openDirectConversation
const sends = (person: Person, conversationId: string, text: string, { id = randomUUID() }: { id?: string } = {}) =>
  person.asks('mutation ($id: ID!, $conversationId: ID!, $text: String!) { sendMessage(id: $id, conversationId: $conversationId, text: $text) }', { id, conversationId, text })
const follows = (person: Person, other: Person) => person.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
const blocks = (person: Person, other: Person) => person.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: other.id })
const lastHtml = async (person: Person, id: string) =>
  (await person.asks<{ messageHistory: { items: { html: string }[] } }>('query ($id: ID!) { messageHistory(id: $id) { items { html } } }', { id })).data!.messageHistory.items.at(-1)!.html

describe('A mention in a message', () => {
  async function group() {
    const { ada, ben, cleo, dan } = await people(services, 'ada', 'ben', 'cleo', 'dan')
    for (const person of [ben, dan]) await follows(person, ada)
    const id = randomUUID()
    await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: [ben.id, cleo.id, dan.id] })
    return { ada, ben, cleo, dan, id }
  }

  test('links to accepted members only: not to somebody invited, blocked or outside, and never in code or a link', async () => {
    const { ada, ben, cleo, dan, id } = await group()
    const { eve } = await people(services, 'eve')
    await blocks(dan, ada)
    await sends(ada, id, `@${ben.username.toUpperCase()} @${cleo.username} @${dan.username} @${eve.username} @${ada.username} \`@${ben.username}\` [@${ben.username}](https://a.test)`)
    const html = await lastHtml(ada, id)
    expect(html.match(/<a [^>]*href="\/[^>]*>[^<]*/g)).toEqual([`<a href="/profile/${ben.username}">@${ben.username.toUpperCase()}`])
    expect(html).toContain(`<code>@${ben.username}</code>`)
    const { members } = (await ada.asks<{ conversation: { members: { person: { id: string }; isMentionable: boolean; hasAccepted: boolean }[] } }>(
      'query ($id: ID!) { conversation(id: $id) { members { person { id } isMentionable hasAccepted } } }', { id })).data!.conversation
    const idsWith = (key: 'hasAccepted' | 'isMentionable') => members.filter((member) => member[key]).map(({ person }) => person.id)
    expect([idsWith('isMentionable'), idsWith('hasAccepted')]).toEqual([[ada.id, ben.id], [ada.id, ben.id, dan.id]])
  })

  test('follows an edit, and does not turn the first message to a stranger into one with a link', async () => {
    const { ada, ben, id } = await group()
    const first = randomUUID()
    await sends(ada, id, 'Hello', { id: first })
    await ada.asks('mutation ($id: ID!, $text: String!) { editMessage(id: $id, text: $text) }', { id: first, text: `Hello @${ben.username}` })
    expect(await lastHtml(ada, id)).toBe(`<p>Hello <a href="/profile/${ben.username}">@${ben.username}</a></p>`)
    const { eve, fay } = await people(services, 'eve', 'fay')
    expect((await sends(eve, await opens(eve, fay), `Hi @${fay.username}, I am @${eve.username}`)).errors).toBeUndefined()
  })

  test('notifies the member although the conversation is muted; nobody who is not linked, and not for a deleted message', async () => {
    const { ada, ben, cleo, id } = await group()
    await ben.asks('mutation ($id: ID!) { flagConversation(id: $id, muted: true) }', { id })
    const notified = async (person: Person) => {
      for (let n = 0; n < 2; n++) await services.work()
      return (await person.asks<{ notifications: { items: { kind: string; message: string }[] } }>('{ notifications { items { kind message } } }')).data!.notifications.items.filter(({ kind }) => kind === 'messageMention')
    }
    const first = randomUUID()
    await sends(ada, id, `@${ben.username} gone`, { id: first })
    await ada.asks('mutation ($id: ID!) { deleteMessage(id: $id) }', { id: first })
    expect(await notified(ben)).toEqual([])
    await sends(ada, id, `@${ben.username} and @${cleo.username}, look`)
    expect(await notified(ben)).toEqual([{ kind: 'messageMention', message: 'ada mentioned you in “Study”' }])
    expect(await notified(cleo)).toEqual([])
  })
})
