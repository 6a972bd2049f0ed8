import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { COURSE_FORMAT } from '#features/courses/rules/course-file.ts'
import '#features/courses/server/take-course.ts'
import { loadCourses } from '#features/courses/server/load-courses.ts'
import { openContext } from '#platform/server/context.ts'
import { codeOf, fieldOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { runListeners } from '#tests/support/submissions.ts'

const services = await openTestServices()
const { pool } = services
const all = await people(services, 'meg', 'max', 'lea', 'lou')
const { lea, lou } = all
let meg: Person, max: Person
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
})


async function group(mentor: Person, ...learners: Person[]): Promise<string> {
  const id = randomUUID()
  await ok(mentor.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Tuesdays", about: "") }', { id }))
  for (const { id: person } of learners) await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'learner', now())", [id, person])
  return id
}
const ASSIGN = `mutation ($id: ID!, $key: ID!, $kind: AssignmentKind!, $subject: ID, $title: String!, $due: String, $points: Int!, $criteria: [AssignmentCriterionInput!], $revision: Int) {
  saveAssignment(id: $id, key: $key, kind: $kind, subject: $subject, title: $title, instructions: "", due: $due, lateRule: accepted, latePoints: 0, points: $points, criteria: $criteria, revision: $revision) }`
const assigns = (id: string, more: object = {}, key: string = randomUUID()) => meg.asks(ASSIGN, { id, key, kind: 'text', title: 'A report', points: 10, ...more })
const criterion = (text: string, points: number) => ({ id: randomUUID(), text, points })
const returns = (key: string, person: Person, marks: object[], mentor = meg) =>
  mentor.asks('mutation ($id: ID!, $person: ID!, $marks: [AssignmentMarkInput!]) { returnWork(id: $id, person: $person, marks: $marks, comment: "") }', { id: key, person: person.id, marks })
const handsIn = (person: Person, id: string) => person.asks('mutation ($id: ID!) { handInWork(id: $id, text: "My words") { isLate } }', { id })
interface Own { assignment: { title: string; kind: string; due: string | null; points: number; criteria: { id: string; text: string; points: number }[] }; work: { state: string; points: number | null; marks: { criterion: string; points: number }[] } }
const ownOf = async (person: Person, id: string) =>
  (await ok(person.asks<{ mentorGroup: { ownAssignments: Own[] } }>('query ($id: ID!) { mentorGroup(id: $id) { ownAssignments { assignment { title kind due points criteria { id text points } } work { state points marks { criterion points } } } } }', { id }))).data!.mentorGroup.ownAssignments

describe('Rubrics (requirement X-13)', () => {
  test('the points are the sum of the criteria; the learner sees the rubric before, and the points of each criterion after it is returned', async () => {
    const id = await group(meg, lea, lou)
    const [key, criteria] = [randomUUID(), [criterion('Correct', 6), criterion('Clear', 3)]]
    await ok(assigns(id, { criteria, points: 99 }, key))
    expect(await ownOf(lea, id)).toMatchObject([{ assignment: { points: 9, criteria }, work: { marks: [] } }])
    for (const person of [lea, lou]) await ok(handsIn(person, key))
    const marks = (correct: number, clear: number) => [{ criterion: criteria[0]!.id, points: correct }, { criterion: criteria[1]!.id, points: clear }]
    expect(fieldOf(await returns(key, lea, marks(5, 2).slice(1)), 'marks')).toBe('Enter points for each criterion.')
    expect(fieldOf(await returns(key, lea, marks(7, 2)), 'marks')).toBe('“Correct” has at most 6 points.')
    expect(codeOf(await returns(key, lea, marks(5, 2), max))).toBe('NOT_FOUND')
    await ok(returns(key, lea, marks(5, 2)))
    expect(await ownOf(lea, id)).toMatchObject([{ work: { state: 'returned', points: 7, marks: marks(5, 2) } }])
    expect((await ownOf(lou, id))[0]!.work.marks).toEqual([])
    await ok(returns(key, lea, marks(6, 3)))
    expect((await ownOf(lea, id))[0]!.work.points).toBe(9)
    expect(fieldOf(await assigns(id, { criteria: criteria.slice(1) }, key), 'criteria')).toContain('can’t be changed')
    await ok(assigns(id, { criteria, title: 'Renamed' }, key))
  })

  test('asking for another version needs a comment, and neither asks for points nor leaves any (X-9)', async () => {
    const id = await group(meg, lea)
    const [key, criteria] = [randomUUID(), [criterion('Correct', 6)]]
    await ok(assigns(id, { criteria }, key))
    await ok(handsIn(lea, key))
    const asks = (comment: string, marks: object[] = []) =>
      meg.asks('mutation ($id: ID!, $person: ID!, $comment: String!, $marks: [AssignmentMarkInput!]) { returnWork(id: $id, person: $person, marks: $marks, comment: $comment, isToRevise: true) }', { id: key, person: lea.id, comment, marks })
    await ok(returns(key, lea, [{ criterion: criteria[0]!.id, points: 2 }]))
    for (const empty of ['', ' \u200b ']) expect(fieldOf(await asks(empty), 'comment')).toBe('Write what should change in the next version.')
    await ok(asks('Add a plot', [{ criterion: criteria[0]!.id, points: 5 }]))
    expect(await ownOf(lea, id)).toMatchObject([{ work: { state: 'revise', points: null, marks: [] } }])
    await ok(asks('Add a plot'))
  })

  test('a rubric can be reordered and changed before work is returned; bad ones are refused', async () => {
    const id = await group(meg, lea)
    const [key, one, two] = [randomUUID(), criterion('One', 1), criterion('Two', 2)]
    await ok(assigns(id, { criteria: [one, two] }, key))
    await ok(assigns(id, { criteria: [two, { ...one, points: 4 }, criterion('Three', 3)], revision: 1 }, key))
    expect((await ownOf(lea, id))[0]!.assignment).toMatchObject({ points: 9, criteria: [{ text: 'Two' }, { text: 'One', points: 4 }, { text: 'Three' }] })
    await ok(assigns(id, { criteria: [], points: 5, revision: 2 }, key))
    expect((await ownOf(lea, id))[0]!.assignment).toMatchObject({ points: 5, criteria: [] })
    for (const bad of [[criterion(' ', 1)], [criterion('None', 0)], [criterion('A', 600), criterion('B', 600)], Array.from({ length: 11 }, () => criterion('Many', 1))]) expect(codeOf(await assigns(id, { criteria: bad }))).toBe('INVALID_INPUT')
  })
})

describe('Templates (requirement X-14)', () => {
  const SAVE = 'mutation ($id: ID!, $key: ID!) { saveAssignmentTemplate(id: $id, key: $key, name: "Autumn") }'
  const applies = (mentor: Person, id: string, template: string, firstDue = '2028-02-01', key: string = randomUUID()) =>
    mentor.asks<{ applyAssignmentTemplate: number }>('mutation ($id: ID!, $key: ID!, $template: ID!, $firstDue: String!) { applyAssignmentTemplate(id: $id, key: $key, template: $template, firstDue: $firstDue) }', { id, key, template, firstDue })

  test('the assignments of a group are set in another one with shifted dates and rubrics, once', async () => {
    const [from, to, template, key] = [await group(meg), await group(meg, lea), randomUUID(), randomUUID()]
    expect(messageOf(await meg.asks(SAVE, { id: from, key: template }))).toBe('This group has no assignments yet.')
    const { rows: [problem] } = await pool.query<{ id: string }>('select id from problems where is_published order by slug limit 1')
    await ok(assigns(from, { title: 'Second', due: '2026-12-08T18:00', criteria: [criterion('Clear', 3)] }))
    await ok(assigns(from, { title: 'First', due: '2026-12-01T23:59' }))
    await ok(assigns(from, { title: 'Any time', kind: 'problem', subject: problem!.id }))
    for (let n = 0; n < 2; n++) await ok(meg.asks(SAVE, { id: from, key: template }))
    expect((await meg.asks('{ assignmentTemplates { name items { kind title points days } } }')).data).toEqual({
      assignmentTemplates: [{ name: 'Autumn', items: [{ kind: 'text', title: 'First', points: 10, days: 0 }, { kind: 'text', title: 'Second', points: 3, days: 7 }, { kind: 'problem', title: 'Any time', points: 10, days: null }] }],
    })
    for (let n = 0; n < 2; n++) expect((await ok(applies(meg, to, template, '2028-02-28', key))).data).toEqual({ applyAssignmentTemplate: 0 })
    expect((await ownOf(lea, to)).map(({ assignment: { title, due, points } }) => [title, due, points])).toEqual([['First', '2028-02-28T23:59', 10], ['Second', '2028-03-06T18:00', 3], ['Any time', null, 10]])
    expect((await ownOf(lea, to))[1]!.assignment.criteria).toMatchObject([{ text: 'Clear', points: 3 }])
    // What no longer exists is left out.
    const next = await group(meg, lea)
    await pool.query('update assignment_template_items set subject_id = gen_random_uuid() where subject_id is not null')
    expect((await ok(applies(meg, next, template))).data).toEqual({ applyAssignmentTemplate: 1 })
    expect(await ownOf(lea, next)).toHaveLength(2)
  })

  test('templates belong to one mentor; a group is not filled beyond its limit, and an unreal day is refused', async () => {
    const [id, template] = [await group(meg, lea), randomUUID()]
    await ok(assigns(id))
    await ok(meg.asks(SAVE, { id, key: template }))
    const others = await group(max, lou)
    expect(codeOf(await applies(max, others, template))).toBe('NOT_FOUND')
    expect(codeOf(await max.asks(SAVE, { id, key: randomUUID() }))).toBe('NOT_FOUND')
    expect(codeOf(await max.asks('mutation ($id: ID!) { deleteAssignmentTemplate(id: $id) }', { id: template }))).toBe('NOT_FOUND')
    expect(fieldOf(await applies(meg, id, template, '2028-02-30'), 'firstDue')).toBe('Choose a day that exists.')
    await pool.query("insert into assignments (id, group_id, kind, title, set_at) select gen_random_uuid(), $1, 'text', 'Text ' || n, now() from generate_series(1, 49) n", [id])
    expect(messageOf(await applies(meg, id, template))).toBe('A group has at most 50 assignments. This one has 50 already.')
    await ok(meg.asks('mutation ($id: ID!) { deleteAssignmentTemplate(id: $id) }', { id: template }))
    expect(codeOf(await applies(meg, id, template))).toBe('NOT_FOUND')
  })
})

/** Publishes a course with a reading and a quiz; returns the ids. */
async function addCourse(): Promise<Record<'course' | 'quiz' | 'reading', string>> {
  await loadCourses(services.services, [
    {
      format: COURSE_FORMAT, slug: 'rubric-test', title: 'Rubric test', summary: 'A course.', description: 'A course.', level: 'beginner', skills: ['Python'],
      topics: [
        { key: 'one', title: 'One', lessons: [
          { key: 'read', kind: 'reading', title: 'Rubric test: read', minutes: 5, text: 'Some words.' },
          { key: 'check', kind: 'quiz', title: 'Rubric test: check', minutes: 5, questions: [{ key: 'one', prompt: 'One?', explanation: 'One.', kind: 'single', options: ['yes', 'no'], answer: 0 }] as never },
        ] },
      ],
    },
  ])
  const { rows } = await pool.query<{ id: string; course_id: string; kind: 'quiz' | 'reading' }>("select l.id, l.course_id, l.kind from course_lessons l join courses c on c.id = l.course_id where c.slug = 'rubric-test'")
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)!.id
  return { course: rows[0]!.course_id, quiz: idOf('quiz'), reading: idOf('reading') }
}

describe('Quizzes (requirements X-7 and X-8)', () => {
  test('a quiz is assigned by its title, handed in once it is passed, and taken back when it is reopened', async () => {
    const { course, quiz, reading } = await addCourse()
    const id = await group(meg, lea)
    const found = async (kind: string) => (await meg.asks<{ assignables: { id: string }[] }>('query ($kind: AssignmentKind!) { assignables(kind: $kind, q: "Rubric test") { id } }', { kind })).data!.assignables.map((one) => one.id)
    expect(await found('quiz')).toEqual([quiz])
    expect((await found('lesson')).sort()).toEqual([quiz, reading].sort())
    expect(fieldOf(await assigns(id, { kind: 'quiz', subject: reading }), 'subject')).toContain('can no longer be assigned')
    await ok(assigns(id, { kind: 'quiz', subject: quiz, title: 'Quiz' }))
    const state = async () => (await ownOf(lea, id))[0]!.work.state
    expect(await state()).toBe('todo')
    await pool.query("insert into lesson_progress (person_id, lesson_id, course_id, way, finished_at, seen_at) values ($1, $2, $3, 'done', now(), now())", [lea.id, quiz, course])
    const emit = (name: 'lesson.finished' | 'lesson.reopened') => openContext(services.services).inTransaction((context) => context.emit({ name, courseId: course, personId: lea.id, lessonId: quiz }))
    await emit('lesson.finished')
    await runListeners(services)
    expect(await state()).toBe('done')
    await pool.query('update lesson_progress set way = null, finished_at = null where lesson_id = $1', [quiz])
    await emit('lesson.reopened')
    await runListeners(services)
    expect(await state()).toBe('started')
  })
})

describe('Notes (requirement X-18)', () => {
  test('a mentor writes a note before anything is handed in; only this learner and the mentors see it, and its author deletes it', async () => {
    const id = await group(meg, lea, lou)
    const [key, note] = [randomUUID(), randomUUID()]
    await ok(assigns(id, {}, key))
    const writes = (mentor: Person, person: Person, text = 'Start with the axes.') => mentor.asks('mutation ($id: ID!, $person: ID!, $key: ID!, $text: String!) { writeAssignmentNote(id: $id, person: $person, key: $key, text: $text) }', { id: key, person: person.id, key: note, text })
    expect(codeOf(await writes(max, lea))).toBe('NOT_FOUND')
    expect(codeOf(await writes(lou, lea))).toBe('NOT_ALLOWED')
    expect(fieldOf(await writes(meg, lea, ' '), 'text')).toBe('Write the note.')
    for (let n = 0; n < 2; n++) await ok(writes(meg, lea))
    const notesOf = async (person: Person) => (await ok(person.asks<{ mentorGroup: { ownAssignments: { notes: object[] }[] } }>('query ($id: ID!) { mentorGroup(id: $id) { ownAssignments { notes { text author } } } }', { id }))).data!.mentorGroup.ownAssignments[0]!.notes
    expect([await notesOf(lea), await notesOf(lou)]).toEqual([[{ text: 'Start with the axes.', author: 'meg' }], []])
    await runListeners(services)
    const { data } = await lea.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')
    expect(data!.notifications.items.map(({ message }) => message)).toContain('meg wrote about “A report”: Start with the axes.')
    const reports = (person: Person) => person.asks('mutation ($id: ID!) { reportContent(kind: "assignment-note", id: $id, reason: "Rude") }', { id: note })
    expect(codeOf(await reports(lou))).toBe('NOT_FOUND')
    await ok(reports(lea))
    const removes = (mentor: Person) => mentor.asks('mutation ($key: ID!) { deleteAssignmentNote(key: $key) }', { key: note })
    expect(codeOf(await removes(max))).toBe('NOT_FOUND')
    await ok(removes(meg))
    expect(await notesOf(lea)).toEqual([])
  })
})
