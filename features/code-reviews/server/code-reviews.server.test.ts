import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { CLAIM_MINUTES, MAX_COMMENTS, MAX_WAITING } from '../rules/code-review.ts'

const services = await openTestServices()
const { pool, clock } = services
const someone = visitor(services)
const { lea, leo, mia, max } = await people(services, 'lea', 'leo', 'mia', 'max')
let mentor: Person
let other: Person
beforeAll(async () => {
  mentor = await actingAs(services, mia, 'mentor')
  other = await actingAs(services, max, 'mentor')
})

const CODE = 'def two_sum(nums, target):\n    for a in nums:\n        pass'
/** Stores a judged submission of a person; returns its id. */
async function submission(person: Person, { verdict = 'Accepted', problem = 0 } = {}): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total)
     select $1, (select id from problems where is_published order by slug limit 1 offset $4), $2, $1, 'python', $5, now(), now(), case when $3 = '' then 'waiting' else 'judged' end, case when $3 = '' then null else now() end, nullif($3, ''), 3, 3`,
    [id, person.id, verdict, problem, CODE],
  )
  return id
}

const ask = (person: Person, submissionId: string, question = 'Can it be faster?', key: string = randomUUID()) =>
  person.asks<{ askForCodeReview: string }>('mutation ($k: ID!, $s: ID!, $q: String!) { askForCodeReview(key: $k, submissionId: $s, question: $q) }', { k: key, s: submissionId, q: question })
/** A review that a learner asked for; returns its id. */
async function asked(person: Person, options: { verdict?: string; problem?: number } = {}): Promise<string> {
  await pool.query("delete from throttle_windows where key like 'code-review.%'")
  await pool.query('delete from code_reviews where learner_id = $1 and reviewed_at is null', [person.id])
  return (await ask(person, await submission(person, options))).data!.askForCodeReview
}
const does = (person: Person, name: string, id: string) => person.asks(`mutation ($id: ID!) { ${name}(id: $id) }`, { id })
const says = (person: Person, id: string, line: number | null, text: string, key = randomUUID()) =>
  person.asks('mutation ($id: ID!, $k: ID!, $l: Int, $t: String!) { commentOnCodeReview(id: $id, key: $k, line: $l, text: $t) }', { id, k: key, l: line, t: text })
const closes = (person: Person, id: string, isThanked: boolean) => person.asks('mutation ($id: ID!, $t: Boolean!) { closeCodeReview(id: $id, isThanked: $t) }', { id, t: isThanked })
interface Opened { part: string; code: string; note: string; earlierComments: string[]; review: { state: string; isThanked: boolean }; comments: { id: string; line: number | null; text: string; isResolved: boolean; author: { username: string } | null }[] }
const opens = (person: Pick<Person, 'asks'>, id: string) =>
  person.asks<{ codeReview: Opened }>('query ($id: ID!) { codeReview(id: $id) { part code note earlierComments review { state isThanked } comments { id line text isResolved author { username } } } }', { id })
const opened = async (person: Person, id: string) => (await opens(person, id)).data!.codeReview
const queue = async (person: Person) => (await person.asks<{ codeReviewQueue: { items: { id: string }[] } }>('{ codeReviewQueue { items { id } } }')).data!.codeReviewQueue.items.map(({ id }) => id)
const notesOf = async (person: Person) => {
  await services.work()
  return (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
}

test('the queue can be limited to a language (requirement Y-2)', async () => {
  const id = await asked(lea)
  const inLanguage = async (language: string) => (await mentor.asks<{ codeReviewQueue: { items: { id: string }[] } }>('query ($l: String) { codeReviewQueue(language: $l) { items { id } } }', { l: language })).data?.codeReviewQueue.items.map((item) => item.id)
  expect(await inLanguage('python')).toContain(id)
  expect(await inLanguage('javascript')).not.toContain(id)
  expect(await inLanguage('cobol')).toBeUndefined()
})

describe('Asking (requirement Y-1)', () => {
  test('works for the learner’s own judged submission, once, with a question, and can be withdrawn while it waits', async () => {
    const mine = await submission(lea)
    expect(codeOf(await ask(leo, mine))).toBe('NOT_FOUND')
    expect(messageOf(await ask(lea, await submission(lea, { verdict: '' })))).toMatch(/still being judged/)
    expect(messageOf(await ask(lea, mine, '  '))).toBe('Enter a question.')
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(lea, mine, 'Can it be faster?', key)))
    expect(replies.map(({ data }) => data?.askForCodeReview)).toEqual(Array(6).fill(key))
    const id = key
    expect(codeOf(await does(leo, 'withdrawCodeReview', id))).toBe('NOT_FOUND')
    await does(lea, 'withdrawCodeReview', id)
    expect(codeOf(await opens(lea, id))).toBe('NOT_FOUND')
  })

  test('a second question about a submission is refused with a link to its review, also when both are sent at the same moment', async () => {
    const { nia } = await people(services, 'nia')
    const mine = await submission(nia)
    const replies = await Promise.all(Array.from({ length: 4 }, () => ask(nia, mine)))
    const [id, ...others] = replies.flatMap(({ data }) => data?.askForCodeReview ?? [])
    expect(others).toEqual([])
    const refused = { message: 'You already asked for a review of this submission.', extensions: { code: 'ALREADY_TAKEN', link: { to: `/code-reviews/${id}`, label: 'See the review' } } }
    expect(replies.flatMap(({ errors }) => errors ?? [])).toMatchObject([refused, refused, refused])
    await pool.query('update code_reviews set reviewed_at = now(), closed_at = now() where id = $1', [id])
    expect((await ask(nia, mine, 'And now?')).errors).toMatchObject([refused])
    expect((await ask(nia, mine, 'Sent again', id)).data?.askForCodeReview).toBe(id)
    expect((await ask(nia, await submission(nia), 'Another key', id)).errors).toBeDefined()
  })

  test('a learner finds the review of a submission, and nobody else does', async () => {
    const { bo } = await people(services, 'bo')
    const [mine, without] = [await submission(bo), await submission(bo)]
    const find = async (person: Person, id: string) => (await person.asks<{ codeReviewOfSubmission: object | null }>('query ($id: ID!) { codeReviewOfSubmission(submissionId: $id) { id state } }', { id })).data!.codeReviewOfSubmission
    expect(await find(bo, mine)).toBeNull()
    const id = (await ask(bo, mine)).data!.askForCodeReview
    expect([await find(bo, mine), await find(bo, without), await find(lea, mine)]).toEqual([{ id, state: 'waiting' }, null, null])
    const latest = (await bo.asks<{ ownReviewableSubmissions: object[] }>('{ ownReviewableSubmissions { id review { id state } } }')).data!.ownReviewableSubmissions
    expect(latest).toHaveLength(2)
    expect(latest).toEqual(expect.arrayContaining([{ id: mine, review: { id, state: 'waiting' } }, { id: without, review: null }]))
    expect(codeOf(await someone.asks('query ($id: ID!) { codeReviewOfSubmission(submissionId: $id) { id } }', { id: mine }))).toBe('NOT_SIGNED_IN')
  })

  test('a learner waits for a few reviews at a time', async () => {
    await asked(leo)
    for (let n = 1; n < MAX_WAITING; n++) await ask(leo, await submission(leo))
    expect(messageOf(await ask(leo, await submission(leo)))).toMatch(/already have 3 reviews waiting/)
  })

  test('questions that are sent at the same moment count, too', async () => {
    const { mia } = await people(services, 'mia')
    const submissions = []
    for (let n = 0; n < MAX_WAITING + 4; n++) submissions.push(await submission(mia))
    const replies = await Promise.all(submissions.map((id) => ask(mia, id)))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(MAX_WAITING)
  })
})

describe('Claiming (requirements Y-2, Y-3)', () => {
  test('one of two mentors gets it; the other cannot read it until the claim expires and it is back in its place', async () => {
    const id = await asked(lea)
    const later = await asked(leo)
    expect(codeOf(await does(lea, 'claimCodeReview', id))).toBe('NOT_ALLOWED')
    expect((await opened(mentor, id)).part).toBe('reader')
    const [one, two] = await Promise.all([does(mentor, 'claimCodeReview', id), does(other, 'claimCodeReview', id)])
    expect([codeOf(one), codeOf(two)].filter((code) => code === undefined)).toHaveLength(1)
    const [winner, loser] = codeOf(one) === undefined ? [mentor, other] : [other, mentor]
    expect(messageOf(await opens(loser, id))).toMatch(/Another mentor/)
    expect(await queue(loser)).not.toContain(id)
    expect(messageOf(await does(winner, 'claimCodeReview', later))).toMatch(/that you already claimed/)
    expect(messageOf(await does(lea, 'withdrawCodeReview', id))).toMatch(/already reviewing this/)
    const { rows: [claim] } = await pool.query<{ minutes: number }>("select extract(epoch from claimed_until - $2)::int / 60 as minutes from code_reviews where id = $1", [id, clock.now()])
    expect(claim!.minutes).toBeGreaterThan(CLAIM_MINUTES - 2)
    // The time is over; logins would be over too if the clock moved.
    await pool.query('update code_reviews set claimed_until = $2 where id = $1', [id, clock.now()])
    const waiting = await queue(loser)
    expect(waiting.indexOf(id)).toBeGreaterThanOrEqual(0)
    expect(waiting.indexOf(id)).toBeLessThan(waiting.indexOf(later))
    expect(codeOf(await says(winner, id, 1, 'Too late'))).toBe('NOT_ALLOWED')
  })

  test('a mentor who claims several at the same moment gets one', async () => {
    const { nia, lars, lynn } = await people(services, 'nia', 'lars', 'lynn')
    const hoarder = await actingAs(services, nia, 'mentor')
    const ids = [await asked(lars), await asked(lynn), await asked(lea), await asked(leo)]
    const replies = await Promise.all(ids.map((id) => does(hoarder, 'claimCodeReview', id)))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    for (const id of ids) await does(hoarder, 'releaseCodeReview', id)
  })

  test('mentors don’t see their own questions or those of blocked people; learners have no queue', async () => {
    const id = await asked(mentor)
    expect(await queue(mentor)).not.toContain(id)
    expect(codeOf(await does(mentor, 'claimCodeReview', id))).toBe('NOT_ALLOWED')
    const blocked = await asked(lea)
    const blocks = async (isBlocked: boolean) => expect((await other.asks('mutation ($id: ID!, $b: Boolean!) { blockPerson(personId: $id, blocked: $b) }', { id: lea.id, b: isBlocked })).errors).toBeUndefined()
    await blocks(true)
    expect(await queue(other)).not.toContain(blocked)
    expect(codeOf(await opens(other, blocked))).toBe('NOT_FOUND')
    await blocks(false)
    expect(codeOf(await lea.asks('{ codeReviewQueue { items { id } } }'))).toBe('NOT_ALLOWED')
    expect(codeOf(await opens(leo, blocked))).toBe('NOT_FOUND')
    expect(codeOf(await opens(someone, blocked))).toBe('NOT_SIGNED_IN')
  })

  test('a mentor who loses the role loses the claim and all access', async () => {
    const id = await asked(lea)
    const { eve, root } = await people(services, 'eve', 'root')
    const admin = await actingAs(services, root, 'admin')
    const leaving = await actingAs(services, eve, 'mentor')
    await does(leaving, 'claimCodeReview', id)
    expect((await opened(leaving, id)).part).toBe('mentor')
    const taken = await admin.asks('mutation ($id: ID!, $r: String!, $h: Boolean!) { changeGrant(personId: $id, role: $r, held: $h, reason: "Left") }', { id: eve.id, r: 'mentor', h: false })
    expect(taken.errors).toBeUndefined()
    await services.work()
    expect(codeOf(await opens(leaving, id))).toBe('NOT_FOUND')
    expect(await queue(mentor)).toContain(id)
  })
})

describe('Reviewing (requirements Y-4 to Y-7)', () => {
  test('the learner sees the comments when the review is sent, is notified once, replies, resolves and says thanks', async () => {
    const id = await asked(lea)
    expect(codeOf(await says(mentor, id, 1, 'Not claimed'))).toBe('NOT_ALLOWED')
    await does(mentor, 'claimCodeReview', id)
    expect(messageOf(await does(mentor, 'sendCodeReview', id))).toMatch(/at least one comment/)
    const key = randomUUID()
    for (let n = 0; n < 3; n++) await says(mentor, id, 2, 'Keep a dictionary of what you saw.', key)
    await says(mentor, id, null, 'Good names.')
    expect(messageOf(await says(mentor, id, 4, 'Where?'))).toBe('We couldn’t find that line.')
    expect((await opened(lea, id)).comments).toEqual([])
    await does(mentor, 'sendCodeReview', id)
    await does(mentor, 'sendCodeReview', id)
    const { comments, review } = await opened(lea, id)
    expect([review.state, comments.map(({ line, text }) => [line, text])]).toEqual(['reviewed', [[2, 'Keep a dictionary of what you saw.'], [null, 'Good names.']]])
    expect((await notesOf(lea)).filter((message) => message.includes('reviewed your code'))).toHaveLength(1)

    await says(lea, id, 2, 'Thanks, like this?')
    expect((await notesOf(mentor)).some((message) => message.includes('replied in the review'))).toBe(true)
    const resolve = (person: Person, isResolved: boolean) => person.asks('mutation ($k: ID!, $r: Boolean!) { resolveCodeReviewComment(key: $k, isResolved: $r) }', { k: key, r: isResolved })
    expect(codeOf(await resolve(mentor, true))).toBe('NOT_ALLOWED')
    await resolve(lea, true)
    expect((await opened(mentor, id)).comments.find((comment) => comment.id === key)!.isResolved).toBe(true)
    await closes(lea, id, true)
    await closes(lea, id, true)
    expect((await opened(lea, id)).review).toMatchObject({ state: 'closed', isThanked: true })
    expect((await notesOf(mentor)).filter((message) => message.includes('thanked you'))).toHaveLength(1)
    expect((await mentor.asks<{ codeReviewCounts: object }>('{ codeReviewCounts { reviews thanks } }')).data!.codeReviewCounts).toEqual({ reviews: 1, thanks: 1 })
    const { data } = await someone.asks('query ($id: String!) { profile(id: $id) { parts { title entries { title } } } }', { id: mentor.username })
    expect(data).toEqual({ profile: { parts: [{ title: 'Code reviews', entries: [{ title: 'Thanked for a code review' }] }] } })
    expect((await lea.asks<{ codeReview: { codeSpans: number[] } }>('query ($id: ID!) { codeReview(id: $id) { codeSpans } }', { id })).data!.codeReview.codeSpans.slice(0, 3)).toEqual([0, 3, 1])
    expect(messageOf(await says(mentor, id, 1, 'One more'))).toBe('This review is closed.')
    expect((await lea.asks<{ codeReviewWait: string | null }>('{ codeReviewWait }')).data!.codeReviewWait).toMatch(/^within/)
  })

  test('a comment can be used again on the same problem; notes are private', async () => {
    const id = await asked(leo)
    await does(mentor, 'claimCodeReview', id)
    expect((await opened(mentor, id)).earlierComments).toContain('Keep a dictionary of what you saw.')
    const similarFor = async (person: Person, review: string) => (await person.asks<{ codeReview: { similar: { percent: number; comments: string[] }[] } }>('query ($id: ID!) { codeReview(id: $id) { similar { percent comments } } }', { id: review })).data!.codeReview.similar
    expect(await similarFor(mentor, id)).toContainEqual({ percent: 100, comments: expect.arrayContaining(['Keep a dictionary of what you saw.']) })
    expect(await similarFor(leo, id)).toEqual([])
    await pool.query("update submissions set code = 'def two_sum(nums, target):\n    return sorted(nums)[:2]' where id = (select submission_id from code_reviews where id = $1)", [id])
    expect(await similarFor(mentor, id)).toEqual([])
    const note = await mentor.asks('mutation ($id: ID!, $t: String!) { saveCodeReviewNote(id: $id, text: $t) }', { id, t: 'Ask about complexity.' })
    expect(note.errors).toBeUndefined()
    expect((await opened(mentor, id)).note).toBe('Ask about complexity.')
    const compared = (text: string, before: string) => mentor.asks('mutation ($id: ID!, $t: String!, $b: String) { saveCodeReviewNote(id: $id, text: $t, before: $b) }', { id, t: text, b: before })
    expect(messageOf(await compared('From a window that was opened before.', ''))).toBe('You saved another note in another window.')
    expect((await opened(mentor, id)).note).toBe('Ask about complexity.')
    expect((await compared('Ask about complexity.', '')).errors).toBeUndefined()
    expect((await compared('', 'Ask about complexity.')).errors).toBeUndefined()
    expect((await opened(mentor, id)).note).toBe('')
    const learner = await opened(leo, id)
    expect([learner.note, learner.earlierComments]).toEqual(['', []])
    await does(mentor, 'releaseCodeReview', id)
    expect((await opened(other, id)).note).toBe('')
    const elsewhere = await asked(leo, { problem: 1 })
    expect((await opened(mentor, elsewhere)).earlierComments).toEqual([])
  })

  test('the number of comments is limited; only the author can delete one; a removed one is hidden', async () => {
    const id = await asked(lea)
    await does(mentor, 'claimCodeReview', id)
    await pool.query(`insert into code_review_comments (id, review_id, author_id, text, written_at) select gen_random_uuid(), $1, $2, 'x', now() from generate_series(1, ${MAX_COMMENTS - 1})`, [id, mia.id])
    const key = randomUUID()
    await says(mentor, id, 1, '<script>alert(1)</script>', key)
    expect(messageOf(await says(mentor, id, 1, 'Too many'))).toMatch(/200 comments/)
    const removes = (person: Person) => person.asks('mutation ($k: ID!) { deleteCodeReviewComment(key: $k) }', { k: key })
    expect(codeOf(await removes(lea))).toBe('NOT_FOUND')
    await removes(mentor)
    expect((await opened(mentor, id)).comments.some((comment) => comment.id === key)).toBe(false)
  })
})

test('a mentor edits a comment; nobody else does (requirement Y-4)', async () => {
  const id = await asked(lea)
  await does(mentor, 'claimCodeReview', id)
  const key = randomUUID()
  await says(mentor, id, 1, 'Frist', key)
  const edits = (person: Person, text: string) => person.asks('mutation ($k: ID!, $t: String!) { editCodeReviewComment(key: $k, text: $t) }', { k: key, t: text })
  for (const person of [lea, other]) expect(codeOf(await edits(person, 'Mine'))).toBe('NOT_FOUND')
  expect(codeOf(await edits(mentor, ' '))).toBe('INVALID_INPUT')
  expect((await edits(mentor, 'First')).errors).toBeUndefined()
  expect((await opened(mentor, id)).comments.map(({ text }) => text)).toEqual(['First'])
})

test('a learner chooses among their latest judged submissions, and sees no others (requirement Y-1)', async () => {
  const latest = async (person: Person) => (await person.asks<{ ownReviewableSubmissions: { id: string; verdict: string }[] }>('{ ownReviewableSubmissions { id verdict problemTitle submittedAt } }')).data!.ownReviewableSubmissions
  const first = await submission(leo, { verdict: 'Wrong Answer' })
  const second = await submission(leo)
  await submission(leo, { verdict: '' })
  expect((await latest(leo)).slice(0, 2)).toMatchObject([{ id: second, verdict: 'Accepted' }, { id: first, verdict: 'Wrong Answer' }])
  expect((await latest(leo)).length).toBeLessThanOrEqual(20)
  expect((await latest(lea)).map(({ id }) => id)).not.toContain(second)
  expect(codeOf(await someone.asks('{ ownReviewableSubmissions { id } }'))).toBe('NOT_SIGNED_IN')
})
