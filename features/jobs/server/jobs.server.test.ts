import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { applies, DECIDE_JOB, EDIT_JOB, jobContent, listsJob, POST_JOB } from '#tests/support/jobs.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const admin = await actingAs(services, (await people(services, 'boss')).boss, 'admin')
const LIST = 'query ($filter: JobFilterInput, $sort: JobSort, $after: String) { jobs(filter: $filter, sort: $sort, after: $after) { items { id role } next count } }'
type Listed = { jobs: { items: { id: string; role: string }[]; next: string | null; count: number } }
const listed = async (person: Pick<Person, 'asks'>, variables: object = {}) => (await person.asks<Listed>(LIST, variables)).data!.jobs
const roles = async (person: Pick<Person, 'asks'>, filter: object) => (await listed(person, { filter })).items.map(({ role }) => role).sort()
const company = () => `Company ${randomUUID().slice(0, 8)}`
const addSkill = (person: Person, label: string) => person.asks('mutation ($label: String!) { addToStack(label: $label) }', { label })

describe('V-8 posting', () => {
  test('a job is listed once an admin approves it; sending it twice creates it once', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const id = randomUUID()
    const q = company()
    for (let n = 0; n < 2; n++) expect((await ada.asks(POST_JOB, { id, content: jobContent({ company: q }) })).errors).toBeUndefined()
    expect(await roles(visitor(services), { q })).toEqual([])
    expect((await visitor(services).asks<{ job: null }>('query ($id: ID!) { job(id: $id) { id } }', { id })).data).toEqual({ job: null })
    expect(codeOf(await ben.asks(DECIDE_JOB, { id, revision: 1, decision: 'approve', comment: '' }))).toBe('NOT_ALLOWED')
    const { data } = await admin.asks<{ approval: { facts: { value: string }[] } }>('query ($id: String!) { approval(kind: "job", itemId: $id) { facts { value } } }', { id })
    expect(data!.approval.facts[0]!.value).toBe('New job')
    expect((await admin.asks(DECIDE_JOB, { id, revision: 1, decision: 'approve', comment: '' })).errors).toBeUndefined()
    expect(await roles(visitor(services), { q })).toEqual(['Data Analyst'])
    expect(codeOf(await admin.asks(DECIDE_JOB, { id, revision: 1, decision: 'return', comment: 'no' }))).toBe('OUTDATED_EDIT')
    await services.work()
    const notes = await ada.asks<{ notifications: { items: { title: string }[] } }>('{ notifications { items { title } } }')
    expect(notes.data!.notifications.items.map(({ title }) => title)).toContain('Job approved')
  })

  test('a job that is sent again with changes, after a lost answer, has the changes', async () => {
    const { ada } = await people(services, 'ada')
    const id = randomUUID()
    for (const role of ['First Draft', 'Second Draft', 'Second Draft']) expect((await ada.asks(POST_JOB, { id, content: jobContent({ role }) })).errors).toBeUndefined()
    expect((await ada.asks('{ postedJobs { id role proposalState } }')).data).toEqual({ postedJobs: [{ id, role: 'Second Draft', proposalState: 'review' }] })
    expect((await services.pool.query<{ revision: number }>('select revision from jobs where id = $1', [id])).rows).toEqual([{ revision: 2 }])
  })

  test('a reviewer sees what a changed job said before', async () => {
    const { ada } = await people(services, 'ada')
    const salary = { min: 52_000, max: 61_000, currency: 'EUR', period: 'year' }
    const id = await listsJob(ada, admin, { salary, description: 'The old text.' })
    await ada.asks(EDIT_JOB, { id, revision: 2, content: jobContent({ salary: { ...salary, max: 70_000 }, description: 'The new text.' }) })
    const { data } = await admin.asks<{ approval: { facts: { label: string; value: string }[]; parts: { title: string; html: string }[] } }>('query ($id: String!) { approval(kind: "job", itemId: $id) { facts { label value } parts { title html } } }', { id })
    const { facts, parts } = data!.approval
    expect(facts.slice(0, 2)).toEqual([{ label: 'Type', value: 'Changed: Description, Salary' }, { label: 'Role', value: 'Data Analyst' }])
    expect(facts.find(({ label }) => label === 'Salary')!.value).toBe('€52,000 to €70,000 a year (before: €52,000 to €61,000 a year)')
    expect(parts.map(({ title, html }) => [title, html.includes('The old text.')])).toEqual([['Description', false], ['Description before', true]])
  })

  test('a returned job has the reason, and can be submitted again', async () => {
    const { ada } = await people(services, 'ada')
    const id = randomUUID()
    await ada.asks(POST_JOB, { id, content: jobContent() })
    expect(messageOf(await admin.asks(DECIDE_JOB, { id, revision: 1, decision: 'return', comment: ' ' }))).toBe('Describe what should change.')
    await admin.asks(DECIDE_JOB, { id, revision: 1, decision: 'return', comment: 'Which company is it?' })
    const mine = async () => (await ada.asks<{ postedJobs: object[] }>('{ postedJobs { id proposalState reviewComment } }')).data!.postedJobs
    expect(await mine()).toEqual([{ id, proposalState: 'returned', reviewComment: 'Which company is it?' }])
    expect((await ada.asks(EDIT_JOB, { id, revision: 2, content: jobContent({ company: 'Clear & Co' }) })).data).toEqual({ editJob: true })
    expect(await mine()).toEqual([{ id, proposalState: 'review', reviewComment: '' }])
  })

  test('the poster’s list has the facts of the latest edition and when it was sent', async () => {
    const { ada } = await people(services, 'ada')
    const id = randomUUID()
    const salary = { min: 52_000, max: 61_000, currency: 'EUR', period: 'year' }
    await ada.asks(POST_JOB, { id, content: jobContent({ location: 'Oslo', salary }) })
    const posted = async () => (await ada.asks<{ postedJobs: { proposedAt: string | null }[] }>('{ postedJobs { location salary { min max currency period } proposedAt } }')).data!.postedJobs[0]!
    expect(await posted()).toEqual({ location: 'Oslo', salary, proposedAt: expect.any(String) as string })
    await admin.asks(DECIDE_JOB, { id, revision: 1, decision: 'approve', comment: '' })
    expect(await posted()).toEqual({ location: 'Oslo', salary, proposedAt: null })
  })

  test('changes to essential fields are reviewed while the approved edition stays; other changes apply immediately', async () => {
    const { ada } = await people(services, 'ada')
    const q = company()
    const id = await listsJob(ada, admin, { company: q })
    expect((await ada.asks(EDIT_JOB, { id, revision: 2, content: jobContent({ company: q, skills: ['Python'] }) })).data).toEqual({ editJob: false })
    const shown = async () => (await visitor(services).asks('query ($id: ID!) { job(id: $id) { role skillsRequired } }', { id })).data
    expect(await shown()).toEqual({ job: { role: 'Data Analyst', skillsRequired: ['Python'] } })
    expect((await ada.asks(EDIT_JOB, { id, revision: 3, content: jobContent({ company: q, role: 'Boss', skills: ['Python'] }) })).data).toEqual({ editJob: true })
    expect(await shown()).toEqual({ job: { role: 'Data Analyst', skillsRequired: ['Python'] } })
    expect(codeOf(await ada.asks(EDIT_JOB, { id, revision: 3, content: jobContent() }))).toBe('OUTDATED_EDIT')
    await admin.asks(DECIDE_JOB, { id, revision: 4, decision: 'approve', comment: '' })
    expect(await shown()).toEqual({ job: { role: 'Boss', skillsRequired: ['Python'] } })
  })
})

describe('V-4 the list', () => {
  test('filters by text, level, place, remote, skill under any name, and salary, where unstated ones stay', async () => {
    const { ada } = await people(services, 'ada')
    const q = company()
    const eur = (min: number, max: number, period = 'year') => ({ salary: { min, max, currency: 'EUR', period } })
    await listsJob(ada, admin, { company: q, role: 'One', location: 'Zürich, Switzerland', level: 'Entry', skills: ['sklearn'], ...eur(3000, 4000, 'month') })
    await listsJob(ada, admin, { company: q, role: 'Two', level: 'Senior', ...eur(60_000, 80_000) })
    const { bea } = await people(services, 'bea')
    await listsJob(bea, admin, { company: q, role: 'Three', location: 'Oslo', skills: ['Go'] })
    const anyone = visitor(services)
    expect(await roles(anyone, { q })).toEqual(['One', 'Three', 'Two'])
    expect(await roles(anyone, { q: `${q.toUpperCase()} tWo` })).toEqual(['Two'])
    expect(await roles(anyone, { q, level: 'Entry' })).toEqual(['One'])
    expect(await roles(anyone, { q, location: 'zurich' })).toEqual(['One'])
    expect(await roles(anyone, { q, isRemote: true })).toEqual(['Two'])
    expect(await roles(anyone, { q, skill: 'Scikit Learn' })).toEqual(['One'])
    expect(await roles(anyone, { q, pay: 50_000, currency: 'EUR' })).toEqual(['Three', 'Two'])
    expect(await roles(anyone, { q, pay: 40_000, currency: 'EUR' })).toEqual(['One', 'Three', 'Two'])
    expect(await roles(anyone, { q, pay: 1, currency: 'USD' })).toEqual(['Three'])
    expect(await roles(anyone, { q: '100%_\\' })).toEqual([])
  })

  test('sorts by the match of the member, and pages by key reach every job once', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    await services.pool.query('delete from throttle_windows')
    const q = company()
    const { rows } = await services.pool.query<{ id: string }>(
      `insert into jobs (id, poster_id, state, company, role, location, location_key, location_search, is_remote, description, description_html, skills, skill_keys, level, employment, search_text, posted_at, expires_at, created_at, updated_at)
       select gen_random_uuid(), $1, 'open', $2, 'Job ' || n, 'Oslo', 'oslo', 'oslo', false, 'd', 'd', array['Python', 'SQL'], case n % 3 when 0 then array['python', 'sql'] when 1 then array['python'] else '{}' end,
         'Mid', 'full-time', lower($2), now() - n * interval '1 minute', now() + interval '9 days', now(), now() from generate_series(1, 50) n returning id`,
      [ada.id, q],
    )
    await addSkill(kim, 'py')
    await addSkill(kim, 'SQL')
    const found: string[] = []
    for (let after: string | null = null; ; ) {
      const page: Listed['jobs'] = await listed(kim, { filter: { q }, sort: 'match', after })
      expect(page.count).toBe(50)
      found.push(...page.items.map(({ role }) => role))
      if ((after = page.next) === null) break
    }
    expect(found).toHaveLength(50)
    expect(new Set(found).size).toBe(50)
    expect(found.slice(0, 3)).toEqual(['Job 3', 'Job 6', 'Job 9'])
    expect(found.slice(-1)).toEqual(['Job 50'])
    expect(await listed(visitor(services), { filter: { q, level: 'Senior' } })).toMatchObject({ items: [], count: 0 })
    expect((await listed(visitor(services), { filter: { q }, sort: 'match' })).items[0]!.role).toBe('Job 1')
    await services.pool.query('delete from jobs where id = any($1)', [rows.map(({ id }) => id)])
  })

  test('a hidden job leaves the lists of its reader only', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const q = company()
    const id = await listsJob(ada, admin, { company: q })
    const HIDE = 'mutation ($id: ID!, $isOn: Boolean!) { hideJob(id: $id, isOn: $isOn) }'
    await kim.asks(HIDE, { id, isOn: true })
    expect([await roles(kim, { q }), await roles(ada, { q })]).toEqual([[], ['Data Analyst']])
    await kim.asks(HIDE, { id, isOn: false })
    expect(await roles(kim, { q })).toEqual(['Data Analyst'])
  })
})

describe('V-6 applying', () => {
  test('only the poster gets the note and the snapshot', async () => {
    const { ada, kim, eve } = await people(services, 'ada', 'kim', 'eve')
    const id = await listsJob(ada, admin)
    await addSkill(kim, 'Python')
    const { reply } = await applies(kim, id)
    expect(reply.errors).toBeUndefined()
    const APPLICANTS = 'query ($id: ID!) { applicants(id: $id) { coverNote state profile { headline email skills { label evidence } } person { username } } }'
    expect((await ada.asks(APPLICANTS, { id })).data).toEqual({
      applicants: [{ coverNote: 'I can count.', state: 'new', profile: { headline: '', email: null, skills: [{ label: 'Python', evidence: 0 }] }, person: { username: kim.username } }],
    })
    for (const other of [eve, kim, admin]) expect(codeOf(await other.asks(APPLICANTS, { id }))).toBe('NOT_FOUND')
    await services.work()
    const notes = await ada.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')
    expect(notes.data!.notifications.items.map(({ message }) => message).join(' ')).toContain('applied for “Data Analyst”')
  })

  test('notes of the poster that another window saved meanwhile are not replaced', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const jobId = await listsJob(ada, admin)
    const { id } = await applies(kim, jobId)
    const note = (notes: string, before?: string) => ada.asks('mutation ($id: ID!, $notes: String!, $before: String) { noteApplicant(id: $id, notes: $notes, before: $before) }', { id, notes, before })
    const saved = async () => (await ada.asks<{ applicants: { notes: string }[] }>('query ($id: ID!) { applicants(id: $id) { notes } }', { id: jobId })).data!.applicants[0]!.notes
    expect((await note('First window', '')).errors).toBeUndefined()
    expect(messageOf(await note('Second window', ''))).toBe('You saved other notes in another window.')
    expect(await saved()).toBe('First window')
    // The answer to the first one was lost.
    expect((await note('First window', '')).errors).toBeUndefined()
    expect((await note('Both', 'First window')).errors).toBeUndefined()
    expect((await note('Without comparing')).errors).toBeUndefined()
    expect(await saved()).toBe('Without comparing')
  })

  test('notes on the board that another window saved meanwhile are not replaced', async () => {
    const { ada, kim, eve } = await people(services, 'ada', 'kim', 'eve')
    const id = await listsJob(ada, admin)
    expect((await applies(kim, id)).reply.errors).toBeUndefined()
    const note = (person: Person, notes: string, before?: string) => person.asks('mutation ($id: ID!, $notes: String!, $before: String) { noteTrackedJob(id: $id, notes: $notes, before: $before) }', { id, notes, before })
    expect((await note(kim, 'First window', '')).errors).toBeUndefined()
    expect(messageOf(await note(kim, 'Second window', ''))).toBe('You saved other notes in another window.')
    expect((await note(kim, 'First window', '')).errors).toBeUndefined()
    expect((await note(kim, 'Both', 'First window')).errors).toBeUndefined()
    expect(codeOf(await note(eve, 'None', ''))).toBe('NOT_FOUND')
    expect((await kim.asks('{ trackedJobs { notes } }')).data).toEqual({ trackedJobs: [{ notes: 'Both' }] })
  })

  test('fifty simultaneous requests of one person create one application, those of fifty people create fifty', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const id = await listsJob(ada, admin)
    await services.pool.query("update people set joined_at = now() - interval '9 days' where id = $1", [kim.id])
    const replies = await Promise.all(Array.from({ length: 40 }, () => applies(kim, id)))
    expect(replies.filter(({ reply }) => reply.errors === undefined)).toHaveLength(1)
    expect(new Set(replies.filter(({ reply }) => reply.errors !== undefined).map(({ reply }) => codeOf(reply)))).toEqual(new Set(['ALREADY_TAKEN']))
    const crowd = await Promise.all(Array.from({ length: 50 }, async () => (await people(services, 'x')).x))
    await Promise.all(crowd.map((one) => applies(one, id)))
    const { rows } = await services.pool.query('select count(*)::int as count from job_applications where job_id = $1', [id])
    expect(rows).toEqual([{ count: 51 }])
  })

  test('a retry after a lost response succeeds; a withdrawn application leaves nothing behind and can be repeated', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const id = await listsJob(ada, admin)
    const first = await applies(kim, id)
    expect((await applies(kim, id, { id: first.id })).reply.errors).toBeUndefined()
    expect(messageOf((await applies(kim, id)).reply)).toBe('You’ve already applied for this job.')
    const WITHDRAW = 'mutation ($id: ID!) { withdrawApplication(id: $id) }'
    for (let n = 0; n < 2; n++) expect((await kim.asks(WITHDRAW, { id })).errors).toBeUndefined()
    expect((await services.pool.query("select cover_note, snapshot from job_applications where job_id = $1", [id])).rows).toEqual([{ cover_note: '', snapshot: {} }])
    expect((await ada.asks('query ($id: ID!) { applicants(id: $id) { id } }', { id })).data).toEqual({ applicants: [] })
    expect((await applies(kim, id)).reply.errors).toBeUndefined()
  })

  test('an expired or closed job refuses applications with a message, and its page says so', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const q = company()
    const id = await listsJob(ada, admin, { company: q })
    await services.pool.query("update jobs set expires_at = now() - interval '1 second' where id = $1", [id])
    expect(messageOf((await applies(kim, id)).reply)).toBe('This job has expired. The poster may renew it.')
    expect(await roles(visitor(services), { q })).toEqual([])
    expect((await visitor(services).asks('query ($id: ID!) { job(id: $id) { isOpen } }', { id })).data).toEqual({ job: { isOpen: false } })
    expect((await ada.asks('mutation ($id: ID!) { renewJob(id: $id) }', { id })).errors).toBeUndefined()
    expect((await applies(kim, id)).reply.errors).toBeUndefined()
    await ada.asks('mutation ($id: ID!) { closeJob(id: $id) }', { id })
    const { leo } = await people(services, 'leo')
    expect(messageOf((await applies(leo, id)).reply)).toBe('This job is closed.')
    expect(messageOf((await applies(ada, id)).reply)).toBe('This job is closed.')
  })

  test('the poster answers with a state and a message, and the board of the applicant follows', async () => {
    const { ada, kim } = await people(services, 'ada', 'kim')
    const jobId = await listsJob(ada, admin)
    const { id } = await applies(kim, jobId)
    const ANSWER = 'mutation ($id: ID!, $state: ApplicationDecision!) { answerApplicant(id: $id, state: $state) }'
    expect(codeOf(await kim.asks(ANSWER, { id, state: 'offer' }))).toBe('NOT_FOUND')
    await ada.asks(ANSWER, { id, state: 'interview' })
    const board = async () => (await kim.asks('{ trackedJobs { stage applicationState } }')).data
    expect(await board()).toEqual({ trackedJobs: [{ stage: 'Interview', applicationState: 'interview' }] })
    const message = { id, messageId: randomUUID(), text: 'Thursday at ten? https://meet.invalid/x' }
    const MESSAGE = 'mutation ($id: ID!, $messageId: ID!, $text: String!) { messageApplicant(id: $id, messageId: $messageId, text: $text) }'
    for (let n = 0; n < 2; n++) expect((await ada.asks(MESSAGE, message)).errors).toBeUndefined()
    const { rows } = await services.pool.query("select m.state from conversation_members m join messages w on w.conversation_id = m.conversation_id where w.id = $1 and m.person_id = $2", [message.messageId, kim.id])
    expect(rows).toEqual([{ state: 'member' }])
    await services.work()
    const notes = await kim.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')
    expect(notes.data!.notifications.items.map((note) => note.message)).toContain('Tidewater Health: your application for “Data Analyst” is now “Interview”.')
  })

  test('a decision can be taken back: the board and the notification of the applicant follow', async () => {
    const { ada, kim, lea } = await people(services, 'ada', 'kim', 'lea')
    const jobId = await listsJob(ada, admin)
    const { id } = await applies(kim, jobId)
    const { id: other } = await applies(lea, jobId)
    const answers = async (state: string, application = id) => {
      expect((await ada.asks('mutation ($id: ID!, $state: ApplicationDecision!) { answerApplicant(id: $id, state: $state) }', { id: application, state })).errors).toBeUndefined()
      await services.work()
    }
    const seen = async (person: Person) => {
      const { data } = await person.asks<{ trackedJobs: { stage: string; applicationState: string }[]; notifications: { items: { message: string }[] } }>(
        '{ trackedJobs { stage applicationState } notifications { items { message } } }',
      )
      const { stage, applicationState } = data!.trackedJobs[0]!
      return [stage, applicationState, ...data!.notifications.items.flatMap(({ message }) => /is now “(.*)”/.exec(message)?.[1] ?? [])]
    }
    await answers('declined', other)
    await answers('declined')
    expect(await seen(kim)).toEqual(['Closed', 'declined', 'Declined'])
    await answers('new')
    expect(await seen(kim)).toEqual(['Applied', 'new'])
    await answers('interview')
    await answers('declined')
    expect(await seen(kim)).toEqual(['Closed', 'declined', 'Declined'])
    await answers('interview')
    expect(await seen(kim)).toEqual(['Interview', 'interview', 'Interview'])
    await kim.asks('mutation ($id: ID!) { moveTrackedJob(id: $id, stage: Offer) }', { id: jobId })
    await answers('reviewing')
    // The applicant moved the card, so it stays.
    expect(await seen(kim)).toEqual(['Offer', 'reviewing'])
    expect(await seen(lea)).toEqual(['Closed', 'declined', 'Declined'])
  })
})
