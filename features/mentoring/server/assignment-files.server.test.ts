import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, fieldOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { problemsOf } from '#tests/support/submissions.ts'
import { fileKey } from './group-files.ts'
import { mentoringTasks } from './mentoring.tasks.ts'

const services = await openTestServices()
const { pool, clock } = services
const all = await people(services, 'meg', 'max', 'other', 'lea', 'lou', 'stranger')
const { lea, lou, stranger } = all
let meg: Person, max: Person, other: Person
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
  other = await actingAs(services, all.other, 'mentor')
})
beforeEach(() => pool.query('delete from throttle_windows'))

const add = (id: string, person: Person, part: string) => pool.query('insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, $3, now())', [id, person.id, part])
async function groupOf(mentor: Person, ...learners: Person[]): Promise<string> {
  const id = randomUUID()
  await ok(mentor.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Tuesdays", about: "") }', { id }))
  for (const learner of learners) await add(id, learner, 'learner')
  return id
}
async function upload(person: Person, id: string, name: string, text = `%PDF-1.7 ${name}`): Promise<string> {
  const reply = await services.app.inject({ method: 'POST', url: `/api/mentoring/groups/${id}/files?name=${name}`, headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' }, payload: Buffer.from(text) })
  return reply.json<{ id: string }>().id
}
const SAVE = `mutation ($id: ID!, $key: ID!, $kind: AssignmentKind!, $subject: ID, $files: [ID!]) {
  saveAssignment(id: $id, key: $key, kind: $kind, subject: $subject, title: "A report", instructions: "", due: "2030-01-01T12:00", lateRule: accepted, latePoints: 0, points: 10, files: $files) }`
const saves = (person: Person, id: string, files: string[], more: object = {}) => person.asks(SAVE, { id, key: randomUUID(), kind: 'text', files, ...more })
interface File { id: string; name: string; bytes: number; address: string }
const filesOf = async (person: Person, id: string) =>
  (await ok(person.asks<{ mentorGroup: { ownAssignments: { assignment: { files: File[] } }[] } }>('query ($id: ID!) { mentorGroup(id: $id) { ownAssignments { assignment { files { id name bytes address } } } } }', { id }))).data!.mentorGroup.ownAssignments.map(({ assignment }) => assignment.files)
const open = (address: string) => services.app.inject({ method: 'GET', url: address })
const clean = () => mentoringTasks.find(({ name }) => name === 'mentoring.clean-files')!.run(openContext(services.services), {})

describe('Files of assignments (requirement X-7)', () => {
  test('learners and mentors of the group download what a mentor attached, in its order; nobody else does', async () => {
    const id = await groupOf(meg, lea)
    await add(id, max, 'mentor')
    const [plan, data] = [await upload(meg, id, 'plan.pdf'), await upload(meg, id, 'data.pdf')]
    const key = randomUUID()
    await ok(saves(meg, id, [plan, data], { key }))
    const [files] = await filesOf(lea, id)
    expect(files!.map(({ name, bytes }) => [name, bytes])).toEqual([['plan.pdf', 17], ['data.pdf', 17]])
    const reply = await open(files![0]!.address)
    expect([reply.statusCode, reply.body, reply.headers['content-disposition']]).toEqual([200, '%PDF-1.7 plan.pdf', "attachment; filename*=UTF-8''plan.pdf"])
    // A co-mentor opens it, too, and keeps or changes the files of a colleague.
    const seen = (await ok(max.asks<{ groupProgress: { assignments: { files: File[] }[] } }>('query ($id: ID!) { groupProgress(id: $id) { assignments { files { id name bytes address } } } }', { id }))).data!.groupProgress.assignments[0]!.files
    expect((await open(seen[0]!.address)).statusCode).toBe(200)
    await ok(saves(max, id, [data], { key }))
    expect((await filesOf(lea, id))[0]!.map(({ name }) => name)).toEqual(['data.pdf'])
    // The file is no longer part of the assignment.
    expect((await open(files![0]!.address)).statusCode).toBe(404)

    for (const person of [other, stranger, lou]) expect(codeOf(await person.asks('query ($id: ID!) { mentorGroup(id: $id) { ownAssignments { assignment { files { address } } } } }', { id }))).toBe('NOT_FOUND')
    expect((await open(files![1]!.address.replace(lea.id, lou.id))).statusCode).toBe(404)
    await pool.query('delete from mentor_group_members where group_id = $1 and person_id = $2', [id, lea.id])
    expect((await open(files![1]!.address)).statusCode).toBe(404)
  })

  test('a mentor attaches at most three files, their own, and only to a text', async () => {
    const id = await groupOf(meg, lea)
    const elsewhere = await groupOf(other)
    const files = await Promise.all(['1', '2', '3', '4'].map((name) => upload(meg, id, name)))
    expect(fieldOf(await saves(meg, id, files), 'files')).toBe('Attach at most 3 files.')
    const [problem] = await problemsOf(services)
    expect(fieldOf(await saves(meg, id, files.slice(0, 1), { kind: 'problem', subject: problem!.id }), 'files')).toBe('Only texts can have files.')
    for (const file of [await upload(lea, id, 'mine'), await upload(other, elsewhere, 'theirs'), randomUUID()]) expect(fieldOf(await saves(meg, id, [file]), 'files')).toContain('couldn’t find that file')
    // Someone who mentors another group cannot reach it either.
    await ok(saves(meg, id, files.slice(0, 3)))
    expect(fieldOf(await saves(other, elsewhere, files.slice(0, 1)), 'files')).toContain('couldn’t find that file')
    expect(codeOf(await saves(lea, id, []))).toBe('NOT_ALLOWED')
  })

  test('a copy, a template and what is made of it share the file, which stays until the last of them is gone', async () => {
    const id = await groupOf(meg, lea)
    const next = await groupOf(meg, lou)
    const file = await upload(meg, id, 'plan.txt', 'The plan')
    const [first, copy, template] = [randomUUID(), randomUUID(), randomUUID()]
    await ok(saves(meg, id, [file], { key: first }))
    await ok(saves(meg, id, [file], { key: copy }))
    await ok(meg.asks('mutation ($id: ID!, $key: ID!) { saveAssignmentTemplate(id: $id, key: $key, name: "Weeks") }', { id, key: template }))
    await pool.query('update mentoring_files set uploaded_at = $2 where id = $1', [file, new Date(clock.now().getTime() - 3 * 86_400_000)])
    for (const key of [first, copy]) await ok(meg.asks('mutation ($id: ID!) { deleteAssignment(id: $id) }', { id: key }))
    await clean()
    await ok(meg.asks('mutation ($id: ID!, $key: ID!, $template: ID!) { applyAssignmentTemplate(id: $id, key: $key, template: $template, firstDue: "2030-02-01") }', { id: next, key: randomUUID(), template }))
    await ok(meg.asks('mutation ($id: ID!) { deleteAssignmentTemplate(id: $id) }', { id: template }))
    await clean()
    const [one] = (await filesOf(lou, next))[0]!
    expect((await open(one!.address)).body).toBe('The plan')
    // Lea's group no longer has it.
    expect((await open(one!.address.replace(lou.id, lea.id))).statusCode).toBe(404)
    await pool.query('delete from assignments where group_id = $1', [next])
    await clean()
    expect([await services.services.files.has(fileKey(file, 'txt')), (await pool.query('select from mentoring_files where id = $1', [file])).rowCount]).toEqual([false, 0])
  })

  test('what a mentor attached stays for the group after their account is deleted', async () => {
    const { leaving } = await people(services, 'leaving')
    const id = await groupOf(meg, lea)
    const mentor = await actingAs(services, leaving!, 'mentor')
    await add(id, mentor, 'mentor')
    await ok(saves(mentor, id, [await upload(mentor, id, 'plan.txt', 'The plan')]))
    await pool.query('delete from people where id = $1', [leaving!.id])
    await clean()
    expect((await open((await filesOf(lea, id))[0]![0]!.address)).body).toBe('The plan')
  })
})
