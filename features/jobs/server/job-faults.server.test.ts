import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { applies, jobContent, listsJob, POST_JOB } from '#tests/support/jobs.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { expireJobs } from './expire-jobs.ts'

const services = await openTestServices()
const admin = await actingAs(services, (await people(services, 'boss')).boss, 'admin')
const { pool } = services
const expire = () => expireJobs(openContext(services.services))
const titles = async (person: Person) =>
  (await person.asks<{ notifications: { items: { title: string }[] } }>('{ notifications { items { title } } }')).data!.notifications.items.map(({ title }) => title)
const post = (person: Person, change: object) => person.asks(POST_JOB, { id: randomUUID(), content: jobContent(change) })
const shown = async (id: string, fields: string) => (await visitor(services).asks<{ job: unknown }>(`query ($id: ID!) { job(id: $id) { ${fields} } }`, { id })).data!.job

describe('V-1 what a poster may write', () => {
  test.each([
    ['a minimum above the maximum', { salary: { min: 9, max: 3, currency: 'EUR', period: 'year' } }, 'content.salary.min', 'The minimum can’t be above the maximum.'],
    ['a yearly salary below 1,000', { salary: { min: 52, max: 61_000, currency: 'EUR', period: 'year' } }, 'content.salary.min', '€52 a year is very low. Check the amount and the period.'],
    ['a negative salary', { salary: { min: -1, max: 3, currency: 'EUR', period: 'year' } }, 'content.salary.min', 'Enter a positive number.'],
    ['an unknown currency', { salary: { min: 1, max: 3, currency: 'ZZZ', period: 'year' } }, 'content.salary.currency', 'Choose a currency.'],
    ['a script as link', { applyUrl: 'javascript:alert(1)' }, 'content.applyUrl', 'Enter an address that starts with https:// or http://.'],
    ['a data link', { applyUrl: 'data:text/html,hello' }, 'content.applyUrl', 'Enter an address that starts with https:// or http://.'],
    ['no skill', { skills: [' '] }, 'content.skills', 'Add at least one skill.'],
    ['too many skills', { skills: Array.from({ length: 21 }, (_, n) => `Skill ${n}`) }, 'content.skills', 'A job has at most 20 skills.'],
    ['an invisible role', { role: '\u200B \u2060' }, 'content.role', 'Enter the role.'],
    ['an unknown level', { level: 'Boss' }, 'content.level', 'Choose a level.'],
    ['no description', { description: ' ' }, 'content.description', 'Describe the job.'],
    ['a logo that does not exist', { logoId: randomUUID() }, 'content.logoId', 'Upload the logo again.'],
  ])('%s is refused with a sentence at its field', async (_what, change, field, sentence) => {
    const { ada } = await people(services, 'ada')
    const { errors } = await post(ada, change)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: sentence } })
  })

  test('a logo of somebody else is refused', async () => {
    const { ada, bea } = await people(services, 'ada', 'bea')
    const logoId = randomUUID()
    await pool.query("insert into images (id, owner_id, width, height, widths) values ($1, $2, 64, 64, '{64}')", [logoId, bea.id])
    expect((await post(ada, { logoId })).errors?.[0]?.extensions).toMatchObject({ fields: { 'content.logoId': 'Upload the logo again.' } })
    expect((await post(bea, { logoId })).errors).toBeUndefined()
  })

  test('hostile markup in a description does nothing', async () => {
    const { ada } = await people(services, 'ada')
    const description = 'Hello <script>alert(1)</script> <img src=x onerror=alert(1)> [here](javascript:alert(1)) <iframe src="https://evil.invalid"></iframe> **bold**'
    const id = await listsJob(ada, admin, { description })
    const { descriptionHtml } = (await shown(id, 'descriptionHtml')) as { descriptionHtml: string }
    expect(descriptionHtml).toContain('<strong>bold</strong>')
    expect(descriptionHtml).not.toMatch(/<script|onerror=|href="javascript:|<iframe/i)
  })

  test('a new account may post two jobs on its first day, then ten a day', async () => {
    const { ada } = await people(services, 'ada')
    for (let n = 0; n < 2; n++) expect((await post(ada, {})).errors).toBeUndefined()
    expect(messageOf(await post(ada, {}))).toBe('You can post 2 jobs on your first day. Try again tomorrow.')
    await pool.query("update people set joined_at = now() - interval '2 days' where id = $1", [ada.id])
    for (let n = 0; n < 10; n++) expect((await post(ada, {})).errors).toBeUndefined()
    expect(messageOf(await post(ada, {}))).toBe('You can post 10 jobs a day. Try again tomorrow.')
  })

  test('a new account may apply to ten jobs on its first day; a refused application does not count', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    await pool.query("update people set joined_at = now() - interval '2 days' where id = $1", [ada.id])
    const ids: string[] = []
    for (let n = 0; n < 9; n++) ids.push(await listsJob(ada, admin))
    const { bea } = await people(services, 'bea')
    ids.push(await listsJob(bea, admin), await listsJob(bea, admin))
    expect(codeOf((await applies(kim, randomUUID())).reply)).toBe('NOT_FOUND')
    for (const id of ids.slice(0, 10)) expect((await applies(kim, id)).reply.errors).toBeUndefined()
    expect(messageOf((await applies(kim, ids[10]!)).reply)).toBe('You can apply to 10 jobs on your first day. Try again tomorrow.')
  })
})

describe('V-8 the end of a job', () => {
  test('is announced three days before and when it expires, each once, even after the worker was down', async () => {
    const { ada } = await people(services, 'ada')
    const [early, late] = [await listsJob(ada, admin), await listsJob(ada, admin)]
    await pool.query("update jobs set expires_at = now() + interval '2 days' where id = $1", [early])
    await pool.query("update jobs set expires_at = now() - interval '9 days' where id = $1", [late])
    await Promise.all([expire(), expire(), expire()])
    await services.work()
    await expire()
    await services.work()
    const told = await titles(ada)
    expect(told.filter((title) => title === 'Job expires soon')).toHaveLength(1)
    // The one that ended while the worker was down is not announced as ending soon.
    expect(told.filter((title) => title === 'Job expired')).toHaveLength(1)
  })

  test('moves with a renewal, and the poster is reminded again', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = await listsJob(ada, admin)
    await pool.query("update jobs set expires_at = now() + interval '1 day' where id = $1", [id])
    await expire()
    const RENEW = 'mutation ($id: ID!) { renewJob(id: $id) }'
    expect(codeOf(await ben.asks(RENEW, { id }))).toBe('NOT_FOUND')
    const until = new Date((await ada.asks<{ renewJob: string }>(RENEW, { id })).data!.renewJob)
    expect(Math.round((until.getTime() - Date.now()) / 86_400_000)).toBe(30)
    await pool.query("update jobs set expires_at = now() + interval '2 days' where id = $1", [id])
    await expire()
    await services.work()
    expect((await titles(ada)).filter((title) => title === 'Job expires soon')).toHaveLength(2)
    await pool.query("update jobs set expires_at = now() - interval '61 days' where id = $1", [id])
    expect(messageOf(await ada.asks(RENEW, { id }))).toBe('This job expired long ago. Post it again.')
  })
})

describe('V-12 suspended and deleted posters', () => {
  test('the job of a suspended poster is hidden from readers, and takes no applications', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const id = await listsJob(ada, admin)
    await pool.query('update people set suspended_at = now() where id = $1', [ada.id])
    expect(await shown(id, 'role')).toBeNull()
    expect((await applies(kim, id)).reply.errors).toHaveLength(1)
  })

  test('the job of a deleted poster is closed, and its page says so', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const id = await listsJob(ada, admin)
    await kim.asks('mutation ($id: ID!) { saveJob(id: $id, isOn: true) }', { id })
    await openContext(services.services).inTransaction(async (context) => {
      await context.db.deleteFrom('people').where('id', '=', ada.id).execute()
      await context.emit({ name: 'person.left', personId: ada.id })
    })
    await services.work()
    expect(await shown(id, 'isOpen state poster { name }')).toEqual({ isOpen: false, state: 'closed', poster: null })
    expect(messageOf((await applies(kim, id)).reply)).toBe('This job is closed.')
    expect((await kim.asks('{ trackedJobs { stage } }')).data).toEqual({ trackedJobs: [{ stage: 'Saved' }] })
  })

  test('a removed job stays on the boards of its applicants only', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const id = await listsJob(ada, admin)
    await applies(kim, id)
    await kim.asks('mutation ($id: ID!) { reportContent(kind: "job", id: $id, reason: "It asks for money.") }', { id })
    expect((await admin.asks('mutation ($id: ID!) { decideReport(kind: "job", targetId: $id, decision: "remove", reason: "It does.") }', { id })).errors).toBeUndefined()
    expect(await shown(id, 'role')).toBeNull()
    expect((await kim.asks('{ trackedJobs { stage job { role } } }')).data).toEqual({ trackedJobs: [{ stage: 'Applied', job: { role: 'Data Analyst' } }] })
  })

  test('the poster of a removed job sees that it was removed and why, and can appeal, but can’t read applications', async () => {
    const { ada, bea, kim } = await people(services, 'ada', 'bea', 'kim')
    const [id, other] = [await listsJob(ada, admin), await listsJob(ada, admin)]
    await applies(kim, id)
    const POSTED = '{ postedJobs { id state path isOpen removal { decisionId reason } } }'
    await kim.asks('mutation ($id: ID!) { reportContent(kind: "job", id: $id, reason: "It asks for money.") }', { id })
    await admin.asks('mutation ($id: ID!) { decideReport(kind: "job", targetId: $id, decision: "remove", reason: "It asks for money.") }', { id })
    const removal = { decisionId: expect.any(String) as string, reason: 'It asks for money.' }
    const { data } = await ada.asks<{ postedJobs: { removal: { decisionId: string } }[] }>(POSTED)
    expect(data).toEqual({
      postedJobs: [
        { id: other, state: 'open', path: expect.any(String) as string, isOpen: true, removal: null },
        { id, state: 'removed', path: null, isOpen: false, removal },
      ],
    })
    const EDITION = 'query ($id: ID!) { jobEdition(id: $id) { state removal { decisionId reason } } }'
    expect((await ada.asks(EDITION, { id })).data).toEqual({ jobEdition: { state: 'removed', removal } })
    expect((await ada.asks(EDITION, { id: other })).data).toEqual({ jobEdition: { state: 'open', removal: null } })
    expect(codeOf(await bea.asks(EDITION, { id }))).toBe('NOT_FOUND')
    expect((await ada.asks('query ($id: ID!) { applicants(id: $id) { id } jobCandidates(id: $id) { percent } }', { id })).data).toEqual({ applicants: [], jobCandidates: [] })
    expect(codeOf(await ada.asks('mutation ($id: ID!) { renewJob(id: $id) }', { id }))).toBe('NOT_FOUND')

    const { decisionId } = data!.postedJobs[1]!.removal
    expect((await ada.asks('mutation ($id: ID!) { appealDecision(id: $id, text: "It pays.") }', { id: decisionId })).errors).toBeUndefined()
    const { cleo } = await people(services, 'cleo')
    const second = await actingAs(services, cleo, 'admin')
    expect((await second.asks('mutation ($id: ID!) { answerAppeal(id: $id, outcome: reversed, answer: "It does.") }', { id: decisionId })).errors).toBeUndefined()
    expect((await ada.asks(POSTED)).data).toMatchObject({ postedJobs: [{ id: other }, { id, state: 'open', removal: null }] })
  })
})
