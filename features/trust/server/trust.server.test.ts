import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { newEvent, SAVE_EVENT } from '#tests/support/events.ts'
import { actingAs, people, PUBLISH, publishes, visitor, type Person } from '#tests/support/people.ts'
import { endSuspension } from '#features/accounts/server/public.ts'
import { openContext } from '#platform/server/context.ts'
import { DEFAULT_NUMBERS, TRUST_LEVELS } from '../rules/levels.ts'
import { demoteAfterDecision, promotePeople } from './change-level.ts'
import { savePromoted } from './trust.queries.ts'

const services = await openTestServices()
const { pool } = services
let admin: Person

beforeAll(async () => {
  const { root } = await people(services, 'root')
  admin = await actingAs(services, root, 'admin')
})

const promotes = () => promotePeople(openContext(services.services))
const settle = async () => {
  for (let round = 0; round < 3; round++) await services.work()
}
interface Trust { level: string; isManual: boolean; reason: string; decisionId: string | null; nextLabel: string | null; conditions: { label: string; have: number; need: number; isMet: boolean }[] }
const trustOf = async (person: Person) => (await person.asks<{ ownTrust: Trust }>('{ ownTrust { level isManual reason decisionId nextLabel conditions { label have need isMet } } }')).data!.ownTrust
const joinedDaysAgo = (person: Person, days: number) => pool.query('update people set joined_at = now() - make_interval(days => $2) where id = $1', [person.id, days])
const sets = (by: Person, username: string, level: string, reason = 'Known from a meetup.') =>
  by.asks('mutation ($username: String!, $level: String!, $reason: String!) { setPersonTrust(username: $username, level: $level, reason: $reason) }', { username, level, reason })
const FIELDS = 'name revision conversations messages posts links pictures minDays minSolved minRead cleanDays'
const levelNamed = async (name: string) => (await admin.asks<{ trustLevels: { name: string; revision: number }[] }>(`{ trustLevels { ${FIELDS} } }`)).data!.trustLevels.find((level) => level.name === name)!
const savesBecause = (by: Person, reason: string, ...levels: object[]) => by.asks('mutation ($levels: [TrustLevelInput!]!, $reason: String!) { saveTrustLevels(levels: $levels, reason: $reason) }', { levels, reason })
const saves = (by: Person, ...levels: object[]) => savesBecause(by, 'A wave of adverts.', ...levels)
const notesOf = async (person: Person) => (await person.asks<{ notifications: { items: { title: string; message: string }[] } }>('{ notifications { items { title message } } }')).data!.notifications.items

/** Solved problems and read blogs, as many as asked. */
async function hasDone(person: Person, { solved, read }: { solved: number; read: number }): Promise<void> {
  await pool.query(
    `insert into submissions (person_id, problem_id, key, language, code, is_first_acceptance, verdict, state, submitted_at, not_before, judged_at)
     select $1, id, gen_random_uuid(), 'python', 'x', true, 'Accepted', 'judged', now(), now(), now() from problems limit $2`,
    [person.id, solved],
  )
  const { author } = await people(services, 'author')
  for (let n = 0; n < read; n++) {
    const { _id: id } = await publishes(author, `Reading ${n}`)
    await pool.query('insert into blog_readings (person_id, blog_id, read_at) values ($1, $2, now())', [person.id, id])
  }
}

describe('Trust levels (requirement G-36)', () => {
  test('a level can’t have a higher limit than the level above, whichever of both is saved', async () => {
    const [lowest, member] = [await levelNamed('new'), await levelNamed('member')]
    const refused = await saves(admin, { ...lowest, conversations: 9_999 })
    expect(refused.errors?.[0]).toMatchObject({ message: 'New can’t have more than Member.', extensions: { code: 'INVALID_INPUT', fields: { 'levels.0.conversations': 'New can’t have more than Member.' } } })
    expect((await saves(admin, { ...member, links: 0 })).errors?.[0]?.extensions).toMatchObject({ fields: { 'levels.0.links': 'New can’t have more than Member.' } })
    expect([await levelNamed('new'), await levelNamed('member')]).toEqual([lowest, member])
    // Two admins at once, each of whom would be right alone.
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await levelNamed('new'), await levelNamed('member')]
      const answers = await Promise.all([saves(admin, { ...one, conversations: 35 }), saves(admin, { ...other, conversations: 20 })])
      expect(answers.filter(({ errors }) => errors !== undefined)).toHaveLength(1)
      const [now, above] = [await levelNamed('new'), await levelNamed('member')]
      expect((await saves(admin, { ...lowest, revision: now.revision }, { ...member, revision: above.revision })).errors).toBeUndefined()
    }
  })

  test('a new account rises to member after a day, and sees what is missing for the next level', async () => {
    const { ada } = await people(services, 'ada')
    await promotes()
    expect(await trustOf(ada)).toMatchObject({ level: 'new', nextLabel: 'Member', conditions: [{ label: 'Days since joining', have: 0, need: 1, isMet: false }] })
    await joinedDaysAgo(ada, 2)
    await promotes()
    await settle()
    const trust = await trustOf(ada)
    expect([trust.level, trust.nextLabel, trust.conditions.map(({ have, need }) => `${have}/${need}`)]).toEqual(['member', 'Regular', ['2/30', '0/5', '0/10']])
    expect((await notesOf(ada))[0]).toEqual({ title: 'New trust level', message: 'Your trust level is Member now.' })
  })

  test('a member who solves and reads becomes regular; a reading counts once, and not of one’s own blog', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { _id: id } = await publishes(ben, 'Worth reading')
    for (const reader of [ada, ada, ben]) {
      await pool.query('delete from throttle_windows')
      await reader.asks('mutation ($id: ID!) { countRead(id: $id) }', { id })
    }
    expect((await pool.query('select person_id from blog_readings where blog_id = $1', [id])).rows).toEqual([{ person_id: ada.id }])
    await joinedDaysAgo(ada, 40)
    await promotes()
    await hasDone(ada, { solved: 5, read: 8 })
    await promotes()
    expect((await trustOf(ada)).level).toBe('member')
    await hasDone(ada, { solved: 0, read: 1 })
    await promotes()
    expect(await trustOf(ada)).toMatchObject({ level: 'regular', nextLabel: null, conditions: [] })
  })

  test('an upheld report lowers the level by one, once, and keeps the person there for a while; a reversal ends that', async () => {
    const { ada, ben, reva } = await people(services, 'ada', 'ben', 'reva')
    const second = await actingAs(services, reva, 'admin')
    await joinedDaysAgo(ada, 2)
    await promotes()
    const { _id: id } = await publishes(ada, 'Buy this')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "An advert.") }', { id })
    await admin.asks('mutation ($id: ID!) { decideReport(kind: "blog", targetId: $id, decision: "remove", rule: "spam", reason: "An advert.") }', { id })
    await settle()
    // The author can appeal first.
    expect((await trustOf(ada)).level).toBe('member')
    const [decision] = (await pool.query<{ id: string }>('select id from moderation_decisions where author_id = $1', [ada.id])).rows
    const comesDue = () => demoteAfterDecision(openContext(services.services), { personId: ada.id, decisionId: decision!.id })
    await comesDue()
    await settle()
    expect(await trustOf(ada)).toMatchObject({ level: 'new', reason: 'After a moderator’s decision.', decisionId: decision!.id })
    // A task can run twice.
    await comesDue()
    expect((await pool.query('select lowered_from from person_trust where person_id = $1', [ada.id])).rows).toEqual([{ lowered_from: 'member' }])
    expect((await notesOf(ada)).map(({ title }) => title)).toContain('Trust level lowered')
    await promotes()
    expect((await trustOf(ada)).conditions).toContainEqual({ label: 'Days without a moderator’s decision against the account', have: 0, need: 90, isMet: false })
    await ada.asks('mutation ($id: ID!) { appealDecision(id: $id, text: "It was a joke.") }', { id: decision!.id })
    await second.asks('mutation ($id: ID!) { answerAppeal(id: $id, outcome: reversed, answer: "Indeed.") }', { id: decision!.id })
    await promotes()
    expect(await trustOf(ada)).toMatchObject({ level: 'member', reason: '', decisionId: null })
  })

  test('an admin sets a level by hand with a reason, which stays and is in the audit log', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    expect([codeOf(await sets(ben, ada.username, 'regular')), messageOf(await sets(admin, ada.username, 'regular', ' ')), messageOf(await sets(admin, 'nobody-here', 'regular'))]).toEqual([
      'NOT_ALLOWED', 'Enter a reason. It’s recorded in the audit log.', 'We couldn’t find that person.',
    ])
    expect((await sets(admin, ada.username, 'new')).errors).toBeUndefined()
    await joinedDaysAgo(ada, 9)
    await promotes()
    expect(await trustOf(ada)).toMatchObject({ level: 'new', isManual: true, reason: 'Known from a meetup.' })
    const { rows } = await pool.query('select reason, details from audit_log where target_id = $1', [ada.id])
    expect(rows).toEqual([{ reason: 'Known from a meetup.', details: { level: 'new', before: 'new' } }])
  })
})

describe('A level set by hand', () => {
  const makesAutomatic = (by: Person, username: string, level: string | null = null) =>
    by.asks('mutation ($username: String!, $level: String) { setPersonTrust(username: $username, level: $level, automatic: true, reason: "A slip.") }', { username, level })
  const entriesOf = async (person: Person) =>
    (await admin.asks<{ managedPerson: { entries: { actionText: string; details: string }[] } }>('query ($username: String!) { managedPerson(username: $username) { entries { actionText details } } }', { username: person.username })).data!.managedPerson.entries

  test('becomes automatic again, with the level whose conditions are met; the history has both levels', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await joinedDaysAgo(ada, 9)
    await sets(admin, ada.username, 'regular')
    expect([codeOf(await makesAutomatic(ben, ada.username)), messageOf(await admin.asks('mutation ($username: String!) { setPersonTrust(username: $username, reason: "A slip.") }', { username: ada.username }))]).toEqual(['NOT_ALLOWED', 'Choose a level.'])
    const seen = await admin.asks<{ personTrust: { earnedLevel: string } }>('query ($username: String!) { personTrust(username: $username) { earnedLevel } }', { username: ada.username })
    expect(seen.data!.personTrust.earnedLevel).toBe('member')
    expect((await makesAutomatic(admin, ada.username)).errors).toBeUndefined()
    expect(await trustOf(ada)).toMatchObject({ level: 'member', isManual: false, reason: '' })
    expect((await entriesOf(ada)).map(({ actionText, details }) => [actionText, JSON.parse(details)])).toEqual([
      ['made the trust level automatic for', { level: 'member', before: 'regular' }],
      ['set the trust level of', { level: 'regular', before: 'new' }],
    ])
    await hasDone(ada, { solved: 5, read: 10 })
    await joinedDaysAgo(ada, 40)
    await promotes()
    expect((await trustOf(ada)).level).toBe('regular')
  })

  test('is undone to the automatic level of before', async () => {
    const { ada } = await people(services, 'ada')
    await sets(admin, ada.username, 'regular')
    await makesAutomatic(admin, ada.username, 'member')
    expect(await trustOf(ada)).toMatchObject({ level: 'member', isManual: false })
  })
})

describe('A decision that is appealed', () => {
  test('lowers the level when the appeal is answered, and not at all when it is overturned', async () => {
    const { reva, theo } = await people(services, 'reva', 'theo')
    const second = await actingAs(services, reva, 'admin')
    for (const [outcome, level] of [['upheld', 'new'], ['reversed', 'member']] as const) {
      const { ada } = await people(services, 'ada')
      await joinedDaysAgo(ada, 2)
      await promotes()
      const { _id: id } = await publishes(ada, `Buy this ${outcome}`)
      await theo.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "An advert.") }', { id })
      await admin.asks('mutation ($id: ID!) { decideReport(kind: "blog", targetId: $id, decision: "remove", rule: "spam", reason: "An advert.") }', { id })
      await settle()
      const decisionId = (await pool.query<{ id: string }>('select id from moderation_decisions where author_id = $1', [ada.id])).rows[0]!.id
      await ada.asks('mutation ($id: ID!) { appealDecision(id: $id, text: "It was a joke.") }', { id: decisionId })
      await demoteAfterDecision(openContext(services.services), { personId: ada.id, decisionId })
      expect((await trustOf(ada)).level).toBe('member')
      await second.asks('mutation ($id: ID!, $outcome: AppealOutcome!) { answerAppeal(id: $id, outcome: $outcome, answer: "We looked.") }', { id: decisionId, outcome })
      await settle()
      expect((await trustOf(ada)).level, outcome).toBe(level)
    }
  })
})

describe('A suspension', () => {
  const suspends = (person: Person, suspended: boolean) =>
    admin.asks('mutation ($id: ID!, $suspended: Boolean!) { suspendPerson(personId: $id, suspended: $suspended, days: 1, rule: "spam", reason: "Many adverts.") }', { id: person.id, suspended })
  const levelOf = async (person: Person) => (await pool.query<{ level: string }>('select level from person_trust where person_id = $1', [person.id])).rows[0]!.level

  test('lowers the level by one; the level of before comes back when an admin lifts the suspension', async () => {
    const { ada } = await people(services, 'ada')
    await sets(admin, ada.username, 'regular')
    await suspends(ada, true)
    await settle()
    expect(await levelOf(ada)).toBe('member')
    await suspends(ada, false)
    await settle()
    expect(await levelOf(ada)).toBe('regular')
  })

  test('counts as a decision against the account, unless an admin lifted it before its end', async () => {
    const { ada, ben, cat } = await people(services, 'ada', 'ben', 'cat')
    for (const person of [ada, ben, cat]) await suspends(person, true)
    await settle()
    await suspends(ada, false)
    await settle()
    // At once, before the listeners ran; and again.
    await suspends(cat, false)
    await suspends(cat, true)
    await suspends(cat, false)
    await settle()
    services.clock.forward(86_400 + 1)
    await endSuspension(openContext(services.services), ben.id)
    services.clock.forward(-86_400 - 1)
    await settle()
    const cleanDays = async (person: Person) =>
      (await admin.asks<{ personTrust: Trust }>('query ($username: String!) { personTrust(username: $username) { conditions { label have } } }', { username: person.username })).data!.personTrust.conditions.find(({ label }) => label.startsWith('Days without'))?.have
    expect([await cleanDays(ada), await cleanDays(ben), await cleanDays(cat)]).toEqual([undefined, 0, undefined])
    const decisions = await pool.query<{ author_id: string; is_withdrawn: boolean }>('select author_id, withdrawn_at is not null as is_withdrawn from moderation_decisions where author_id = any($1)', [[ada.id, ben.id]])
    expect(new Map(decisions.rows.map((row) => [row.author_id, row.is_withdrawn]))).toEqual(new Map([[ada.id, true], [ben.id, false]]))
    const log = (await admin.asks<{ moderationLog: { items: { isWithdrawn: boolean }[] } }>('{ moderationLog { items { isWithdrawn } } }')).data!.moderationLog.items
    expect(log.some(({ isWithdrawn }) => isWithdrawn)).toBe(true)
  })

  test('that is over by its time leaves the level lowered, and one that was lifted at once never lowers it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    for (const person of [ada, ben]) await sets(admin, person.username, 'member')
    await suspends(ada, true)
    await suspends(ben, true)
    await suspends(ben, false)
    await settle()
    services.clock.forward(86_400 + 1)
    await endSuspension(openContext(services.services), ada.id)
    services.clock.forward(-86_400 - 1)
    await settle()
    expect([await levelOf(ada), await levelOf(ben)]).toEqual(['new', 'member'])
  })
})

describe('A level that an admin set by hand', () => {
  test('stays set by hand after a decision of a moderator', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await sets(admin, ada.username, 'new')
    const { _id: id } = await publishes(ada, 'Buy this too')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "An advert.") }', { id })
    await admin.asks('mutation ($id: ID!) { decideReport(kind: "blog", targetId: $id, decision: "remove", rule: "spam", reason: "An advert.") }', { id })
    await settle()
    expect(await trustOf(ada)).toMatchObject({ level: 'new', isManual: true })
  })

  test('is not overwritten by a promotion that began before', async () => {
    const { ada } = await people(services, 'ada')
    await sets(admin, ada.username, 'new')
    expect(await savePromoted(openContext(services.services).db, { personId: ada.id, from: 'new', to: 'member', at: services.clock.now() })).toBe(false)
    expect(await trustOf(ada)).toMatchObject({ level: 'new', isManual: true })
  })
})

describe('Limits by trust level (requirement G-36)', () => {
  test('are shown with the number of people at each level, without suspended ones', async () => {
    const counts = async () => (await admin.asks<{ trustLevels: { name: string; people: number; peopleWithLimits: number }[] }>('{ trustLevels { name people peopleWithLimits } }')).data!.trustLevels
    const before = await counts()
    const { ada, ben, dan } = await people(services, 'ada', 'ben', 'cat', 'dan')
    await actingAs(services, dan, 'mentor')
    await sets(admin, ada.username, 'regular')
    await pool.query('update people set suspended_at = now() where id = $1', [ben.id])
    const added = { new: [2, 1], member: [0, 0], regular: [1, 2] } as Record<string, number[]>
    expect(await counts()).toEqual(before.map(({ name, people, peopleWithLimits }) => ({ name, people: people + added[name]![0]!, peopleWithLimits: peopleWithLimits + added[name]![1]! })))
  })

  test('are data: a lower limit refuses the next blog, link and picture with a sentence that names the level', async () => {
    const { ada } = await people(services, 'ada')
    const before = await levelNamed('new')
    const changed = { ...before, posts: 1, links: 1, pictures: 0 }
    expect((await saves(admin, changed)).errors).toBeUndefined()
    const { rows } = await pool.query("select reason, details from audit_log where deed = 'trust.level-changed' order by id desc limit 1")
    expect(messageOf(await savesBecause(admin, ' ', before))).toBe('Enter a reason. It’s recorded in the audit log.')
    expect(rows).toEqual([{ reason: 'A wave of adverts.', details: { changes: [{ label: 'Blogs a day', from: 20, to: 1 }, { label: 'Links in a text', from: 20, to: 1 }, { label: 'Pictures in a text', from: 20, to: 0 }] } }])
    expect([messageOf(await saves(admin, changed)), codeOf(await saves(ada, changed))]).toEqual(['Another admin has changed the levels. Reload them first.', 'NOT_ALLOWED'])
    const write = (content: string) => ada.asks(PUBLISH, { text: { id: randomUUID(), revision: 0, title: 'Links', content, tags: [] } })
    const links = '<p><a href="https://a.test">a</a> <a href="https://b.test">b</a></p>'
    expect(messageOf(await write(links))).toBe('At your trust level (New) a text can have 1 link. Yours has 2.')
    await publishes(ada, 'The first')
    expect(messageOf(await write('<p>The second</p>'))).toBe('You can publish 1 blog a day at your trust level (New). Try again tomorrow.')
    await sets(admin, ada.username, 'member')
    expect((await write(links)).errors).toBeUndefined()
    expect((await saves(admin, { ...before, revision: before.revision + 1 })).errors).toBeUndefined()
  })

  test('are saved together: if one is refused or outdated, none is saved', async () => {
    const [lowest, middle] = [await levelNamed('new'), await levelNamed('member')]
    const reply = await saves(admin, { ...lowest, links: 3 }, { ...middle, posts: 1_001 })
    expect([codeOf(reply), reply.errors![0]!.extensions['fields']]).toEqual(['INVALID_INPUT', { 'levels.1.posts': 'Enter at most 1,000.' }])
    expect(codeOf(await saves(admin, { ...middle, links: 3 }, { ...lowest, links: 3, revision: 99 }))).toBe('OUTDATED_EDIT')
    expect([await levelNamed('new'), await levelNamed('member')]).toEqual([lowest, middle])
    expect((await saves(admin, { ...lowest, links: 3 }, { ...middle, links: 4 })).errors).toBeUndefined()
    expect([await levelNamed('new'), await levelNamed('member')]).toMatchObject([{ links: 3 }, { links: 4 }])
    expect((await saves(admin, { ...lowest, revision: lowest.revision + 1 }, { ...middle, revision: middle.revision + 1 })).errors).toBeUndefined()
  })

  test('start with the default numbers', async () => {
    for (const name of TRUST_LEVELS) expect(await levelNamed(name)).toMatchObject(DEFAULT_NUMBERS[name])
  })

  test('limit links in messages, ideas and events, too, and those of visitors', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const before = await levelNamed('new')
    await saves(admin, { ...before, links: 1 })
    for (const [one, other] of [[ada, ben], [ben, ada]] as const) await one.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
    const conversationId = (await ada.asks<{ openDirectConversation: string }>('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })).data!.openDirectConversation
    const id = randomUUID()
    const sends = (text: string) => ada.asks('mutation ($id: ID!, $to: ID!, $text: String!) { sendMessage(id: $id, conversationId: $to, text: $text) }', { id, to: conversationId, text })
    const idea = (by: Pick<Person, 'asks'>, description: string) =>
      by.asks('mutation ($key: ID!, $description: String!) { submitIdea(key: $key, name: "A", email: "a@people.test", title: "A", description: $description) { id } }', { key: randomUUID(), description })
    const event = (description: string) => ada.asks(SAVE_EVENT, { event: newEvent(services, { description }) })
    const links = 'https://a.test and https://b.test'
    const refused = 'At your trust level (New) a text can have 1 link. Yours has 2.'
    expect(messageOf(await sends(links))).toBe(refused)
    expect((await sends('https://a.test')).errors).toBeUndefined()
    expect(messageOf(await ada.asks('mutation ($id: ID!, $text: String!) { editMessage(id: $id, text: $text) }', { id, text: links }))).toBe(refused)
    for (const reply of [await idea(ada, links), await idea(visitor(services), links), await event(links)]) expect(messageOf(reply)).toBe(refused)
    for (const reply of [await idea(ada, 'https://a.test'), await event('https://a.test')]) expect(reply.errors).toBeUndefined()
    expect((await saves(admin, { ...before, revision: before.revision + 1 })).errors).toBeUndefined()
  })

  test('mentors and admins have the limits of the highest level; numbers outside of their range are refused', async () => {
    const before = await Promise.all(['new', 'member', 'regular'].map(levelNamed))
    expect(codeOf(await saves(admin, { ...before[2], posts: -1 }))).toBe('INVALID_INPUT')
    await saves(admin, ...before.map((level) => ({ ...level, conversations: 0 })))
    const { ben } = await people(services, 'ben')
    expect(messageOf(await admin.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id }))).toBe('You can start 0 conversations a day. Try again tomorrow.')
    await saves(admin, ...before.map((level) => ({ ...level, revision: level.revision + 1 })))
    expect((await admin.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })).errors).toBeUndefined()
  })
})
