import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listSlowStatements, saveSlowStatement } from '#platform/server/database/slow-statements.queries.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'

const services = await openTestServices()
const { ada, ben, root, second } = await people(services, 'ada', 'ben', 'root', 'second')
const admin = await actingAs(services, root, 'admin')
const other = await actingAs(services, second, 'admin')
const CHANGE = 'mutation ($name: ID!, $isOn: Boolean!) { changeFeatureSwitch(name: $name, isOn: $isOn, reason: "Maintenance") }'
const turn = (name: string, isOn: boolean, by = admin) => by.asks(CHANGE, { name, isOn })
const messageOf = (reply: { errors?: { message: string }[] | undefined }) => reply.errors?.[0]?.message ?? null
const register = async () => {
  const response = await services.app.inject({ method: 'POST', url: '/api/auth/register', payload: { name: 'New', username: `n-${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@people.test`, password: 'four words for the tests' }, remoteAddress: '10.5.5.5' })
  return [response.statusCode, response.json<{ error?: string }>().error]
}

/** What people do, and the answer while the part is off. */
const PARTS: [string, string, () => Promise<string | null>][] = [
  ['messages', 'Messages are turned off right now. Try again later.', async () => messageOf(await ada.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id }))],
  ['newsletter', 'The newsletter is paused right now. Try again later.', async () => messageOf(await visitor(services).asks('mutation ($email: String!) { subscribeToNewsletter(email: $email, timeZone: "UTC", website: "") }', { email: `${randomUUID()}@people.test` }))],
  ['registrations', 'Sign-up is closed right now. Try again later.', async () => ((await register())[1] as string | undefined) ?? null],
]

describe('Feature switches (requirement G-27)', () => {
  test.each(PARTS)('%s: while it is off, people read why; on again, it works', async (name, message, use) => {
    expect(await use()).toBeNull()
    expect((await turn(name, false)).data.changeFeatureSwitch).toBe(false)
    expect(await use()).toBe(message)
    await turn(name, true)
    expect(await use()).toBeNull()
  })

  test('everyone sees which parts are off, with the sentence; not who turned them off', async () => {
    const off = async () => (await visitor(services).asks<{ turnedOffFeatures: object[] }>('{ turnedOffFeatures { name message } }')).data?.turnedOffFeatures
    expect(await off()).toEqual([])
    await turn('jobs', false)
    expect(await off()).toEqual([{ name: 'jobs', message: 'Posting jobs and applying are turned off right now. Try again later.' }])
    await turn('jobs', true)
    expect(await off()).toEqual([])
  })

  test('while messages are off, a sent one says nothing new', async () => {
    const opened = await ada.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })
    const id = randomUUID()
    const sent = await ada.asks('mutation ($id: ID!, $to: ID!) { sendMessage(id: $id, conversationId: $to, text: "Hello") }', { id, to: opened.data.openDirectConversation })
    await turn('messages', false)
    const edited = await ada.asks('mutation ($id: ID!) { editMessage(id: $id, text: "Are you there?") }', { id })
    await turn('messages', true)
    expect([messageOf(sent), messageOf(edited)]).toEqual([null, 'Messages are turned off right now. Try again later.'])
  })

  test('submissions and jobs are guarded, too', async () => {
    for (const name of ['submissions', 'jobs']) await turn(name, false)
    const submit = await ada.asks('mutation { submitSolution(input: { key: "018f6f54-0000-4000-8000-000000000000", problem: "two-sum", language: "python", code: "x" }) { __typename } }')
    expect(messageOf(submit)).toBe('Submitting solutions is turned off right now. Your code is kept. Try again later.')
    const apply = await ada.asks('mutation ($id: ID!) { applyForJob(id: $id, jobId: $id, coverNote: "", parts: []) }', { id: randomUUID() })
    expect(messageOf(apply)).toBe('Posting jobs and applying are turned off right now. Try again later.')
    for (const name of ['submissions', 'jobs']) await turn(name, true)
  })

  test('two admins turn off the same part: the second one gets an error; both actions that count are in the audit log', async () => {
    const replies = await Promise.all([turn('messages', false), turn('messages', false, other)])
    expect(replies.map(messageOf).sort()).toEqual(['This is already off. Another admin may have changed it.', null])
    expect(messageOf(await turn('newsletter', true))).toBe('This is already on. Another admin may have changed it.')
    await turn('messages', true)
    const { rows } = await services.pool.query("select deed from audit_log where target_name = 'Messages' order by id desc limit 2")
    expect(rows.map(({ deed }) => deed)).toEqual(['switch.on', 'switch.off'])
    expect(messageOf(await turn('everything', false))).toBe('We couldn’t find that switch.')
    expect(messageOf(await turn('messages', false, ada))).toBe('You don’t have permission to do that.')
  })
})

describe('Slow statements and storage (requirement G-28)', () => {
  test('a statement is counted once, whatever its spaces, with its average and longest time', async () => {
    const { db } = services.services.database
    for (const [statement, ms] of [['select  1', 300], ['select 1 ', 500]] as const) await saveSlowStatement(db, { statement, count: 1, totalMs: ms, longestMs: ms, at: new Date() })
    expect(await listSlowStatements(db)).toMatchObject([{ statement: 'select 1', count: 2, average_ms: 400, longest_ms: 500 }])
    const { data } = await admin.asks('{ operations { slowStatements { statement } storage { name files } } }')
    expect(data.operations.slowStatements).toEqual([{ statement: 'select 1' }])
    expect(data.operations.storage).toContainEqual({ name: 'Images', files: 0 })
  })
})
