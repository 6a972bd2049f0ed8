import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { jobContent, POST_JOB } from '#tests/support/jobs.ts'
import { APPROVAL_RIGHTS, waitingIn } from '../rules/sections.ts'
import { administrationTasks } from './administration.tasks.ts'

const services = await openTestServices()
const { pool, clock } = services
let admin: Person
let second: Person

beforeAll(async () => {
  const { root, reva } = await people(services, 'root', 'reva')
  admin = await actingAs(services, root, 'admin')
  second = await actingAs(services, reva, 'admin')
})

const DECIDE = `mutation ($id: String!, $decision: ApprovalDecision!, $comment: String!, $revision: Int!) {
  decideApproval(kind: "job", itemId: $id, revision: $revision, decision: $decision, comment: $comment) { id state appliesAt title } }`
interface Decided { decideApproval: { id: string; state: string; appliesAt: string; title: string } }
const decides = (by: Person, id: string, decision = 'approve', comment = '') => by.asks<Decided>(DECIDE, { id, decision, comment, revision: 1 })
const undoes = (by: Person, id: string) => by.asks('mutation ($id: ID!) { undoApproval(id: $id) }', { id })
interface Page { approvals: { items: { id: string; kind: string; title: string; isLate: boolean }[]; next: string | null } }
const page = async (by: Person, variables: object = {}) => (await by.asks<Page>('query ($kind: String, $after: String) { approvals(kind: $kind, after: $after) { items { id kind title isLate } next } }', variables)).data!.approvals
const waits = async (by: Person, id: string) => (await page(by)).items.some((item) => item.id === id)
const stateOf = async (id: string) => (await pool.query<{ proposal_state: string | null; state: string }>('select proposal_state, state from jobs where id = $1', [id])).rows[0]
const notesOf = async (person: Person) => (await person.asks<{ notifications: { items: { title: string }[] } }>('{ notifications { items { title } } }')).data!.notifications.items.map(({ title }) => title)

async function posts(): Promise<{ id: string; ada: Person }> {
  const { ada } = await people(services, 'ada')
  return { id: await postBy(ada), ada }
}

async function postBy(person: Person): Promise<string> {
  const id = randomUUID()
  expect((await person.asks(POST_JOB, { id, content: jobContent() })).errors).toBeUndefined()
  return id
}

/** Lets the ten seconds pass and applies what is due. */
async function tenSecondsPass(): Promise<void> {
  clock.forward(11)
  await services.work()
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  await services.work()
  await services.work()
}

describe('Approvals (requirement G-30)', () => {
  test('what was decided no longer counts as waiting, from the moment of the decision until it is undone', async () => {
    const counted = async () => (await admin.asks<{ waitingWork: { name: string; count: number }[] }>('{ waitingWork { name count } }')).data!.waitingWork.find(({ name }) => name === 'jobs')!.count
    const { id } = await posts()
    const before = await counted()
    const { data } = await decides(admin, id)
    expect(await counted()).toBe(before - 1)
    await undoes(admin, data!.decideApproval.id)
    expect(await counted()).toBe(before)
  })

  test('the queues count exactly what the list shows, also while an author is suspended', async () => {
    const { id, ada } = await posts()
    interface Count { waitingWork: { path: string; count: number }[] }
    const counted = async () => waitingIn('approvals', (await admin.asks<Count>('{ waitingWork { path count } }')).data!.waitingWork)
    const listed = async () => (await page(admin)).items.length
    expect([await waits(admin, id), await counted()]).toEqual([true, await listed()])
    await pool.query('update people set suspended_at = now() where id = $1', [ada.id])
    expect([await waits(admin, id), await counted()]).toEqual([false, await listed()])
    await pool.query('update people set suspended_at = null where id = $1', [ada.id])
    expect([await waits(admin, id), await counted()]).toEqual([true, await listed()])
  })

  test('a decision waits ten seconds, then it is applied, the author is notified, and the audit log has the admin', async () => {
    const { id, ada } = await posts()
    const { data } = await decides(admin, id, 'return', 'Which company?')
    expect(data!.decideApproval).toMatchObject({ state: 'pending', title: 'Data Analyst, Tidewater Health' })
    expect([await waits(admin, id), (await stateOf(id))!.proposal_state]).toEqual([false, 'review'])
    await tenSecondsPass()
    expect((await stateOf(id))!.proposal_state).toBe('returned')
    expect(await notesOf(ada)).toEqual(['Changes requested'])
    const { rows } = await pool.query("select actor_id, actor_role, deed, reason from audit_log where target_id = $1", [id])
    expect(rows).toEqual([{ actor_id: admin.id, actor_role: 'admin', deed: 'job.returned', reason: 'Which company?' }])
  })

  test('an undone decision changes nothing, and the item waits again', async () => {
    const { id } = await posts()
    const decision = (await decides(admin, id)).data!.decideApproval
    expect(codeOf(await undoes(second, decision.id))).toBe('NOT_FOUND')
    expect((await undoes(admin, decision.id)).errors).toBeUndefined()
    expect(messageOf(await undoes(admin, decision.id))).toBe('You’ve already undone this decision.')
    await tenSecondsPass()
    expect([await waits(admin, id), (await stateOf(id))!.proposal_state]).toEqual([true, 'review'])
    expect((await decides(second, id)).data!.decideApproval.state).toBe('pending')
  })

  test('nobody decides about their own item, unless they are the only one who could', async () => {
    const { vera } = await people(services, 'vera')
    const id = await postBy(vera)
    const asAdmin = await actingAs(services, vera, 'admin')
    expect(messageOf(await decides(asAdmin, id))).toBe('This is your own. Ask another admin to decide about it.')
    expect(await waits(admin, id)).toBe(true)
    const { rows } = await pool.query<{ person_id: string }>("update grants set revoked_at = now() where role = 'admin' and revoked_at is null and person_id <> $1 returning person_id", [vera.id])
    expect((await decides(asAdmin, id)).data!.decideApproval.state).toBe('pending')
    await pool.query("update grants set revoked_at = null where role = 'admin' and person_id = any ($1)", [rows.map(({ person_id }) => person_id)])
  })

  test('decisions are deleted after 30 days; one that still waits stays', async () => {
    const [{ id: old }, { id: waiting }] = [await posts(), await posts()]
    await decides(admin, old)
    await tenSecondsPass()
    await decides(admin, waiting)
    await pool.query('update approval_decisions set decided_at = $1 where item_id = any ($2)', [new Date(clock.now().getTime() - 31 * 86_400_000), [old, waiting]])
    await administrationTasks.find(({ name }) => name === 'administration.forget-decisions')!.run(openContext(services.services), {})
    expect((await pool.query('select item_id from approval_decisions where item_id = any ($1)', [[old, waiting]])).rows).toEqual([{ item_id: waiting }])
  })

  test('after ten seconds it is too late to undo, also before the task ran', async () => {
    const { id } = await posts()
    const decision = (await decides(admin, id)).data!.decideApproval
    clock.forward(10)
    expect(messageOf(await undoes(admin, decision.id))).toBe('It’s too late to undo this. The decision has been applied.')
    await tenSecondsPass()
    expect((await stateOf(id))!.state).toBe('open')
    expect(messageOf(await undoes(admin, decision.id))).toBe('It’s too late to undo this. The decision has been applied.')
  })

  test('of two admins at the same moment one decides; the other learns who', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await posts()
      const replies = await Promise.all([decides(admin, id), decides(second, id, 'return', 'Too short.')])
      const refused = replies.filter(({ errors }) => errors !== undefined)
      expect(refused.map(messageOf)).toEqual([expect.stringMatching(/^(root|reva) has already decided this\.$/)])
      await tenSecondsPass()
      const loser = replies[0]!.errors === undefined ? second : admin
      expect(messageOf(await decides(loser, id, 'approve', 'Late.'))).toMatch(/^(root|reva) has already decided this\.$/)
    }
  })

  test('the same decision sent twice is one; a different one after it is refused', async () => {
    const { id } = await posts()
    const [one, two] = [await decides(admin, id), await decides(admin, id)]
    expect(two.data!.decideApproval.id).toBe(one.data!.decideApproval.id)
    expect(messageOf(await decides(admin, id, 'return', 'No.'))).toBe('You’ve already decided this.')
  })

  test('what can no longer be applied says why, and its admin sees it', async () => {
    const { id, ada } = await posts()
    await decides(admin, id)
    await ada.asks('mutation ($id: ID!) { withdrawJobProposal(id: $id) }', { id })
    await tenSecondsPass()
    const { data } = await admin.asks<{ ownApprovalDecisions: object[] }>('{ ownApprovalDecisions { state message } }')
    expect(data!.ownApprovalDecisions[0]).toEqual({ state: 'failed', message: 'We couldn’t find that job.' })
  })

  test.each([
    ['is suspended', 'update people set suspended_at = now() where id = $1', 'update people set suspended_at = null where id = $1'],
    ['loses the role', 'update grants set revoked_at = now() where person_id = $1', 'update grants set revoked_at = null where person_id = $1'],
  ])('a decision of someone who %s before it is applied is not applied, and the item waits again', async (_name, ends, back) => {
    const { id } = await posts()
    expect((await decides(second, id)).errors).toBeUndefined()
    await pool.query(ends, [second.id])
    await tenSecondsPass()
    expect([(await stateOf(id))!.proposal_state, await waits(admin, id)]).toEqual(['review', true])
    await pool.query(back, [second.id])
    const { data } = await second.asks<{ ownApprovalDecisions: object[] }>('{ ownApprovalDecisions { state message } }')
    expect(data!.ownApprovalDecisions[0]).toEqual({ state: 'failed', message: 'The person who decided this no longer has permission.' })
  })

  test('the screen opens for the right of each kind', () => {
    const rights = [...services.services.contributions.to('approvals').values()].filter(({ isListed }) => isListed !== false).map(({ right }) => right)
    expect([...APPROVAL_RIGHTS].sort()).toEqual(rights.sort())
  })

  test('is for people with the right of a kind only', async () => {
    const { id, ada } = await posts()
    expect([codeOf(await decides(ada, id)), codeOf(await ada.asks('{ approvals { next } }')), codeOf(await ada.asks('{ approvals(kind: "job") { next } }'))]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_ALLOWED'])
    expect(codeOf(await admin.asks('{ approvals(kind: "cat") { next } }'))).toBe('NOT_FOUND')
  })

  test('pages of several kinds follow each other, oldest first; what waits too long is marked', async () => {
    const { bea } = await people(services, 'bea')
    await pool.query(
      `insert into jobs (id, poster_id, state, company, role, location, location_key, location_search, is_remote, description, description_html, skills, skill_keys, level, employment, search_text,
         proposal, proposal_state, proposed_at, created_at, updated_at)
       select gen_random_uuid(), $1, 'proposed', 'C', 'R' || n, 'Remote', '', '', true, 'd', 'd', '{}', '{}', 'Mid', 'full-time', '', '{"role": "R", "company": "C"}', 'review', date_trunc('milliseconds', now()) - interval '9 days' + n * interval '1 second', now(), now()
       from generate_series(1, 60) n`,
      [bea.id],
    )
    for (const variables of [{ kind: 'job' }, {}]) {
      const first = await page(admin, variables)
      const next = await page(admin, { ...variables, after: first.next })
      expect([first.items.length, first.items[0]!.isLate]).toEqual([50, true])
      expect(next.items.length).toBeGreaterThanOrEqual(10)
      expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(50 + next.items.length)
    }
    expect(codeOf(await admin.asks('{ approvals(after: "nonsense") { next } }'))).toBe('INVALID_INPUT')
  })

  test('a reported idea is kept or removed with a reason, and a report after the preview is seen first', async () => {
    const { ada, ben, cat } = await people(services, 'ada', 'ben', 'cat')
    const id = randomUUID()
    await pool.query(
      `insert into ideas (id, number, author_id, name, email, title, description, submitted_at, touched_at, confirmed_at)
       values ($1, (select coalesce(max(number), 0) + 1 from ideas), $2, 'Ada', 'ada@people.test', 'Buy my course', 'It is the best.', now(), now(), now())`,
      [id, ada.id],
    )
    const reports = async (by: Person, reason: string) => expect((await by.asks('mutation ($id: ID!, $reason: String!) { reportContent(kind: "idea", id: $id, reason: $reason) }', { id, reason })).errors).toBeUndefined()
    const opens = async () => (await admin.asks<{ approval: { item: { revision: number; title: string }; facts: object[] } }>('query ($id: String!) { approval(kind: "idea", itemId: $id) { item { revision title } facts { label value } } }', { id })).data?.approval
    const DECIDE_IDEA = 'mutation ($id: String!, $revision: Int!, $decision: ApprovalDecision!, $comment: String!) { decideApproval(kind: "idea", itemId: $id, revision: $revision, decision: $decision, comment: $comment, isImmediate: true) { state } }'
    const decidesIdea = (revision: number, decision: string, comment = '') => admin.asks(DECIDE_IDEA, { id, revision, decision, comment })
    await reports(ben, 'An advert.')
    const { item, facts } = (await opens())!
    expect([item.title, facts]).toEqual(['Buy my course', [{ label: `Report by @${ben.username}`, value: 'An advert.' }]])
    clock.forward(2)
    await reports(cat, 'I agree.')
    expect(messageOf(await decidesIdea(item.revision, 'approve'))).toBe('Another admin has already decided this, or there are new reports about it.')
    expect((await decidesIdea((await opens())!.item.revision, 'approve')).errors).toBeUndefined()
    expect(await opens()).toBeUndefined()
    clock.forward(2)
    await reports(ben, 'Still an advert.')
    expect((await decidesIdea((await opens())!.item.revision, 'return', 'Advertising isn’t allowed.')).errors).toBeUndefined()
    expect((await pool.query('select hidden_at is not null as hidden from ideas where id = $1', [id])).rows).toEqual([{ hidden: true }])
  })

  test('of two admins who edit a template the second is refused; a lost answer is no conflict', async () => {
    const id = randomUUID()
    const save = (body: string, changedAt: string | null) => admin.asks('mutation ($id: ID!, $body: String!, $changedAt: String) { saveReasonTemplate(id: $id, scope: "job", label: "Twice", body: $body, changedAt: $changedAt) }', { id, body, changedAt })
    const seen = async () => (await admin.asks<{ reasonTemplates: { id: string; body: string; changedAt: string }[] }>('{ reasonTemplates { id body changedAt } }')).data!.reasonTemplates.find((one) => one.id === id)!
    expect((await save('First.', null)).errors).toBeUndefined()
    expect((await save('First, corrected.', null)).errors).toBeUndefined()
    const { changedAt } = await seen()
    clock.forward(1)
    for (let time = 0; time < 2; time++) expect((await save('By one.', changedAt)).errors).toBeUndefined()
    expect(codeOf(await save('By another.', changedAt))).toBe('OUTDATED_EDIT')
    expect((await seen()).body).toBe('By one.')
    const last = (await seen()).changedAt
    await admin.asks('mutation ($id: ID!) { deleteReasonTemplate(id: $id) }', { id })
    expect(messageOf(await save('After the deletion.', last))).toBe('This template was deleted. To keep your text, copy it to a new template.')
    expect(await seen()).toBeUndefined()
  })

  test('two templates of one kind cannot have the same name, of different kinds they can', async () => {
    const save = (id: string, scope: string, label: string) => admin.asks('mutation ($id: ID!, $scope: String!, $label: String!) { saveReasonTemplate(id: $id, scope: $scope, label: $label, body: "Please be clear.") }', { id, scope, label })
    const [one, other, third] = [randomUUID(), randomUUID(), randomUUID()]
    expect((await save(one, 'job', 'Named once')).errors).toBeUndefined()
    expect((await save(other, 'job', 'named ONCE')).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { label: 'Another template of this kind has this name. Enter a different one.' } })
    expect((await save(other, 'event', 'Named once')).errors).toBeUndefined()
    expect(codeOf(await save(other, 'job', 'Named once'))).toBe('INVALID_INPUT')
    expect((await save(one, 'job', 'Named Once')).errors).toBeUndefined()
    const replies = await Promise.all([save(third, 'job', 'At once'), save(randomUUID(), 'job', 'At once')])
    expect(replies.filter(({ errors }) => errors !== undefined)).toHaveLength(1)
  })

  test('templates fill reasons; admins change them', async () => {
    const id = randomUUID()
    const save = (by: Person, label: string) => by.asks('mutation ($id: ID!, $label: String!) { saveReasonTemplate(id: $id, scope: "job", label: $label, body: "Please be clear.") }', { id, label })
    const { ada } = await people(services, 'ada')
    expect([codeOf(await save(ada, 'Unclear')), messageOf(await save(admin, ' '))]).toEqual(['NOT_ALLOWED', 'Enter a name.'])
    await save(admin, 'Unclear')
    await save(admin, 'Very unclear')
    const { id: job } = await posts()
    const { data } = await admin.asks<{ approval: { templates: { label: string }[] } }>('query ($id: String!) { approval(kind: "job", itemId: $id) { templates { label } } }', { id: job })
    expect(data!.approval.templates.map(({ label }) => label)).toContain('Very unclear')
    const uses = async () => (await admin.asks<{ reasonTemplates: { id: string; uses: number }[] }>('{ reasonTemplates { id uses } }')).data!.reasonTemplates.find((one) => one.id === id)!.uses
    expect(await uses()).toBe(0)
    const recorded = (reason: string, ago: string) => pool.query("insert into audit_log (deed, reason, done_at) values ('job.returned', $1, now() - $2::interval)", [reason, ago])
    for (const [reason, ago] of [['Please be clear.', '1 day'], ['Please be clear. The salary is missing.', '1 day'], ['Please be clear.', '400 days'], ['Be clear.', '1 day']] as const) await recorded(reason, ago)
    expect(await uses()).toBe(2)
    const remove = () => admin.asks('mutation ($id: ID!) { deleteReasonTemplate(id: $id) }', { id })
    expect([codeOf(await remove()), codeOf(await remove())]).toEqual([undefined, 'NOT_FOUND'])
  })
})
