import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { listening, openLive, type TestSocket } from '#tests/support/socket.ts'

const services = await openTestServices()
const { pool } = services
await listening(services.app)

/** A question of a person about a new submission; returns the id of its review. */
async function asked(person: Person): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total)
     select $1, (select id from problems where slug = 'two-sum'), $2, $1, 'python', 'x = 1', now(), now(), 'judged', now(), 'Accepted', 3, 3`,
    [id, person.id],
  )
  const { errors } = await person.asks('mutation ($id: ID!) { askForCodeReview(key: $id, submissionId: $id, question: "Why?") }', { id })
  expect(errors).toBeUndefined()
  return id
}

const does = async (person: Person, mutation: string, variables: object) => expect((await person.asks(mutation, variables)).errors).toBeUndefined()
const CLAIM = 'mutation ($id: ID!) { claimCodeReview(id: $id) }'
const RELEASE = 'mutation ($id: ID!) { releaseCodeReview(id: $id) }'
const SEND = 'mutation ($id: ID!) { sendCodeReview(id: $id) }'
const COMMENT = 'mutation ($id: ID!, $key: ID!, $text: String!) { commentOnCodeReview(id: $id, key: $key, line: 1, text: $text) }'
const EDIT = 'mutation ($key: ID!, $text: String!) { editCodeReviewComment(key: $key, text: $text) }'
const RESOLVE = 'mutation ($key: ID!) { resolveCodeReviewComment(key: $key, isResolved: true) }'
const THANK = 'mutation ($id: ID!) { closeCodeReview(id: $id, isThanked: true) }'
const WITHDRAW = 'mutation ($id: ID!) { withdrawCodeReview(id: $id) }'

/** Watches versions; each must follow a change before the next poll. */
async function watching(person: Person, name: string, id?: string) {
  const socket = await openLive(services.app, person.token)
  socket.subscribe(id === undefined ? `subscription { ${name} { version } }` : `subscription ($id: ID!) { ${name}(id: $id) { version } }`, { id })
  const next = async () => (await socket.next()).payload.data[name].version as string
  const first = await next()
  let last = first
  return {
    socket,
    first,
    /** Makes a change and waits for another version. */
    async follows(change: () => Promise<unknown>) {
      const began = Date.now()
      await change()
      const version = await next()
      expect(version).not.toBe(last)
      // A poll finds changes of other nodes; this one gets a message.
      expect(Date.now() - began).toBeLessThan(1_900)
      last = version
    },
  }
}

const isQuiet = async (socket: TestSocket, milliseconds: number) =>
  Promise.race([socket.next().then(() => false), new Promise<true>((resolve) => setTimeout(() => resolve(true), milliseconds))])

test('the page of a review follows it for its learner and its mentor; a learner gets nothing about comments that are not sent (requirement Y-8)', async () => {
  const { lea, leo, mia, eve } = await people(services, 'lea', 'leo', 'mia', 'eve')
  const mentor = await actingAs(services, mia, 'mentor')
  const id = await asked(lea)
  const key = randomUUID()
  const learners = await watching(lea, 'codeReviewChanged', id)
  const mentors = await watching(mentor, 'codeReviewChanged', id)
  const versionFor = async (person: Person) => (await person.asks<{ codeReview: { version: string } }>('query ($id: ID!) { codeReview(id: $id) { version } }', { id })).data!.codeReview.version
  expect([await versionFor(lea), await versionFor(mentor)]).toEqual([learners.first, mentors.first])

  await learners.follows(() => mentors.follows(() => does(mentor, CLAIM, { id })))
  await learners.follows(() => mentors.follows(() => does(mentor, RELEASE, { id })))
  await learners.follows(() => mentors.follows(() => does(mentor, CLAIM, { id })))
  const before = await versionFor(lea)
  await mentors.follows(() => does(mentor, COMMENT, { id, key, text: 'Frist' }))
  await mentors.follows(() => does(mentor, EDIT, { key, text: 'First' }))
  expect(await versionFor(lea)).toBe(before)
  await learners.follows(() => mentors.follows(() => does(mentor, SEND, { id })))
  await learners.follows(() => mentors.follows(() => does(lea, COMMENT, { id, key: randomUUID(), text: 'Like this?' })))
  await learners.follows(() => mentors.follows(() => does(lea, RESOLVE, { key })))
  await learners.follows(() => mentors.follows(() => does(lea, THANK, { id })))

  for (const person of [leo, eve]) {
    const refused = await openLive(services.app, person.token)
    refused.subscribe('subscription ($id: ID!) { codeReviewChanged(id: $id) { version } }', { id })
    expect(JSON.stringify(await refused.next())).toMatch(/NOT_FOUND/)
    refused.ws.close()
  }
  for (const { socket } of [learners, mentors]) socket.ws.close()
})

test('a withdrawn question and an expired claim change the page, too (requirement Y-8)', async () => {
  const { lars, nia } = await people(services, 'lars', 'nia')
  const mentor = await actingAs(services, nia, 'mentor')
  const id = await asked(lars)
  const learners = await watching(lars, 'codeReviewChanged', id)
  const mentors = await watching(mentor, 'codeReviewChanged', id)
  await learners.follows(() => mentors.follows(() => does(mentor, CLAIM, { id })))
  await pool.query("update code_reviews set claimed_until = now() - interval '1 minute' where id = $1", [id])
  await learners.socket.next()
  await mentors.socket.next()
  await mentors.follows(() => does(lars, WITHDRAW, { id }))
  for (const { socket } of [learners, mentors]) socket.ws.close()
})

test('the lists follow: that of a learner only their own questions, the queue all that wait (requirement Y-8)', async () => {
  const { lynn, max, ada } = await people(services, 'lynn', 'max', 'ada')
  const mentor = await actingAs(services, max, 'mentor')
  const own = await watching(lynn, 'ownCodeReviewsChanged')
  const others = await watching(ada, 'ownCodeReviewsChanged')
  const queue = await watching(mentor, 'codeReviewQueueChanged')
  const written = await watching(mentor, 'ownCodeReviewsChanged')
  expect((await lynn.asks<{ ownCodeReviewsVersion: string }>('{ ownCodeReviewsVersion }')).data!.ownCodeReviewsVersion).toBe(own.first)
  expect((await mentor.asks<{ codeReviewQueue: { version: string } }>('{ codeReviewQueue { version } }')).data!.codeReviewQueue.version).toBe(queue.first)

  let id = ''
  await own.follows(() => queue.follows(async () => {
    id = await asked(lynn)
  }))
  await own.follows(() => written.follows(() => queue.follows(() => does(mentor, CLAIM, { id }))))
  await does(mentor, COMMENT, { id, key: randomUUID(), text: 'Good.' })
  await own.follows(() => written.follows(() => does(mentor, SEND, { id })))
  await own.follows(() => written.follows(() => does(lynn, THANK, { id })))
  await queue.follows(() => asked(ada))
  await others.socket.next()
  expect(await isQuiet(others.socket, 100)).toBe(true)

  const refused = await openLive(services.app, lynn.token)
  refused.subscribe('subscription { codeReviewQueueChanged { version } }')
  expect(JSON.stringify(await refused.next())).toMatch(/NOT_ALLOWED/)
  for (const { ws } of [own.socket, others.socket, queue.socket, written.socket, refused]) ws.close()
})
