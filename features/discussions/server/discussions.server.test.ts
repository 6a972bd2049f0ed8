import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { COMMENT_LENGTH, COMMENT_PAGE } from '../rules/comments.ts'
import { discussionRateLimits } from '../rules/rate-limits.ts'
import { eraseComments } from './erase-comments.ts'

const services = await openTestServices()
const { pool } = services
const { ada, bo, cat, mira, boss } = await people(services, 'ada', 'bo', 'cat', 'mira', 'boss')
let mentor: Person
let admin: Person
/** The article that is discussed; every test has one of its own. */
let article: string

const READ = `query ($kind: String!, $subject: ID!, $after: String) { discussion(kind: $kind, subject: $subject, after: $after) {
  closedBecause version count next items { id parentId text depth isDeleted editedAt mentions author { username } } } }`
const ADD = `mutation ($id: ID!, $kind: String!, $subject: ID!, $parentId: ID, $text: String!, $second: Int) {
  addToDiscussion(id: $id, kind: $kind, subject: $subject, parentId: $parentId, text: $text, second: $second) }`
const EDIT = 'mutation ($id: ID!, $text: String!) { editInDiscussion(id: $id, text: $text) }'
const DELETE = 'mutation ($id: ID!) { deleteFromDiscussion(id: $id) }'
const BLOCK = 'mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }'

type Asking = Pick<Person, 'asks'>
interface Item { id: string; parentId: string | null; text: string; depth: number; isDeleted: boolean; editedAt: string | null; mentions: string[]; author: { username: string } | null }
interface Page { closedBecause: string | null; version: string; count: number; next: string | null; items: Item[] }

const read = (person: Asking, variables: object = {}) => person.asks<{ discussion: Page }>(READ, { kind: 'news', subject: article, ...variables })
const pageOf = async (person: Asking, variables: object = {}) => (await read(person, variables)).data!.discussion
const textsFor = async (person: Asking) => (await pageOf(person)).items.map(({ text }) => text)
const send = (person: Asking, text: string, more: object = {}) => person.asks(ADD, { id: randomUUID(), kind: 'news', subject: article, text, ...more })

/** Adds a comment and returns its id. */
async function add(person: Asking, text: string, parentId: string | null = null): Promise<string> {
  const id = randomUUID()
  expect((await send(person, text, { id, parentId })).errors).toBeUndefined()
  return id
}

async function publishArticle(): Promise<string> {
  const id = randomUUID()
  expect((await mentor.asks('mutation ($article: NewsArticleInput!) { saveNewsArticle(article: $article) }', {
    article: { id, revision: 0, title: `Article ${id.slice(0, 8)}`, excerpt: 'About it.', category: 'ai', content: 'Text.' },
  })).errors).toBeUndefined()
  return id
}
const hide = (isHidden = true) => mentor.asks('mutation ($id: ID!, $isHidden: Boolean) { setNewsArticleState(id: $id, isHidden: $isHidden) }', { id: article, isHidden })

beforeAll(async () => {
  mentor = await actingAs(services, mira, 'mentor')
  admin = await actingAs(services, boss, 'admin')
})
beforeEach(async () => {
  article = await publishArticle()
  await pool.query("delete from throttle_windows where key like 'comment.person:%'")
})

describe('Reading (requirement U-1)', () => {
  test('everyone reads the discussion of an article, oldest first; hidden and unknown subjects have none', async () => {
    await add(ada, 'First')
    await add(bo, 'Second')
    for (const person of [visitor(services), ada, bo, mentor, admin]) expect(await textsFor(person)).toEqual(['First', 'Second'])
    await hide()
    for (const person of [visitor(services), ada, admin]) expect(codeOf(await read(person))).toBe('NOT_FOUND')
    expect(codeOf(await send(ada, 'Third'))).toBe('NOT_FOUND')
    expect(codeOf(await read(ada, { subject: randomUUID() }))).toBe('NOT_FOUND')
    expect(codeOf(await read(ada, { kind: 'nothing' }))).toBe('NOT_FOUND')
    expect(codeOf(await read(ada, { subject: 'x' }))).toBe('INVALID_INPUT')
  })

  test('pages follow each other without gaps and repetitions, also with one time for all', async () => {
    await pool.query("insert into comments (id, subject_kind, subject_id, author_id, text, written_at) select gen_random_uuid(), 'news', $1, $2, 'Number ' || n, '2026-01-01' from generate_series(1, $3) n", [article, ada.id, COMMENT_PAGE + 5])
    const first = await pageOf(bo)
    const second = await pageOf(bo, { after: first.next })
    expect([first.count, first.items.length, second.items.length, second.next]).toEqual([COMMENT_PAGE + 5, COMMENT_PAGE, 5, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(COMMENT_PAGE + 5)
    expect(codeOf(await read(bo, { after: 'nonsense' }))).toBe('INVALID_INPUT')
  })

  test('comments of suspended people are hidden while they are suspended', async () => {
    const parent = await add(cat, 'Of someone suspended')
    await add(ada, 'An answer', parent)
    await add(cat, 'Alone')
    await pool.query('update people set suspended_at = now() where id = $1', [cat.id])
    expect((await pageOf(bo)).items.map(({ text, isDeleted, author }) => [text, isDeleted, author === null])).toEqual([['', true, true], ['An answer', false, false]])
    expect((await pageOf(bo)).count).toBe(1)
    expect(codeOf(await send(bo, 'Hello?', { parentId: parent }))).toBe('NOT_FOUND')
    await pool.query('update people set suspended_at = null where id = $1', [cat.id])
    expect(await textsFor(bo)).toEqual(['Of someone suspended', 'An answer', 'Alone'])
  })

  test('people who blocked each other do not see or answer each other; moderators see all', async () => {
    const { eve, finn } = await people(services, 'eve', 'finn')
    const id = await add(eve, 'Of Eve')
    await finn.asks(BLOCK, { id: eve.id })
    await add(finn, 'Of Finn')
    expect([await textsFor(finn), await textsFor(eve)]).toEqual([['Of Finn'], ['Of Eve']])
    expect([(await pageOf(finn)).count, (await pageOf(visitor(services))).count]).toEqual([1, 2])
    expect(codeOf(await send(finn, 'Answer', { parentId: id }))).toBe('NOT_FOUND')
    await eve.asks(BLOCK, { id: boss.id })
    expect(await textsFor(admin)).toEqual(['Of Eve', 'Of Finn'])
  })
})

describe('Writing (requirement U-2)', () => {
  test('visitors cannot; a role without the right cannot', async () => {
    expect(codeOf(await send(visitor(services), 'Hello'))).toBe('NOT_SIGNED_IN')
    await pool.query("update roles set rights = array_remove(rights, 'discussions.write') where name = 'learner'")
    expect(codeOf(await send(ada, 'Hello'))).toBe('NOT_ALLOWED')
    await pool.query("update roles set rights = rights || array['discussions.write'] where name = 'learner'")
    expect(await textsFor(ada)).toEqual([])
  })

  test('a comment that is sent twice is stored once, and the id of another person’s comment is refused', async () => {
    const id = randomUUID()
    await Promise.all([1, 2, 3].map(() => send(ada, 'Once', { id })))
    expect(await textsFor(bo)).toEqual(['Once'])
    expect(codeOf(await send(bo, 'Mine', { id }))).toBe('ALREADY_TAKEN')
  })

  test('a text with more links than the trust level allows is refused, also in an edit', async () => {
    const links = Array.from({ length: 21 }, (_, nth) => `https://${nth}.test`).join(' ')
    const id = await add(ada, 'Before')
    expect([codeOf(await send(ada, links)), codeOf(await ada.asks(EDIT, { id, text: links }))]).toEqual(['INVALID_INPUT', 'INVALID_INPUT'])
    expect(await textsFor(bo)).toEqual(['Before'])
  })

  test('replies go three levels down; a reply belongs to the subject of the comment it answers', async () => {
    const ids = [await add(ada, 'Level 0')]
    for (const level of [1, 2, 3, 4]) ids.push(await add(level % 2 === 0 ? ada : bo, `Level ${level}`, ids.at(-1)!))
    expect((await pageOf(bo)).items.map(({ depth, parentId }) => [depth, ids.indexOf(parentId ?? '')])).toEqual([[0, -1], [1, 0], [2, 1], [3, 2], [3, 2]])
    const other = await publishArticle()
    expect(codeOf(await send(ada, 'Elsewhere', { subject: other, parentId: ids[0] }))).toBe('NOT_FOUND')
    expect(codeOf(await send(ada, 'To nobody', { parentId: randomUUID() }))).toBe('NOT_FOUND')
  })

  test.each([
    ['blank', ' \n '], ['invisible', '\u200b\u2800'], ['10,000 characters', 'x'.repeat(10_000)], ['one too long', 'x'.repeat(COMMENT_LENGTH + 1)],
  ])('a text that is %s is refused, also in an edit', async (_name, text) => {
    expect(codeOf(await send(ada, text))).toBe('INVALID_INPUT')
    expect(codeOf(await ada.asks(EDIT, { id: await add(ada, 'Before'), text }))).toBe('INVALID_INPUT')
    expect(await textsFor(bo)).toEqual(['Before'])
  })

  test('a comment on news has no moment and no accepted answer', async () => {
    expect(codeOf(await send(ada, 'Then', { second: 3 }))).toBe('INVALID_INPUT')
    const answer = await add(bo, 'An answer', await add(ada, 'A question'))
    expect(codeOf(await ada.asks('mutation ($id: ID!) { acceptAnswer(id: $id, isAccepted: true) }', { id: answer }))).toBe('NOT_ALLOWED')
  })

  test('overrides of the text direction and control characters are removed', async () => {
    await add(ada, 'safe\u202Egnp.exe\u0000 and \u2066more')
    expect(await textsFor(bo)).toEqual(['safegnp.exe and more'])
  })

  test('the rate limit refuses a flood; a repeated request does not count', async () => {
    const { flo } = await people(services, 'flo')
    const { hits } = discussionRateLimits['comment.person']
    const id = randomUUID()
    for (let n = 0; n < 5; n++) expect(codeOf(await send(flo, 'Again', { id }))).toBeUndefined()
    for (let n = 1; n < hits; n++) await send(flo, `Number ${n}`)
    expect(codeOf(await send(flo, 'One too many'))).toBe('TOO_FAST')
    expect((await pageOf(bo)).count).toBe(hits)
  })
})

describe('Editing and deleting (requirement U-3)', () => {
  test('authors edit and delete their comments, moderators delete; others cannot', async () => {
    const id = await add(ada, 'Before')
    for (const person of [bo, mentor]) expect([codeOf(await person.asks(EDIT, { id, text: 'Mine' })), codeOf(await person.asks(DELETE, { id }))]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
    expect(codeOf(await admin.asks(EDIT, { id, text: 'Mine' }))).toBe('NOT_ALLOWED')
    expect(codeOf(await visitor(services).asks(EDIT, { id, text: 'Mine' }))).toBe('NOT_SIGNED_IN')
    expect((await ada.asks(EDIT, { id, text: 'After' })).errors).toBeUndefined()
    expect((await pageOf(bo)).items.map(({ text, editedAt }) => [text, editedAt !== null])).toEqual([['After', true]])
    expect((await admin.asks(DELETE, { id })).errors).toBeUndefined()
    expect(await textsFor(ada)).toEqual([])
    for (const mutation of [EDIT, DELETE]) expect(codeOf(await ada.asks(mutation, { id, text: 'Back' }))).toBe('NOT_FOUND')
  })

  test('a deleted comment with replies stays as a placeholder without its text and author', async () => {
    const id = await add(ada, 'To be deleted')
    const reply = await add(bo, 'A reply', id)
    await ada.asks(DELETE, { id })
    expect((await pageOf(cat)).items.map(({ text, isDeleted, author }) => [text, isDeleted, author === null])).toEqual([['', true, true], ['A reply', false, false]])
    expect(codeOf(await send(cat, 'Late', { parentId: id }))).toBe('NOT_FOUND')
    expect((await pool.query('select text from comments where id = $1', [id])).rows).toEqual([{ text: '-' }])
    expect((await send(cat, 'To the reply', { parentId: reply })).errors).toBeUndefined()
  })

  test('every change gives the discussion another version', async () => {
    const versions = new Set<string>()
    const note = async () => void versions.add((await pageOf(bo)).version)
    await note()
    const id = await add(ada, 'One')
    await note()
    await ada.asks(EDIT, { id, text: 'Two' })
    await note()
    await ada.asks(DELETE, { id })
    await note()
    expect(versions.size).toBe(4)
  })
})

describe('Mentions and notifications (requirement U-4)', () => {
  const notesOf = async (person: Person) => {
    await services.work()
    return (await person.asks<{ notifications: { items: { message: string; path: string }[] } }>('{ notifications { items { message path } } }')).data!.notifications.items
  }

  test('the answered person, the mentioned and the author of the article are notified, each once, with the way to the comment', async () => {
    const { ann, ben } = await people(services, 'ann', 'ben')
    const first = await add(ann, 'A question')
    await services.work()
    expect((await notesOf(mentor))[0]!.message).toMatch(/ann commented on “Article .*”: “A question”/)
    const id = await add(ben, `@${ann.username} and @${mira.username}: an answer`, first)
    const [note, ...others] = await notesOf(ann)
    expect([note!.message, others]).toEqual([expect.stringMatching(/^ben replied to you on “Article .*an answer”$/), []])
    expect(note!.path).toMatch(new RegExp(`^/techNews/article-.*#comment-${id}$`))
    expect((await notesOf(mentor))[0]!.message).toMatch(/ben mentioned you in/)
    expect((await pageOf(visitor(services))).items[1]!.mentions).toEqual([ann.username, mira.username])
  })

  test('an edited comment is shown with its new text, a deleted one not at all', async () => {
    const { ann, ben } = await people(services, 'ann', 'ben')
    const id = await add(ben, 'First text', await add(ann, 'A question'))
    expect((await notesOf(ann))[0]!.message).toContain('First text')
    await ben.asks(EDIT, { id, text: 'Second text' })
    expect((await notesOf(ann))[0]!.message).toContain('Second text')
    await ben.asks(DELETE, { id })
    expect(await notesOf(ann)).toEqual([])
  })

  test('a hidden article takes the notifications about its discussion with it', async () => {
    const { ann, ben } = await people(services, 'ann', 'ben')
    await add(ben, 'An answer', await add(ann, 'A question'))
    expect(await notesOf(ann)).toHaveLength(1)
    await hide()
    expect(await notesOf(ann)).toEqual([])
    expect((await notesOf(mentor)).filter(({ message }) => message.includes(article.slice(0, 8)))).toEqual([])
  })

  test('a comment counts as an activity', async () => {
    const { ann } = await people(services, 'ann')
    await add(ann, 'A word')
    await services.work()
    const activities = async () => (await ann.asks<{ recentActivity: object[] }>('{ recentActivity(followed: false) { kind verb path } }')).data!.recentActivity
    expect(await activities()).toMatchObject([{ kind: 'news.discussed', verb: 'commented on', path: expect.stringMatching(/^\/techNews\/article-[^#]*#comment-[\da-f-]{36}$/) as string }])
    await hide()
    expect(await activities()).toEqual([])
  })
})

describe('Moderation (requirement U-5)', () => {
  const REPORT = 'mutation ($id: ID!) { reportContent(kind: "discussion-comment", id: $id, reason: "Not nice.") }'
  const OPEN = '{ openReports { kind targetId content { text path authorUsername } } }'
  const DECIDE = 'mutation ($id: ID!) { decideReport(kind: "discussion-comment", targetId: $id, decision: "remove", reason: "Right.") }'

  test('a reported comment is shown to admins, who remove it, also after its article was hidden', async () => {
    const id = await add(ada, 'Not a nice word.')
    expect(codeOf(await bo.asks(REPORT, { id: randomUUID() }))).toBe('NOT_FOUND')
    expect((await bo.asks(REPORT, { id })).errors).toBeUndefined()
    await hide()
    expect((await admin.asks(OPEN)).data.openReports).toMatchObject([{ kind: 'discussion-comment', targetId: id, content: { text: 'Not a nice word.', path: expect.stringContaining(`#comment-${id}`) as string, authorUsername: ada.username } }])
    expect((await admin.asks(DECIDE, { id })).errors).toBeUndefined()
    await hide(false)
    expect(await textsFor(bo)).toEqual([])
    expect((await admin.asks(OPEN)).data.openReports).toEqual([])
  })
})

describe('Erasure (requirement U-6)', () => {
  test('the comments of a person who leaves are erased with their reports; replies of others move up', async () => {
    const { lea } = await people(services, 'lea')
    const first = await add(lea, 'Of Lea')
    const second = await add(lea, 'Of Lea, too', first)
    const reply = await add(ada, 'Of Ada', second)
    await add(bo, 'Of Bo', reply)
    await ada.asks('mutation ($id: ID!) { reportContent(kind: "discussion-comment", id: $id, reason: "Hm.") }', { id: first })
    await openContext(services.services).inTransaction((context) => eraseComments(context, lea.id))
    expect((await pageOf(cat)).items.map(({ text, depth, parentId }) => [text, depth, parentId])).toEqual([['Of Ada', 0, null], ['Of Bo', 3, reply]])
    expect((await pool.query('select from reports where target_id = $1', [first])).rowCount).toBe(0)
  })

  test('an article that is deleted takes its discussion with it', async () => {
    const reply = await add(bo, 'A reply', await add(ada, 'A comment'))
    await pool.query('delete from news_articles where id = $1', [article])
    expect((await pool.query('select from comments where id = $1 or subject_id = $2', [reply, article])).rowCount).toBe(0)
  })
})
