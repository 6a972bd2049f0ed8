import { parseFeed } from '@rowanmanning/feed-parser'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { applies, listsJob } from '#tests/support/jobs.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { jobPath } from '../rules/paths.ts'
import { sweepResumes } from './resumes.ts'

const services = await openTestServices()
const admin = await actingAs(services, (await people(services, 'boss')).boss, 'admin')
const { pool } = services
const get = (url: string, person?: Person) => services.app.inject({ method: 'GET', url, ...(person !== undefined && { headers: { authorization: `Bearer ${person.token}` } }) })
const upload = (person: Person, bytes: Buffer, { type = 'application/pdf', name = 'My résumé.pdf' } = {}) =>
  services.app.inject({ method: 'POST', url: `/api/jobs/resumes?name=${encodeURIComponent(name)}`, headers: { authorization: `Bearer ${person.token}`, 'content-type': type }, payload: bytes })
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
const expired = (id: string) => pool.query("update jobs set expires_at = now() - interval '1 minute' where id = $1", [id])

describe('V-11 feeds', () => {
  test('Atom and JSON Feed have the open jobs of a filter, and a feed reader can parse them', async () => {
    const { ada } = await people(services, 'ada')
    const id = await listsJob(ada, admin, { company: 'Feed & Sons', role: 'Keeper <of> feeds', description: 'See [us](https://feed.invalid/about) & **more**.' })
    const old = await listsJob(ada, admin, { company: 'Feed & Sons', role: 'Gone' })
    await expired(old)
    const atom = await get('/feeds/jobs.atom?q=feed&level=Mid')
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = parseFeed(atom.body)
    expect(feed.title).toMatch(/^Jobs: “feed” · Mid/)
    expect(feed.items.map(({ title, url }) => ({ title, url }))).toEqual([{ title: 'Keeper <of> feeds, Feed & Sons', url: `http://cloggle.test${jobPath({ id, role: 'Keeper <of> feeds', company: 'Feed & Sons' })}` }])
    expect(feed.items[0]!.content).toContain('<a href="https://feed.invalid/about"')
    const json = (await get('/feeds/jobs.json?q=feed&level=Mid')).json<{ version: string; feed_url: string; items: { id: string; tags: string[] }[] }>()
    expect(json.version).toBe('https://jsonfeed.org/version/1.1')
    expect(json.feed_url).toBe('http://cloggle.test/feeds/jobs.json?q=feed&level=Mid')
    expect(json.items.map((item) => [item.id, item.tags])).toEqual([[`urn:uuid:${id}`, ['Python', 'SQL', 'PyTorch']]])
    expect((await get('/feeds/jobs.json?level=Senior&q=feed')).json<{ items: object[] }>().items).toEqual([])
  })

  test('the sitemap has open jobs only; a job has a card', async () => {
    const { ada } = await people(services, 'ada')
    const [open, old] = [await listsJob(ada, admin, { role: 'Open one' }), await listsJob(ada, admin, { role: 'Old one' })]
    await expired(old)
    const { body } = await get('/sitemap-jobs.xml')
    expect([body.includes(open), body.includes(old)]).toEqual([true, false])
    const card = await get(`/cards/job/${open}.png`)
    expect([card.statusCode, card.headers['content-type'], card.rawPayload.subarray(1, 4).toString()]).toEqual([200, 'image/png', 'PNG'])
  })
})

describe('V-6 the link to the company', () => {
  test('is counted, and not followed once the job is closed', async () => {
    const { ada } = await people(services, 'ada')
    const id = await listsJob(ada, admin, { applyUrl: 'https://jobs.example.invalid/apply?x=1' })
    for (let n = 0; n < 2; n++) {
      const { statusCode, headers } = await get(`/api/jobs/${id}/apply`)
      expect([statusCode, headers.location, headers['referrer-policy']]).toEqual([303, 'https://jobs.example.invalid/apply?x=1', 'no-referrer'])
    }
    expect((await ada.asks('{ postedJobs { linkOpened } }')).data).toEqual({ postedJobs: [{ linkOpened: 2 }] })
    await expired(id)
    const refused = await get(`/api/jobs/${id}/apply`)
    expect([refused.statusCode, refused.body.includes('This job has expired.')]).toEqual([403, true])
    const { kim } = await people(services, 'kim')
    expect((await applies(kim, id)).reply.errors).toHaveLength(1)
  })
})

describe('V-6 PDFs', () => {
  test.each([
    ['a program', Buffer.from('MZ\u0090\u0000 this is a program'), 'This file isn’t a PDF.'],
    ['a program with the header of a PDF', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(9_000, 7)]), 'This file isn’t a PDF.'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'This file isn’t a PDF.'],
    ['a PDF that starts a program', Buffer.from('%PDF-1.4\n<< /S /Launch /F (calc.exe) >>\n%%EOF'), 'This PDF contains programs or attached files.'],
    ['a PDF with a script', Buffer.from('%PDF-1.4\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF'), 'This PDF contains programs or attached files.'],
    ['nothing', Buffer.alloc(0), 'This file is empty.'],
  ])('%s is refused', async (_what, bytes, sentence) => {
    const { kim } = await people(services, 'kim')
    const { statusCode, body } = await upload(kim, bytes)
    expect(statusCode).toBe(400)
    expect(body).toContain(sentence)
  })

  test('more than 5 MB, and another type, are refused', async () => {
    const { kim } = await people(services, 'kim')
    expect((await upload(kim, Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]))).statusCode).toBe(413)
    expect((await upload(kim, PDF, { type: 'text/html' })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await services.app.inject({ method: 'POST', url: '/api/jobs/resumes', headers: { 'content-type': 'application/pdf' }, payload: PDF })).statusCode).toBe(401)
  })

  test('can be downloaded only by the poster; withdrawing deletes it', async () => {
    const { ada, kim, eve } = await people(services, 'ada', 'kim', 'eve')
    const jobId = await listsJob(ada, admin)
    const sent = (await upload(kim, PDF, { name: '../../My "résumé".PDF' })).json<{ id: string; name: string }>()
    expect(sent.name).toBe('My résumé.pdf')
    const path = `/api/jobs/resumes/${sent.id}.pdf`
    expect((await get(path, ada)).statusCode).toBe(404)
    expect((await applies(eve, jobId, { resumeId: sent.id })).reply.errors?.[0]?.message).toBe('Upload the PDF again.')
    expect((await applies(kim, jobId, { resumeId: sent.id })).reply.errors).toBeUndefined()
    const file = await get(path, ada)
    expect([file.statusCode, file.rawPayload.equals(PDF), file.headers['content-disposition'], file.headers['x-content-type-options']]).toEqual([
      200, true, "attachment; filename*=UTF-8''My%20r%C3%A9sum%C3%A9.pdf", 'nosniff',
    ])
    expect(file.headers['content-security-policy']).toContain('sandbox')
    for (const other of [eve, admin]) expect((await get(path, other)).statusCode).toBe(404)
    await kim.asks('mutation ($id: ID!) { withdrawApplication(id: $id) }', { id: jobId })
    await services.work()
    expect((await get(path, kim)).statusCode).toBe(404)
    expect(await services.services.files.has(`resumes/${sent.id.slice(0, 2)}/${sent.id}.pdf`)).toBe(false)
  })

  test('an upload that was never sent is deleted after a day', async () => {
    const { kim } = await people(services, 'kim')
    const { id } = (await upload(kim, PDF)).json<{ id: string }>()
    await sweepResumes(openContext(services.services))
    expect((await get(`/api/jobs/resumes/${id}.pdf`, kim)).statusCode).toBe(200)
    await pool.query("update job_resumes set uploaded_at = now() - interval '25 hours' where id = $1", [id])
    await sweepResumes(openContext(services.services))
    expect((await get(`/api/jobs/resumes/${id}.pdf`, kim)).statusCode).toBe(404)
  })
})

describe('V-7 the board', () => {
  test('its CSV has what is on the screen, and no cell is a formula', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const [applied, saved] = [await listsJob(ada, admin, { role: '=HYPERLINK("https://evil.invalid")' }), await listsJob(ada, admin, { role: 'Second', company: 'A, B "C"' })]
    await applies(kim, applied)
    await kim.asks('mutation ($id: ID!) { saveJob(id: $id, isOn: true) }', { id: saved })
    await kim.asks('mutation ($id: ID!) { noteTrackedJob(id: $id, notes: "two\\nlines") }', { id: saved })
    const { body, headers } = await get('/api/jobs/applications.csv', kim)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body.startsWith('\uFEFF"Stage","Role"')).toBe(true)
    expect(body).toContain('"Applied","\'=HYPERLINK(""https://evil.invalid"")"')
    expect(body).toContain('"Saved","Second","A, B ""C"""')
    expect(body).toContain('"two\nlines"')
    expect((await get('/api/jobs/applications.csv')).statusCode).toBe(401)
  })

  test('a saved job can be removed again, one with an application cannot', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const [applied, saved] = [await listsJob(ada, admin), await listsJob(ada, admin)]
    await applies(kim, applied)
    const SAVE = 'mutation ($id: ID!, $isOn: Boolean!) { saveJob(id: $id, isOn: $isOn) }'
    await kim.asks(SAVE, { id: saved, isOn: true })
    await kim.asks(SAVE, { id: applied, isOn: true })
    for (const id of [applied, saved]) await kim.asks(SAVE, { id, isOn: false })
    expect((await kim.asks('{ trackedJobs { stage job { id } } }')).data).toEqual({ trackedJobs: [{ stage: 'Applied', job: { id: applied } }] })
  })
})

describe('V-10 the candidate profile', () => {
  test('posters see it according to its visibility, which is private by default', async () => {
    const { ada, kim, lea } = await people(services, 'ada', 'kim', 'lea')
    const id = await listsJob(ada, admin)
    for (const person of [kim, lea]) {
      await person.asks('mutation { addToStack(label: "py") }')
      await applies(person, id, { parts: [] })
    }
    const set = (person: Person, visibility: string) =>
      person.asks('mutation ($visibility: CandidateVisibility!) { saveCandidateProfile(location: "Oslo", experienceLevel: Mid, isOpen: true, visibility: $visibility) }', { visibility })
    const seen = async () => {
      const { data } = await ada.asks<{ applicants: { person: { id: string }; candidate: object | null }[]; jobCandidates: { person: { id: string } }[] }>(
        'query ($id: ID!) { applicants(id: $id) { person { id } candidate { percent skills location experienceLevel isOpen } } jobCandidates(id: $id) { person { id } } }', { id },
      )
      return { applicant: data!.applicants.find(({ person }) => person.id === kim.id)!.candidate, listed: data!.jobCandidates.map(({ person }) => person.id) }
    }
    expect(await seen()).toEqual({ applicant: null, listed: [] })
    await set(kim, 'applied')
    expect(await seen()).toEqual({ applicant: { percent: 35, skills: ['py'], location: 'Oslo', experienceLevel: 'Mid', isOpen: true }, listed: [] })
    await set(lea, 'posters')
    expect((await seen()).listed).toEqual([lea.id])
  })

  test('what two windows change in it is kept', async () => {
    const { lou } = await people(services, 'lou')
    const read = async () => (await lou.asks('{ candidateProfile { location experienceLevel isOpen visibility } }')).data.candidateProfile as object
    await lou.asks('mutation { saveCandidateProfile(isOpen: true) }')
    expect(await read()).toEqual({ location: '', experienceLevel: null, isOpen: true, visibility: 'nobody' })
    await lou.asks('mutation { saveCandidateProfile(visibility: posters, experienceLevel: Mid) }')
    await lou.asks('mutation { saveCandidateProfile(location: " Lagos ") }')
    expect(await read()).toEqual({ location: 'Lagos', experienceLevel: 'Mid', isOpen: true, visibility: 'posters' })
    await lou.asks('mutation { saveCandidateProfile(experienceLevel: null) }')
    expect(await read()).toMatchObject({ location: 'Lagos', experienceLevel: null })
  })
})
