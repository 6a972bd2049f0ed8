import { randomUUID } from 'node:crypto'
import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { ANSWER_EVENT, hoursFromNow, makesEvent, newEvent, passes, SAVE_EVENT, sweeps } from '#tests/support/events.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { moderatedEvents } from './events.moderation.ts'

const services = await openTestServices()
const { pool, app } = services
const made = await people(services, 'mentor', 'boss')
const host = await actingAs(services, made.mentor, 'mentor')
const admin = await actingAs(services, made.boss, 'admin')
const someone = visitor(services)

const answers = (person: Person, dateId: string, answer: string) => person.asks(ANSWER_EVENT, { dateId, answer })
const EVENT = 'query ($number: Int!) { event(number: $number) { title state comment place isOnline host { username } coHosts { username } dates { id when startsAt isMoved isCancelled cancelReason going capacity taken recordingUrl } } }'
const eventOf = async (number: number, asker: Pick<Person, 'asks'> = someone) => (await asker.asks(EVENT, { number })).data.event
const noticesOf = async (person: Person) =>
  (await pool.query<{ kind: string; facts: Record<string, string> }>('select n.kind, c.facts from notifications n join notification_causes c on c.notification_id = n.id where n.person_id = $1 order by c.happened_at, n.kind', [person.id])).rows
const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind)
const saves = (person: Person, event: object) => person.asks(SAVE_EVENT, { event })
const fieldsOf = (reply: { errors?: { extensions?: { fields?: Record<string, string> } }[] }) => reply.errors?.[0]?.extensions?.fields ?? {}
const settle = async () => {
  for (let n = 0; n < 3; n++) await services.work()
}

describe('Creating (requirements E-1, E-2)', () => {
  test('a mentor’s event is visible at once, and creating it twice creates it once', async () => {
    const { number, input } = await makesEvent(services, host)
    expect(await eventOf(number)).toMatchObject({ title: 'An evening on trees', state: 'published', host: { username: host.username } })
    expect((await saves(host, input)).data.saveEvent).toMatchObject({ number, revision: 1 })
  })

  test('a member’s event awaits an admin, who returns it with a comment or publishes it', async () => {
    const { ada } = await people(services, 'ada')
    const { id, number, input } = await makesEvent(services, ada)
    expect([await eventOf(number), (await eventOf(number, ada)).state]).toEqual([null, 'proposed'])
    const DECIDE = 'mutation ($id: String!, $revision: Int!, $decision: ApprovalDecision!, $comment: String!) { decideApproval(kind: "event", itemId: $id, revision: $revision, decision: $decision, comment: $comment, isImmediate: true) { state } }'
    expect(fieldsOf(await admin.asks(DECIDE, { id, revision: 1, decision: 'return', comment: '' }))).toEqual({ comment: 'Describe what should change.' })
    await admin.asks(DECIDE, { id, revision: 1, decision: 'return', comment: 'Where is it?' })
    expect(codeOf(await admin.asks(DECIDE, { id, revision: 1, decision: 'approve', comment: '' }))).toBe('OUTDATED_EDIT')
    expect((await saves(ada, { ...input, revision: 2, place: 'In the old mill' })).data.saveEvent).toMatchObject({ state: 'proposed', revision: 3 })
    const { approval } = (await admin.asks<{ approval: { facts: object[] } }>('query ($id: String!) { approval(kind: "event", itemId: $id) { facts { label value } } }', { id })).data!
    expect(approval.facts).toContainEqual({ label: 'Place', value: 'In the old mill' })
    await admin.asks(DECIDE, { id, revision: 3, decision: 'approve', comment: '' })
    await settle()
    expect((await eventOf(number)).state).toBe('published')
    expect(await kindsOf(ada)).toEqual(['eventReturned', 'eventApproved'])
  })

  test('a new account can propose two events a day', async () => {
    const { ada } = await people(services, 'ada')
    for (let n = 0; n < 2; n++) expect((await saves(ada, newEvent(services))).errors).toBeUndefined()
    expect(codeOf(await saves(ada, newEvent(services)))).toBe('TOO_FAST')
  })

  test.each<[string, object, Record<string, string>]>([
    ['an end before the start', { startsAt: '2030-01-02T10:00', endsAt: '2030-01-02T09:00' }, { endsAt: 'The end must be after the start.' }],
    ['a start in the past', { startsAt: '2020-01-02T10:00', endsAt: '2020-01-02T11:00' }, { startsAt: 'The start is in the past. Choose a later time.' }],
    ['a zone that does not exist', { timeZone: 'Europe/Atlantis' }, { timeZone: 'We don’t know this time zone.' }],
    ['a day that does not exist', { startsAt: '2030-02-30T10:00', endsAt: '2030-03-01T11:00' }, { startsAt: 'Enter a date and a time.' }],
    ['neither a place nor a link', { place: ' ', onlineUrl: '' }, { place: 'Enter a place or an online link.' }],
    ['a javascript: link', { onlineUrl: 'javascript:alert(1)' }, { onlineUrl: 'Enter an address that starts with https:// or http://.' }],
    ['a recurrence without end', { recurrence: 'weekly', dateCount: null }, { dateCount: 'A series must end: enter 2 to 52 dates.' }],
    ['no places', { capacity: 0 }, { capacity: 'Enter a whole number of places, at least 1.' }],
    ['an unknown co-host', { coHosts: ['nobody-at-all'] }, { coHosts: 'We couldn’t find @nobody-at-all.' }],
    ['an event of weeks', { startsAt: '2030-01-02T10:00', endsAt: '2030-01-20T09:00' }, { endsAt: 'An event can last 7 days.' }],
    ['an image that does not exist', { imageId: '00000000-0000-4000-8000-000000000001' }, { imageId: 'We couldn’t find this image. Upload it again.' }],
  ])('%s is refused with a sentence', async (_title, change, fields) => {
    expect(fieldsOf(await saves(host, newEvent(services, change)))).toMatchObject(fields)
  })

  test('an image of somebody else is refused', async () => {
    const { ada } = await people(services, 'ada')
    const imageId = randomUUID()
    await pool.query("insert into images (id, owner_id, width, height, widths) values ($1, $2, 64, 64, '{64}')", [imageId, ada.id])
    expect(fieldsOf(await saves(host, newEvent(services, { imageId })))).toMatchObject({ imageId: 'We couldn’t find this image. Upload it again.' })
    const { input } = await makesEvent(services, ada, { imageId, coHosts: [host.username] })
    const copy = newEvent(services, { imageId })
    expect(fieldsOf(await saves(host, copy))).toHaveProperty('imageId')
    // Who hosts the event with it can copy that event.
    await pool.query('update event_hosts set accepted_at = now() where event_id = $1', [input.id])
    expect((await saves(host, copy)).errors).toBeUndefined()
  })

  test('an hour that the zone skips is refused, and one that it has twice asks which', async () => {
    const inBerlin = { timeZone: 'Europe/Berlin', startsAt: '2030-03-31T02:30', endsAt: '2030-03-31T05:00' }
    expect(fieldsOf(await saves(host, newEvent(services, inBerlin)))['startsAt']).toMatch(/^This time doesn’t exist in Europe\/Berlin/)
    const twice = { timeZone: 'Europe/Berlin', startsAt: '2030-10-27T02:30', endsAt: '2030-10-27T05:00' }
    expect(fieldsOf(await saves(host, newEvent(services, twice)))['fold']).toMatch(/occurs twice/)
    const { number } = await makesEvent(services, host, { ...twice, fold: 'later' })
    expect((await eventOf(number)).dates[0].startsAt).toBe('2030-10-27T01:30:00.000Z')
  })

  test('a date of a series whose start the clocks skip keeps its length', async () => {
    const { number } = await makesEvent(services, host, { timeZone: 'Europe/Berlin', startsAt: '2030-03-24T02:30', endsAt: '2030-03-24T03:15', recurrence: 'weekly', dateCount: 3 })
    const { dates } = (await someone.asks('query ($number: Int!) { event(number: $number) { dates { startsAt endsAt } } }', { number })).data.event
    expect(dates[1]).toEqual({ startsAt: '2030-03-31T01:30:00.000Z', endsAt: '2030-03-31T02:15:00.000Z' })
    expect(dates[2]).toEqual({ startsAt: '2030-04-07T00:30:00.000Z', endsAt: '2030-04-07T01:15:00.000Z' })
  })

  test('hostile markup in a description stays harmless', async () => {
    const { number } = await makesEvent(services, host, { description: 'Hello <script>alert(1)</script><img src=x onerror=alert(1)> [link](javascript:alert(1))' })
    const { event } = (await someone.asks('query ($number: Int!) { event(number: $number) { descriptionHtml } }', { number })).data
    expect(event.descriptionHtml).not.toMatch(/<script|<img|javascript:/)
  })

  test('co-hosts are shown once they accept, and may edit', async () => {
    const { ada } = await people(services, 'ada')
    const { id, number, input } = await makesEvent(services, host, { coHosts: [ada.username] })
    await settle()
    expect([(await eventOf(number)).coHosts, await kindsOf(ada)]).toEqual([[], ['eventCoHost']])
    const invited = async (person: typeof ada) => (await person.asks('query ($number: Int!) { viewerEvent(number: $number) { invitedHosts { username } } }', { number })).data.viewerEvent.invitedHosts
    expect([await invited(host), await invited(ada)]).toEqual([[{ username: ada.username }], []])
    expect(codeOf(await saves(ada, { ...input, revision: 1, title: 'Mine' }))).toBe('NOT_FOUND')
    await ada.asks('mutation ($id: ID!) { answerCoHosting(id: $id, accepts: true) }', { id })
    expect((await eventOf(number)).coHosts).toEqual([{ username: ada.username }])
    expect(await invited(host)).toEqual([])
    expect((await ada.asks('query ($number: Int!) { viewerEvent(number: $number) { onlineUrl } }', { number })).data.viewerEvent.onlineUrl).toBe('https://meet.example/secret')
    expect((await saves(ada, { ...input, revision: 1, title: 'Ours' })).data.saveEvent.revision).toBe(2)
    expect(codeOf(await saves(host, { ...input, revision: 1, title: 'Late' }))).toBe('OUTDATED_EDIT')
  })
})

describe('Changes (requirements E-3, E-10)', () => {
  test('everyone who answered Going or Maybe is notified about a new time and can change their answer', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const { number, dates: [dateId], input } = await makesEvent(services, host)
    await answers(ada, dateId!, 'going')
    await answers(ben, dateId!, 'maybe')
    await answers(cy, dateId!, 'no')
    await saves(host, { ...input, revision: 1, startsAt: hoursFromNow(services, 200), endsAt: hoursFromNow(services, 201) })
    await settle()
    for (const person of [ada, ben]) expect((await noticesOf(person)).find(({ kind }) => kind === 'eventChanged')?.facts['what']).toMatch(/^The new time is .* \(it was .*\)\.$/)
    expect(await kindsOf(cy)).toEqual([])
    const outdated = async (person: Person) => (await person.asks('query ($number: Int!) { viewerEvent(number: $number) { answers { isOutdated } } }', { number })).data.viewerEvent.answers[0].isOutdated
    expect(await outdated(ada)).toBe(true)
    await answers(ada, dateId!, 'going')
    expect(await outdated(ada)).toBe(false)
  })

  test('two changes on one day are two emails with the new times', async () => {
    const { ada } = await people(services, 'ada')
    await pool.query('update logins set email_verified_at = now()')
    const { dates: [dateId], input } = await makesEvent(services, host)
    await answers(ada, dateId!, 'going')
    for (const [at, hours] of [200, 300].entries()) {
      await saves(host, { ...input, revision: at + 1, startsAt: hoursFromNow(services, hours), endsAt: hoursFromNow(services, hours + 1) })
      await settle()
    }
    const times = services.mails.filter(({ to, subject }) => to === ada.email && subject === 'Event changed').map(({ text }) => /The new time is (.*?) \(/.exec(text.replaceAll(/\s+/g, ' '))?.[1])
    expect([times.length, new Set(times).size]).toEqual([2, 2])
  })

  test('one date of a series is moved, one is canceled, and the others stay', async () => {
    const { ada } = await people(services, 'ada')
    const { number, dates, input } = await makesEvent(services, host, { recurrence: 'weekly', dateCount: 4 })
    await answers(ada, dates[2]!, 'going')
    const before = (await eventOf(number)).dates.map(({ startsAt }: { startsAt: string }) => startsAt)
    await host.asks('mutation ($dateId: ID!, $s: String!, $e: String!) { moveEventDate(dateId: $dateId, startsAt: $s, endsAt: $e) }', { dateId: dates[1], s: hoursFromNow(services, 290), e: hoursFromNow(services, 291) })
    for (let n = 0; n < 2; n++) await host.asks('mutation ($dateId: ID!) { cancelEventDate(dateId: $dateId, reason: "A holiday.") }', { dateId: dates[2] })
    await settle()
    const after = (await eventOf(number)).dates
    expect(after.filter(({ isMoved }: { isMoved: boolean }) => isMoved).map(({ id }: { id: string }) => id)).toEqual([dates[1]])
    expect(after.find(({ id }: { id: string }) => id === dates[2])).toMatchObject({ isCancelled: true, cancelReason: 'A holiday.' })
    expect(after.filter(({ startsAt }: { startsAt: string }) => before.includes(startsAt))).toHaveLength(3)
    expect((await kindsOf(ada)).filter((kind) => kind === 'eventCancelled')).toHaveLength(1)
    // A later edit of the series leaves both alone.
    await saves(host, { ...input, revision: 1, startsAt: hoursFromNow(services, 101), endsAt: hoursFromNow(services, 103) })
    const edited = (await eventOf(number)).dates
    expect(edited.find(({ id }: { id: string }) => id === dates[1]).startsAt).toBe(after.find(({ id }: { id: string }) => id === dates[1]).startsAt)
    expect(edited.find(({ id }: { id: string }) => id === dates[2]).isCancelled).toBe(true)
  })

  test('a shorter series cancels the dates that it no longer has', async () => {
    const { number, input } = await makesEvent(services, host, { recurrence: 'biweekly', dateCount: 3 })
    await saves(host, { ...input, revision: 1, dateCount: 2 })
    expect((await eventOf(number)).dates.map(({ isCancelled }: { isCancelled: boolean }) => isCancelled)).toEqual([false, false, true])
  })

  test('everyone who wanted to come, including the waiting list, is notified about a canceled event, which leaves the lists', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { id, number, dates: [dateId] } = await makesEvent(services, host, { capacity: 1, title: 'The one that is canceled' })
    for (const person of [ada, ben]) await answers(person, dateId!, 'going')
    for (let n = 0; n < 2; n++) await host.asks('mutation ($id: ID!) { cancelEvent(id: $id, reason: "The room is flooded.") }', { id })
    await settle()
    for (const person of [ada, ben]) expect((await noticesOf(person)).find(({ kind }) => kind === 'eventCancelled')?.facts['reason']).toBe('The room is flooded.')
    expect(await eventOf(number)).toMatchObject({ state: 'cancelled', comment: 'The room is flooded.' })
    expect(JSON.stringify((await someone.asks('{ events { items { title } } }')).data)).not.toContain('The one that is canceled')
    expect((await answers(ada, dateId!, 'going')).errors?.[0]?.message).toBe('This event was canceled.')
  })

  test('when the host’s account is deleted, a co-host takes over; without one the event is canceled', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    await pool.query(`update people set joined_at = now() - interval '1 year'`)
    const [alone, shared] = [await makesEvent(services, ada), await makesEvent(services, ada, { coHosts: [ben.username] })]
    await pool.query(`update events set state = 'published' where id = any($1)`, [[alone.id, shared.id]])
    await ben.asks('mutation ($id: ID!) { answerCoHosting(id: $id, accepts: true) }', { id: shared.id })
    await answers(cy, alone.dates[0]!, 'going')
    await pool.query('delete from people where id = $1', [ada.id])
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'person.left', personId: ada.id }))
    await settle()
    expect(await eventOf(alone.number)).toMatchObject({ state: 'cancelled', host: null })
    expect(await eventOf(shared.number)).toMatchObject({ state: 'published', host: { username: ben.username } })
    expect(await kindsOf(cy)).toContain('eventCancelled')
  })
})

describe('Reminders (requirement E-11)', () => {
  test('are sent a day and an hour before, once each, in each person’s time zone', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await pool.query(`update logins set time_zone = 'Asia/Kolkata' where person_id = $1`, [ada.id])
    const { dates: [dateId] } = await makesEvent(services, host, { startsAt: hoursFromNow(services, 30), endsAt: hoursFromNow(services, 31) })
    await answers(ada, dateId!, 'going')
    await answers(ben, dateId!, 'maybe')
    await services.work()
    await sweeps(services)
    expect(await kindsOf(ada)).toEqual([])
    await passes(services, dateId!, 7)
    for (let n = 0; n < 3; n++) await sweeps(services)
    expect([await kindsOf(ada), await kindsOf(ben)]).toEqual([['eventTomorrow'], ['eventTomorrow']])
    expect((await noticesOf(ada))[0]!.facts['when']).toMatch(/, UTC\. That’s .*, Kolkata time \(GMT\+5:30\)$/)
    await passes(services, dateId!, 22.5)
    for (let n = 0; n < 3; n++) await sweeps(services)
    expect([(await kindsOf(ada)).sort(), await kindsOf(ben)]).toEqual([['eventSoon', 'eventTomorrow'], ['eventTomorrow']])
  })

  test('after downtime only the later one is sent, and none after the start', async () => {
    const { ada } = await people(services, 'ada')
    const at = (hours: number) => ({ startsAt: hoursFromNow(services, hours), endsAt: hoursFromNow(services, hours + 1) })
    const [soon, over] = [await makesEvent(services, host, at(30)), await makesEvent(services, host, at(26))]
    for (const { dates } of [soon, over]) await answers(ada, dates[0]!, 'going')
    for (const { dates } of [soon, over]) await passes(services, dates[0]!, 29.5)
    await sweeps(services)
    await sweeps(services)
    expect((await noticesOf(ada)).map(({ kind, facts }) => [kind, facts['dateId']])).toEqual([['eventSoon', soon.dates[0]]])
  })

  test('a moved date has reminders at its new time', async () => {
    const { ada } = await people(services, 'ada')
    const { dates: [dateId] } = await makesEvent(services, host, { startsAt: hoursFromNow(services, 10), endsAt: hoursFromNow(services, 11) })
    await answers(ada, dateId!, 'going')
    await sweeps(services)
    await host.asks('mutation ($dateId: ID!, $s: String!, $e: String!) { moveEventDate(dateId: $dateId, startsAt: $s, endsAt: $e) }', { dateId, s: hoursFromNow(services, 50), e: hoursFromNow(services, 51) })
    await passes(services, dateId!, 27)
    await sweeps(services)
    await services.work()
    const { rows: [{ reminded_day_at: remindedAt } = { reminded_day_at: null }] } = await pool.query<{ reminded_day_at: Date | null }>('select reminded_day_at from event_dates where id = $1', [dateId])
    expect(remindedAt).not.toBeNull()
    // Both are about one date, and so one group: the facts are those of each reminder.
    expect(new Set((await noticesOf(ada)).filter(({ kind }) => kind === 'eventTomorrow').map(({ facts }) => facts['when'])).size).toBe(2)
  })
})

describe('Calendars (requirement E-9)', () => {
  const feed = async (address: string) => {
    const { body, statusCode } = await app.inject({ url: new URL(address).pathname, remoteAddress: '10.1.2.3' })
    return { statusCode, events: Object.values(nodeIcal.sync.parseICS(body)).filter((part) => part?.type === 'VEVENT'), body }
  }

  test('the private calendar has the events that its owner is going to, without waiting-list entries; a new address replaces the old one', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const open = await makesEvent(services, host, { title: 'With a place' })
    const full = await makesEvent(services, host, { title: 'Without a place', capacity: 1 })
    await answers(ben, full.dates[0]!, 'going')
    for (const { dates } of [open, full]) await answers(ada, dates[0]!, 'going')
    const { renewCalendarFeed: first } = (await ada.asks('mutation { renewCalendarFeed }')).data
    const { events, body } = await feed(first)
    expect(events.map(({ summary }) => summary)).toEqual(['With a place'])
    expect(body.replaceAll('\r\n ', '')).toContain('https://meet.example/secret')
    const { renewCalendarFeed: second } = (await ada.asks('mutation { renewCalendarFeed }')).data
    expect([(await feed(first)).statusCode, (await feed(second)).statusCode]).toEqual([404, 200])
    // A cancellation replaces the entry.
    await host.asks('mutation ($id: ID!) { cancelEvent(id: $id, reason: "Rain.") }', { id: open.id })
    expect((await feed(second)).events.map(({ status, sequence }) => [status, Number(sequence)])).toEqual([['CANCELLED', 1]])
    await ada.asks('mutation { endCalendarFeed }')
    expect((await feed(second)).statusCode).toBe(404)
  })

  test('the sitemap has published events, and robots.txt names it', async () => {
    const { ada } = await people(services, 'ada')
    const [{ number, slug }, proposed] = [await makesEvent(services, host), await makesEvent(services, ada)]
    const { body } = await app.inject({ url: '/sitemap-events.xml' })
    expect(body).toContain(`<loc>http://cloggle.test/events/${number}-${slug}</loc>`)
    expect(body).not.toContain(`/events/${proposed.number}-`)
    expect((await app.inject({ url: '/robots.txt' })).body).toContain('Sitemap: http://cloggle.test/sitemap-events.xml')
  })

  test('the calendar file of an event is public and has no online link; an unknown event has none', async () => {
    const { number } = await makesEvent(services, host, { recurrence: 'weekly', dateCount: 3 })
    const file = await app.inject({ url: `/api/events/${number}/calendar.ics` })
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(file.body.replaceAll('\r\n ', '')).not.toContain('meet.example')
    expect((await app.inject({ url: '/api/events/999999/calendar.ics' })).statusCode).toBe(404)
    expect((await app.inject({ url: `/calendar/${'x'.repeat(43)}.ics` })).statusCode).toBe(404)
    expect((await app.inject({ url: `/cards/event/${number}.png` })).headers['content-type']).toBe('image/png')
  })

  test('file, feed, page and reminder agree about a weekly event in Berlin over a change of the clocks, seen from Kolkata', async () => {
    const { ada } = await people(services, 'ada')
    const event = await makesEvent(services, host, { timeZone: 'Europe/Berlin', startsAt: '2030-10-20T18:00', endsAt: '2030-10-20T19:00', recurrence: 'weekly', dateCount: 3 })
    for (const dateId of event.dates) await answers(ada, dateId, 'going')
    const instants = ['2030-10-20T16:00:00.000Z', '2030-10-27T17:00:00.000Z', '2030-11-03T17:00:00.000Z']
    const { dates } = await eventOf(event.number)
    expect(dates.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual(instants)
    expect(dates.map(({ when }: { when: string }) => when.slice(when.indexOf('2030, ') + 6))).toEqual(['6:00 – 7:00 PM, Berlin time (GMT+2)', '6:00 – 7:00 PM, Berlin time (GMT+1)', '6:00 – 7:00 PM, Berlin time (GMT+1)'])
    const { renewCalendarFeed: address } = (await ada.asks('mutation { renewCalendarFeed }')).data
    const startsOf = (events: readonly { start?: unknown }[]) => events.map(({ start }) => new Date(start as string).toISOString()).sort()
    expect(startsOf((await feed(address)).events.filter(({ uid }) => event.dates.some((id) => uid.startsWith(id))))).toEqual(instants)
    const file = await app.inject({ url: `/api/events/${event.number}/calendar.ics` })
    expect(startsOf(Object.values(nodeIcal.sync.parseICS(file.body)).filter((part) => part?.type === 'VEVENT'))).toEqual(instants)
  })
})

describe('Afterwards (requirements E-12, E-13)', () => {
  test('attendees enter the code of the host, once; it counts as an activity', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { dates: [dateId], number } = await makesEvent(services, host, { startsAt: hoursFromNow(services, 2), endsAt: hoursFromNow(services, 3) })
    const CODE = 'mutation ($dateId: ID!) { showEventCode(dateId: $dateId) }'
    const ATTEND = 'mutation ($dateId: ID!, $code: String!) { attendEvent(dateId: $dateId, code: $code) }'
    expect((await host.asks(CODE, { dateId })).errors?.[0]?.message).toContain('from an hour before the start')
    await answers(ada, dateId!, 'going')
    await passes(services, dateId!, 1.5)
    const { showEventCode: code } = (await host.asks(CODE, { dateId })).data
    expect((await host.asks(CODE, { dateId })).data.showEventCode).toBe(code)
    expect(codeOf(await ada.asks(CODE, { dateId }))).toBe('NOT_FOUND')
    expect(fieldsOf(await ada.asks(ATTEND, { dateId, code: 'WRONG1' }))).toEqual({ code: 'This isn’t the code of this event.' })
    expect((await ben.asks(ATTEND, { dateId, code })).errors?.[0]?.message).toBe('Answer Going first.')
    for (let n = 0; n < 2; n++) expect((await ada.asks(ATTEND, { dateId, code: ` ${code.toLowerCase()} ` })).data).toEqual({ attendEvent: true })
    await services.work()
    const recent = (await ada.asks('{ recentActivity(followed: false) { kind title path } }')).data.recentActivity
    expect(recent).toEqual([expect.objectContaining({ kind: 'event.attended', title: 'An evening on trees', path: expect.stringMatching(`^/events/${number}-`) })])
  })

  test('a recording is announced once; feedback is for the hosts', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { dates: [dateId], number } = await makesEvent(services, host, { startsAt: hoursFromNow(services, 2), endsAt: hoursFromNow(services, 3) })
    await answers(ada, dateId!, 'going')
    const FEEDBACK = 'mutation ($dateId: ID!) { giveEventFeedback(dateId: $dateId, rating: 4, text: "More trees.") }'
    expect(codeOf(await ada.asks(FEEDBACK, { dateId }))).toBe('NOT_ALLOWED')
    await passes(services, dateId!, 4)
    const RECORD = 'mutation ($dateId: ID!, $url: String!) { saveEventRecording(dateId: $dateId, recordingUrl: $url, resources: [{ label: "Slides", url: "https://slides.example/1" }]) }'
    expect(codeOf(await ada.asks(RECORD, { dateId, url: 'https://video.example/1' }))).toBe('NOT_FOUND')
    for (const url of ['https://video.example/1', 'https://video.example/2']) expect((await host.asks(RECORD, { dateId, url })).errors).toBeUndefined()
    await settle()
    expect([(await eventOf(number)).dates[0].recordingUrl, (await kindsOf(ada)).filter((kind) => kind === 'eventRecording')]).toEqual(['https://video.example/2', ['eventRecording']])
    expect((await ada.asks(FEEDBACK, { dateId })).data).toEqual({ giveEventFeedback: true })
    expect(codeOf(await ben.asks(FEEDBACK, { dateId }))).toBe('NOT_ALLOWED')
    const LIST = 'query ($dateId: ID!) { eventGuestList(dateId: $dateId) { person { username } state rating feedback } }'
    expect((await host.asks(LIST, { dateId })).data.eventGuestList).toEqual([{ person: { username: ada.username }, state: 'going', rating: 4, feedback: 'More trees.' }])
    expect(codeOf(await ada.asks(LIST, { dateId }))).toBe('NOT_FOUND')
    expect((await someone.asks('{ events(show: past) { items { number hasRecording } } }')).data.events.items).toContainEqual({ number, hasRecording: true })
  })
})

describe('Lists (requirement E-5)', () => {
  test('show the next date of each series, pages without gaps, types, days, and a month', async () => {
    await pool.query('delete from events')
    const titles = Array.from({ length: 23 }, (_, at) => `Event ${String(at).padStart(2, '0')}`)
    for (const [at, title] of titles.entries()) await makesEvent(services, admin, { title, type: at % 2 === 0 ? 'webinar' : 'meetup', startsAt: hoursFromNow(services, 50 + at * 24), endsAt: hoursFromNow(services, 51 + at * 24), ...(at === 0 && { recurrence: 'weekly', dateCount: 3 }) })
    const LIST = 'query ($after: String, $type: EventType, $from: String) { events(after: $after, type: $type, from: $from) { items { title recurrence startsAt endsAt } next } }'
    const first = (await someone.asks(LIST)).data.events
    const second = (await someone.asks(LIST, { after: first.next })).data.events
    const all = [...first.items, ...second.items].map(({ title }: { title: string }) => title)
    expect(all.length).toBe(new Set(all).size)
    expect(all).toEqual([...all].sort())
    expect([first.items.length, second.next]).toEqual([20, null])
    expect(first.items[0].recurrence).toMatch(/^Every .*, 3 dates$/)
    expect((await someone.asks(LIST, { type: 'meetup' })).data.events.items.map(({ title }: { title: string }) => title)).toEqual(titles.filter((_, at) => at % 2 === 1))
    const from = first.items[5].startsAt.slice(0, 10)
    expect((await someone.asks(LIST, { from })).data.events.items[0].endsAt.slice(0, 10) >= from).toBe(true)
    const month = first.items[0].startsAt.slice(0, 7)
    expect((await someone.asks('query ($month: String!) { eventMonth(month: $month) { items { title } } }', { month })).data.eventMonth.items[0].title).toBe('Event 00')
    const [one, rest] = [(await someone.asks('{ events(first: 1) { items { title } next } }')).data.events, 'query ($after: String) { events(first: 1, after: $after) { items { title } } }']
    expect([one.items, (await someone.asks(rest, { after: one.next })).data.events.items]).toEqual([[{ title: 'Event 00' }], [{ title: 'Event 01' }]])
    expect(codeOf(await someone.asks(LIST, { after: 'nonsense' }))).toBe('INVALID_INPUT')
  })
})

describe('Who sees what (requirement E-14)', () => {
  test('guest names follow privacy settings, blocks apply, and hidden events are not shown', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const { id, number, dates: [dateId] } = await makesEvent(services, host)
    for (const person of [ada, ben]) await answers(person, dateId!, 'going')
    await pool.query(`insert into profile_visibility (person_id, section, level) values ($1, 'activity', 'members')`, [ben.id])
    const GUESTS = 'query ($number: Int!) { event(number: $number) { guests { username } } }'
    const namesFor = async (asker: Pick<Person, 'asks'>) => (await asker.asks(GUESTS, { number })).data.event.guests.map(({ username }: { username: string }) => username)
    expect([await namesFor(someone), await namesFor(cy)]).toEqual([[ada.username], [ada.username, ben.username]])
    await pool.query('insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())', [host.id, cy.id])
    expect(await eventOf(number, cy)).toBeNull()
    expect(codeOf(await answers(cy, dateId!, 'going'))).toBe('NOT_FOUND')
    expect((await ada.asks('mutation ($id: ID!) { reportContent(kind: "event", id: $id, reason: "Spam.") }', { id })).errors).toBeUndefined()
    await openContext(services.services).inTransaction((context) => moderatedEvents.event.remove(context, id))
    expect([await eventOf(number), await eventOf(number, host)]).toEqual([null, null])
  })
})
