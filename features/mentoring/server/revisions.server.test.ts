import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const { pool } = services
const all = await people(services, 'meg', 'max')
let meg: Person, max: Person, id: string
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
})
const creates = (name: string, about = '') => meg.asks('mutation ($id: ID!, $name: String!, $about: String!) { createMentorGroup(id: $id, name: $name, about: $about) }', { id, name, about })
beforeEach(async () => {
  await pool.query('delete from throttle_windows')
  id = randomUUID()
  await ok(creates('Tuesdays'))
  await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'mentor', now())", [id, max.id])
})
const shown = async (mentor = meg) =>
  (await ok(mentor.asks<{ mentorGroup: { name: string; about: string; revision: number } }>('query ($id: ID!) { mentorGroup(id: $id) { name about revision } }', { id }))).data!.mentorGroup

describe('Changes that another mentor did not see (requirements X-1 and X-7)', () => {
  test('an assignment that changed meanwhile is not overwritten; the same change sent twice is made once', async () => {
    const key = randomUUID()
    const saves = (mentor: Person, title: string, revision: number | null, due = '2030-03-04T18:00') =>
      mentor.asks('mutation ($id: ID!, $key: ID!, $title: String!, $due: String, $revision: Int) { saveAssignment(id: $id, key: $key, kind: text, title: $title, instructions: "", due: $due, lateRule: accepted, latePoints: 0, points: 10, revision: $revision) }', { id, key, title, due, revision })
    const assigned = async () =>
      (await ok(meg.asks<{ groupProgress: { assignments: { title: string; due: string; revision: number }[] } }>('query ($id: ID!) { groupProgress(id: $id) { assignments { title due revision } } }', { id }))).data!.groupProgress.assignments[0]!
    // After a lost answer, a new one can be corrected; it never replaces a change.
    await ok(saves(meg, 'A report', null))
    expect(await assigned()).toEqual({ title: 'A report', due: '2030-03-04T18:00', revision: 1 })
    for (let n = 0; n < 2; n++) await ok(saves(meg, 'A report', 1, '2030-03-05T18:00'))
    const refused = await saves(max, 'A longer report', 1)
    expect([codeOf(refused), messageOf(refused)]).toEqual(['OUTDATED_EDIT', 'This assignment was changed after you opened it.'])
    expect(await assigned()).toEqual({ title: 'A report', due: '2030-03-05T18:00', revision: 2 })
    expect(codeOf(await saves(meg, 'Another assignment', null))).toBe('OUTDATED_EDIT')
    await ok(saves(max, 'A longer report', 2, '2030-03-05T18:00'))
    expect(await assigned()).toMatchObject({ title: 'A longer report', revision: 3 })
  })

  test('a group that changed meanwhile is not overwritten', async () => {
    const edits = (mentor: Person, name: string, revision: number | null) => mentor.asks('mutation ($id: ID!, $name: String!, $revision: Int) { editMentorGroup(id: $id, name: $name, about: "", revision: $revision) }', { id, name, revision })
    const { revision } = await shown(max)
    for (let n = 0; n < 2; n++) await ok(edits(meg, 'Wednesdays', revision))
    expect(codeOf(await edits(max, 'Thursdays', revision))).toBe('OUTDATED_EDIT')
    expect((await shown()).name).toBe('Wednesdays')
    await ok(edits(max, 'Thursdays', (await shown(max)).revision))
    expect((await shown()).name).toBe('Thursdays')
  })

  test('a new group that is corrected after its answer got lost has the correction', async () => {
    await ok(creates('Tuesday', 'At eight'))
    expect(await shown()).toMatchObject({ name: 'Tuesday', about: 'At eight' })
    // What was changed since is not replaced by the draft of a new group.
    expect(codeOf(await creates('Another group'))).toBe('OUTDATED_EDIT')
  })
})
