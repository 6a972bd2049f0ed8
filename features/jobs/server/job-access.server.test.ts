import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { applies, EDIT_JOB, jobContent, listsJob } from '#tests/support/jobs.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { pdfFault, ACTIVE_PDF } from '../rules/pdf.ts'
import { moderatedJobs } from './jobs.moderation.ts'

const services = await openTestServices()
const admin = await actingAs(services, (await people(services, 'boss')).boss, 'admin')
const { pool } = services
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
const uploads = async (person: Person) =>
  (await services.app.inject({ method: 'POST', url: '/api/jobs/resumes?name=cv.pdf', headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/pdf' }, payload: PDF })).json<{ id: string }>().id
const statusOf = async (person: Person, id: string) => (await services.app.inject({ url: `/api/jobs/resumes/${id}.pdf`, headers: { authorization: `Bearer ${person.token}` } })).statusCode
const removes = (id: string) => openContext(services.services).inTransaction((context) => moderatedJobs.job.remove(context, id))
const blocks = (blocker: Person, blocked: Person) => pool.query('insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())', [blocker.id, blocked.id])
const MESSAGE = 'mutation ($id: ID!, $messageId: ID!) { messageApplicant(id: $id, messageId: $messageId, text: "Send me money.") }'
const ANSWER = 'mutation ($id: ID!) { answerApplicant(id: $id, state: interview) }'
const SAVE = 'mutation ($id: ID!) { saveJob(id: $id, isOn: true) }'
const MOVE = 'mutation ($id: ID!) { moveTrackedJob(id: $id, stage: Interview) }'

describe('V-6, V-12 what a poster may do', () => {
  test('the poster of a removed job can’t open PDFs, answer applications or send messages', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const jobId = await listsJob(ada, admin)
    const resumeId = await uploads(kim)
    const { id } = await applies(kim, jobId, { resumeId })
    expect(await statusOf(ada, resumeId)).toBe(200)
    await removes(jobId)
    expect([await statusOf(ada, resumeId), await statusOf(kim, resumeId)]).toEqual([404, 200])
    const refused = [await ada.asks(ANSWER, { id }), await ada.asks(MESSAGE, { id, messageId: randomUUID() })]
    expect(refused.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })

  test('a block takes the PDF from the poster', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const resumeId = await uploads(kim)
    await applies(kim, await listsJob(ada, admin), { resumeId })
    await blocks(kim, ada)
    expect(await statusOf(ada, resumeId)).toBe(404)
  })

  test('only a listed job shows candidates to its poster', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const id = await listsJob(ada, admin, { skills: ['Origami'] })
    await kim.asks('mutation { saveCandidateProfile(location: "Paris", isOpen: true, visibility: posters) }')
    await pool.query(`insert into tech_stack (person_id, label, position) values ($1, 'Origami', 0)`, [kim.id])
    const shown = async () => (await ada.asks<{ jobCandidates: object[] }>('query ($id: ID!) { jobCandidates(id: $id) { location } }', { id })).data!.jobCandidates
    expect(await shown()).toHaveLength(1)
    await pool.query(`update jobs set expires_at = now() - interval '1 minute' where id = $1`, [id])
    expect(await shown()).toEqual([])
  })

  test('applicants are not notified about unapproved texts', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const jobId = await listsJob(ada, admin)
    const { id } = await applies(kim, jobId)
    await ada.asks(EDIT_JOB, { id: jobId, revision: 2, content: jobContent({ role: 'Visit evil.invalid' }) })
    await ada.asks(ANSWER, { id })
    await services.work()
    const { rows } = await pool.query<{ facts: { job: string } }>(`select c.facts from notifications n join notification_causes c on c.notification_id = n.id where n.person_id = $1 and n.kind = 'jobAnswer'`, [kim.id])
    expect(rows.map(({ facts }) => facts.job)).toEqual(['Data Analyst'])
  })
})

describe('V-4, V-7 what a board may hold', () => {
  test('a removed job, or one behind a block, is not put on a board; what is on it stays', async () => {
    const { ada, bea, kim } = await people(services, 'ada', 'bea', 'kim')
    const [removed, blocked, saved] = [await listsJob(ada, admin), await listsJob(bea, admin), await listsJob(ada, admin)]
    await kim.asks(SAVE, { id: saved })
    for (const id of [removed, saved]) await removes(id)
    await blocks(bea, kim)
    const replies = [await kim.asks(SAVE, { id: removed }), await kim.asks(MOVE, { id: removed }), await kim.asks(SAVE, { id: blocked }), await kim.asks(MOVE, { id: blocked })]
    expect(replies.map(codeOf)).toEqual(Array(4).fill('NOT_FOUND'))
    expect((await kim.asks(MOVE, { id: saved })).errors).toBeUndefined()
  })
})

describe('V-6 ids and files that are used twice', () => {
  test('the id of another application and the file of another one are refused', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const [one, two] = [await listsJob(ada, admin), await listsJob(ada, admin)]
    const { id } = await applies(kim, one)
    expect(codeOf((await applies(kim, two, { id })).reply)).toBe('ALREADY_TAKEN')
  })

  test('one file in two simultaneous applications is used by one of them', async () => {
    const { ada, bea, kim } = await people(services, 'ada', 'bea', 'kim')
    const ids = [await listsJob(ada, admin), await listsJob(ada, admin), await listsJob(bea, admin), await listsJob(bea, admin)]
    const resumeId = await uploads(kim)
    const replies = await Promise.all(ids.map((jobId) => applies(kim, jobId, { resumeId })))
    expect(replies.filter(({ reply }) => reply.errors === undefined)).toHaveLength(1)
    expect(new Set(replies.flatMap(({ reply }) => (reply.errors === undefined ? [] : [messageOf(reply)])))).toEqual(new Set(['Upload the PDF again.']))
  })

  test('an active PDF is refused, also with escaped names', () => {
    const active = (name: string) => `%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /${name} >> >>\nendobj\n%%EOF`
    expect(['JavaScript', 'J#61vaScript', '#4aS', 'L#61unch'].map((name) => pdfFault(active(name)))).toEqual(Array(4).fill(ACTIVE_PDF))
  })
})
