import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import '#platform/server/email/email.tasks.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, type Person } from '#tests/support/people.ts'
import { emailNotification } from './email-notification.ts'
import { enqueueDueDigests, sendDigest } from './send-digest.ts'

const FOLLOW = 'mutation ($id: ID!, $follows: Boolean!) { followPerson(personId: $id, follows: $follows) }'
const COMMENT = 'mutation ($id: ID!, $blogId: ID!, $parentId: ID, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, parentId: $parentId, text: $text) }'
const CHOOSE = 'mutation ($kinds: [String!]!, $channel: String!, $isOn: Boolean!) { chooseNotifications(kinds: $kinds, channel: $channel, isOn: $isOn) }'
const FREQUENCY = 'mutation ($frequency: String!) { chooseDigest(frequency: $frequency) }'
const CHOOSE_QUIET_HOURS = 'mutation ($from: Int, $to: Int) { chooseQuietHours(from: $from, to: $to) }'
const UNSUBSCRIBE = 'mutation ($secret: String!) { unsubscribe(secret: $secret) }'

const services = await openTestServices()
const context = () => openContext(services.services)
const DAY = 24 * 3600

const confirmed = (...those: Person[]) => services.pool.query('update logins set email_verified_at = now() where person_id = any($1)', [those.map(({ id }) => id)])
const mailsTo = (person: Person) => services.mails.filter(({ to, headers }) => to === person.email && headers?.['List-Unsubscribe'] !== undefined)

/** Runs all waiting tasks, including postponed ones and those that they enqueue. */
async function workAll(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await services.work()
    await services.pool.query('update graphile_worker._private_jobs set run_at = now()')
  }
}

/** A separate clock, because sessions would expire. */
const at = (text: string) => openContext({ ...services.services, clock: { now: () => new Date(text) } })
const later = (seconds: number) => {
  const now = new Date(Date.now() + seconds * 1000)
  return openContext({ ...services.services, clock: { now: () => now } })
}

async function replied(to: Person, by: Person, where?: string): Promise<string> {
  const blogId = where ?? (await publishes(by, `A place to talk ${randomUUID().slice(0, 8)}`))._id
  const parentId = randomUUID()
  await to.asks(COMMENT, { id: parentId, blogId, text: 'A question' })
  await by.asks(COMMENT, { id: randomUUID(), blogId, parentId, text: 'The answer' })
  return blogId
}

describe('Emails at once (requirement N-10)', () => {
  test('go to a verified address, once, with unsubscribe links; an unverified address gets none', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await replied(ada, ben)
    await workAll()
    expect(mailsTo(ada)).toEqual([])
    await confirmed(ada)
    const blogId = await replied(ada, ben)
    await workAll()
    const [mail, ...more] = mailsTo(ada)
    expect(more).toEqual([])
    expect(mail!.subject).toBe('New reply')
    expect(mail!.text).toMatch(/ben replied to you on “A place to talk/)
    expect(mail!.text).toMatch(/http:\/\/cloggle\.test\/blog\/a-place-to-talk-[\w-]+#comment-/)
    expect(mail!.headers!['List-Unsubscribe']).toMatch(/^<http:\/\/cloggle\.test\/api\/unsubscribe\?secret=[\w-]{43}>$/)
    expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    // The same task again, and more events of the same kind while it is unread.
    const { rows } = await services.pool.query<{ id: string }>("select id from notifications where person_id = $1 and kind = 'reply' and subject = $2", [ada.id, blogId])
    await Promise.all([emailNotification(context(), rows[0]!.id), emailNotification(context(), rows[0]!.id)])
    await workAll()
    expect(mailsTo(ada)).toHaveLength(1)
    // The queued email has no secret left.
    const kept = await services.pool.query("select body, headers::text from mails where recipient = $1 and subject = 'New reply'", [ada.email])
    expect(kept.rows).toEqual([{ body: '', headers: '{}' }])
  })

  test('wait for the end of quiet hours, and are not sent if the notification was read meanwhile', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await confirmed(ada)
    await services.pool.query("update logins set time_zone = 'Europe/Berlin' where person_id = $1", [ada.id])
    await ada.asks(CHOOSE_QUIET_HOURS, { from: 22 * 60, to: 7 * 60 })
    await replied(ada, ben)
    const waiting = async () => (await services.pool.query<{ id: string }>("select id from notifications where person_id = $1 and kind = 'reply' and mailed_at is null", [ada.id])).rows[0]!.id
    await onlyListeners()
    const id = await waiting()
    await emailNotification(at('2026-11-21T23:30:00Z'), id)
    expect(await waiting()).toBe(id)
    const { rows } = await services.pool.query<{ payload: { runAt: string } }>("select payload from signals where name = 'task.notifications.mail' and payload ->> 'runAt' is not null order by id desc limit 1")
    expect(rows[0]!.payload.runAt).toBe('2026-11-22T06:00:00.000Z')
    await emailNotification(at('2026-11-22T06:00:00Z'), id)
    await workAll()
    expect(mailsTo(ada)).toHaveLength(1)

    await replied(ada, ben)
    await onlyListeners()
    const second = await waiting()
    await ada.asks('mutation ($id: ID!) { markNotification(id: $id, read: true) { unreadCount } }', { id: second })
    await workAll()
    expect(mailsTo(ada)).toHaveLength(1)
  })

  test('are sent again for the same subject after one was read', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await confirmed(ada)
    const blogId = await replied(ada, ben)
    await workAll()
    await replied(ada, ben, blogId)
    await workAll()
    expect(mailsTo(ada)).toHaveLength(1)
    await ada.asks('mutation { markAllNotifications(upTo: 1000000) { unreadCount } }')
    await replied(ada, ben, blogId)
    await workAll()
    expect(mailsTo(ada)).toHaveLength(2)
  })

  test('are limited to one a day if an action is undone and repeated', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await confirmed(ada)
    await ada.asks(CHOOSE, { kinds: ['follow'], channel: 'email', isOn: true })
    for (let round = 0; round < 4; round++) {
      await ben.asks(FOLLOW, { id: ada.id, follows: true })
      await workAll()
      await ben.asks(FOLLOW, { id: ada.id, follows: false })
      await workAll()
    }
    expect(mailsTo(ada)).toHaveLength(1)
  })
})

/** Delivers signals to their listeners; emails that they enqueue stay in the queue. */
async function onlyListeners(): Promise<void> {
  const { relayBatch } = await import('#platform/server/tasks/outbox-relay.ts')
  const { listeners } = await import('#app/server/features.ts')
  while ((await relayBatch(services.services, listeners)) > 0);
  const { rows } = await services.pool.query<{ id: string; payload: { listener: string; signal: never; signalId: number } }>(
    `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'listeners.hear' order by j.id`,
  )
  for (const { id, payload } of rows) {
    await services.pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
    await listeners.find((one) => one.id === payload.listener)?.handle(context(), payload.signal, payload.signalId)
  }
}

describe('The digest (requirement N-11)', () => {
  test('contains unread notifications, each only once, and is never empty', async () => {
    const { ada, ben, eve } = await people(services, 'ada', 'ben', 'eve')
    await confirmed(ada)
    await ada.asks(FREQUENCY, { frequency: 'daily' })
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    const { _id: blogId } = await publishes(ada, 'Digested')
    await ben.asks('mutation ($id: ID!) { reactToBlog(blogId: $id, reaction: like) { likeCount } }', { id: blogId })
    await workAll()
    await sendDigest(later(DAY), ada.id)
    await workAll()
    expect(mailsTo(ada)).toHaveLength(1)
    expect(mailsTo(ada)[0]!.subject).toBe('2 new notifications on Cloggle')
    expect(mailsTo(ada)[0]!.text).toContain('ben followed you.')
    // A second morning with nothing new, and one with a group that has grown.
    await sendDigest(later(2 * DAY), ada.id)
    await eve.asks(FOLLOW, { id: ada.id, follows: true })
    await workAll()
    await sendDigest(later(3 * DAY), ada.id)
    await workAll()
    expect(mailsTo(ada)).toHaveLength(1)
    // A notification read before the morning is not included; an unread one is.
    await eve.asks(COMMENT, { id: randomUUID(), blogId, text: 'One more' })
    await workAll()
    await sendDigest(later(4 * DAY), ada.id)
    await workAll()
    expect(mailsTo(ada)).toHaveLength(2)
    expect(mailsTo(ada)[1]!.text).not.toContain('followed you')
  })

  test('is all or nothing if interrupted, and sent once if run twice at the same time', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await confirmed(ada)
    await ada.asks(FREQUENCY, { frequency: 'daily' })
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    await workAll()
    const morning = later(DAY)
    // Interrupted after the marks and before the end of the transaction.
    const killed = openContext({ ...morning, random: { ...morning.random, secret: () => { throw new Error('killed') } } })
    await expect(sendDigest(killed, ada.id)).rejects.toThrow('killed')
    expect((await services.pool.query('select 1 from notifications where person_id = $1 and awaits_digest', [ada.id])).rowCount).toBe(1)
    await Promise.all([sendDigest(morning, ada.id), sendDigest(morning, ada.id), sendDigest(morning, ada.id)])
    // Interrupted between sending and marking as sent: the second email has the same Message-ID.
    await workAll()
    const [mail, ...more] = mailsTo(ada)
    expect(more).toEqual([])
    await services.pool.query("update mails set sent_at = null, body = 'again' where recipient = $1 and subject = 'New follower'", [ada.email])
    const { rows } = await services.pool.query<{ id: string }>("select id from mails where recipient = $1 and subject = 'New follower'", [ada.email])
    await context().inTransaction((inside) => inside.enqueue('letters.send', { id: rows[0]!.id }))
    await workAll()
    expect(new Set(services.mails.filter(({ to, subject }) => to === ada.email && subject === 'New follower').map(({ messageId }) => messageId))).toEqual(new Set([mail!.messageId]))
  })

  test('is requested on its morning, for people who want it and have waiting notifications', async () => {
    const { ada, ben, eve, kim } = await people(services, 'ada', 'ben', 'eve', 'kim')
    await confirmed(ada, ben, eve)
    await services.pool.query('delete from notifications')
    for (const one of [ada, ben, eve]) await one.asks(FREQUENCY, { frequency: one === eve ? 'never' : 'daily' })
    for (const one of [ada, eve]) await kim.asks(FOLLOW, { id: one.id, follows: true })
    await workAll()
    await services.pool.query('delete from graphile_worker._private_jobs')
    await enqueueDueDigests(later(2 * DAY))
    const { rows } = await services.pool.query<{ payload: { payload: { personId: string } } }>("select payload from signals where name = 'task.notifications.digest' and delivered_at is null")
    expect(rows.map(({ payload }) => payload.payload.personId)).toEqual([ada.id])
  })
})

describe('Unsubscribing without a login (requirement N-12)', () => {
  async function mailed(): Promise<{ ada: Person; secret: string }> {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await confirmed(ada)
    await replied(ada, ben)
    await workAll()
    return { ada, secret: /secret=([\w-]{43})/.exec(mailsTo(ada)[0]!.headers!['List-Unsubscribe']!)![1]! }
  }
  const emailSettings = async ({ asks }: Person) => {
    const { preferences, digestFrequency } = (await asks('{ notificationSettings { digestFrequency preferences { kind email } } }')).data!.notificationSettings
    return { reply: preferences.find((one: { kind: string }) => one.kind === 'reply').email, mention: preferences.find((one: { kind: string }) => one.kind === 'mention').email, digestFrequency }
  }

  test('opening the link changes nothing; a POST by an email program unsubscribes from that kind, also when repeated', async () => {
    const { ada, secret } = await mailed()
    const url = `/api/unsubscribe?secret=${secret}`
    for (const method of ['GET', 'HEAD'] as const) {
      const looked = await services.app.inject({ method, url })
      expect([looked.statusCode, looked.headers['location']]).toEqual([303, `/unsubscribe#${secret}`])
    }
    expect(await emailSettings(ada)).toEqual({ reply: true, mention: true, digestFrequency: 'weekly' })
    for (let press = 0; press < 2; press++) {
      const posted = await services.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' })
      expect(posted.statusCode).toBe(200)
    }
    expect(await emailSettings(ada)).toEqual({ reply: false, mention: true, digestFrequency: 'weekly' })
  })

  test('the button on the page does the same, and the link of a digest ends the digest', async () => {
    const { ada, secret } = await mailed()
    const pressed = await services.app.inject({ method: 'POST', url: '/graphql', payload: { query: UNSUBSCRIBE, variables: { secret } } })
    expect(pressed.json().data.unsubscribe).toContain('Replies to your comments')
    expect((await emailSettings(ada)).reply).toBe(false)
    const { ben } = await people(services, 'ben')
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    await workAll()
    await sendDigest(later(14 * DAY), ada.id)
    await workAll()
    const digest = /unsubscribe#([\w-]{43})/.exec(mailsTo(ada)[1]!.text)![1]!
    await ben.asks(UNSUBSCRIBE, { secret: digest })
    expect(await emailSettings(ada)).toEqual({ reply: false, mention: true, digestFrequency: 'never' })
    expect(await emailSettings(ben)).toEqual({ reply: true, mention: true, digestFrequency: 'weekly' })
  })

  test('an invalid link changes nothing', async () => {
    const { ada } = await mailed()
    for (const secret of ['', 'x', 'a'.repeat(43), 'a'.repeat(5_000), '\u0000', `e${'\u0301'.repeat(10_000)}`]) {
      expect(['NOT_FOUND', 'INVALID_INPUT']).toContain((await ada.asks(UNSUBSCRIBE, { secret })).errors![0]!.extensions.code)
      const posted = await services.app.inject({ method: 'POST', url: `/api/unsubscribe?secret=${encodeURIComponent(secret)}`, headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: 'x'.repeat(100) })
      expect(posted.statusCode).toBe(404)
    }
    expect((await services.app.inject({ method: 'POST', url: '/api/unsubscribe' })).statusCode).toBe(404)
    expect((await services.app.inject({ method: 'POST', url: '/api/unsubscribe?secret=a&secret=b' })).statusCode).toBe(404)
    expect((await emailSettings(ada)).reply).toBe(true)
  })
})

describe('Email settings (requirement N-9)', () => {
  test('invalid hours and frequencies are refused with a message', async () => {
    const { ada } = await people(services, 'ada')
    for (const input of [{ from: 60, to: null }, { from: 60, to: 60 }, { from: -15, to: 60 }, { from: 7, to: 60 }, { from: 0, to: 1440 }]) {
      const { errors } = await ada.asks(CHOOSE_QUIET_HOURS, input)
      expect([errors![0]!.extensions.code, errors![0]!.message === '']).toEqual(['INVALID_INPUT', false])
    }
    for (const input of [{ from: 1320, to: 420 }, { from: null, to: null }]) expect((await ada.asks(CHOOSE_QUIET_HOURS, input)).errors).toBeUndefined()
    for (const frequency of ['', 'hourly', 'Daily', '\u0000']) expect((await ada.asks(FREQUENCY, { frequency })).errors![0]!.extensions.code).toBe('INVALID_INPUT')
  })

  test('a time zone must exist', async () => {
    const { ada } = await people(services, 'ada')
    const ZONE = 'mutation ($zone: String!) { chooseTimeZone(timeZone: $zone) }'
    for (const zone of ['', 'Nowhere/Atall', '+01:00', 'Europe/Berlin\u0000', 'x'.repeat(1_000), '../etc']) {
      expect((await ada.asks(ZONE, { zone })).errors![0]!.extensions.code).toBe('INVALID_INPUT')
    }
    expect((await ada.asks(ZONE, { zone: 'Pacific/Auckland' })).errors).toBeUndefined()
    expect((await ada.asks('{ notificationSettings { timeZone } }')).data!.notificationSettings.timeZone).toBe('Pacific/Auckland')
  })
})
