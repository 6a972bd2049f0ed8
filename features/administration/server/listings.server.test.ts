import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { newEvent, SAVE_EVENT } from '#tests/support/events.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const { root, second, ada, ben } = await people(services, 'root', 'second', 'ada', 'ben')
const admin = await actingAs(services, root, 'admin')
const other = await actingAs(services, second, 'admin')
const { pool } = services

interface Item { id: string; title: string; state: string; acts: { name: string }[] }
const LIST = 'query ($kind: String!, $q: String, $state: String) { listings(kind: $kind, q: $q, state: $state) { items { id title state acts { name } } } }'
const list = async (kind: string, q: string | null = null, state: string | null = null) => (await admin.asks<{ listings: { items: Item[] } }>(LIST, { kind, q, state })).data!.listings.items
const acts = (by: Person, kind: string, id: string, act: string, rule: string | null = null) =>
  by.asks('mutation ($kind: String!, $id: ID!, $act: String!, $rule: String) { actOnListing(kind: $kind, id: $id, act: $act, reason: "It is a scam.", rule: $rule) }', { kind, id, act, rule })
const stateOf = async (kind: string, id: string) => (await list(kind)).find((item) => item.id === id)?.state
const settle = async () => {
  for (let round = 0; round < 3; round++) await services.work()
}
const heard = async (person: Person) => (await person.asks<{ notifications: { items: { title: string; message: string }[] } }>('{ notifications(first: 50) { items { title message } } }')).data!.notifications.items

/** A job that is listed. */
async function listedJob(role: string, by = ada): Promise<string> {
  const id = randomUUID()
  const content = { company: 'Deep Water', role, location: 'Remote', description: 'Measure **depth**.', skills: ['Python'], level: 'Mid', employment: 'full-time' }
  expect((await by.asks('mutation ($id: ID!, $content: JobContentInput!) { postJob(id: $id, content: $content) }', { id, content })).errors).toBeUndefined()
  await pool.query("update jobs set state = 'open', posted_at = now(), expires_at = now() + interval '20 days', proposal = null, proposal_state = null where id = $1", [id])
  return id
}

async function idea(title: string): Promise<string> {
  const id = randomUUID()
  await pool.query("insert into ideas (id, number, author_id, name, email, title, description, submitted_at, touched_at, confirmed_at) values ($1, (select coalesce(max(number), 0) + 1 from ideas), $2, 'ada', 'ada@people.test', $3, 'About it.', now(), now(), now())", [id, ada.id, title])
  return id
}

describe('What people posted, for admins (requirement G-39)', () => {
  test('jobs are found by words of title and author, in any state', async () => {
    const id = await listedJob('Señor Sounder')
    expect(await list('job', 'sounder senor')).toEqual([{ id, title: 'Señor Sounder, Deep Water', state: 'listed', acts: [{ name: 'close' }, { name: 'remove' }] }])
    expect(await list('job', ada.username)).not.toEqual([])
    expect(await list('job', 'sounder', 'closed')).toEqual([])
    expect(await list('job', '%')).toEqual([])
    expect(codeOf(await admin.asks(LIST, { kind: 'job', state: 'toString' }))).toBe('INVALID_INPUT')
    expect(codeOf(await admin.asks(LIST, { kind: 'nothing' }))).toBe('NOT_FOUND')
  })

  test('they say when they start or end, and how much they are used', async () => {
    const facts = async (kind: string, id: string) => {
      const { data } = await admin.asks<{ listings: { items: { id: string; dateLabel: string | null; dateAt: string | null; numbers: string[] }[] } }>('query ($kind: String!) { listings(kind: $kind) { items { id dateLabel dateAt numbers } } }', { kind })
      const { dateLabel, dateAt, numbers } = data!.listings.items.find((one) => one.id === id)!
      return [dateLabel, dateAt === null ? null : Math.round((Date.parse(dateAt) - Date.now()) / 86_400_000), ...numbers]
    }
    const job = await listedJob('Dated Diver', ben)
    expect(await facts('job', job)).toEqual(['Expires', 20, '0 applications'])
    await pool.query("update jobs set expires_at = now() - interval '3 days' where id = $1", [job])
    expect(await facts('job', job)).toEqual(['Expired', -3, '0 applications'])
    const one = await idea('A dated idea')
    await pool.query('update ideas set vote_count = 1, member_count = 4 where id = $1', [one])
    expect(await facts('idea', one)).toEqual([null, null, '1 vote', '4 members'])
    const event = newEvent(services, { capacity: 30 })
    expect((await admin.asks(SAVE_EVENT, { event })).errors).toBeUndefined()
    const { rows } = await pool.query<{ event_id: string; date_id: string }>('select event_id, id as date_id from event_dates order by id desc limit 1')
    const { event_id: eventId, date_id: dateId } = rows[0]!
    await pool.query("insert into event_rsvps (date_id, person_id, answer, answered_at, seen_sequence) values ($1, $2, 'going', now(), 0), ($1, $3, 'maybe', now(), 0)", [dateId, ada.id, ben.id])
    await pool.query("update event_dates set starts_at = now() + interval '5 days', ends_at = now() + interval '6 days' where id = $1", [dateId])
    expect(await facts('event', eventId)).toEqual(['Starts', 5, '1 of 30 going'])
    await pool.query("update event_dates set starts_at = now() - interval '5 days', ends_at = now() - interval '4 days' where id = $1", [dateId])
    expect(await facts('event', eventId)).toEqual(['Started', -5, '1 of 30 going'])
  })

  test('a listed job is closed once, with a reason that the poster reads', async () => {
    const id = await listedJob('Diver')
    const replies = await Promise.all([acts(admin, 'job', id, 'close'), acts(other, 'job', id, 'close')])
    expect(replies.map((reply) => messageOf(reply) ?? 'done').sort()).toEqual(['This job isn’t listed any more.', 'done'])
    expect(await stateOf('job', id)).toBe('closed')
    await settle()
    expect(await heard(ada)).toContainEqual({ title: 'Job closed', message: 'An admin closed “Diver”: It is a scam.' })
    const { rows } = await pool.query('select deed, reason from audit_log where target_id = $1', [id])
    expect(rows).toEqual([{ deed: 'job.closed', reason: 'It is a scam.' }])
  })

  test('a removal has a statement of reasons and an appeal; it happens once', async () => {
    const { cat } = await people(services, 'cat')
    const id = await listedJob('Captain', cat)
    const replies = await Promise.all([acts(admin, 'job', id, 'remove'), acts(other, 'job', id, 'remove')])
    expect(replies.map((reply) => messageOf(reply) ?? 'done').sort()).toEqual(['This was already removed.', 'done'])
    expect(await stateOf('job', id)).toBe('removed')
    await settle()
    expect((await heard(cat)).map(({ title }) => title)).toContain('Content removed')
    expect(services.mails.some(({ to, subject }) => to === cat.email && subject === 'We removed your content')).toBe(true)
  })

  test('what was removed is restored once; its author is notified, and the decision no longer counts', async () => {
    const { dora } = await people(services, 'dora')
    const [job, one] = [await listedJob('Stoker', dora), await idea('An idea that comes back')]
    expect(codeOf(await acts(admin, 'job', job, 'restore'))).toBe('OUTDATED_EDIT')
    expect(codeOf(await acts(admin, 'job', job, 'remove', 'nothing'))).toBe('INVALID_INPUT')
    expect(codeOf(await acts(admin, 'job', job, 'remove', 'spam'))).toBeUndefined()
    expect(codeOf(await acts(admin, 'idea', one, 'remove'))).toBeUndefined()
    await settle()
    expect(services.mails.find(({ to, subject }) => to === dora.email && subject === 'We removed your content')!.text).toContain('Rule: Spam or advertising')
    const replies = await Promise.all([acts(admin, 'job', job, 'restore'), acts(other, 'job', job, 'restore')])
    expect(replies.map((reply) => messageOf(reply) ?? 'done').sort()).toEqual(['This was already restored.', 'done'])
    expect(messageOf(await acts(other, 'idea', one, 'restore'))).toBeUndefined()
    expect([await stateOf('job', job), await stateOf('idea', one)]).toEqual(['listed', 'open'])
    await settle()
    expect(services.mails.filter(({ to, subject }) => to === dora.email && subject === 'Your content is back')).toHaveLength(1)
    expect((await heard(dora)).map(({ title }) => title)).not.toContain('Content removed')
    const { rows } = await pool.query("select 1 from moderation_decisions where target_id = $1 and withdrawn_at is not null", [job])
    expect(rows).toHaveLength(1)
    // No one restores their own content.
    const own = await listedJob('Helmsman', dora)
    await pool.query('update jobs set poster_id = $2 where id = $1', [own, other.id])
    expect(codeOf(await acts(admin, 'job', own, 'remove', 'spam'))).toBeUndefined()
    expect(messageOf(await acts(other, 'job', own, 'restore'))).toBe('You can’t decide about your own content.')
    const { data: owns } = await other.asks<{ listings: { items: Item[] } }>(LIST, { kind: 'job', q: 'helmsman' })
    expect(owns!.listings.items).toMatchObject([{ id: own, acts: [] }])
    // It can be removed again.
    expect(messageOf(await acts(admin, 'job', job, 'remove', 'spam'))).toBeUndefined()
    const { rows: [decision] } = await pool.query<{ id: string }>('select id from moderation_decisions where target_id = $1 and withdrawn_at is null', [job])
    await pool.query("insert into moderation_appeals (decision_id, text, appealed_at) values ($1, 'Please.', now())", [decision!.id])
    expect(messageOf(await acts(admin, 'job', job, 'restore'))).toBe('The author has appealed. Answer the appeal under Reports.')
  })

  test('a job that was closed before its removal is closed again afterwards', async () => {
    const { erin } = await people(services, 'erin')
    const [closed, open] = [await listedJob('Closed Cooper', erin), await listedJob('Open Cooper', erin)]
    expect(codeOf(await erin.asks('mutation ($id: ID!) { closeJob(id: $id) }', { id: closed }))).toBeUndefined()
    for (const id of [closed, open]) {
      expect(codeOf(await acts(admin, 'job', id, 'remove', 'spam'))).toBeUndefined()
      expect(codeOf(await acts(admin, 'job', id, 'restore'))).toBeUndefined()
    }
    expect([await stateOf('job', closed), await stateOf('job', open)]).toEqual(['closed', 'listed'])
    // The poster lists it again, and it stays listed after the next removal.
    expect(codeOf(await erin.asks('mutation ($id: ID!) { renewJob(id: $id) }', { id: closed }))).toBeUndefined()
    expect(codeOf(await acts(admin, 'job', closed, 'remove', 'spam'))).toBeUndefined()
    expect(codeOf(await acts(admin, 'job', closed, 'restore'))).toBeUndefined()
    expect(await stateOf('job', closed)).toBe('listed')
  })

  test('an idea gets another status or is hidden', async () => {
    const id = await idea('A sonar for boats')
    expect(messageOf(await acts(admin, 'idea', id, 'archived'))).toBeUndefined()
    expect(await stateOf('idea', id)).toBe('archived')
    expect(messageOf(await acts(admin, 'idea', id, 'remove'))).toBeUndefined()
    expect(messageOf(await acts(other, 'idea', id, 'remove'))).toBe('This was already removed.')
    expect(await list('idea', 'sonar boats', 'hidden')).toMatchObject([{ id, acts: [{ name: 'restore' }] }])
  })

  test('what was removed can be read, with the reason', async () => {
    const [job, one, shown] = [await listedJob('Readable Rigger', ben), await idea('A readable raft'), await idea('A readable rudder')]
    expect(messageOf(await acts(admin, 'job', job, 'remove', 'spam'))).toBeUndefined()
    expect(messageOf(await acts(admin, 'idea', one, 'remove'))).toBeUndefined()
    const removals = async (kind: string) => (await admin.asks<{ listings: { items: object[] } }>('query ($kind: String!) { listings(kind: $kind, q: "readable") { items { id removal { reason text } } } }', { kind })).data!.listings.items
    expect(await removals('job')).toEqual([{ id: job, removal: { reason: 'It is a scam.', text: 'Measure depth.' } }])
    expect(await removals('idea')).toEqual([{ id: shown, removal: null }, { id: one, removal: { reason: 'It is a scam.', text: 'About it.' } }])
  })

  test('an event is canceled', async () => {
    const id = randomUUID()
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    const event = { id, revision: 0, title: 'An evening', description: 'About trees.', type: 'meetup', timeZone: 'UTC', startsAt: `${day}T18:00`, endsAt: `${day}T20:00`, place: 'Main Street 1', onlineUrl: '', recurrence: 'none', coHosts: [] }
    expect((await admin.asks('mutation ($event: EventInput!) { saveEvent(event: $event) { state } }', { event })).errors).toBeUndefined()
    await pool.query("update events set state = 'published' where id = $1", [id])
    expect(messageOf(await acts(other, 'event', id, 'cancel'))).toBeUndefined()
    expect(messageOf(await acts(other, 'event', id, 'cancel'))).toBe('This event is no longer published.')
    // No one decides about their own content.
    expect(await list('event', 'evening', 'cancelled')).toMatchObject([{ id, acts: [] }])
    const { data } = await other.asks<{ listings: { items: Item[] } }>(LIST, { kind: 'event', q: 'evening', state: 'cancelled' })
    expect(data!.listings.items).toMatchObject([{ id, acts: [{ name: 'remove' }] }])
  })

  test('members list nothing and do nothing; unknown actions don’t exist', async () => {
    expect((await ben.asks<{ listingKinds: object[] }>('{ listingKinds { name } }')).data!.listingKinds).toEqual([])
    expect(codeOf(await ben.asks(LIST, { kind: 'job' }))).toBe('NOT_ALLOWED')
    expect(codeOf(await acts(ben, 'job', randomUUID(), 'close'))).toBe('NOT_ALLOWED')
    expect(codeOf(await acts(admin, 'job', randomUUID(), 'constructor'))).toBe('NOT_FOUND')
  })
})
