import { randomUUID } from 'node:crypto'
import { compactVerify, createLocalJWKSet } from 'jose'
import { describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { addAcceptedSubmission, problemsOf } from '#tests/support/submissions.ts'
import { COURSE_FORMAT, type CourseFileInput } from '../rules/course-file.ts'
import { loadCourses } from './load-courses.ts'

const services = await openTestServices()
const { pool, clock } = services
const someone = visitor(services)

const question = (key: string, more: object) => ({ key, prompt: `Question ${key}?`, explanation: `Because of **${key}**.`, ...more })
const file = (slug: string, change: Partial<CourseFileInput> = {}): CourseFileInput => ({
  format: COURSE_FORMAT, slug, title: `Course ${slug}`, summary: 'All about quokkas.', description: 'A *description*.', level: 'beginner', skills: ['Python', 'Statistics'],
  topics: [
    { key: 'first', title: 'First topic', resources: [{ label: 'Docs', url: 'https://example.org/docs' }], lessons: [
      { key: 'watch', kind: 'video', title: 'Watch this', minutes: 10, seconds: 600, videoUrl: 'https://youtu.be/aircAruvnKk', text: 'A **companion** with $x^2$.' },
      { key: 'read', kind: 'reading', title: 'Read this', minutes: 5, text: 'Some words about wombats.' },
    ] },
    { key: 'second', title: 'Second topic', lessons: [
      { key: 'check', kind: 'quiz', title: 'Check yourself', minutes: 5, questions: [
        question('one', { kind: 'single', options: ['right', 'wrong', 'also wrong'], answer: 0 }),
        question('order', { kind: 'order', items: ['alpha', 'beta', 'gamma'] }),
        question('number', { kind: 'number', answer: 2.5, tolerance: 0.1 }),
      ] as never },
      { key: 'practise', kind: 'practice', title: 'Practise', minutes: 20, problems: ['two-sum'] },
    ] },
  ],
  ...change,
})

let count = 0
async function course(change: Partial<CourseFileInput> = {}): Promise<string> {
  const slug = `course-${(count += 1)}`
  await loadCourses(services.services, [file(slug, change)])
  return slug
}

const WATCH = 'mutation ($c: String!, $l: String!, $i: [WatchedPart!]!, $p: Float!, $d: Float) { reportWatching(course: $c, lesson: $l, intervals: $i, position: $p, duration: $d) { watchedSeconds isDone } }'
const watches = (person: Person, c: string, parts: [number, number][], { position = 0, l = 'watch', d = 600 } = {}) =>
  person.asks<{ reportWatching: { watchedSeconds: number; isDone: boolean } }>(WATCH, { c, l, i: parts.map(([from, to]) => ({ from, to })), p: position, d })
const OPEN = 'mutation ($c: String!, $l: String!) { openLesson(course: $c, lesson: $l) }'
const MARK = 'mutation ($c: String!, $l: String!, $d: Boolean!) { markLesson(course: $c, lesson: $l, isDone: $d) }'
const marks = (person: Person, c: string, l: string, d = true) => person.asks(MARK, { c, l, d })
const enrollment = async (person: Person, slug: string) =>
  (await person.asks<{ enrollments: { slug: string; lastLesson: string | null; finishedAt: string | null; finished: string[]; marked: string[] }[] }>('{ enrollments { slug lastLesson finishedAt finished marked } }')).data!.enrollments.find((one) => one.slug === slug)
const QUIZ = 'query ($c: String!) { lesson(course: $c, lesson: "check") { quizState questions { key kind options { name html } } } }'
interface Quiz { quizState: string; questions: { key: string; options: { name: string; html: string }[] }[] }
const quizOf = async (person: { asks: Person['asks'] }, c: string) => (await person.asks<{ lesson: Quiz }>(QUIZ, { c })).data!.lesson
const ANSWER = 'mutation ($c: String!, $s: String!, $a: [QuizAnswer!]!) { answerQuiz(course: $c, lesson: "check", state: $s, answers: $a) { score isPassed results { question isRight rightOptions explanationHtml } } }'
const named = (quiz: Quiz, key: string, ...texts: string[]) => texts.map((text) => quiz.questions.find((one) => one.key === key)!.options.find(({ html }) => html.includes(`>${text}<`))!.name)
const rightAnswers = (quiz: Quiz) => [
  { question: 'one', values: named(quiz, 'one', 'right') },
  { question: 'order', values: named(quiz, 'order', 'alpha', 'beta', 'gamma') },
  { question: 'number', values: ['2.55'] },
]

describe('The hub (requirements K-1, K-2)', () => {
  test('lists published courses for everyone, filtered by words, level and skill', async () => {
    const slug = await course({ title: 'Wallaby watching', level: 'advanced', skills: ['Ethology'] })
    const found = async (variables: object) =>
      (await someone.asks<{ courses: { items: { slug: string; topics: { title: string; minutes: number; resources: object[]; lessons: object[] }[] }[] } }>(
        'query ($q: String, $level: CourseLevel, $skill: String) { courses(q: $q, level: $level, skill: $skill) { items { slug topics { title minutes resources { label url } lessons { key title kind minutes } } } } }', variables,
      )).data!.courses.items
    const [one] = await found({ q: 'wallaby' })
    expect(one).toMatchObject({ slug, topics: [{ title: 'First topic', minutes: 15, resources: [{ label: 'Docs' }], lessons: [{ key: 'watch', kind: 'video' }, { key: 'read' }] }, {}] })
    expect((await found({ skill: 'ethology' })).map((each) => each.slug)).toEqual([slug])
    expect((await found({ q: 'wallaby', level: 'beginner' })).length).toBe(0)
    expect((await found({ q: '100%_\\' })).length).toBe(0)
    const { data } = await someone.asks<{ courses: { items: object[]; total: number; pages: number } }>('{ courses(first: 1) { items { slug } total pages } }')
    expect([data!.courses.items.length, data!.courses.pages]).toEqual([1, data!.courses.total])
  })

  test('a search has the best match first, by title before skills before the description, unless another order is chosen', async () => {
    const [described, skilled, titled] = [
      await course({ title: 'Marsupials at night', summary: 'Where a numbat sleeps.', level: 'beginner' }),
      await course({ title: 'Marsupials by day', skills: ['Numbat'], level: 'intermediate' }),
      await course({ title: 'The numbat, from zero', level: 'advanced' }),
    ]
    const found = async (sort: string | null) =>
      (await someone.asks<{ courses: { items: { slug: string }[] } }>('query ($sort: CourseSort) { courses(q: "numbat", sort: $sort) { items { slug } } }', { sort })).data!.courses.items.map(({ slug }) => slug)
    expect(await found(null)).toEqual([titled, skilled, described])
    await services.pool.query('update courses set enrolled_count = 50 where slug = $1', [described])
    expect((await found('taken'))[0]).toBe(described)
  })

  test('the sitemap has published courses and their lessons, and robots.txt names it', async () => {
    const slug = await course({ title: 'Wombat watching' })
    const { body } = await services.app.inject({ url: '/sitemap-courses.xml' })
    for (const path of [`/courses/${slug}`, `/learn/${slug}/watch`]) expect(body).toContain(`<loc>http://cloggle.test${path}</loc>`)
    expect((await services.app.inject({ url: '/robots.txt' })).body).toContain('Sitemap: http://cloggle.test/sitemap-courses.xml')
  })

  test('a lesson is public, without a request to its video host and without the answers of a quiz', async () => {
    const slug = await course()
    const lesson = await someone.asks<{ lesson: { html: string; youtubeId: string; videoUrl: string } }>('query ($c: String!) { lesson(course: $c, lesson: "watch") { html youtubeId videoUrl course { title } } }', { c: slug })
    expect(lesson.data!.lesson).toMatchObject({ youtubeId: 'aircAruvnKk', videoUrl: 'https://www.youtube.com/watch?v=aircAruvnKk' })
    expect(lesson.data!.lesson.html).toContain('<strong>companion</strong>')
    const quizzes = await Promise.all(Array.from({ length: 12 }, () => quizOf(someone, slug)))
    expect(JSON.stringify(quizzes)).not.toMatch(/Because|"answer|2\.5/)
    expect(new Set(quizzes.map((quiz) => quiz.questions.find(({ key }) => key === 'order')!.options.map(({ html }) => html).join())).size).toBeGreaterThan(1)
    expect((await someone.asks<{ lesson: null }>('query ($c: String!) { lesson(course: $c, lesson: "nothing") { title } }', { c: slug })).data!.lesson).toBeNull()
  })
})

describe('Watching (requirement K-5)', () => {
  test('counts seconds once, no faster than they pass, and is done at nine tenths', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    await ada.asks(OPEN, { c: slug, l: 'watch' })
    expect((await watches(ada, slug, [[0, 600]])).data!.reportWatching).toEqual({ watchedSeconds: 10, isDone: false })
    clock.forward(100)
    expect((await watches(ada, slug, [[0, 120], [60, 120], [500, 580]], { position: 580 })).data!.reportWatching).toEqual({ watchedSeconds: 200, isDone: false })
    clock.forward(100)
    await watches(ada, slug, [[-5, -1], [120, 310], [900, 950]], { position: 310 })
    clock.forward(100)
    expect((await watches(ada, slug, [[310, 500]], { position: 500 })).data!.reportWatching).toEqual({ watchedSeconds: 580, isDone: true })
    expect(await enrollment(ada, slug)).toMatchObject({ lastLesson: 'watch', finished: ['watch'], marked: [] })
    const state = await ada.asks<{ lessonProgress: object }>('query ($c: String!) { lessonProgress(course: $c, lesson: "watch") { position duration speed way watchedSeconds } }', { c: slug })
    expect(state.data!.lessonProgress).toEqual({ position: 500, duration: 600, speed: 1, way: 'done', watchedSeconds: 580 })
  })

  test('malformed reports are refused with a sentence', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    expect(messageOf(await watches(ada, slug, Array.from({ length: 101 }, () => [0, 1])))).toBe('These are too many intervals for one report.')
    expect(codeOf(await watches(ada, slug, [[0, 1e12]]))).toBe('INVALID_INPUT')
    expect(messageOf(await watches(ada, slug, [[0, 5]], { l: 'read' }))).toBe('This lesson isn’t a video.')
    expect(codeOf(await watches(ada, 'no-course', [[0, 5]]))).toBe('NOT_FOUND')
    expect(codeOf(await someone.asks(WATCH, { c: slug, l: 'watch', i: [], p: 0 }))).toBe('NOT_SIGNED_IN')
  })

  test('two devices at once share one allowance', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    await ada.asks(OPEN, { c: slug, l: 'watch' })
    clock.forward(30)
    await Promise.all([watches(ada, slug, [[0, 300]]), watches(ada, slug, [[300, 600]])])
    const { rows } = await pool.query<{ watched: [number, number][] }>('select watched from lesson_progress where person_id = $1', [ada.id])
    expect(rows[0]!.watched.reduce((sum, [from, to]) => sum + to - from, 0)).toBeLessThanOrEqual(80)
  })

  test('a learner can mark a lesson, which shows as marked, and take it back; quizzes and practice cannot be marked', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    await marks(ada, slug, 'watch')
    await marks(ada, slug, 'read')
    expect((await enrollment(ada, slug))!.finished.sort()).toEqual(['read', 'watch'])
    expect((await enrollment(ada, slug))!.marked).toEqual(['watch'])
    await marks(ada, slug, 'watch', false)
    expect((await enrollment(ada, slug))!.finished).toEqual(['read'])
    expect(messageOf(await marks(ada, slug, 'check'))).toBe('Pass the quiz to finish this lesson.')
    expect(messageOf(await marks(ada, slug, 'practise'))).toBe('Solve the problems to finish this lesson.')
  })
})

describe('A quiz (requirement K-7)', () => {
  test('is passed with eight of ten points, explains each answer, and the best result counts', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    const quiz = await quizOf(ada, slug)
    type Reply = { answerQuiz: { score: number; isPassed: boolean; results: { question: string; isRight: boolean; rightOptions: string[]; explanationHtml: string }[] } }
    const failed = await ada.asks<Reply>(ANSWER, { c: slug, s: quiz.quizState, a: [{ question: 'one', values: named(quiz, 'one', 'wrong') }, { question: 'unknown', values: ['x'] }] })
    expect(failed.data!.answerQuiz).toMatchObject({ score: 0, isPassed: false, results: [{ question: 'one', isRight: false, explanationHtml: expect.stringContaining('<strong>one</strong>') as string }, {}, {}] })
    const passed = await ada.asks<Reply>(ANSWER, { c: slug, s: quiz.quizState, a: rightAnswers(quiz) })
    expect(passed.data!.answerQuiz).toMatchObject({ score: 1, isPassed: true })
    expect(Object.fromEntries(failed.data!.answerQuiz.results.map(({ question, rightOptions }) => [question, rightOptions]))).toEqual({
      one: named(quiz, 'one', 'right'), order: named(quiz, 'order', 'alpha', 'beta', 'gamma'), number: [],
    })
    await ada.asks(ANSWER, { c: slug, s: quiz.quizState, a: [] })
    const { data } = await ada.asks<{ lessonProgress: object }>('query ($c: String!) { lessonProgress(course: $c, lesson: "check") { bestScore tries way } }', { c: slug })
    expect(data!.lessonProgress).toEqual({ bestScore: 1, tries: 3, way: 'done' })
  })

  test('that was edited meanwhile is not judged by the old answers', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    const quiz = await quizOf(ada, slug)
    await loadCourses(services.services, [file(slug, { topics: file(slug).topics.map((topic) => ({ ...topic, lessons: topic.lessons.map((lesson) => (lesson.kind === 'quiz' ? { ...lesson, questions: lesson.questions.slice(0, 2) } : lesson)) })) })])
    const reply = await ada.asks(ANSWER, { c: slug, s: quiz.quizState, a: rightAnswers(quiz) })
    expect([codeOf(reply), messageOf(reply)]).toEqual(['OUTDATED_EDIT', 'This quiz has just changed. Reload it; your earlier results still count.'])
  })
})

describe('Testing out (requirement K-14)', () => {
  test('marks the lessons of known topics as known, without finishing problems, and is not judged by an older course', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    interface Placed { state: string; questions: { lesson: string; question: { key: string; options: { name: string; html: string }[] } }[] }
    const PLACEMENT = 'query ($s: String!) { placement(slug: $s) { state questions { lesson question { key kind options { name html } } } } }'
    const { state, questions } = (await ada.asks<{ placement: Placed }>(PLACEMENT, { s: slug })).data!.placement
    expect(questions.map(({ question }) => question.key).sort()).toEqual(['number', 'one', 'order'])
    const name = (key: string, text: string) => questions.find(({ question }) => question.key === key)!.question.options.find(({ html }) => html.includes(`>${text}<`))!.name
    const answers = [
      { lesson: 'check', question: 'one', values: [name('one', 'right')] },
      { lesson: 'check', question: 'order', values: ['alpha', 'beta', 'gamma'].map((text) => name('order', text)) },
      { lesson: 'check', question: 'number', values: ['2.5'] },
    ]
    const PLACE = 'mutation ($s: String!, $state: String!, $a: [PlacementAnswer!]!) { answerPlacement(slug: $s, state: $state, answers: $a) { right asked knownTopics answers { question isRight } } }'
    const wrong = await ada.asks<{ answerPlacement: object }>(PLACE, { s: slug, state, a: answers.slice(1) })
    expect(wrong.data!.answerPlacement).toMatchObject({ right: 2, asked: 3, knownTopics: [] })
    expect((wrong.data!.answerPlacement as { answers: object[] }).answers).toEqual(expect.arrayContaining([{ question: 'one', isRight: false }, { question: 'order', isRight: true }, { question: 'number', isRight: true }]))
    const right = await ada.asks<{ answerPlacement: object }>(PLACE, { s: slug, state, a: answers })
    expect(right.data!.answerPlacement).toMatchObject({ right: 3, asked: 3, knownTopics: ['Second topic'] })
    expect(await enrollment(ada, slug)).toMatchObject({ finished: ['check'], marked: [] })
    await loadCourses(services.services, [file(slug, { title: 'Changed' })])
    expect(codeOf(await ada.asks(PLACE, { s: slug, state, a: answers }))).toBe('OUTDATED_EDIT')
    expect(codeOf(await someone.asks(PLACEMENT, { s: slug }))).toBe('NOT_SIGNED_IN')
  })
})

describe('Finishing a course (requirement K-8)', () => {
  test('needs every lesson, solved problems included, and gives one certificate', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course({ title: 'Finish me' })
    await marks(ada, slug, 'watch')
    await marks(ada, slug, 'read')
    const quiz = await quizOf(ada, slug)
    await ada.asks(ANSWER, { c: slug, s: quiz.quizState, a: rightAnswers(quiz) })
    expect((await enrollment(ada, slug))!.finishedAt).toBeNull()
    await addAcceptedSubmission(services, ada, (await problemsOf(services)).find((problem) => problem.slug === 'two-sum')!)
    await services.work()
    await services.work()
    expect(await enrollment(ada, slug)).toMatchObject({ finishedAt: expect.any(String) as string })
    const own = await ada.asks<{ ownCertificates: { id: string; courseTitle: string; personName: string; minutes: number }[] }>('{ ownCertificates { id courseTitle personName minutes skills } }')
    expect(own.data!.ownCertificates).toMatchObject([{ courseTitle: 'Finish me', personName: 'ada', minutes: 40, skills: ['Python', 'Statistics'] }])
    const { id } = own.data!.ownCertificates[0]!
    expect((await someone.asks<{ certificate: { revokedAt: null } }>('query ($id: ID!) { certificate(id: $id) { personName revokedAt } }', { id })).data!.certificate).toEqual({ personName: 'ada', revokedAt: null })
    expect((await someone.asks<{ certificate: null }>('query ($id: ID!) { certificate(id: $id) { personName } }', { id: randomUUID() })).data!.certificate).toBeNull()
    const notifications = await ada.asks<{ notifications: { items: { title: string }[] } }>('{ notifications { items { title } } }')
    expect(JSON.stringify(notifications)).toContain('Course finished')
  })

  test('a problem knows the lesson it belongs to in the course that was opened last, and what follows (requirement K-31)', async () => {
    const { ada } = await people(services, 'ada')
    const lessonOf = async (problem: string) =>
      (await ada.asks<{ practiceLesson: unknown }>('query ($p: String!) { practiceLesson(problem: $p) { key courseSlug problems { slug isSolved } next { key } } }', { p: problem })).data!.practiceLesson
    expect(await lessonOf('two-sum')).toBeNull()
    const [first, last] = file('x').topics
    const one = await course()
    const two = await course({ topics: [{ ...last!, lessons: last!.lessons.toReversed() }, first!] as never })
    for (const slug of [two, one]) await ada.asks(OPEN, { c: slug, l: 'practise' })
    await pool.query("update enrollments set last_at = last_at - interval '1 hour' where course_id = (select id from courses where slug = $1)", [two])
    expect(await lessonOf('two-sum')).toEqual({ key: 'practise', courseSlug: one, problems: [{ slug: 'two-sum', isSolved: false }], next: null })
    await pool.query("update enrollments set last_at = last_at + interval '2 hours' where course_id = (select id from courses where slug = $1)", [two])
    await addAcceptedSubmission(services, ada, (await problemsOf(services)).find((problem) => problem.slug === 'two-sum')!)
    expect(await lessonOf('two-sum')).toEqual({ key: 'practise', courseSlug: two, problems: [{ slug: 'two-sum', isSolved: true }], next: { key: 'check' } })
    expect(await lessonOf('no-such-problem')).toBeNull()
  })

  test('shows on the profile with its skills as evidence, where the activity is visible', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const slug = await course({ title: 'Evident', topics: [file('x').topics[0]!] })
    for (const label of ['Python', 'Fortran']) await ada.asks('mutation ($label: String!) { addToStack(label: $label) }', { label })
    // A course that was only opened is on nobody's profile.
    await ada.asks('mutation ($s: String!) { enroll(slug: $s) }', { s: slug })
    expect((await ben.asks<{ profile: { courses: object[] } }>('query ($id: String!) { profile(id: $id) { courses { title } } }', { id: ada.id })).data!.profile.courses).toEqual([])
    await marks(ada, slug, 'read')
    const PROFILE = 'query ($id: String!) { profile(id: $id) { skills { label count evidence { kind title path } } certificates { courseTitle } courses { title finished lessons } } }'
    interface Shown { profile: { skills: { label: string; count: number; evidence: object[] }[] | null; certificates: object[] | null; courses: object[] | null } }
    expect((await ben.asks<Shown>(PROFILE, { id: ada.id })).data!.profile).toMatchObject({ certificates: [], courses: [{ title: 'Evident', finished: 1, lessons: 2 }] })
    expect((await ada.asks<{ coursesInProgress: object[] }>('{ coursesInProgress { title nextLesson minutesLeft } }')).data!.coursesInProgress).toEqual([{ title: 'Evident', nextLesson: 'watch', minutesLeft: 10 }])
    await marks(ada, slug, 'watch')
    const { skills, certificates, courses } = (await ben.asks<Shown>(PROFILE, { id: ada.id })).data!.profile
    expect(skills).toMatchObject([{ label: 'Python', count: 1, evidence: [{ kind: 'course', title: 'Evident' }] }, { label: 'Fortran', count: 0, evidence: [] }])
    expect([certificates, courses]).toEqual([[{ courseTitle: 'Evident' }], []])
    await ada.asks('mutation { chooseVisibility(section: activity, level: me) }')
    const hidden = (await ben.asks<Shown>(PROFILE, { id: ada.id })).data!.profile
    expect(hidden).toEqual({ skills: null, certificates: null, courses: null })
  })

  test('a certificate is revoked by an admin with a reason, and keeps the name it was issued for', async () => {
    const { ada, root } = await people(services, 'ada', 'root')
    const slug = await course({ topics: [file('x').topics[0]!] })
    await marks(ada, slug, 'watch')
    await marks(ada, slug, 'read')
    const id = (await ada.asks<{ ownCertificates: { id: string }[] }>('{ ownCertificates { id } }')).data!.ownCertificates[0]!.id
    await pool.query("update people set name = 'Someone else' where id = $1", [ada.id])
    const REVOKE = 'mutation ($id: ID!) { revokeCertificate(id: $id, reason: "Shared an account.") }'
    expect(codeOf(await ada.asks(REVOKE, { id }))).toBe('NOT_ALLOWED')
    const admin = await actingAs(services, root, 'admin')
    // Sent again after a lost answer it is no conflict.
    for (let time = 0; time < 2; time++) expect((await admin.asks(REVOKE, { id })).errors).toBeUndefined()
    expect(codeOf(await admin.asks(REVOKE.replace('Shared', 'Sold'), { id }))).toBe('OUTDATED_EDIT')
    const shown = await someone.asks<{ certificate: object }>('query ($id: ID!) { certificate(id: $id) { personName revokedReason } }', { id })
    expect(shown.data!.certificate).toEqual({ personName: 'ada', revokedReason: 'Shared an account.' })
    const RESTORE = 'mutation ($id: ID!) { restoreCertificate(id: $id, reason: "It was another person.") }'
    expect(codeOf(await ada.asks(RESTORE, { id }))).toBe('NOT_ALLOWED')
    for (let time = 0; time < 2; time++) expect((await admin.asks(RESTORE, { id })).errors).toBeUndefined()
    expect(codeOf(await admin.asks(RESTORE.replace('It was', 'Was'), { id }))).toBe('OUTDATED_EDIT')
    expect((await enrollment(ada, slug))!.finishedAt).not.toBeNull()
    const valid = await someone.asks<{ certificate: object }>('query ($id: ID!) { certificate(id: $id) { revokedAt revokedReason } }', { id })
    expect(valid.data!.certificate).toEqual({ revokedAt: null, revokedReason: null })
  })
})

describe('A new version (requirement K-10)', () => {
  test('keeps progress by the keys of lessons; a removed lesson is not counted, and learners in it are notified', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    await marks(ada, slug, 'read')
    await marks(ada, slug, 'watch')
    const [first, second] = file(slug).topics
    await loadCourses(services.services, [file(slug, { topics: [{ ...second!, lessons: [{ ...first!.lessons[1]!, title: 'Renamed' }, ...second!.lessons] }] })])
    expect((await enrollment(ada, slug))!.finished).toEqual(['read'])
    const removed = await someone.asks<{ lesson: { isRemoved: boolean } }>('query ($c: String!) { lesson(course: $c, lesson: "watch") { isRemoved } }', { c: slug })
    expect(removed.data!.lesson.isRemoved).toBe(true)
    expect(messageOf(await marks(ada, slug, 'watch'))).toBe('This lesson is no longer part of the course. You don’t need it to finish the course.')
    await services.work()
    await loadCourses(services.services, [file(slug)])
    expect((await enrollment(ada, slug))!.finished).toHaveLength(2)
    for (let n = 0; n < 2; n++) await services.work()
    expect(JSON.stringify(await ada.asks('{ notifications { items { title message } } }'))).toContain('has a new lesson: “Watch this”')
  })

  test('an archived course takes no one new, and those who take it finish it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const slug = await course()
    await ada.asks('mutation ($s: String!) { enroll(slug: $s) }', { s: slug })
    await pool.query("update courses set state = 'archived' where slug = $1", [slug])
    expect((await marks(ada, slug, 'read')).errors).toBeUndefined()
    expect(messageOf(await marks(ben, slug, 'read'))).toBe('This course is closed for new learners.')
    expect(await enrollment(ben, slug)).toBeUndefined()
  })
})

describe('Notes and reviews (requirements K-3, K-6)', () => {
  test('notes stay with their second, belong to their writer, and are exported as Markdown', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const slug = await course()
    const NOTE = 'mutation ($id: ID!, $c: String!, $t: String!, $s: Float!) { keepNote(id: $id, course: $c, lesson: "watch", second: $s, text: $t) }'
    const LIST = 'query ($c: String!) { lessonNotes(course: $c, lesson: "watch") { id second text } }'
    const id = randomUUID()
    await ada.asks(NOTE, { id, c: slug, t: 'Chain rule', s: 125.7 })
    await ada.asks(NOTE, { id, c: slug, t: 'The chain rule', s: 125 })
    expect((await ada.asks<{ lessonNotes: object[] }>(LIST, { c: slug })).data!.lessonNotes).toEqual([{ id, second: 125, text: 'The chain rule' }])
    expect((await ben.asks<{ lessonNotes: object[] }>(LIST, { c: slug })).data!.lessonNotes).toEqual([])
    expect((await ben.asks(NOTE, { id, c: slug, t: 'Mine now', s: 1 })).errors).toBeDefined()
    await ben.asks('mutation ($id: ID!) { deleteNote(id: $id) }', { id })
    const text = await services.app.inject({ url: `/api/courses/${slug}/notes.md`, headers: { authorization: `Bearer ${ada.token}` } })
    expect(text.body).toContain(`- [2:05](http://cloggle.test/learn/${slug}/watch?t=125) The chain rule`)
    await ada.asks('mutation ($id: ID!) { deleteNote(id: $id) }', { id })
    expect((await ada.asks<{ lessonNotes: object[] }>(LIST, { c: slug })).data!.lessonNotes).toEqual([])
  })

  test('a review can be reported and removed, and the rating follows', async () => {
    const { ada, ben, root } = await people(services, 'ada', 'ben', 'root')
    const slug = await course()
    for (const lesson of ['watch', 'read']) await marks(ada, slug, lesson)
    await ada.asks('mutation ($s: String!) { reviewCourse(slug: $s, rating: 1, text: "Rude words.") }', { s: slug })
    const REVIEWS = 'query ($s: String!) { course(slug: $s) { ratingCount reviews { id } } }'
    interface Shown { course: { ratingCount: number; reviews: { id: string }[] } }
    const { id } = (await someone.asks<Shown>(REVIEWS, { s: slug })).data!.course.reviews[0]!
    expect((await ben.asks('mutation ($id: ID!) { reportContent(kind: "course-review", id: $id, reason: "Rude") }', { id })).errors).toBeUndefined()
    const admin = await actingAs(services, root, 'admin')
    expect((await admin.asks('mutation ($id: ID!) { decideReport(kind: "course-review", targetId: $id, decision: "remove", reason: "Rude") }', { id })).errors).toBeUndefined()
    expect((await someone.asks<Shown>(REVIEWS, { s: slug })).data!.course).toEqual({ ratingCount: 0, reviews: [] })
  })

  test('the figures of a course follow when a learner leaves', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    for (const lesson of ['watch', 'read']) await marks(ada, slug, lesson)
    await ada.asks('mutation ($s: String!) { reviewCourse(slug: $s, rating: 4, text: "") }', { s: slug })
    const figures = async () => (await pool.query('select enrolled_count, rating_count, rating_sum from courses where slug = $1', [slug])).rows
    expect(await figures()).toEqual([{ enrolled_count: 1, rating_count: 1, rating_sum: 4 }])
    await pool.query('delete from people where id = $1', [ada.id])
    expect(await figures()).toEqual([{ enrolled_count: 0, rating_count: 0, rating_sum: 0 }])
  })

  test('a review needs half of the course, counts once, and can be changed', async () => {
    const { ada } = await people(services, 'ada')
    const slug = await course()
    const REVIEW = 'mutation ($s: String!, $r: Int!) { reviewCourse(slug: $s, rating: $r, text: "Good.") }'
    expect(messageOf(await ada.asks(REVIEW, { s: slug, r: 5 }))).toBe('Finish at least half of the lessons to review this course.')
    await marks(ada, slug, 'watch')
    await marks(ada, slug, 'read')
    for (const r of [5, 2]) expect((await ada.asks(REVIEW, { s: slug, r })).errors).toBeUndefined()
    expect(codeOf(await ada.asks(REVIEW, { s: slug, r: 6 }))).toBe('INVALID_INPUT')
    const shown = await someone.asks<{ course: object }>('query ($s: String!) { course(slug: $s) { rating ratingCount reviews { rating text author { name } } } }', { s: slug })
    expect(shown.data!.course).toEqual({ rating: 2, ratingCount: 1, reviews: [{ rating: 2, text: 'Good.', author: { name: 'ada' } }] })
  })
})

describe('A certificate elsewhere (requirement K-8)', () => {
  /** A certificate of a person of this name. */
  async function certificateOf(name: string): Promise<string> {
    const { ada } = await people(services, 'ada')
    await pool.query('update people set name = $2 where id = $1', [ada.id, name])
    const slug = await course({ title: 'Signed', topics: [file('x').topics[0]!] })
    await marks(ada, slug, 'watch')
    await marks(ada, slug, 'read')
    return (await ada.asks<{ ownCertificates: { id: string }[] }>('{ ownCertificates { id } }')).data!.ownCertificates[0]!.id
  }
  const get = (url: string) => services.app.inject({ url })

  test('is a signed credential that other libraries verify, and that fails when one byte changes', async () => {
    const id = await certificateOf('Łucja Nguyễn')
    const token = (await get(`/api/certificates/${id}/credential.jwt`)).body
    const keys = createLocalJWKSet((await get('/.well-known/jwks.json')).json())
    // The key set is found by the address in `kid`; a local set knows the last part of it.
    const [header, payload, signature] = token.split('.') as [string, string, string]
    const key = await keys({ alg: 'EdDSA', kid: (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid.split('#')[1]! })
    const verified = await compactVerify(token, key)
    expect(JSON.parse(new TextDecoder().decode(verified.payload))).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      credentialSubject: { identifier: [{ identityHash: 'Łucja Nguyễn' }], achievement: { name: 'Signed' } },
      jti: `http://cloggle.test/certificate/${id}`,
    })
    const forged = Buffer.from(payload, 'base64url')
    forged[forged.indexOf('Signed')] = 'T'.charCodeAt(0)
    await expect(compactVerify(`${header}.${forged.toString('base64url')}.${signature}`, key)).rejects.toThrow('signature verification failed')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    await expect(compactVerify(`${none}.${payload}.`, key)).rejects.toThrow()
  })

  test('is a tagged PDF, also for a name that the fonts cannot write', async () => {
    for (const name of ['Łucja Nguyễn Анна', '李小龍', '🙂']) {
      const pdf = await get(`/api/certificates/${await certificateOf(name)}/certificate.pdf`)
      expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
      expect(pdf.body).toContain('/MarkInfo')
    }
  })

  test('does not exist under a guessed id, and has no credential once it is revoked', async () => {
    const id = await certificateOf('Ada')
    expect((await get(`/api/certificates/${randomUUID()}/certificate.pdf`)).statusCode).toBe(404)
    expect((await get('/api/certificates/1/credential.jwt')).statusCode).toBe(404)
    await pool.query("update certificates set revoked_at = now(), revoked_reason = 'x' where id = $1", [id])
    expect((await get(`/api/certificates/${id}/credential.jwt`)).json()).toMatchObject({ error: 'This certificate was revoked.' })
    expect((await get(`/api/certificates/${id}/certificate.pdf`)).statusCode).toBe(200)
  })
})
