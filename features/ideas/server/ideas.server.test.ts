import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { CONFIRM_HOURS, IDEA_PAGE, MAX_TASKS, QUIET_DAYS } from '../rules/idea.ts'
import { eraseIdeas } from './erase-ideas.ts'
import { ideaTasks } from './ideas.tasks.ts'

const services = await openTestServices()
const { pool, clock } = services
const someone = visitor(services)
const { ada, bo, cat, boss } = await people(services, 'ada', 'bo', 'cat', 'boss')
let admin: Person
beforeAll(async () => {
  admin = await actingAs(services, boss, 'admin')
})

type Asking = Pick<Person, 'asks'>
const SUBMIT = `mutation ($key: ID!, $name: String!, $email: String!, $title: String!, $description: String!, $website: String) {
  submitIdea(key: $key, name: $name, email: $email, title: $title, description: $description, website: $website) { id } }`
const send = (person: Asking, more: object = {}) =>
  person.asks<{ submitIdea: { id: string | null } }>(SUBMIT, { key: randomUUID(), name: 'Ada', email: 'ada@people.test', title: 'A map of papers', description: 'Words.', ...more })

const confirmed = (person: Person) => pool.query('update logins set email_verified_at = now() where person_id = $1', [person.id])

/** Submits an idea of a member with a confirmed address and returns its id. */
async function submit(person: Person, more: object = {}): Promise<string> {
  await confirmed(person)
  const reply = await send(person, { name: person.username, email: person.email, ...more })
  expect(reply.errors).toBeUndefined()
  return reply.data!.submitIdea.id!
}

interface Idea {
  id: string; key: string; title: string; name: string; email: string; status: string; joined: boolean; isVoted: boolean; mayManage: boolean; voteCount: number; memberCount: number; revision: number
  isAskedAbout: boolean; conversationId: string | null; members: { username: string }[]; tasks: { id: string; title: string; state: string; assignee: { username: string } | null }[]; decisions: { id: string; text: string }[]
  author: { username: string } | null
}
const FIELDS = `id key title name email status joined isVoted mayManage voteCount memberCount revision isAskedAbout conversationId author { username }
  members { username } tasks { id title state assignee { username } } decisions { id text }`
const read = async (person: Asking, id: string) => (await person.asks<{ idea: { idea: Idea; mergedInto: string | null } | null }>(`query ($id: ID!) { idea(id: $id) { mergedInto idea { ${FIELDS} } } }`, { id })).data!.idea
const ideaOf = async (person: Asking, id: string) => (await read(person, id))!.idea
const list = async (person: Asking, variables: object = {}) =>
  (await person.asks<{ ideas: { next: string | null; items: { id: string; title: string }[] } }>('query ($q: String, $status: IdeaStatus, $sort: IdeaSort, $show: ShownIdeas, $after: String) { ideas(q: $q, status: $status, sort: $sort, show: $show, after: $after) { next items { id title } } }', variables)).data!.ideas
const titles = async (person: Asking, variables: object = {}) => (await list(person, variables)).items.map(({ title }) => title)
const JOIN = 'mutation ($id: ID!) { joinIdea(id: $id) }'
const VOTE = 'mutation ($id: ID!, $v: Boolean!) { voteForIdea(id: $id, isVoted: $v) }'
/** One of many people, who retries while the site is busy. */
async function presses(person: Person, mutation: string, variables: object): Promise<void> {
  const code = codeOf(await person.asks(mutation, variables))
  if (code === 'BUSY' || code === 'AWAY') return presses(person, mutation, variables)
  expect(code).toBeUndefined()
}
const DELETE_IDEA = 'mutation ($id: ID!) { deleteIdea(id: $id) }'
const STATUS = 'mutation ($id: ID!, $s: IdeaStatus!) { setIdeaStatus(id: $id, status: $s) }'
const EDIT = `mutation ($id: ID!, $revision: Int!, $title: String!, $links: [IdeaLinkInput!]!) {
  editIdea(id: $id, revision: $revision, title: $title, description: "Changed.", rolesWanted: ["Maps", "Maps"], links: $links) }`
const TASK = 'mutation ($id: ID!, $key: ID!, $title: String!, $state: IdeaTaskState!, $p: Float!) { saveIdeaTask(id: $id, key: $key, title: $title, state: $state, position: $p) }'
const notesOf = async (person: Person) => {
  await services.work()
  return (await person.asks<{ notifications: { items: { message: string; path: string }[] } }>('{ notifications { items { message path } } }')).data!.notifications.items
}
const run = (name: string) => ideaTasks.find((task) => task.name === name)!.run(openContext(services.services), {})

describe('Submitting (requirement I-1)', () => {
  test('an address that its account has not confirmed gets an email first', async () => {
    expect((await send(cat, { email: cat.email, title: 'By an unconfirmed account' })).data).toEqual({ submitIdea: { id: null } })
    expect(await titles(someone)).not.toContain('By an unconfirmed account')
  })

  test('meanwhile only its author finds it, among the own ideas that wait', async () => {
    const { dee, eli } = await people(services, 'dee', 'eli')
    const waiting = async (person: Person) => (await person.asks<{ waitingIdeas: { title: string; email: string }[] }>('{ waitingIdeas { title email } }')).data!.waitingIdeas
    await send(dee, { email: 'dee.other@example.org', title: 'Not confirmed yet' })
    expect([await waiting(dee), await waiting(eli)]).toEqual([[{ title: 'Not confirmed yet', email: 'dee.other@example.org' }], []])
    await pool.query("update ideas set confirmed_at = now() where title = 'Not confirmed yet'")
    expect(await waiting(dee)).toEqual([])
  })

  test('its author reads and deletes an idea that waits, and its link stops working', async () => {
    const { fay, gus } = await people(services, 'fay', 'gus')
    const DELETE = 'mutation ($key: ID!) { deleteWaitingIdea(key: $key) }'
    const waiting = async () => (await fay.asks<{ waitingIdeas: { key: string; name: string; description: string }[] }>('{ waitingIdeas { key name description } }')).data!.waitingIdeas
    await send(fay, { name: 'Fay', email: 'fay@mistyped.example.org', title: 'Sent to a wrong address', description: 'All of the text.' })
    const [{ key, ...texts }] = (await waiting()) as [{ key: string; name: string; description: string }]
    expect(texts).toEqual({ name: 'Fay', description: 'All of the text.' })
    expect(codeOf(await gus.asks(DELETE, { key }))).toBe('NOT_FOUND')
    expect(codeOf(await fay.asks(DELETE, { key }))).toBeUndefined()
    expect(await waiting()).toEqual([])
    expect(codeOf(await fay.asks(DELETE, { key }))).toBe('NOT_FOUND')
    const shown = await submit(fay, { title: 'Shown at once' })
    expect(codeOf(await fay.asks(DELETE, { key: (await ideaOf(fay, shown))!.key }))).toBe('NOT_FOUND')
  })

  test('a member’s idea is shown at once, under a unique number of milliseconds; its author is the first member', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => submit(ada, { title: `At once ${n}` })))
    expect(new Set(ids).size).toBe(5)
    for (const id of ids) expect(Math.abs(Number(id) - clock.now().getTime())).toBeLessThan(60_000)
    expect(await ideaOf(someone, ids[0]!)).toMatchObject({ name: ada.username, status: 'open', memberCount: 1, members: [{ username: ada.username }], author: { username: ada.username }, joined: false })
    expect((await titles(someone)).slice(0, 5).every((title) => title.startsWith('At once'))).toBe(true)
  })

  test('all four fields are required, and trimmed', async () => {
    for (const field of ['name', 'email', 'title', 'description']) {
      const reply = await send(someone, { [field]: '  ' })
      expect([codeOf(reply), messageOf(reply)]).toEqual(['INVALID_INPUT', 'Please fill in all fields.'])
    }
    expect(codeOf(await send(someone, { email: 'not an address' }))).toBe('INVALID_INPUT')
    expect(codeOf(await send(someone, { title: 'x'.repeat(200) }))).toBe('INVALID_INPUT')
  })

  test('a repeated submission is stored and counted once; another person’s key is refused', async () => {
    const key = randomUUID()
    await pool.query("delete from throttle_windows where key like 'idea.%'")
    await confirmed(bo)
    const again = () => send(bo, { key, name: 'Bo', email: bo.email, title: 'Only once' })
    const replies = await Promise.all(Array.from({ length: 8 }, again))
    for (let n = 0; n < 12; n++) replies.push(await again())
    expect(new Set(replies.map((reply) => reply.data?.submitIdea.id)).size).toBe(1)
    expect((await titles(someone, { q: 'only once' })).length).toBe(1)
    expect(codeOf(await send(cat, { key, email: cat.email }))).toBe('ALREADY_TAKEN')
  })

  test('without an account it is shown after its address was confirmed, once; an expired or invalid link is refused with a message', async () => {
    await pool.query("delete from throttle_windows where key like 'idea.%'")
    const email = 'sunniva@people.test'
    expect((await send(someone, { email, name: 'Sunniva', title: 'Buses that are late' })).data).toEqual({ submitIdea: { id: null } })
    await services.work()
    expect(await titles(someone, { q: 'buses' })).toEqual([])
    expect(services.mails.findLast(({ to }) => to === email)!.text).not.toContain('Buses')
    const link = () => /\/ideas\/confirm#(\S+)/.exec(services.mails.findLast(({ to }) => to === email)!.text)![1]!
    const CONFIRM = 'mutation ($secret: String!) { confirmIdea(secret: $secret) }'
    expect(codeOf(await someone.asks(CONFIRM, { secret: 'x'.repeat(43) }))).toBe('NOT_FOUND')
    const replies = [await someone.asks(CONFIRM, { secret: link() }), await someone.asks(CONFIRM, { secret: link() })]
    expect(replies[0]!.data).toEqual(replies[1]!.data)
    const idea = await ideaOf(ada, replies[0]!.data.confirmIdea)
    expect(idea).toMatchObject({ name: 'Sunniva', email: 's•••@people.test', memberCount: 0, author: null })
    expect((await ideaOf(admin, idea.id)).email).toBe(email)

    await send(someone, { email, title: 'Too late' })
    await services.work()
    const late = link()
    await pool.query("update ideas set confirm_until = $1 where title = 'Too late'", [new Date(clock.now().getTime() - 1000)])
    expect(messageOf(await someone.asks(CONFIRM, { secret: late }))).toMatch(/no longer valid/)
    await run('ideas.sweep')
    expect((await pool.query("select from ideas where title = 'Too late'")).rowCount).toBe(0)
    expect(CONFIRM_HOURS).toBe(48)
  })

  test('the number of emails to an address is limited; bots that fill in the hidden field are ignored', async () => {
    await pool.query("delete from throttle_windows where key like 'idea.%'")
    const before = services.mails.length
    expect((await send(someone, { email: 'trap@people.test', website: 'https://spam.test' })).data).toEqual({ submitIdea: { id: null } })
    for (let n = 0; n < 3; n++) await send(someone, { email: 'victim@people.test', title: `Mail ${n}` })
    expect(messageOf(await send(someone, { email: 'victim@people.test' }))).toMatch(/several emails/)
    await services.work()
    expect(services.mails.slice(before).map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'victim@people.test'))
  })

  const similarTo = async (person: Asking, title: string) =>
    (await person.asks<{ similarIdeas: { title: string }[] }>('query ($t: String!) { similarIdeas(title: $t) { id title status } }', { t: title })).data!.similarIdeas.map((idea) => idea.title)

  test('the same words typed again show similar ideas', async () => {
    await submit(ada, { title: 'Harbour seals counted from the air', description: 'Photos of skerries.' })
    expect(await similarTo(someone, 'Counting seals in the harb')).toEqual(['Harbour seals counted from the air'])
    for (const nothing of ['', 'a', "' | :* & !", 'the', 'zzzzqqq']) expect(await similarTo(someone, nothing)).toEqual([])
  })

  test('one common word is not enough, unless a title has no other', async () => {
    await submit(ada, { title: 'Which tram will be late today?', description: 'I know that no planner forgot this revision. What a pity.' })
    await submit(ada, { title: 'Machine learning for tram drivers' })
    await submit(ada, { title: 'Barometer' })
    for (const other of ['A planner for revision that knows what I forgot', 'A poster that is never late', 'Machine learning with data for beekeepers', 'Trams, tram posters']) {
      expect(await similarTo(someone, other)).toEqual([])
    }
    expect(await similarTo(someone, 'When is the tram late')).toEqual(['Which tram will be late today?'])
    expect(await similarTo(someone, 'A tram')).toEqual(['Machine learning for tram drivers', 'Which tram will be late today?'])
    expect(await similarTo(someone, 'The barometer of my grandmother')).toEqual(['Barometer'])
  })

  test('one common word is enough if few of many ideas have it', async () => {
    await submit(ada, { title: 'An atlas of wombats' })
    const fill = (count: number) => pool.query(
      `insert into ideas (id, number, name, email, title, description, submitted_at, touched_at, confirmed_at)
       select gen_random_uuid(), 2000000 + n, 'N', 'n@people.test', 'Filler ' || n, 'x', now(), now(), now() from generate_series(1, $1) n`, [count],
    )
    expect(await similarTo(someone, 'Photographs of wombats at night')).toEqual([])
    await fill(300)
    expect(await similarTo(someone, 'Photographs of wombats at night')).toEqual(['An atlas of wombats'])
    expect(await similarTo(someone, 'Photographs of fillers at night')).toEqual([])
    await pool.query("delete from ideas where title like 'Filler %'")
  })

  test('ideas that the viewer wrote or joined are not among the similar ones', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan, { title: 'Lighthouses drawn by ear' })
    const similar = async () => [await similarTo(dan, 'Drawn lighthouses'), await similarTo(eve, 'Drawn lighthouses')]
    expect(await similar()).toEqual([[], ['Lighthouses drawn by ear']])
    await eve.asks(JOIN, { id })
    expect(await similar()).toEqual([[], []])
    // The dialog for merging finds them, by any word.
    expect((await dan.asks('{ similarIdeas(title: "The ear", anyWord: true) { id } }')).data!.similarIdeas).toContainEqual({ id })
  })
})

describe('The list (requirement I-2)', () => {
  test('is paginated without gaps in both orders, filtered by words and status, and has the viewer’s own lists', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const mark = `quoll${Math.random().toString(36).slice(2, 7)}`
    await pool.query(
      `insert into ideas (id, number, name, email, title, description, submitted_at, touched_at, confirmed_at, vote_count)
       select gen_random_uuid(), 1000000 + n, 'N', 'n@people.test', $1 || ' ' || n, 'x', now(), now(), now(), n % 3 from generate_series(1, $2) n`, [mark, IDEA_PAGE * 2 + 1],
    )
    for (const sort of ['newest', 'votes']) {
      const seen: string[] = []
      for (let after: string | null = null, page = 0; page < 4; page++) {
        const { items, next }: Awaited<ReturnType<typeof list>> = await list(someone, { q: mark, sort, after })
        seen.push(...items.map(({ id }) => id))
        if (next === null) break
        after = next
      }
      expect([seen.length, new Set(seen).size]).toEqual([IDEA_PAGE * 2 + 1, IDEA_PAGE * 2 + 1])
    }
    const id = await submit(dan, { title: `${mark} of Dan` })
    await eve.asks(JOIN, { id })
    await eve.asks(VOTE, { id, v: true })
    expect([await titles(dan, { show: 'mine' }), await titles(eve, { show: 'joined' }), await titles(eve, { show: 'voted' }), await titles(eve, { show: 'mine' })]).toEqual([[`${mark} of Dan`], [`${mark} of Dan`], [`${mark} of Dan`], []])
    expect(codeOf(await someone.asks('{ ideas(show: mine) { next } }'))).toBe('NOT_SIGNED_IN')
    await dan.asks(STATUS, { id, s: 'shipped' })
    expect(await titles(someone, { q: mark, status: 'shipped' })).toEqual([`${mark} of Dan`])
    expect(codeOf(await someone.asks('{ ideas(after: "x; drop") { next } }'))).toBe('INVALID_INPUT')
  })
})

describe('Members (requirements I-3, I-4)', () => {
  test('joining cannot be undone, gives access to the conversation and the address, and notifies the author once', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan, { title: 'Joined by Eve' })
    expect([(await ideaOf(eve, id)).email, (await ideaOf(dan, id)).email]).toEqual([`${dan.email[0]}•••@people.test`, dan.email])
    expect(codeOf(await someone.asks(JOIN, { id }))).toBe('NOT_SIGNED_IN')
    expect((await eve.asks(JOIN, { id })).errors).toBeUndefined()
    expect((await eve.asks(JOIN, { id })).errors).toBeUndefined()
    const idea = await ideaOf(eve, id)
    expect(idea).toMatchObject({ email: dan.email, joined: true, memberCount: 2 })
    expect(idea.conversationId).not.toBeNull()
    expect([(await ideaOf(dan, id)).conversationId, (await ideaOf(cat, id)).conversationId]).toEqual([idea.conversationId, null])
    expect((await notesOf(dan)).map(({ message, path }) => [message, path])).toEqual([['eve joined your idea “Joined by Eve”', `/ideas/${id}`]])
    expect(codeOf(await eve.asks(JOIN, { id: '12' }))).toBe('NOT_FOUND')
  })

  test('fifty joins and votes in the same moment are counted right, and all are in the conversation', async () => {
    const { dan } = await people(services, 'dan')
    const id = await submit(dan, { title: 'A crowd' })
    const crowd = (await Promise.all(Array.from({ length: 10 }, () => people(services, 'one', 'two')))).flatMap(({ one, two }) => [one, two])
    await Promise.all(crowd.flatMap((person) => [presses(person, JOIN, { id }), presses(person, VOTE, { id, v: true }), presses(person, JOIN, { id })]))
    const idea = await ideaOf(dan, id)
    expect(idea).toMatchObject({ memberCount: 21, voteCount: 20 })
    expect((await pool.query('select from conversation_members where conversation_id = $1', [idea.conversationId])).rowCount).toBe(21)
    await Promise.all(crowd.slice(0, 5).flatMap((person) => [presses(person, VOTE, { id, v: false }), presses(person, VOTE, { id, v: false })]))
    expect((await ideaOf(dan, id)).voteCount).toBe(15)
  })

  test('a block hides an idea from its reader, and no one joins an archived one', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan, { title: 'Hoopoes, not for Eve' })
    await dan.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: eve.id })
    const similar = async (person: Asking) => (await person.asks<{ similarIdeas: { id: string }[] }>('{ similarIdeas(title: "Hoopoes") { id } }')).data!.similarIdeas
    expect([await read(eve, id), codeOf(await eve.asks(JOIN, { id })), await titles(eve, { q: 'hoopoes' }), await similar(eve)]).toEqual([null, 'NOT_FOUND', [], []])
    expect(await similar(bo)).toEqual([{ id }])
    await dan.asks(STATUS, { id, s: 'archived' })
    expect(messageOf(await bo.asks(JOIN, { id }))).toMatch(/archived/)
  })
})

describe('The team (requirement I-5)', () => {
  test('only the author and admins edit and change the status; a stale edit is refused', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan, { title: 'Before' })
    await eve.asks(JOIN, { id })
    const links = [{ label: 'Code', url: 'https://example.org/code' }]
    for (const person of [eve, cat]) expect([codeOf(await person.asks(EDIT, { id, revision: 0, title: 'x', links })), codeOf(await person.asks(STATUS, { id, s: 'shipped' }))]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
    expect(codeOf(await dan.asks(EDIT, { id, revision: 0, title: 'x', links: [{ label: 'x', url: 'javascript:alert(1)' }] }))).toBe('INVALID_INPUT')
    expect((await dan.asks(EDIT, { id, revision: 0, title: 'After', links })).errors).toBeUndefined()
    expect(codeOf(await dan.asks(EDIT, { id, revision: 0, title: 'Lost', links }))).toBe('OUTDATED_EDIT')
    expect((await admin.asks(EDIT, { id, revision: 1, title: 'Of the admin', links })).errors).toBeUndefined()
    expect((await dan.asks(STATUS, { id, s: 'building' })).errors).toBeUndefined()
    expect(await ideaOf(someone, id)).toMatchObject({ title: 'Of the admin', status: 'building', revision: 2 })
    expect((await notesOf(eve)).map(({ message }) => message)).toEqual(['“Of the admin” is now Building'])
    expect(codeOf(await dan.asks(STATUS, { id, s: 'gone' }))).toBe('INVALID_INPUT')
  })

  test('members add, move and take tasks; others cannot, and there is a limit', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan)
    const key = randomUUID()
    expect(messageOf(await eve.asks(TASK, { id, key, title: 'Draw', state: 'todo', p: 0 }))).toBe('Join the idea to work on it.')
    for (let n = 0; n < 2; n++) expect((await dan.asks(TASK, { id, key, title: 'Draw', state: 'todo', p: 0 })).errors).toBeUndefined()
    await eve.asks(JOIN, { id })
    await eve.asks(TASK, { id, key, title: 'Draw', state: 'doing', p: 1 })
    await eve.asks('mutation ($id: ID!, $key: ID!) { takeIdeaTask(id: $id, key: $key, isTaken: true) }', { id, key })
    expect((await ideaOf(someone, id)).tasks).toEqual([{ id: key, title: 'Draw', state: 'doing', assignee: { username: eve.username } }])
    await pool.query('update people set suspended_at = now() where id = $1', [eve.id])
    expect((await ideaOf(someone, id)).tasks[0]!.assignee).toBeNull()
    const other = await submit(bo)
    expect(codeOf(await bo.asks(TASK, { id: other, key, title: 'Stolen', state: 'done', p: 0 }))).toBe('INVALID_INPUT')
    await pool.query("insert into idea_tasks (id, idea_id, title, position, written_at) select gen_random_uuid(), $1, 't', n, now() from generate_series(1, $2) n", [(await ideaOf(dan, id)).key, MAX_TASKS])
    expect(messageOf(await dan.asks(TASK, { id, key: randomUUID(), title: 'One more', state: 'todo', p: 0 }))).toMatch(/100 tasks/)
    expect((await dan.asks('mutation ($id: ID!, $key: ID!) { deleteIdeaTask(id: $id, key: $key) }', { id, key })).errors).toBeUndefined()
    expect(codeOf(await dan.asks('mutation ($id: ID!, $key: ID!) { deleteIdeaTask(id: $id, key: $key) }', { id, key }))).toBe('NOT_FOUND')
  })

  test('moving a task keeps its new title, renaming it keeps its new place, and a deleted task stays deleted', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan)
    const key = randomUUID()
    const move = 'mutation ($id: ID!, $key: ID!) { moveIdeaTask(id: $id, key: $key, state: done, position: 4) }'
    const rename = 'mutation ($id: ID!, $key: ID!, $title: String!) { renameIdeaTask(id: $id, key: $key, title: $title) }'
    await dan.asks(TASK, { id, key, title: 'Draw', state: 'todo', p: 0 })
    for (const [change, variables] of [[move, {}], [rename, { title: 'Draw all' }]] as const) {
      expect(messageOf(await eve.asks(change, { id, key, ...variables }))).toBe('Join the idea to work on it.')
    }
    await eve.asks(JOIN, { id })
    expect((await dan.asks(rename, { id, key, title: 'Draw all' })).errors).toBeUndefined()
    expect((await eve.asks(move, { id, key })).errors).toBeUndefined()
    expect((await ideaOf(dan, id)).tasks).toMatchObject([{ title: 'Draw all', state: 'done' }])
    expect(codeOf(await dan.asks(rename, { id, key, title: ' ' }))).toBe('INVALID_INPUT')
    await dan.asks('mutation ($id: ID!, $key: ID!) { deleteIdeaTask(id: $id, key: $key) }', { id, key })
    expect(messageOf(await eve.asks(move, { id, key }))).toBe('Someone else deleted this task.')
    expect(messageOf(await eve.asks(rename, { id, key, title: 'Draw' }))).toBe('Someone else deleted this task.')
    expect((await ideaOf(dan, id)).tasks).toEqual([])
  })

  test('a deleted task is written again under the same id', async () => {
    const { dan } = await people(services, 'dan')
    const id = await submit(dan)
    const key = randomUUID()
    const write = (key: string, p: number) => dan.asks(TASK, { id, key, title: `Task ${p}`, state: 'doing', p })
    for (const [of, p] of [[randomUUID(), 1], [key, 2], [randomUUID(), 3]] as const) await write(of, p)
    const before = (await ideaOf(dan, id)).tasks
    await dan.asks('mutation ($id: ID!, $key: ID!) { deleteIdeaTask(id: $id, key: $key) }', { id, key })
    expect((await ideaOf(dan, id)).tasks.map(({ title }) => title)).toEqual(['Task 1', 'Task 3'])
    expect((await write(key, 2)).errors).toBeUndefined()
    expect((await ideaOf(dan, id)).tasks).toEqual(before)
  })

  test('an edit without a title or a description names what is missing', async () => {
    const { dan } = await people(services, 'dan')
    const id = await submit(dan)
    const edit = (title: string, description: string) =>
      dan.asks('mutation ($id: ID!, $t: String!, $d: String!) { editIdea(id: $id, revision: 0, title: $t, description: $d, rolesWanted: [], links: []) }', { id, t: title, d: description })
    expect([messageOf(await edit(' ', 'Words.')), messageOf(await edit('Words', ' '))]).toEqual(['Enter a title.', 'Describe your idea.'])
    expect((await edit('Words', 'Words.')).errors).toBeUndefined()
  })

  test('members record decisions, and delete their own', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan)
    const key = randomUUID()
    const WRITE = 'mutation ($id: ID!, $key: ID!) { writeIdeaDecision(id: $id, key: $key, text: "We use pencils.") }'
    const DELETE = 'mutation ($id: ID!, $key: ID!) { deleteIdeaDecision(id: $id, key: $key) }'
    for (let n = 0; n < 2; n++) await dan.asks(WRITE, { id, key })
    expect((await ideaOf(someone, id)).decisions).toEqual([{ id: key, text: 'We use pencils.' }])
    await eve.asks(JOIN, { id })
    expect(codeOf(await eve.asks(DELETE, { id, key }))).toBe('NOT_FOUND')
    expect((await dan.asks(DELETE, { id, key })).errors).toBeUndefined()
  })

  test('comments belong to an idea; its author is notified', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan, { title: 'Talked about' })
    const { key } = await ideaOf(dan, id)
    await eve.asks('mutation ($id: ID!, $s: ID!) { addToDiscussion(id: $id, kind: "idea", subject: $s, text: "Lovely.") }', { id: randomUUID(), s: key })
    expect((await notesOf(dan)).map(({ message }) => message)).toEqual(['eve commented on “Talked about”: “Lovely.”'])
  })
})

describe('Merging (requirement I-6)', () => {
  test('merges votes, members, tasks and comments; the old address redirects to the new one, and the author is notified', async () => {
    const { dan, eve, fay } = await people(services, 'dan', 'eve', 'fay')
    const [from, into] = [await submit(dan, { title: 'The copy' }), await submit(eve, { title: 'The original' })]
    for (const person of [eve, fay]) await person.asks(VOTE, { id: from, v: true })
    await fay.asks(VOTE, { id: into, v: true })
    await dan.asks(TASK, { id: from, key: randomUUID(), title: 'Draw', state: 'todo', p: 0 })
    const copy = await ideaOf(dan, from)
    const first = randomUUID()
    await fay.asks('mutation ($id: ID!, $s: ID!) { addToDiscussion(id: $id, kind: "idea", subject: $s, text: "Both?") }', { id: first, s: copy.key })
    await dan.asks('mutation ($id: ID!, $p: ID, $s: ID!) { addToDiscussion(id: $id, kind: "idea", subject: $s, parentId: $p, text: "Yes.") }', { id: randomUUID(), p: first, s: copy.key })
    const MERGE = 'mutation ($id: ID!, $into: ID!) { mergeIdeas(id: $id, into: $into) }'
    expect([codeOf(await dan.asks(MERGE, { id: from, into })), codeOf(await admin.asks(MERGE, { id: from, into: from }))]).toEqual(['NOT_ALLOWED', 'INVALID_INPUT'])
    expect((await admin.asks(MERGE, { id: from, into })).errors).toBeUndefined()
    const united = await ideaOf(dan, into)
    expect(united).toMatchObject({ voteCount: 2, memberCount: 2, joined: true, tasks: [{ title: 'Draw' }] })
    expect((await read(someone, from))?.mergedInto).toBe(into)
    expect(await titles(someone, { q: 'The copy' })).toEqual([])
    const comments = await someone.asks<{ discussion: { items: { text: string }[] } }>('query ($s: ID!) { discussion(kind: "idea", subject: $s) { items { text } } }', { s: united.key })
    expect(comments.data!.discussion.items.map(({ text }) => text)).toEqual(['Both?', 'Yes.'])
    expect((await notesOf(dan)).map(({ message }) => message)).toContain('Your idea “The copy” was merged into “The original”. Its votes, members and comments moved there.')
    expect(codeOf(await bo.asks(JOIN, { id: from }))).toBe('NOT_FOUND')
  })
})

describe('Quiet ideas (requirement I-7)', () => {
  test('their author is asked once, and keeps or archives the idea', async () => {
    const { dan } = await people(services, 'dan')
    const id = await submit(dan, { title: 'Very quiet' })
    await pool.query('update ideas set touched_at = $1 where number = $2', [new Date(clock.now().getTime() - (QUIET_DAYS + 1) * 24 * 3600_000), id])
    for (let n = 0; n < 2; n++) await run('ideas.ask-quiet')
    expect((await notesOf(dan)).map(({ message }) => message)).toEqual(['Nothing has changed in “Very quiet” for two weeks. Is it still alive?'])
    expect((await ideaOf(dan, id)).isAskedAbout).toBe(true)
    expect(codeOf(await bo.asks('mutation ($id: ID!) { keepIdeaAlive(id: $id) }', { id }))).toBe('NOT_ALLOWED')
    await dan.asks('mutation ($id: ID!) { keepIdeaAlive(id: $id) }', { id })
    expect((await ideaOf(dan, id)).isAskedAbout).toBe(false)
  })
})

describe('Moderation, profiles and erasure (requirement I-8)', () => {
  test('a reported idea is hidden by an admin, for everyone', async () => {
    const id = await submit(bo, { title: 'Buy my course' })
    const { key } = await ideaOf(bo, id)
    expect((await cat.asks('mutation ($id: ID!) { reportContent(kind: "idea", id: $id, reason: "An advert.") }', { id: key })).errors).toBeUndefined()
    expect((await admin.asks('mutation ($id: ID!) { decideReport(kind: "idea", targetId: $id, decision: "remove", reason: "Right.") }', { id: key })).errors).toBeUndefined()
    expect([await read(bo, id), await read(admin, id), await titles(someone, { q: 'Buy my course' })]).toEqual([null, null, []])
  })

  test('the sitemap has the public ideas, and robots.txt names it', async () => {
    const id = await submit(ada, { title: 'In the sitemap' })
    const page = `<loc>http://cloggle.test/ideas/${id}</loc>`
    const sitemap = async () => (await services.app.inject({ url: '/sitemap-ideas.xml' })).body
    expect(await sitemap()).toContain(page)
    await pool.query('update ideas set hidden_at = now() where number = $1', [id])
    expect(await sitemap()).not.toContain(page)
    expect((await services.app.inject({ url: '/robots.txt' })).body).toContain('Sitemap: http://cloggle.test/sitemap-ideas.xml')
  })

  test('shipped ideas are on the profiles of their members', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const id = await submit(dan, { title: 'Finished' })
    await eve.asks(JOIN, { id })
    const shipped = async () => (await someone.asks<{ profile: { parts: { title: string; entries: object[] }[] } }>('query ($u: String!) { profile(id: $u) { parts { title entries { title path note } } } }', { u: eve.username })).data!.profile.parts
    expect(await shipped()).toEqual([])
    await dan.asks(STATUS, { id, s: 'shipped' })
    expect(await shipped()).toEqual([{ title: 'Shipped ideas', entries: [{ title: 'Finished', path: `/ideas/${id}`, note: 'Shipped' }] }])
  })

  test('deleting an account deletes its ideas, except those that others joined, which lose the name and the address', async () => {
    const { lea, mia } = await people(services, 'lea', 'mia')
    const [alone, together] = [await submit(lea, { title: 'Alone' }), await submit(lea, { title: 'Together' })]
    await mia.asks(JOIN, { id: together })
    const other = await submit(bo, { title: 'Of Bo' })
    await lea.asks(VOTE, { id: other, v: true })
    // Submitted with the same address before there was an account.
    const early = await submit(mia, { title: 'Before the account' })
    await pool.query('update ideas set author_id = null, email = $2 where number = $1', [early, lea.email])
    await openContext(services.services).inTransaction((context) => eraseIdeas(context, lea.id))
    expect(await read(someone, alone)).toBeNull()
    expect(await ideaOf(mia, early)).toMatchObject({ name: 'Former member', email: '' })
    expect(await ideaOf(mia, together)).toMatchObject({ name: 'Former member', email: '', author: null, memberCount: 1 })
    expect((await ideaOf(bo, other)).voteCount).toBe(0)
  })
})

test('a description may be Markdown; its preview has no marks, and a plain one stays as it is', async () => {
  const described = async (description: string) => {
    const id = await submit(ada, { title: 'A described idea', description })
    return (await someone.asks<{ idea: { idea: object } }>('query ($id: ID!) { idea(id: $id) { idea { descriptionHtml preview } } }', { id })).data!.idea.idea
  }
  expect(await described('A **map**:\n\n- of papers\n- of [people](https://example.org)\n\n<img src=x onerror=alert(1)>')).toEqual({
    descriptionHtml: expect.stringMatching(/<strong>map<\/strong>[^]*<li>[^]*&lt;img/),
    preview: 'A map: of papers; of people. <img src=x onerror=alert(1)>',
  })
  expect(await described('2 maps, 3 people')).toEqual({ descriptionHtml: null, preview: '2 maps, 3 people' })
})

describe('deleting an own idea', () => {
  test('takes its comments and its conversation along, and everyone’s marks', async () => {
    const id = await submit(ada, { title: 'A map of lost papers' })
    const { key, conversationId } = await ideaOf(ada, id)
    await presses(bo, VOTE, { id, v: true })
    expect(codeOf(await bo.asks('mutation ($id: ID!, $s: ID!) { addToDiscussion(id: $id, kind: "idea", subject: $s, text: "Which ones?") }', { id: randomUUID(), s: key }))).toBeUndefined()
    expect(codeOf(await bo.asks(DELETE_IDEA, { id }))).toBe('NOT_ALLOWED')
    expect(codeOf(await admin.asks(DELETE_IDEA, { id }))).toBe('NOT_ALLOWED')
    expect(codeOf(await ada.asks(DELETE_IDEA, { id }))).toBeUndefined()
    expect(await read(ada, id)).toBeNull()
    const left = await pool.query("select from comments where subject_kind = 'idea' and subject_id = $1 union all select from idea_votes where idea_id = $1 union all select from conversation_members where conversation_id = $2", [key, conversationId])
    expect(left.rows).toHaveLength(0)
    expect(codeOf(await ada.asks(DELETE_IDEA, { id }))).toBe('NOT_FOUND')
  })

  test('takes the ideas along that were merged into it', async () => {
    const { flo } = await people(services, 'flo')
    const [copy, kept] = [await submit(flo, { title: 'A map of copied papers' }), await submit(flo, { title: 'A map of kept papers' })]
    expect(codeOf(await admin.asks('mutation ($id: ID!, $into: ID!) { mergeIdeas(id: $id, into: $into) }', { id: copy, into: kept }))).toBeUndefined()
    expect(codeOf(await flo.asks(DELETE_IDEA, { id: kept }))).toBeUndefined()
    expect([await read(flo, copy), await read(flo, kept)]).toEqual([null, null])
  })

  test('is refused when someone has joined it', async () => {
    const id = await submit(ada, { title: 'A map of shared papers' })
    await presses(bo, JOIN, { id })
    const reply = await ada.asks(DELETE_IDEA, { id })
    expect(codeOf(reply)).toBe('NOT_ALLOWED')
    expect(messageOf(reply)).toBe('Others have joined this idea, so it can’t be deleted. You can archive it instead.')
    expect((await ideaOf(ada, id)).memberCount).toBe(2)
  })
})
