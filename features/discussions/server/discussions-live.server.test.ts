import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people } from '#tests/support/people.ts'
import { listening, openLive } from '#tests/support/socket.ts'

const WATCH = 'subscription ($kind: String!, $subject: ID!) { discussionChanged(kind: $kind, subject: $subject) { version } }'
const ADD = 'mutation ($id: ID!, $subject: ID!) { addToDiscussion(id: $id, kind: "problem", subject: $subject, text: "A word") }'

const services = await openTestServices()
await listening(services.app)

async function problem(): Promise<string> {
  const { rows } = await services.pool.query<{ id: string }>("select id from problems where slug = 'two-sum'")
  return rows[0]!.id
}

test('readers of a discussion get each new version; a closed discussion cannot be watched (requirement U-2)', async () => {
  const { ada, bo, eve } = await people(services, 'ada', 'bo', 'eve')
  const subject = await problem()
  for (const person of [ada, bo]) await person.asks('mutation { giveUp(problem: "two-sum") { hasGivenUp } }')
  const socket = await openLive(services.app, ada.token)
  socket.subscribe(WATCH, { kind: 'problem', subject })
  const versions = new Set([(await socket.next()).payload.data.discussionChanged.version])
  const id = randomUUID()
  for (const mutation of [ADD, 'mutation ($id: ID!) { editInDiscussion(id: $id, text: "Another word") }', 'mutation ($id: ID!) { deleteFromDiscussion(id: $id) }']) {
    const began = Date.now()
    await bo.asks(mutation, { id, subject })
    versions.add((await socket.next()).payload.data.discussionChanged.version)
    expect(Date.now() - began).toBeLessThan(1_000)
  }
  expect(versions.size).toBe(4)
  await services.pool.query('update problems set is_published = false where id = $1', [subject])
  expect((await socket.next()).type).toBe('complete')
  await services.pool.query('update problems set is_published = true where id = $1', [subject])

  const refused = await openLive(services.app, eve.token)
  refused.subscribe(WATCH, { kind: 'problem', subject })
  expect(JSON.stringify(await refused.next())).toMatch(/NOT_FOUND/)
  for (const { ws } of [socket, refused]) ws.close()
})
