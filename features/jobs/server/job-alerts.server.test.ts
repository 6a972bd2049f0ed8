import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import '#platform/server/email/email.tasks.ts'
import { messageOf } from '#tests/support/graphql-reply.ts'
import { listsJob } from '#tests/support/jobs.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { notifySeekers } from './notify-seekers.ts'

const services = await openTestServices()
const admin = await actingAs(services, (await people(services, 'boss')).boss, 'admin')
const { pool } = services
const SAVE = 'mutation ($id: ID!, $name: String!, $filter: JobFilterInput!, $alert: JobAlert!) { saveJobSearch(id: $id, name: $name, filter: $filter, alert: $alert) }'
const saves = (person: Person, filter: object, alert: string, id = randomUUID()) => person.asks(SAVE, { id, name: 'Mine', filter, alert })
const told = async (person: Person, jobId: string) =>
  (await pool.query<{ kind: string; in_app: boolean; awaits_digest: boolean }>('select kind, in_app, awaits_digest from notifications where person_id = $1 and subject = $2', [person.id, jobId])).rows
const workAll = async () => {
  for (let n = 0; n < 4; n++) await services.work()
}
const CANDIDATE = 'mutation ($location: String!, $experienceLevel: ExperienceLevel, $isOpen: Boolean!) { saveCandidateProfile(location: $location, experienceLevel: $experienceLevel, isOpen: $isOpen, visibility: nobody) }'

describe('V-9 saved searches', () => {
  test('each alert uses its channel, and a search that does not match or is off sends nothing', async () => {
    const { ada, site, mail, digest, off, other } = await people(services, 'ada', 'site', 'mail', 'digest', 'off', 'other')
    await pool.query('update logins set email_verified_at = now() where person_id = any($1)', [[site.id, mail.id, digest.id, off.id, other.id]])
    const company = `Company ${randomUUID().slice(0, 8)}`
    await saves(site, { q: company }, 'site')
    await saves(mail, { q: company, isRemote: true, skill: 'py' }, 'email')
    await saves(digest, { level: 'Mid', q: company }, 'digest')
    await saves(off, { q: company }, 'off')
    await saves(other, { q: company, level: 'Senior' }, 'email')
    await saves(ada, { q: company }, 'site')
    const id = await listsJob(ada, admin, { company })
    await workAll()
    expect(await told(site, id)).toEqual([{ kind: 'jobSearch', in_app: true, awaits_digest: false }])
    expect(await told(digest, id)).toEqual([{ kind: 'jobSearch', in_app: true, awaits_digest: true }])
    expect(services.mails.filter(({ to, subject }) => to === mail.email && subject === 'New job for your search')).toHaveLength(1)
    for (const person of [off, other]) expect(await told(person, id)).toEqual([])
    // Posters are only notified about the approval of their job.
    expect((await told(ada, id)).map(({ kind }) => kind)).toEqual(['jobApproved'])
  })

  test('no one is notified twice about a job: by several searches, an open profile, a repeated signal, or a later edition', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    await pool.query('update logins set email_verified_at = now() where person_id = $1', [kim.id])
    for (const label of ['Python', 'SQL', 'PyTorch']) await kim.asks('mutation ($label: String!) { addToStack(label: $label) }', { label })
    await kim.asks(CANDIDATE, { location: 'Remote', experienceLevel: 'Mid', isOpen: true })
    const company = `Company ${randomUUID().slice(0, 8)}`
    for (const alert of ['digest', 'email', 'site']) await saves(kim, { q: company }, alert)
    const id = await listsJob(ada, admin, { company })
    await workAll()
    const context = openContext(services.services)
    await Promise.all([notifySeekers(context, id, 1_000_000), notifySeekers(context, id, 1_000_001)])
    await ada.asks('mutation ($id: ID!) { renewJob(id: $id) }', { id })
    await workAll()
    expect(await told(kim, id)).toHaveLength(1)
    // The quickest of the three alerts counts.
    expect(services.mails.filter(({ to, subject }) => to === kim.email && /New job/.test(subject))).toHaveLength(1)
    expect((await pool.query('select 1 from job_alerts where person_id = $1 and job_id = $2', [kim.id, id])).rows).toHaveLength(1)
  })

  test('people who are open to work are notified about jobs that match by 40 % or more', async () => {
    const { ada, kim, lea } = await people(services, 'ada', 'kim', 'lea')
    for (const label of ['Python', 'SQL']) for (const person of [kim, lea]) await person.asks('mutation ($label: String!) { addToStack(label: $label) }', { label })
    await kim.asks(CANDIDATE, { location: '', experienceLevel: 'Mid', isOpen: true })
    await lea.asks(CANDIDATE, { location: '', experienceLevel: null, isOpen: true })
    const id = await listsJob(ada, admin)
    await workAll()
    expect((await told(kim, id)).map(({ kind }) => kind)).toEqual(['job'])
    expect(await told(lea, id)).toEqual([])
  })

  test('a saved search counts the open jobs that match it', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const company = `Company ${randomUUID().slice(0, 8)}`
    await saves(kim, { q: company }, 'off')
    const matches = async () => (await kim.asks<{ jobSearches: { matches: number }[] }>('{ jobSearches { matches } }')).data!.jobSearches.map((search) => search.matches)
    expect(await matches()).toEqual([0])
    await listsJob(ada, admin, { company })
    expect(await matches()).toEqual([1])
  })

  test('no one is notified about a job of a person they blocked', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const company = `Company ${randomUUID().slice(0, 8)}`
    await saves(kim, { q: company }, 'site')
    expect((await kim.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })).errors).toBeUndefined()
    const id = await listsJob(ada, admin, { company })
    await workAll()
    expect(await told(kim, id)).toEqual([])
  })

  test('the limit is twenty searches, saving one again updates it, and other people’s searches are not affected', async () => {
    const { kim, eve } = await people(services, 'kim', 'eve')
    await pool.query('delete from throttle_windows')
    const ids = Array.from({ length: 20 }, () => randomUUID())
    await Promise.all(ids.map((id) => saves(kim, { level: 'Mid' }, 'site', id)))
    expect(messageOf(await saves(kim, {}, 'site'))).toBe('You can save 20 searches. Delete one first.')
    expect((await saves(kim, { level: 'Mid' }, 'off', ids[0])).errors).toBeUndefined()
    await saves(eve, {}, 'email', ids[1])
    await eve.asks('mutation ($id: ID!) { deleteJobSearch(id: $id) }', { id: ids[1] })
    const { data } = await kim.asks<{ jobSearches: { id: string; alert: string; path: string; matches: number }[] }>('{ jobSearches { id alert path matches } }')
    expect(data!.jobSearches).toHaveLength(20)
    expect(data!.jobSearches.find(({ id }) => id === ids[0])).toMatchObject({ alert: 'off', path: '/jobs?level=Mid' })
    expect(data!.jobSearches.find(({ id }) => id === ids[1])).toMatchObject({ alert: 'site' })
  })
})
