import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { REASON_LENGTH } from '#features/administration/rules/lengths.ts'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { COURSE_FORMAT } from '../rules/course-file.ts'

const services = await openTestServices()
const { pool } = services
const someone = visitor(services)
const fieldsOf = (reply: { errors?: { extensions?: { fields?: Record<string, string> } }[] }) => reply.errors?.[0]?.extensions?.fields

const reading = (key: string, title = `Lesson ${key}`) => ({ kind: 'reading', key, title, minutes: 5, text: `Words of ${title}.` })
const quiz = { kind: 'quiz', key: 'check', title: 'Check', minutes: 5, questions: [{ key: 'one', kind: 'single', prompt: 'Which?', explanation: 'So.', options: ['right', 'wrong'], answer: 0 }] }
let count = 0
const file = (lessons: object[], change: object = {}) => ({
  format: COURSE_FORMAT, slug: `written-${(count += 1)}`, title: `Written ${count}`, summary: 'About quokkas.', description: 'A *description*.', level: 'beginner', skills: ['Python'],
  topics: [{ key: 'first', title: 'First', resources: [], lessons }], ...change,
})

const SAVE = 'mutation ($id: ID!, $r: Int!, $c: String!) { saveCourseDraft(id: $id, revision: $r, content: $c) { revision savedAt } }'
const saves = (person: Person, id: string, r: number, content: unknown) =>
  person.asks<{ saveCourseDraft: { revision: number } }>(SAVE, { id, r, c: typeof content === 'string' ? content : JSON.stringify(content) })
const OPEN = 'query ($id: ID!) { courseDraft(id: $id) { revision content descriptionHtml state comment publishedSlug hasChanges published learnerCount isArchived isOwn mayPublish } }'
interface Draft { revision: number; content: string; descriptionHtml: string; state: string; comment: string; publishedSlug: string | null; hasChanges: boolean; published: string | null; learnerCount: number; isArchived: boolean; isOwn: boolean; mayPublish: boolean }
const opens = async (person: { asks: Person['asks'] }, id: string) => person.asks<{ courseDraft: Draft }>(OPEN, { id })
const draftOf = async (person: Person, id: string) => (await opens(person, id)).data!.courseDraft
const submits = (person: Person, id: string, r: number) => person.asks<{ submitCourse: number }>('mutation ($id: ID!, $r: Int!) { submitCourse(id: $id, revision: $r) }', { id, r })
const decides = (person: Person, id: string, r: number, d: 'approve' | 'return', c = '') =>
  person.asks('mutation ($id: String!, $r: Int!, $d: ApprovalDecision!, $c: String!) { decideApproval(kind: "course", itemId: $id, revision: $r, decision: $d, comment: $c, isImmediate: true) { state } }', { id, r, d, c })

const APPROVAL = 'query ($id: String!) { approval(kind: "course", itemId: $id) { item { revision title authorUsername } facts { label value } parts { title html } } }'
interface Approval { item: object; facts: { label: string; value: string }[]; parts: { title: string; html: string }[] }
const approvalOf = async (person: Person, id: string) => (await person.asks<{ approval: Approval }>(APPROVAL, { id })).data!.approval
const notificationsOf = async (person: Person) =>
  (await person.asks<{ notifications: { items: { title: string; message: string }[] } }>('{ notifications { items { title message } } }')).data!.notifications.items.map(({ title, message }) => `${title}: ${message}`)

async function team() {
  const { mona, otto, root, reva } = await people(services, 'mona', 'otto', 'root', 'reva')
  return { mentor: await actingAs(services, mona, 'mentor'), other: await actingAs(services, otto, 'mentor'), admin: await actingAs(services, root, 'admin'), second: await actingAs(services, reva, 'admin') }
}

/** A published course of the mentor. */
async function published(mentor: Person, admin: Person, lessons: object[] = [reading('read')]) {
  const id = randomUUID()
  const content = file(lessons)
  await saves(mentor, id, 0, content)
  const revision = (await submits(mentor, id, 1)).data!.submitCourse
  expect((await decides(admin, id, revision, 'approve')).errors).toBeUndefined()
  return { id, content, slug: content.slug, revision: (await draftOf(mentor, id)).revision }
}

describe('Drafts (requirements K-21, K-22)', () => {
  test('are saved incomplete, and only their author sees them', async () => {
    const { mentor, other, admin } = await team()
    const id = randomUUID()
    expect((await saves(mentor, id, 0, { title: 'Half\0', topics: [{ key: 't', lessons: [{ key: 'l', kind: 'video', minutes: 'soon' }] }] })).data!.saveCourseDraft.revision).toBe(1)
    const draft = await draftOf(mentor, id)
    expect(draft).toMatchObject({ revision: 1, state: 'draft', publishedSlug: null, isOwn: true })
    expect(JSON.parse(draft.content)).toMatchObject({ title: 'Half', topics: [{ lessons: [{ kind: 'video', minutes: 'soon' }] }] })
    for (const stranger of [other, admin]) {
      expect(codeOf(await opens(stranger, id))).toBe('NOT_FOUND')
      expect(codeOf(await saves(stranger, id, 1, file([])))).toBe('NOT_FOUND')
      expect(codeOf(await submits(stranger, id, 1))).toBe('NOT_FOUND')
      expect(codeOf(await stranger.asks('mutation ($id: ID!) { discardCourseDraft(id: $id) }', { id }))).toBe('NOT_FOUND')
      expect(codeOf(await stranger.asks('query ($id: ID!) { draftLesson(id: $id, lesson: "l") { html } }', { id }))).toBe('NOT_FOUND')
    }
    expect(codeOf(await opens(someone, id))).toBe('NOT_SIGNED_IN')
    const own = await mentor.asks<{ ownCourses: object[] }>('{ ownCourses { id title slug state isArchived comment } }')
    expect(own.data!.ownCourses).toEqual([{ id, title: 'Half', slug: null, state: 'draft', isArchived: false, comment: '' }])
    await mentor.asks('mutation ($id: ID!) { discardCourseDraft(id: $id) }', { id })
    expect(codeOf(await opens(mentor, id))).toBe('NOT_FOUND')
    expect(codeOf(await saves(mentor, id, 1, file([])))).toBe('NOT_FOUND')
  })

  test('learners write none', async () => {
    const { lea } = await people(services, 'lea')
    expect(codeOf(await saves(lea, randomUUID(), 0, file([])))).toBe('NOT_ALLOWED')
  })

  test('of two windows the second is refused, so that no lesson is lost; the same save twice is no conflict', async () => {
    const { mentor } = await team()
    const id = randomUUID()
    const content = file([reading('a')])
    await saves(mentor, id, 0, content)
    const [one, two] = [{ ...content, topics: [{ ...content.topics[0]!, lessons: [reading('a'), reading('b')] }] }, { ...content, topics: [{ ...content.topics[0]!, lessons: [reading('a'), reading('c')] }] }]
    const replies = await Promise.all([saves(mentor, id, 1, one), saves(mentor, id, 1, two)])
    expect(replies.map((reply) => codeOf(reply) ?? 'saved').sort()).toEqual(['OUTDATED_EDIT', 'saved'])
    const winner = replies[0]!.errors === undefined ? one : two
    expect((await saves(mentor, id, 1, winner)).data!.saveCourseDraft.revision).toBe(2)
    expect((JSON.parse((await draftOf(mentor, id)).content) as typeof content).topics[0]!.lessons).toHaveLength(2)
  })

  test('have up to 1 MB', async () => {
    const { mentor } = await team()
    const large = (length: number) => file([{ ...reading('a'), text: 'x'.repeat(length) }])
    expect((await saves(mentor, randomUUID(), 0, large(900_000))).errors).toBeUndefined()
    const refused = await saves(mentor, randomUUID(), 0, large(1_000_100))
    expect([codeOf(refused), messageOf(refused)]).toEqual(['TOO_LARGE', 'A course can have up to 1 MB of text. Shorten it, or split it into two courses.'])
    expect(messageOf(await saves(mentor, randomUUID(), 0, '{"title":'))).toBe('This isn’t a course.')
    expect(codeOf(await saves(mentor, 'no-id', 0, '{}'))).toBe('INVALID_INPUT')
  })

  test('an id of a foreign course gives no access to it', async () => {
    const { mentor, other, admin } = await team()
    const { id } = await published(mentor, admin)
    expect(codeOf(await saves(other, id, 0, file([])))).toBe('NOT_FOUND')
    expect(codeOf(await opens(other, id))).toBe('NOT_FOUND')
  })

  test('a lesson is previewed before it is complete, without scripts', async () => {
    const { mentor } = await team()
    const lesson = JSON.stringify({ kind: 'quiz', text: '**Hello** [x](javascript:alert(1)) <script>alert(1)</script>', questions: [{ key: 'q', kind: 'order', prompt: '`code`', items: ['*a*', ''] }], problems: ['two-sum', 'nothing'] })
    const reply = await mentor.asks<{ previewLesson: { html: string; questions: object[]; problems: object[] } }>('mutation ($l: String!) { previewLesson(lesson: $l) { html questions { key promptHtml explanationHtml optionsHtml } problems { slug } } }', { l: lesson })
    const shown = reply.data!.previewLesson
    expect(shown.html).toContain('<strong>Hello</strong>')
    expect(shown.html).not.toMatch(/javascript:|<script/)
    expect(shown.questions).toMatchObject([{ key: 'q', explanationHtml: '', optionsHtml: [expect.stringContaining('<em>a</em>'), ''] }])
    expect(shown.problems).toEqual([{ slug: 'two-sum' }])
    expect(messageOf(await mentor.asks('mutation { previewLesson(lesson: "{") { html } }'))).toBe('This isn’t a lesson.')
  })
})

describe('Review (requirement K-23)', () => {
  test('a course with faults is not submitted, and each fault has a sentence and a path', async () => {
    const { mentor, admin } = await team()
    const id = randomUUID()
    const content = file([{ ...reading('a'), title: '' }, { kind: 'practice', key: 'p', title: 'P', minutes: 5, problems: ['no-such-problem'] }])
    content.topics[0]!.resources = [{ label: 'x', url: 'javascript:alert(1)' }] as never
    await saves(mentor, id, 0, content)
    const refused = await submits(mentor, id, 1)
    expect(messageOf(refused)).toBe('There are 2 things to fix before this course can be reviewed.')
    expect(fieldsOf(refused)).toEqual({ 'topics.0.resources.0.url': 'Enter an address that starts with https:// or http://.', 'topics.0.lessons.0.title': 'Enter a title.' })
    content.topics[0]!.resources = []
    content.topics[0]!.lessons[0] = reading('a')
    await saves(mentor, id, 1, content)
    const missing = await submits(mentor, id, 2)
    expect(fieldsOf(missing)).toEqual({ 'topics.0.lessons.1.problems': 'The bank has no problem “no-such-problem”.' })
    const { slug } = await published(mentor, admin)
    await saves(mentor, id, 2, { ...file([reading('a')]), slug })
    expect(fieldsOf(await submits(mentor, id, 3))).toEqual({ slug: 'Another course has this address. Choose another one.' })
    expect(codeOf(await submits(mentor, id, 2))).toBe('OUTDATED_EDIT')
  })

  test('a submitted course is seen by admins, stays as it is, and can be taken back', async () => {
    const { mentor, other, admin } = await team()
    const id = randomUUID()
    const content = file([{ ...reading('new-1234', 'Dot product') }, reading('b')])
    await saves(mentor, id, 0, content)
    const revision = (await submits(mentor, id, 1)).data!.submitCourse
    const approval = await approvalOf(admin, id)
    expect(approval.item).toEqual({ revision, title: content.title, authorUsername: mentor.username })
    expect(approval.facts).toEqual(expect.arrayContaining([{ label: 'Edition', value: 'New course' }, { label: 'Lessons', value: '2' }]))
    expect(approval.parts.map(({ title }) => title)).toEqual(['Description', 'Dot product (reading)', 'Lesson b (reading)'])
    expect(approval.parts[1]!.html).toContain('Words of Dot product.')
    expect(codeOf(await other.asks(APPROVAL, { id }))).toBe('NOT_ALLOWED')
    expect(await draftOf(admin, id)).toMatchObject({ state: 'review', isOwn: false, descriptionHtml: expect.stringContaining('<em>description</em>') as string })
    const seen = await admin.asks<{ draftLesson: { html: string } }>('query ($id: ID!) { draftLesson(id: $id, lesson: "dot-product") { html } }', { id })
    expect(seen.data!.draftLesson.html).toContain('Words of Dot product.')
    expect(messageOf(await saves(mentor, id, revision, file([])))).toBe('This course is in review. Withdraw it to edit it.')
    expect(messageOf(await submits(mentor, id, revision))).toBe('This course is in review. Withdraw it to edit it.')
    expect((await mentor.asks('mutation ($id: ID!) { withdrawCourse(id: $id) }', { id })).errors).toBeUndefined()
    expect(await draftOf(mentor, id)).toMatchObject({ state: 'draft', revision: revision + 1 })
    expect(codeOf(await decides(admin, id, revision, 'approve'))).toBe('OUTDATED_EDIT')
    expect(codeOf(await opens(admin, id))).toBe('NOT_FOUND')
  })

  test('an approved course is published under its author, who is notified; the second admin gets an error', async () => {
    const { mentor, admin, second } = await team()
    const id = randomUUID()
    const content = file([reading('a'), quiz])
    await saves(mentor, id, 0, content)
    const revision = (await submits(mentor, id, 1)).data!.submitCourse
    expect(codeOf(await decides(mentor, id, revision, 'approve'))).toBe('NOT_ALLOWED')
    const replies = await Promise.all([decides(admin, id, revision, 'approve', 'Well done.'), decides(second, id, revision, 'return', 'Too short.')])
    const refused = replies.filter((reply) => reply.errors !== undefined)
    expect(refused.map(messageOf)).toEqual([expect.stringMatching(/^(root|reva) has already decided this\.$/)])
    await services.work()
    const isApproved = replies[0]!.errors === undefined
    expect((await notificationsOf(mentor))[0]).toBe(isApproved ? `Course published: ${content.title} was approved and is published. The reviewer wrote: Well done.` : `Changes requested: The reviewer of ${content.title} requested changes: Too short.`)
    const { rows } = await pool.query<{ deed: string }>("select deed from audit_log where target_id = $1", [id])
    expect(rows).toEqual([{ deed: isApproved ? 'course.approved' : 'course.returned' }])
  })

  test('a course comes back with a comment, and is edited and submitted again', async () => {
    const { mentor, admin } = await team()
    const id = randomUUID()
    const content = file([reading('a')])
    await saves(mentor, id, 0, content)
    const revision = (await submits(mentor, id, 1)).data!.submitCourse
    expect(messageOf(await decides(admin, id, revision, 'return', '  '))).toBe('Describe what should change.')
    await decides(admin, id, revision, 'return', 'Add a quiz.')
    expect(await draftOf(mentor, id)).toMatchObject({ state: 'returned', comment: 'Add a quiz.' })
    const next = { ...content, topics: [{ ...content.topics[0]!, lessons: [reading('a'), quiz] }] }
    const saved = await saves(mentor, id, revision + 1, next)
    expect(await draftOf(mentor, id)).toMatchObject({ state: 'returned', comment: 'Add a quiz.' })
    expect((await submits(mentor, id, saved.data!.saveCourseDraft.revision)).errors).toBeUndefined()
    expect(await draftOf(admin, id)).toMatchObject({ state: 'review', comment: 'Add a quiz.' })
  })

  test('the team is notified of a submission', async () => {
    const { mentor, admin } = await team()
    const id = randomUUID()
    await saves(mentor, id, 0, file([reading('a')]))
    await submits(mentor, id, 1)
    await services.work()
    expect(await notificationsOf(admin)).toContain('New for the team: New course to review')
  })
})

describe('A published course (requirement K-24)', () => {
  test('keeps its version while the next one is edited and reviewed; a removed lesson keeps its address', async () => {
    const { mentor, admin } = await team()
    const { lea } = await people(services, 'lea')
    const { id, slug, content, revision } = await published(mentor, admin, [reading('a'), reading('b'), quiz])
    await lea.asks('mutation ($c: String!) { markLesson(course: $c, lesson: "a", isDone: true) }', { c: slug })
    const open = await lea.asks<{ lesson: { quizState: string } }>('query ($c: String!) { lesson(course: $c, lesson: "check") { quizState } }', { c: slug })
    const edited = { ...quiz, questions: [{ ...quiz.questions[0]!, prompt: 'Which one?' }] }
    const next = { ...content, title: 'Second edition', topics: [{ ...content.topics[0]!, lessons: [reading('b'), edited, reading('new-77', 'Fresh')] }] }
    const saved = (await saves(mentor, id, revision, next)).data!.saveCourseDraft.revision
    const shown = async () => (await someone.asks<{ course: { title: string; version: number; author: { username: string }; lessonCount: number } }>('query ($s: String!) { course(slug: $s) { title version lessonCount author { username } } }', { s: slug })).data!.course
    expect(await shown()).toMatchObject({ title: content.title, version: 1 })
    const submitted = (await submits(mentor, id, saved)).data!.submitCourse
    expect((await approvalOf(admin, id)).facts.filter(({ label }) => /^(Added|Changed|Removed)$/.test(label))).toEqual([
      { label: 'Changed', value: 'Title' }, { label: 'Changed', value: 'Check' }, { label: 'Added', value: 'Fresh' }, { label: 'Removed', value: 'Lesson a' },
    ])
    expect(await shown()).toMatchObject({ version: 1 })
    await decides(admin, id, submitted, 'approve')
    expect(await shown()).toEqual({ title: 'Second edition', version: 2, lessonCount: 3, author: { username: mentor.username } })
    const removed = await someone.asks<{ lesson: object }>('query ($c: String!) { lesson(course: $c, lesson: "a") { title isRemoved } }', { c: slug })
    expect(removed.data!.lesson).toEqual({ title: 'Lesson a', isRemoved: true })
    const old = await lea.asks('mutation ($c: String!, $s: String!) { answerQuiz(course: $c, lesson: "check", state: $s, answers: []) { score } }', { c: slug, s: open.data!.lesson.quizState })
    expect(messageOf(old)).toBe('This quiz has just changed. Reload it; your earlier results still count.')
  })

  test('its address stays, unchanged it is not reviewed, and its changes can be discarded', async () => {
    const { mentor, admin } = await team()
    const { id, slug, content, revision } = await published(mentor, admin)
    expect(messageOf(await submits(mentor, id, revision))).toBe('There are no changes to review: this is the published version.')
    const saved = (await saves(mentor, id, revision, { ...content, slug: 'elsewhere', title: 'Other' })).data!.saveCourseDraft.revision
    expect(fieldsOf(await submits(mentor, id, saved))).toEqual({ slug: `The address of a published course stays: ${slug}.` })
    const changed = await draftOf(mentor, id)
    expect([JSON.parse(changed.content), JSON.parse(changed.published!)]).toMatchObject([{ title: 'Other' }, { title: content.title }])
    await mentor.asks('mutation ($id: ID!) { discardCourseDraft(id: $id) }', { id })
    const draft = await draftOf(mentor, id)
    expect(draft).toMatchObject({ published: null, learnerCount: 0, state: 'published', revision: saved + 1, publishedSlug: slug })
    expect(JSON.parse(draft.content)).toMatchObject({ title: content.title, slug })
    expect(codeOf(await saves(mentor, id, saved, content))).toBeUndefined()
    expect(codeOf(await saves(mentor, id, saved, { ...content, title: 'Late' }))).toBe('OUTDATED_EDIT')
  })

  test('reviewers see the published version, not what the author is writing', async () => {
    const { mentor, admin } = await team()
    const { id, content, revision } = await published(mentor, admin)
    await saves(mentor, id, revision, { ...content, title: 'Secret plans' })
    const seen = await draftOf(admin, id)
    expect(seen).toMatchObject({ isOwn: false, state: 'published' })
    expect(seen.content).not.toContain('Secret plans')
  })

  test('admins archive and restore it with a reason; the second admin gets an error, and the author is notified', async () => {
    const { mentor, admin, second } = await team()
    const { id, slug } = await published(mentor, admin)
    const change = (person: Person, name: string, reason = 'Outdated.') => person.asks(`mutation ($id: ID!, $reason: String!) { ${name}(id: $id, reason: $reason) }`, { id, reason })
    expect(codeOf(await change(mentor, 'archiveCourse'))).toBe('NOT_ALLOWED')
    expect(messageOf(await change(admin, 'archiveCourse', ' '))).toBe('Enter a reason. It’s recorded in the audit log.')
    const replies = await Promise.all([change(admin, 'archiveCourse'), change(second, 'archiveCourse')])
    expect(replies.filter((reply) => reply.errors !== undefined).map(messageOf)).toEqual(['This course is already archived.'])
    const managed = (state: string | null) => admin.asks<{ managedCourses: object[] }>('query ($q: String, $state: String) { managedCourses(q: $q, state: $state) { slug isArchived authorUsername } }', { q: slug.replace('written-', 'Written '), state })
    const learners = async (sort: string) => (await admin.asks<{ managedCourses: { enrolledCount: number }[] }>('query ($sort: String) { managedCourses(sort: $sort) { enrolledCount } }', { sort })).data!.managedCourses.map(({ enrolledCount }) => enrolledCount)
    expect(await learners('-learners')).toEqual((await learners('learners')).toReversed())
    for (const state of [null, 'archived']) expect((await managed(state)).data!.managedCourses).toContainEqual({ slug, isArchived: true, authorUsername: mentor.username })
    expect((await managed('published')).data!.managedCourses).not.toContainEqual(expect.objectContaining({ slug }))
    expect(codeOf(await managed('draft'))).toBe('INVALID_INPUT')
    await services.work()
    expect(await notificationsOf(mentor)).toContainEqual(expect.stringMatching(/^Course archived: Written \d+ is closed for new learners: Outdated\.$/))
    const { revision, content } = await draftOf(mentor, id)
    const saved = (await saves(mentor, id, revision, content.replace('About quokkas', 'About wombats'))).data!.saveCourseDraft.revision
    expect(messageOf(await submits(mentor, id, saved))).toBe('This course is archived. An admin can restore it.')
    // Sent again after a lost answer it is no conflict; by someone else, or with another reason, it is.
    for (let time = 0; time < 2; time++) expect((await change(second, 'restoreCourse', 'New author.')).errors).toBeUndefined()
    expect([messageOf(await change(admin, 'restoreCourse', 'New author.')), messageOf(await change(second, 'restoreCourse', 'Another reason.'))]).toEqual(['This course is already restored.', 'This course is already restored.'])
    expect((await submits(mentor, id, saved)).errors).toBeUndefined()
    const { rows } = await pool.query<{ deed: string }>("select deed from audit_log where target_id = $1 and deed in ('course.archived', 'course.restored') order by id", [id])
    expect(rows.map(({ deed }) => deed)).toEqual(['course.archived', 'course.restored'])
    expect(codeOf(await admin.asks('mutation ($id: ID!) { archiveCourse(id: $id, reason: "x") }', { id: randomUUID() }))).toBe('NOT_FOUND')
    // The dialog counts to the length of each reason in the audit log.
    const longest = 'long '.repeat(REASON_LENGTH / 5).trim().padEnd(REASON_LENGTH, '!')
    expect(codeOf(await change(admin, 'archiveCourse', `${longest}!`))).toBe('INVALID_INPUT')
    for (let time = 0; time < 2; time++) expect((await change(admin, 'archiveCourse', longest)).errors).toBeUndefined()
    await services.work()
    expect(await notificationsOf(mentor)).toContainEqual(expect.stringContaining(longest))
  })

  test('a course without an author is edited by one admin at a time and stays without an author', async () => {
    const { mentor, admin, second } = await team()
    const { id, slug, content, revision } = await published(mentor, admin)
    await pool.query('update courses set author_id = null where id = $1', [id])
    await pool.query('delete from course_drafts where course_id = $1', [id])
    expect(codeOf(await opens(mentor, id))).toBe('NOT_FOUND')
    expect(await draftOf(admin, id)).toMatchObject({ revision: 0, isOwn: true, hasChanges: false })
    // Nobody edited it: there is no other window to blame.
    expect(messageOf(await submits(admin, id, 0))).toBe('There are no changes to review: this is the published version.')
    const listed = async () => (await second.asks<{ managedCourses: { id: string; draft: string | null }[] }>('{ managedCourses(sort: "-changed") { id draft } }')).data!.managedCourses.find((course) => course.id === id)!.draft
    expect(await listed()).toBeNull()
    const saved = (await saves(admin, id, 0, { ...content, title: 'By the team' })).data!.saveCourseDraft.revision
    expect(await listed()).toBe('changed')
    expect(messageOf(await saves(second, id, 0, content))).toBe('Someone else is editing this course.')
    const submitted = (await submits(admin, id, saved)).data!.submitCourse
    expect(await listed()).toBe('review')
    expect((await decides(second, id, submitted, 'approve')).errors).toBeUndefined()
    const shown = await someone.asks<{ course: object }>('query ($s: String!) { course(slug: $s) { title author { username } } }', { s: slug })
    expect(shown.data!.course).toEqual({ title: 'By the team', author: null })
    expect(await draftOf(second, id)).toMatchObject({ isOwn: true, state: 'published' })
    expect(revision).toBeGreaterThan(0)
  })

  test('the only admin publishes in one step; with another admin somebody else approves', async () => {
    const { mentor, admin } = await team()
    const { id, content } = await published(mentor, admin)
    await pool.query('update courses set author_id = null where id = $1', [id])
    await pool.query('delete from course_drafts where course_id = $1', [id])
    expect((await draftOf(admin, id)).mayPublish).toBe(false)
    const saved = (await saves(admin, id, 0, { ...content, title: 'By one' })).data!.saveCourseDraft.revision
    const { rows } = await pool.query<{ person_id: string }>("update grants set revoked_at = now() where role = 'admin' and revoked_at is null and person_id <> $1 returning person_id", [admin.id])
    expect((await draftOf(admin, id)).mayPublish).toBe(true)
    const submitted = (await submits(admin, id, saved)).data!.submitCourse
    expect((await decides(admin, id, submitted, 'approve')).errors).toBeUndefined()
    // Who publishes their own course needs no notification of it.
    await services.work()
    expect(await notificationsOf(admin)).not.toContainEqual(expect.stringContaining('By one'))
    await pool.query("update grants set revoked_at = null where role = 'admin' and person_id = any ($1)", [rows.map(({ person_id }) => person_id)])
    expect(await draftOf(admin, id)).toMatchObject({ state: 'published', hasChanges: false })
  })
})
