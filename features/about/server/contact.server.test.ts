import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people } from '#tests/support/people.ts'
import type { GraphqlReply } from '#tests/support/graphql-reply.ts'

const services = await openTestServices()
const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
const [admin, other] = [await actingAs(services, ada, 'admin'), await actingAs(services, cleo, 'admin')]

const SEND = 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }'
const input = (more: object = {}) => ({ id: randomUUID(), name: 'Grace', email: 'grace@people.test', subject: 'A question', message: 'How do I begin?', ...more })

async function sends(message: object, from: string, token?: string): Promise<GraphqlReply> {
  const response = await services.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: { query: SEND, variables: { message } },
  })
  return response.json<GraphqlReply>()
}
const INBOX = 'query ($all: Boolean) { contactInbox(all: $all) { items { id name email subject message username answeredAt } next } }'
const inbox = async (all = false) =>
  (await admin.asks<{ contactInbox: { items: { id: string; subject: string; username: string | null; answeredAt: string | null }[] } }>(INBOX, { all })).data!.contactInbox.items

describe('Contact (requirements H-30 to H-33)', () => {
  test('H-30 a message appears in the inbox, with the username if the sender was logged in', async () => {
    expect((await sends(input({ subject: 'From a visitor' }), '10.1.0.1')).data).toEqual({ sendContactMessage: true })
    expect((await sends(input({ subject: 'From a member' }), '10.1.0.2', ben.token)).data).toEqual({ sendContactMessage: true })
    expect(await inbox()).toMatchObject([{ subject: 'From a member', username: ben.username }, { subject: 'From a visitor', username: null }])
  })

  test('H-30 stores a message once that is sent several times', async () => {
    const message = input({ subject: 'Twice' })
    await Promise.all([sends(message, '10.1.0.3'), sends(message, '10.1.0.3'), sends(message, '10.1.0.3')])
    expect((await inbox()).filter(({ subject }) => subject === 'Twice')).toHaveLength(1)
  })

  test.each([
    ['name', { name: ' ' }], ['email', { email: 'nobody' }], ['email', { email: 'a@b.c\r\nBcc: x@y.z' }], ['subject', { subject: '' }],
    ['subject', { subject: 'x'.repeat(151) }], ['message', { message: '   ' }], ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: '\u0000\u0000' }],
  ])('H-31 reports an invalid %s at its field', async (field, wrong) => {
    const { errors } = await sends(input(wrong), '10.1.0.4')
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field])
  })

  test('H-31 removes thousands of combining marks', async () => {
    expect((await sends(input({ subject: 'Marks', message: `e${'\u0301'.repeat(10_000)}` }), '10.1.0.5')).data).toEqual({ sendContactMessage: true })
    const [message] = (await services.pool.query<{ message: string }>("select message from contact_messages where subject = 'Marks'")).rows
    expect(message!.message.length).toBeLessThan(20)
  })

  test('H-32 accepts five messages an hour from one network, and drops messages with a filled honeypot', async () => {
    for (let n = 0; n < 5; n++) expect((await sends(input({ subject: 'Five' }), '10.1.0.6')).data).toEqual({ sendContactMessage: true })
    expect((await sends(input({ subject: 'Five' }), '10.1.0.6')).errors?.[0]?.extensions.code).toBe('TOO_FAST')
    expect((await inbox(true)).filter(({ subject }) => subject === 'Five')).toHaveLength(5)
    expect((await sends(input({ subject: 'Spam', website: 'https://spam.example' }), '10.1.0.7')).data).toEqual({ sendContactMessage: true })
    expect((await inbox(true)).filter(({ subject }) => subject === 'Spam')).toEqual([])
  })

  test('H-33 a reply is emailed to the sender and marks the message as answered, once', async () => {
    await sends(input({ subject: 'Reply to me', email: 'reply@people.test' }), '10.1.0.9')
    const { id } = (await inbox()).find(({ subject }) => subject === 'Reply to me')!
    const replies = (by: typeof admin, answer: string) => by.asks('mutation ($id: ID!, $answer: String!) { answerContactMessage(id: $id, answer: $answer) }', { id, answer })
    expect(Object.keys((await replies(admin, ' ')).errors?.[0]?.extensions.fields ?? {})).toEqual(['answer'])
    expect((await replies(ben, 'Hello')).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect((await inbox()).some((one) => one.id === id)).toBe(true)
    expect((await replies(admin, 'With the first track.')).errors).toBeUndefined()
    // Sent again because its answer was lost.
    expect((await replies(admin, 'With the first track.')).errors).toBeUndefined()
    expect((await replies(admin, 'Again.')).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    expect((await replies(other, 'With the first track.')).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    await services.work()
    const mails = services.mails.filter(({ to }) => to === 'reply@people.test')
    expect(mails.map(({ subject, text }) => [subject, text.includes('With the first track.'), text.includes('> How do I begin?')])).toEqual([['Re: Reply to me', true, true]])
    expect((await inbox()).some((one) => one.id === id)).toBe(false)
    expect((await services.pool.query('select deed from audit_log where target_id = $1', [id])).rows).toEqual([{ deed: 'contact.replied' }])
  })

  test('H-33 an admin marks a message as answered and as open again; both are in the audit log, and nobody else has access', async () => {
    await sends(input({ subject: 'Please answer' }), '10.1.0.8')
    const { id } = (await inbox()).find(({ subject }) => subject === 'Please answer')!
    const mark = (answered: boolean) => admin.asks('mutation ($id: ID!, $answered: Boolean!) { markMessageAnswered(id: $id, answered: $answered) }', { id, answered })
    await mark(true)
    expect((await inbox()).some((one) => one.id === id)).toBe(false)
    expect((await inbox(true)).find((one) => one.id === id)?.answeredAt).not.toBeNull()
    await mark(false)
    expect((await inbox()).some((one) => one.id === id)).toBe(true)
    const { rows } = await services.pool.query('select deed from audit_log where target_id = $1 order by id', [id])
    expect(rows).toEqual([{ deed: 'contact.answered' }, { deed: 'contact.reopened' }])
    expect((await ben.asks(INBOX)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
  })
})
