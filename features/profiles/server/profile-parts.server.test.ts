import { describe, expect, test } from 'vitest'
import { ANSWER_EVENT, makesEvent, passes } from '#tests/support/events.ts'
import { listsJob } from '#tests/support/jobs.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const { pool } = services
const someone = visitor(services)
const made = await people(services, 'mentor', 'boss', 'guest')
const host = await actingAs(services, made.mentor, 'mentor')
const admin = await actingAs(services, made.boss, 'admin')
const { guest } = made

interface Part { title: string; entries: { title: string; path: string; note: string }[] }
const partsOf = async ({ username }: Person) =>
  (await someone.asks<{ profile: { parts: Part[] | null } }>('query ($u: String!) { profile(id: $u) { parts { title entries { title path note } } } }', { u: username })).data!.profile.parts

describe('Lists of other features on a profile (requirement R-18)', () => {
  test('events that a person hosts, hosted or attended, without proposals and canceled ones', async () => {
    expect(await partsOf(host)).toEqual([])
    const { number, slug, id, dates: [dateId] } = await makesEvent(services, host, { title: 'Trees' })
    await makesEvent(services, guest, { title: 'A proposal' })
    const path = `/events/${number}-${slug}`
    expect(await partsOf(host)).toEqual([{ title: 'Events', entries: [{ title: 'Trees', path, note: 'Hosting on' }] }])
    expect(await partsOf(guest)).toEqual([])
    await guest.asks(ANSWER_EVENT, { dateId, answer: 'going' })
    expect(await partsOf(guest)).toEqual([])
    await passes(services, dateId!, 200)
    await pool.query('update event_rsvps set attended_at = now() where date_id = $1', [dateId])
    expect(await partsOf(host)).toEqual([{ title: 'Events', entries: [{ title: 'Trees', path, note: 'Hosted on' }] }])
    expect(await partsOf(guest)).toEqual([{ title: 'Events', entries: [{ title: 'Trees', path, note: 'Attended on' }] }])
    await pool.query("update events set state = 'cancelled' where id = $1", [id])
    expect([await partsOf(host), await partsOf(guest)]).toEqual([[], []])
  })

  test('open jobs of a poster, until they are over, where the activity is visible', async () => {
    const id = await listsJob(guest, admin, { role: 'Bird Counter', company: 'Tidewater', location: 'Remote' })
    const [part] = (await partsOf(guest))!
    expect(part).toEqual({ title: 'Open jobs', entries: [{ title: 'Bird Counter', path: `/jobs/${id}-bird-counter-tidewater`, note: 'Tidewater, Remote' }] })
    await pool.query("insert into profile_visibility (person_id, section, level) values ($1, 'activity', 'me')", [guest.id])
    expect(await partsOf(guest)).toBeNull()
    await pool.query("delete from profile_visibility where person_id = $1", [guest.id])
    await pool.query("update jobs set expires_at = now() - interval '1 minute' where id = $1", [id])
    expect(await partsOf(guest)).toEqual([])
  })
})
