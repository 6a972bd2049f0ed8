import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { CLAIM_MINUTES, OWN_LISTED } from '../rules/code-review.ts'
import { codeReviewTasks } from './code-reviews.tasks.ts'

const services = await openTestServices()
const { pool, clock } = services
const { lea, mia, max } = await people(services, 'lea', 'mia', 'max')
let mentor: Person
let other: Person
beforeAll(async () => {
  mentor = await actingAs(services, mia, 'mentor')
  other = await actingAs(services, max, 'mentor')
})

/** A question of the learner about a new submission of three lines; returns the id of its review. */
async function asked(): Promise<string> {
  const id = randomUUID()
  await pool.query("delete from throttle_windows where key like 'code-review.%'")
  await pool.query('update code_reviews set closed_at = now() where closed_at is null')
  await pool.query(
    `insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total)
     select $1, (select id from problems where slug = 'two-sum'), $2, $1, 'python', E'x = 1\ny = 2\nz = 3', now(), now(), 'judged', now(), 'Accepted', 3, 3`,
    [id, lea.id],
  )
  expect((await lea.asks('mutation ($id: ID!) { askForCodeReview(key: $id, submissionId: $id, question: "Why?") }', { id })).errors).toBeUndefined()
  return id
}

const cleanComments = () => codeReviewTasks.find(({ name }) => name === 'code-reviews.clean-comments')!.run(openContext(services.services), {})
const does = (person: Person, name: string, id: string) => person.asks(`mutation ($id: ID!) { ${name}(id: $id) }`, { id })
const works = async (reply: Promise<{ errors?: unknown }>) => expect((await reply).errors).toBeUndefined()
/** Writes a comment; returns its id. */
async function says(person: Person, id: string, text: string, line: number | null = 1): Promise<string> {
  const key = randomUUID()
  await works(person.asks('mutation ($id: ID!, $k: ID!, $l: Int, $t: String!) { commentOnCodeReview(id: $id, key: $k, line: $l, text: $t) }', { id, k: key, l: line, t: text }))
  return key
}
const edits = (person: Person, key: string, text: string) => person.asks('mutation ($k: ID!, $t: String!) { editCodeReviewComment(key: $k, text: $t) }', { k: key, t: text })
const deletes = (person: Person, key: string) => person.asks('mutation ($k: ID!) { deleteCodeReviewComment(key: $k) }', { k: key })
const putsBack = (person: Person, key: string) => person.asks('mutation ($k: ID!) { putBackCodeReviewComment(key: $k) }', { k: key })
const resolves = (person: Person, key: string, isResolved = true) => person.asks('mutation ($k: ID!, $r: Boolean!) { resolveCodeReviewComment(key: $k, isResolved: $r) }', { k: key, r: isResolved })
const reports = (person: Person, key: string) => person.asks('mutation ($id: ID!) { reportContent(kind: "code-review-comment", id: $id, reason: "Spam.") }', { id: key })
const closes = (person: Person, id: string) => person.asks('mutation ($id: ID!) { closeCodeReview(id: $id, isThanked: false) }', { id })
interface Comment { id: string; text: string; line: number | null; writtenAt: string; editedAt: string | null; isResolved: boolean }
const commentsFor = async (person: Person, id: string) =>
  (await person.asks<{ codeReview: { comments: Comment[] } }>('query ($id: ID!) { codeReview(id: $id) { comments { id text line writtenAt editedAt isResolved } } }', { id })).data!.codeReview.comments
const textsFor = async (person: Person, id: string) => (await commentsFor(person, id)).map(({ text }) => text)

/** A review that the mentor sent with one comment. */
async function sent(): Promise<{ id: string; key: string }> {
  const id = await asked()
  await works(does(mentor, 'claimCodeReview', id))
  const key = await says(mentor, id, 'Good.')
  await works(does(mentor, 'sendCodeReview', id))
  return { id, key }
}

describe('Deleted comments (requirement Y-4)', () => {
  test('are put back by their author, as they were', async () => {
    const { id, key } = await sent()
    await says(mentor, id, 'And shorter.')
    await works(resolves(lea, key))
    const before = await commentsFor(lea, id)
    await works(deletes(mentor, key))
    expect(await textsFor(lea, id)).toEqual(['And shorter.'])
    expect(codeOf(await resolves(lea, key, false))).toBe('NOT_FOUND')
    expect(codeOf(await edits(mentor, key, 'Changed'))).toBe('NOT_FOUND')
    for (const person of [lea, other]) expect(codeOf(await putsBack(person, key))).toBe('NOT_FOUND')
    await works(putsBack(mentor, key))
    await works(putsBack(mentor, key))
    expect(await commentsFor(lea, id)).toEqual(before)
  })

  test('don’t count when a review is sent, and are gone for good after a day', async () => {
    const id = await asked()
    await works(does(mentor, 'claimCodeReview', id))
    const key = await says(mentor, id, 'Wrong.')
    await works(deletes(mentor, key))
    expect(messageOf(await does(mentor, 'sendCodeReview', id))).toMatch(/at least one comment/)
    const count = async () => (await pool.query('select from code_review_comments where id = $1', [key])).rows.length
    await cleanComments()
    expect(await count()).toBe(1)
    await pool.query("update code_review_comments set deleted_at = deleted_at - interval '25 hours' where id = $1", [key])
    await cleanComments()
    expect(await count()).toBe(0)
    expect(codeOf(await putsBack(mentor, key))).toBe('NOT_FOUND')
  })
})

describe('Edited comments (requirement Y-4)', () => {
  test('of a mentor change until the review is closed, and are marked once the learner could read them', async () => {
    const id = await asked()
    await works(does(mentor, 'claimCodeReview', id))
    const key = await says(mentor, id, 'Frist')
    await works(edits(mentor, key, 'First'))
    expect(await commentsFor(mentor, id)).toMatchObject([{ text: 'First', editedAt: null }])
    await works(does(mentor, 'sendCodeReview', id))
    await works(edits(mentor, key, 'First'))
    expect(await commentsFor(lea, id)).toMatchObject([{ text: 'First', editedAt: null }])
    expect(codeOf(await edits(lea, key, 'Mine'))).toBe('NOT_FOUND')
    await works(edits(mentor, key, 'Second'))
    expect(await commentsFor(lea, id)).toMatchObject([{ text: 'Second', editedAt: expect.any(String) }])
    await works(closes(lea, id))
    expect(messageOf(await edits(mentor, key, 'Third'))).toBe('This review is closed.')
  })
})

test('nothing changes in a closed review (requirement Y-5)', async () => {
  const { id, key } = await sent()
  const deleted = await says(mentor, id, 'Deleted before')
  await works(resolves(lea, key))
  await works(deletes(mentor, deleted))
  await works(closes(lea, id))
  const before = await commentsFor(lea, id)
  const replies = [await resolves(lea, key, false), await deletes(mentor, key), await putsBack(mentor, deleted)]
  expect(replies.map(messageOf)).toEqual(Array(3).fill('This review is closed.'))
  expect(await commentsFor(lea, id)).toEqual(before)
})

test('a mentor who releases a review keeps the comments that are not sent; nobody else sees, reports or sends them (requirement Y-3)', async () => {
  const id = await asked()
  await works(does(mentor, 'claimCodeReview', id))
  const key = await says(mentor, id, 'Of the first mentor')
  await works(does(mentor, 'releaseCodeReview', id))
  expect([await textsFor(mentor, id), await textsFor(other, id), await textsFor(lea, id)]).toEqual([['Of the first mentor'], [], []])
  expect(messageOf(await edits(mentor, key, 'Changed'))).toBe('Claim this review to comment on it.')
  expect(messageOf(await deletes(mentor, key))).toBe('Claim this review to comment on it.')
  for (const person of [other, lea]) expect(codeOf(await reports(person, key))).toBe('NOT_FOUND')

  await works(does(other, 'claimCodeReview', id))
  expect(await textsFor(other, id)).toEqual([])
  expect(messageOf(await does(other, 'sendCodeReview', id))).toMatch(/at least one comment/)
  await works(does(other, 'releaseCodeReview', id))
  await works(does(mentor, 'claimCodeReview', id))
  expect(await textsFor(mentor, id)).toEqual(['Of the first mentor'])
  await works(does(mentor, 'releaseCodeReview', id))

  await works(does(other, 'claimCodeReview', id))
  await says(other, id, 'Of the second mentor')
  await works(does(other, 'sendCodeReview', id))
  expect([await textsFor(other, id), await textsFor(lea, id)]).toEqual([['Of the second mentor'], ['Of the second mentor']])
  expect(codeOf(await resolves(lea, key))).toBe('NOT_FOUND')
})

const refusal = async (person: Person, name: string, id: string) => codeOf(await does(person, name, id))
const findsReview = async (person: Person, id: string) =>
  (await person.asks<{ codeReview: { review: { state: string; isThanked: boolean; claimedUntil: string | null } } }>('query ($id: ID!) { codeReview(id: $id) { review { state isThanked claimedUntil } } }', { id })).data!.codeReview.review

test('the learner can thank for a closed review and reopen it; others can’t, and a question without a review can’t be reopened (requirement Y-5)', async () => {
  const { id } = await sent()
  await works(closes(lea, id))
  expect([await refusal(other, 'reopenCodeReview', id), await refusal(mentor, 'reopenCodeReview', id)]).toEqual(['NOT_FOUND', 'NOT_ALLOWED'])
  await works(lea.asks('mutation ($id: ID!) { closeCodeReview(id: $id, isThanked: true) }', { id }))
  await works(does(lea, 'reopenCodeReview', id))
  expect(await findsReview(lea, id)).toMatchObject({ state: 'reviewed', isThanked: true })
  await says(lea, id, 'One more question.')
  await works(closes(lea, id))
  expect(await findsReview(lea, id)).toMatchObject({ state: 'closed', isThanked: true })
  const unanswered = await asked()
  await pool.query('update code_reviews set closed_at = now() where id = $1', [unanswered])
  expect(messageOf(await does(lea, 'reopenCodeReview', unanswered))).toMatch(/No mentor reviewed this/)
})

test('comments of the mentor extend the claim, which the learner does not see (requirements Y-3, Y-8)', async () => {
  const id = await asked()
  await works(does(mentor, 'claimCodeReview', id))
  const minutesLeft = async () => (await pool.query<{ minutes: number }>('select extract(epoch from claimed_until - $2)::int / 60 as minutes from code_reviews where id = $1', [id, clock.now()])).rows[0]!.minutes
  const listVersion = async () => (await lea.asks<{ ownCodeReviewsVersion: string }>('{ ownCodeReviewsVersion }')).data!.ownCodeReviewsVersion
  // The claim is about to end; logins would be over too if the clock moved.
  await pool.query("update code_reviews set claimed_until = $2::timestamptz + interval '1 minute' where id = $1", [id, clock.now()])
  const before = await listVersion()
  await says(lea, id, 'I ask, and the claim still ends.')
  expect(await minutesLeft()).toBeLessThanOrEqual(1)
  await says(mentor, id, 'Good.')
  expect(await minutesLeft()).toBeGreaterThan(CLAIM_MINUTES - 2)
  expect([(await findsReview(lea, id)).claimedUntil, typeof (await findsReview(mentor, id)).claimedUntil, await listVersion()]).toEqual([null, 'string', before])
})

test('lists longer than a page continue after its last review; reviews of suspended learners are left out (requirement Y-2)', async () => {
  const { bea, cas } = await people(services, 'bea', 'cas')
  const writer = await actingAs(services, cas, 'mentor')
  await pool.query(
    `with made as (insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total)
       select gen_random_uuid(), (select id from problems where slug = 'two-sum'), $1, gen_random_uuid(), 'python', 'x', now(), now(), 'judged', now(), 'Accepted', 3, 3 from generate_series(1, $3) returning id)
     insert into code_reviews (id, submission_id, learner_id, question, asked_at, reviewed_by, reviewed_at) select id, id, $1, 'Why?', now(), $2, now() from made`,
    [bea.id, cas.id, OWN_LISTED + 1],
  )
  const pagesOf = async (person: Person, field: string) => {
    const page = async (after?: string) => ((await person.asks<Record<string, { id: string }[]>>(`query ($after: ID) { ${field}(after: $after) { id } }`, { after })).data![field] ?? []).map(({ id }) => id)
    const first = await page()
    return [first, await page(first.at(-1))]
  }
  for (const [person, field] of [[bea, 'ownCodeReviews'], [writer, 'writtenCodeReviews']] as const) {
    const [first, second] = await pagesOf(person, field)
    expect([first!.length, second!.length, new Set([...first!, ...second!]).size]).toEqual([OWN_LISTED, 1, OWN_LISTED + 1])
  }
  await pool.query('update people set suspended_at = now() where id = $1', [bea.id])
  expect(await pagesOf(writer, 'writtenCodeReviews')).toEqual([[], []])
})
