import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { rebuildIndex } from './index-things.ts'

const services = await openTestServices()
const anybody = visitor(services)

type Asker = Pick<Person, 'asks'>
const ASK = `query ($q: String!) {
  search(q: $q) { total kinds { kind count } items { kind title snippet } matched searchedFor }
  searchSuggestions(q: $q) { groups { kind items { title snippet } } matched } }`

/** The kinds that somebody finds; results, counts and suggestions agree, and words are returned only if they are in what was found. */
async function found(q: string, asker: Asker): Promise<string[]> {
  await services.pool.query('delete from throttle_windows')
  const { data, errors } = await asker.asks(ASK, { q })
  expect(errors).toBeUndefined()
  const { search, searchSuggestions } = data
  // Nothing has all words: what has fewer of them is not what was looked for.
  const isFewer = search.searchedFor !== null
  const kinds = isFewer ? [] : search.kinds.map(({ kind }: { kind: string }) => kind).sort()
  if (!isFewer) expect([...new Set(search.items.map(({ kind }: { kind: string }) => kind))].sort()).toEqual(kinds)
  expect(searchSuggestions.groups.map(({ kind }: { kind: string }) => kind).sort()).toEqual(kinds)
  if (!isFewer) expect(search.total).toBe(search.items.length)
  const shown = [...search.items, ...searchSuggestions.groups.flatMap(({ items }: { items: object[] }) => items)].map((hit) => `${hit.title} ${hit.snippet}`.toLowerCase()).join(' ')
  for (const word of [...(isFewer ? [] : search.matched), ...searchSuggestions.matched]) expect(shown).toContain(word)
  return kinds
}

const BLOCK = 'mutation ($personId: ID!, $blocked: Boolean!) { blockPerson(personId: $personId, blocked: $blocked) }'

let author: Person, member: Person, enemy: Person, friend: Person, admin: Person
let blog: { _id: string }
const problem = async (set: string) => void (await services.pool.query(`update problems set ${set} where slug = 'two-sum'`))
const person = async (set: string) => void (await services.pool.query(`update people set ${set} where id = $1`, [author.id]))
const byAll = async (q: string) => ({ visitor: await found(q, anybody), member: await found(q, member), enemy: await found(q, enemy), author: await found(q, author), admin: await found(q, admin) })
const all = (kinds: string[]) => ({ visitor: kinds, member: kinds, enemy: kinds, author: kinds, admin: kinds })

beforeAll(async () => {
  const { boss, ...others } = await people(services, 'author', 'member', 'enemy', 'friend', 'boss')
  ;({ author, member, enemy, friend } = others)
  admin = await actingAs(services, boss, 'admin')
  blog = await publishes(author, 'Quokkablog on calibration', '<p>Only this text says wombatword.</p>')
  await person("headline = 'Quokkaperson of renown'")
  await services.pool.query("insert into tech_stack (person_id, label, position) values ($1, 'Quokkaskill', 1)", [author.id])
  await problem("title = 'Quokkaproblem sums'")
  await author.asks(BLOCK, { personId: enemy.id, blocked: true })
  await services.work()
  await rebuildIndex(services.services)
})

describe('Who finds what (requirement F-3)', () => {
  test('published blogs: everybody but people in a block with the author; unpublished and deleted ones: nobody, at once', async () => {
    const seen = { ...all(['blog']), enemy: [] }
    expect(await byAll('quokkablog')).toEqual(seen)
    expect(await byAll('wombatword')).toEqual(seen)
    const draft = 'mutation ($id: ID!) { unpublishBlog(id: $id) }'
    expect((await author.asks(draft, { id: blog._id })).errors).toBeUndefined()
    // The listener has not run yet: the index is a moment behind, the search is not.
    expect(await byAll('quokkablog')).toEqual(all([]))
    await services.work()
    expect(await byAll('quokkablog')).toEqual(all([]))
    expect((await services.pool.query("select from search_documents where kind = 'blog' and thing_id = $1", [blog._id])).rowCount).toBe(0)
    await services.pool.query('update blogs set published_at = now() where id = $1', [blog._id])
    await rebuildIndex(services.services)
    expect(await byAll('quokkablog')).toEqual(seen)
    await services.pool.query('update blogs set deleted_at = now() where id = $1', [blog._id])
    expect(await byAll('wombatword')).toEqual(all([]))
    await services.pool.query('update blogs set deleted_at = null where id = $1', [blog._id])
  })

  test('words of what somebody does not find are not returned as the beginning or the correction of a typed word', async () => {
    for (const q of ['quokka', 'wombatwo', 'wombatwrod', '"wombatword"', 'wombatword quokkablog', 'wombatword quokkaperson']) await byAll(q)
  })

  test('drafts and newer drafts of published blogs are found by nobody', async () => {
    const SAVE = 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision } }'
    const text = { id: randomUUID(), revision: 0, title: 'Quokkadraft', content: '<p>Secret plans.</p>', tags: [] }
    expect((await author.asks(SAVE, { text })).errors).toBeUndefined()
    await services.work()
    await rebuildIndex(services.services)
    expect(await byAll('quokkadraft')).toEqual(all([]))
  })

  test('people: everybody but those in a block with them, in both directions; an unblocked person finds them again', async () => {
    const seen = { ...all(['person']), enemy: [] }
    expect(await byAll('quokkaperson')).toEqual(seen)
    expect(await found(enemy.username, author)).toEqual([])
    await author.asks(BLOCK, { personId: enemy.id, blocked: false })
    expect(await byAll('quokkaperson')).toEqual(all(['person']))
    await author.asks(BLOCK, { personId: enemy.id, blocked: true })
    expect(await byAll('quokkaperson')).toEqual(seen)
  })

  test('suspended people and their blogs: nobody, at once', async () => {
    await person('suspended_at = now()')
    for (const q of ['quokkaperson', 'quokkablog']) {
      for (const asker of [anybody, member, enemy, admin]) expect(await found(q, asker)).toEqual([])
    }
    await person('suspended_at = null')
    expect(await found('quokkaperson', member)).toEqual(['person'])
  })

  test('skills: as long as they are visible to everybody; members and followers find hidden ones neither', async () => {
    expect(await found('quokkaskill', anybody)).toEqual(['person'])
    const CHOOSE = 'mutation ($level: VisibilityLevel!) { chooseVisibility(section: stack, level: $level) }'
    const shownTo = async (level: string) => {
      expect((await author.asks(CHOOSE, { level })).errors).toBeUndefined()
      await services.work()
      return byAll('quokkaskill')
    }
    for (const level of ['members', 'followers', 'me']) expect(await shownTo(level)).toEqual(all([]))
    expect(await shownTo('public')).toEqual({ ...all(['person']), enemy: [] })
  })

  test('email addresses and other private facts are not in the index', async () => {
    for (const q of [author.email, author.email.split('@')[0]!.slice(0, 30) + ' people test']) {
      expect((await services.pool.query('select from search_documents where strpos(lower(title || text || normalized), $1) > 0', [q])).rowCount).toBe(0)
    }
  })

  test('problems: while they are published', async () => {
    expect(await byAll('quokkaproblem')).toEqual(all(['problem']))
    await problem('is_published = false')
    expect(await byAll('quokkaproblem')).toEqual(all([]))
    await problem('is_published = true')
  })

  test('settings: members; sections of the administration: people with the right in their active role', async () => {
    expect(await found('gdpr export', anybody)).toEqual([])
    expect(await found('gdpr export', member)).toEqual(['setting'])
    expect(await found('audit log', anybody)).toEqual([])
    expect(await found('audit log', member)).toEqual([])
    expect(await found('audit log', admin)).toEqual(['setting'])
  })

  test('messages: members of the conversation, not others, admins or people who left; deleted ones nobody', async () => {
    for (const [one, other] of [[author, friend], [friend, author]] as const) await one.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
    const conversationId = (await author.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: friend.id })).data.openDirectConversation
    const id = randomUUID()
    const SEND = 'mutation ($id: ID!, $to: ID!, $text: String!) { sendMessage(id: $id, conversationId: $to, text: $text) }'
    expect((await author.asks(SEND, { id, to: conversationId, text: 'The quokkamessage is private.' })).errors).toBeUndefined()
    await services.work()
    await rebuildIndex(services.services)
    expect(await byAll('quokkamessage')).toEqual({ visitor: [], member: [], enemy: [], author: ['message'], admin: [] })
    expect(await found('quokkamessage', friend)).toEqual(['message'])
    expect((await services.pool.query("select from search_documents where normalized like '%quokkamessage%'")).rowCount).toBe(0)
    await services.pool.query("update conversation_members set state = 'declined' where conversation_id = $1 and person_id = $2", [conversationId, friend.id])
    expect(await found('quokkamessage', friend)).toEqual([])
    await author.asks('mutation ($id: ID!) { deleteMessage(id: $id) }', { id })
    expect(await found('quokkamessage', author)).toEqual([])
  })

  test('a deleted account takes everything along', async () => {
    await services.pool.query('delete from people where id = $1', [author.id])
    for (const q of ['quokkaperson', 'quokkablog']) {
      for (const asker of [anybody, member, admin]) expect(await found(q, asker)).toEqual([])
    }
    expect((await services.pool.query('select from search_documents where owner_id = $1', [author.id])).rowCount).toBe(0)
  })
})

describe('Kept by signals (requirement F-2)', () => {
  test('a new blog, an edited one and a new name are found after their signals', async () => {
    const { writer } = await people(services, 'writer')
    await services.work()
    expect(await found(writer.username, member)).toEqual(['person'])
    const made = await publishes(writer, 'Numbat first title')
    await services.work()
    expect(await found('numbat', member)).toEqual(['blog'])
    const EDIT = 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { _id } }'
    expect((await writer.asks(EDIT, { text: { id: made._id, revision: made.revision, title: 'Bilby second title', content: '<p>New.</p>', tags: [] } })).errors).toBeUndefined()
    await services.work()
    expect(await found('numbat', member)).toEqual([])
    expect(await found('bilby', member)).toEqual(['blog'])
    expect((await writer.asks('mutation { renameSelf: editProfile(field: name, text: "Potoroo Jones", before: "writer") }')).errors ?? []).toEqual([])
    await services.work()
    expect(await found('potoroo', member)).toEqual(['blog', 'person'])
  })

  test('a signal that is delivered twice or late changes nothing', async () => {
    await rebuildIndex(services.services)
    const before = await services.pool.query('select kind, thing_id, content_hash from search_documents order by 1, 2')
    await rebuildIndex(services.services)
    await rebuildIndex(services.services)
    expect((await services.pool.query('select kind, thing_id, content_hash from search_documents order by 1, 2')).rows).toEqual(before.rows)
  })

  test('an admin rebuilds the index; members may not', async () => {
    await services.pool.query('delete from search_documents')
    expect((await member.asks('mutation { rebuildSearchIndex }')).errors![0]!.extensions.code).toBe('NOT_ALLOWED')
    expect((await admin.asks('mutation { rebuildSearchIndex }')).data).toEqual({ rebuildSearchIndex: true })
    await services.work()
    expect(await found('bilby', member)).toEqual(['blog'])
  })
})
