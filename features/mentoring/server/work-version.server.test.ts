import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { runListeners } from '#tests/support/submissions.ts'

const services = await openTestServices()
const { pool } = services
const all = await people(services, 'meg', 'max', 'lea')
const { lea } = all
let meg: Person, max: Person, group: string, key: string
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
})
beforeEach(async () => {
  await pool.query('delete from throttle_windows')
  group = randomUUID()
  key = randomUUID()
  await ok(meg.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Tuesdays", about: "") }', { id: group }))
  for (const [person, part] of [[max, 'mentor'], [lea, 'learner']] as const) await pool.query('insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, $3, now())', [group, person.id, part])
  await ok(meg.asks('mutation ($id: ID!, $key: ID!) { saveAssignment(id: $id, key: $key, kind: text, title: "A report", instructions: "", lateRule: accepted, latePoints: 0, points: 10) }', { id: group, key }))
})

interface Work { text: string; version: string; points: number | null; comment: string }
const handsIn = (text: string, version: string | null) => lea.asks('mutation ($id: ID!, $text: String!, $version: String) { handInWork(id: $id, text: $text, version: $version) { isLate } }', { id: key, text, version })
const returns = (mentor: Person, points: number, version: string | null, isToRevise = false) =>
  mentor.asks('mutation ($id: ID!, $person: ID!, $points: Int, $isToRevise: Boolean, $version: String) { returnWork(id: $id, person: $person, points: $points, comment: "Good", isToRevise: $isToRevise, version: $version) }', { id: key, person: lea.id, points, isToRevise, version })
const own = async () =>
  (await ok(lea.asks<{ mentorGroup: { ownAssignments: { work: Work }[] } }>('query ($id: ID!) { mentorGroup(id: $id) { ownAssignments { work { text version points comment } } } }', { id: group }))).data!.mentorGroup.ownAssignments[0]!.work
const shownTo = async (mentor: Person) =>
  (await ok(mentor.asks<{ learnerWork: { work: Work } }>('query ($id: ID!, $person: ID!) { learnerWork(id: $id, person: $person) { work { text version points comment } } }', { id: key, person: lea.id }))).data!.learnerWork.work
const timesReturned = async () => {
  await runListeners(services)
  const { data } = await lea.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')
  return data!.notifications.items.filter(({ message }) => message.includes('A report') && message.includes('returned')).length
}

describe('Work that changed after it was read (requirement X-9)', () => {
  test('a mentor does not return a version that they have not seen', async () => {
    await ok(handsIn('First', (await own()).version))
    const { version } = await shownTo(meg)
    await ok(handsIn('Second', (await own()).version))
    const refused = await returns(meg, 8, version)
    expect([codeOf(refused), messageOf(refused)]).toEqual(['OUTDATED_EDIT', 'Another version was handed in after you opened this. Read it, then return it.'])
    expect(await own()).toMatchObject({ text: 'Second', points: null })
    await ok(returns(meg, 8, (await shownTo(meg)).version))
    expect(await own()).toMatchObject({ points: 8 })
  })

  test('a mentor does not overwrite what another one returned meanwhile; the same answer sent twice is stored once', async () => {
    await ok(handsIn('First', null))
    const { version } = await shownTo(max)
    await ok(returns(meg, 8, version))
    const before = await timesReturned()
    await ok(returns(meg, 8, version))
    expect(await timesReturned()).toBe(before)
    const refused = await returns(max, 3, version)
    expect([codeOf(refused), messageOf(refused)]).toEqual(['OUTDATED_EDIT', 'This was returned after you opened it. Read that first: returning it again replaces it.'])
    expect(codeOf(await returns(max, 8, version))).toBe('OUTDATED_EDIT')
    expect((await own()).points).toBe(8)
    await ok(returns(max, 3, (await shownTo(max)).version))
    expect((await own()).points).toBe(3)
  })

  test('points by criterion that are sent twice are stored once; the same sum in other points is refused (X-13)', async () => {
    const rubric = randomUUID()
    const criteria = [{ id: randomUUID(), text: 'Correct', points: 6 }, { id: randomUUID(), text: 'Clear', points: 4 }]
    await ok(meg.asks('mutation ($id: ID!, $key: ID!, $criteria: [AssignmentCriterionInput!]) { saveAssignment(id: $id, key: $key, kind: text, title: "An essay", instructions: "", lateRule: accepted, latePoints: 0, points: 10, criteria: $criteria) }', { id: group, key: rubric, criteria }))
    const ofRubric = { id: rubric, person: lea.id }
    await ok(lea.asks('mutation ($id: ID!) { handInWork(id: $id, text: "First") { isLate } }', { id: rubric }))
    const { data } = await ok(meg.asks<{ learnerWork: { work: Work } }>('query ($id: ID!, $person: ID!) { learnerWork(id: $id, person: $person) { work { version } } }', ofRubric))
    const { version } = data!.learnerWork.work
    const returnsMarks = (correct: number) =>
      meg.asks('mutation ($id: ID!, $person: ID!, $marks: [AssignmentMarkInput!], $version: String) { returnWork(id: $id, person: $person, marks: $marks, comment: "Good", version: $version) }', { ...ofRubric, version, marks: [{ criterion: criteria[0]!.id, points: correct }, { criterion: criteria[1]!.id, points: 6 - correct }] })
    await ok(returnsMarks(4))
    await ok(returnsMarks(4))
    expect(codeOf(await returnsMarks(2))).toBe('OUTDATED_EDIT')
  })

  test('a learner does not replace a version of another window; the same text sent twice is stored once', async () => {
    const { version } = await own()
    await ok(handsIn('On the phone', version))
    await ok(handsIn('On the phone', version))
    const refused = await handsIn('On the computer', version)
    expect([codeOf(refused), messageOf(refused)]).toEqual(['OUTDATED_EDIT', 'You handed in another version after you opened this. Read it under “What you handed in”: handing in again replaces it.'])
    expect((await own()).text).toBe('On the phone')
    await ok(handsIn('On the computer', (await own()).version))
    expect((await own()).text).toBe('On the computer')
  })

  test('a learner reads what a mentor asked to revise before they hand in again', async () => {
    await ok(handsIn('First', null))
    const { version } = await own()
    await ok(returns(meg, 0, null, true))
    expect(messageOf(await handsIn('Second', version))).toBe('Your mentor requested a revision after you opened this. Read the comment, then hand in again.')
    await ok(handsIn('Second', (await own()).version))
    expect((await own()).text).toBe('Second')
  })
})
