import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { messageOf } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { COURSE_FORMAT, type CourseFileInput } from '../rules/course-file.ts'

const services = await openTestServices()

const reading = (key: string) => ({ kind: 'reading' as const, key, title: `Lesson ${key}`, minutes: 5, text: `Words of ${key}.` })
let count = 0
const file = (lessons: object[], slug = `changed-${(count += 1)}`) =>
  ({ format: COURSE_FORMAT, slug, title: `Course ${slug}`, summary: 'About quokkas.', description: 'Text.', level: 'beginner', skills: ['Python'], topics: [{ key: 'first', title: 'First', resources: [], lessons }] }) as CourseFileInput

describe('Submitting and withdrawing (requirement K-23)', () => {
  const submits = (person: Person, id: string, r: number) => person.asks<{ submitCourse: number }>('mutation ($id: ID!, $r: Int!) { submitCourse(id: $id, revision: $r) }', { id, r })
  const withdraws = (person: Person, id: string) => person.asks('mutation ($id: ID!) { withdrawCourse(id: $id) }', { id })
  const decides = (person: Person, id: string, r: number, d: string, c: string) =>
    person.asks('mutation ($id: String!, $r: Int!, $d: ApprovalDecision!, $c: String!) { decideApproval(kind: "course", itemId: $id, revision: $r, decision: $d, comment: $c, isImmediate: true) { state } }', { id, r, d, c })
  const draftOf = async (person: Person, id: string) => (await person.asks<{ courseDraft: { revision: number; state: string; comment: string } }>('query ($id: ID!) { courseDraft(id: $id) { revision state comment } }', { id })).data!.courseDraft
  const saved = async (person: Person, lessons: object[] = [reading('a')]) => {
    const id = randomUUID()
    await person.asks('mutation ($id: ID!, $c: String!) { saveCourseDraft(id: $id, revision: 0, content: $c) { revision } }', { id, c: JSON.stringify(file(lessons)) })
    return id
  }
  const team = async () => {
    const { mona, root } = await people(services, 'mona', 'root')
    return { mentor: await actingAs(services, mona, 'mentor'), admin: await actingAs(services, root, 'admin') }
  }
  const approvalOf = async (person: Person, id: string) =>
    (await person.asks<{ approval: { facts: { label: string; value: string }[]; parts: { title: string; html: string }[] } }>('query ($id: String!) { approval(kind: "course", itemId: $id) { facts { label value } parts { title html } } }', { id })).data!.approval

  test('both can be repeated when the answer was lost; another edit is not submitted that way', async () => {
    const { mentor } = await team()
    const id = await saved(mentor)
    const first = (await submits(mentor, id, 1)).data!.submitCourse
    expect((await submits(mentor, id, 1)).data!.submitCourse).toBe(first)
    expect(messageOf(await submits(mentor, id, 0))).toBe('This course is in review. Withdraw it to edit it.')
    for (let n = 0; n < 2; n++) expect((await withdraws(mentor, id)).errors).toBeUndefined()
    expect(await draftOf(mentor, id)).toMatchObject({ state: 'draft' })
  })

  test('what the reviewer asked for stays with the next submission, for both', async () => {
    const { mentor, admin } = await team()
    const id = await saved(mentor)
    await decides(admin, id, (await submits(mentor, id, 1)).data!.submitCourse, 'return', 'Add a quiz.')
    await submits(mentor, id, (await draftOf(mentor, id)).revision)
    expect((await approvalOf(admin, id)).facts).toContainEqual({ label: 'Requested last time', value: 'Add a quiz.' })
    for (let n = 0; n < 2; n++) expect((await withdraws(mentor, id)).errors).toBeUndefined()
    expect(await draftOf(mentor, id)).toMatchObject({ state: 'returned', comment: 'Add a quiz.' })
  })

  test('the reviewer sees every lesson, and the options and answers of questions', async () => {
    const { mentor, admin } = await team()
    const question = { key: 'one', kind: 'single', prompt: 'Which?', explanation: 'So it is.', options: ['this', 'that'], answer: 1 }
    const quiz = { kind: 'quiz', key: 'check', title: 'Check', minutes: 5, questions: [question, { key: 'two', kind: 'number', prompt: 'How many?', explanation: 'Count.', answer: 3, tolerance: 0.5 }] }
    const id = await saved(mentor, [...Array.from({ length: 60 }, (_one, n) => reading(`r${n}`)), quiz])
    await submits(mentor, id, 1)
    const { parts } = await approvalOf(admin, id)
    expect(parts).toHaveLength(62)
    expect(parts.at(-1)!.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toMatch(/Which\? .*this .*that \(right\).*So it is\..*How many\? .*Answer: 3 ± 0\.5/)
  })
})
