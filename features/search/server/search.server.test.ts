import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { NO_WORDS, ONLY_STOP_WORDS } from '../rules/texts.ts'
import { rebuildIndex } from './index-things.ts'
import { countMiss } from './misses.queries.ts'

const services = await openTestServices()
const anybody = visitor(services)

const SEARCH = `query ($q: String!, $kind: String, $after: String, $first: Int) { search(q: $q, kind: $kind, after: $after, first: $first) {
  items { kind id title snippet path } total isCapped kinds { kind label count isCapped } next matched searchedFor message } }`
const SUGGEST = 'query ($q: String!) { searchSuggestions(q: $q) { groups { kind label items { title path } } matched } }'

type Asker = Pick<Person, 'asks'>
const find = async (q: string, more: object = {}, asker: Asker = anybody) => {
  // The limit of searches is not what these tests are about.
  await services.pool.query('delete from throttle_windows')
  const reply = await asker.asks(SEARCH, { q, ...more })
  expect(reply.errors).toBeUndefined()
  return reply.data.search
}
// The problem bank is in the index, too.
const titles = async (q: string, more: object = { kind: 'blog' }, asker: Asker = anybody): Promise<string[]> => (await find(q, more, asker)).items.map(({ title }: { title: string }) => title)

let ada: Person
beforeAll(async () => {
  ada = (await people(services, 'ada')).ada
  await publishes(ada, 'Gradient descent from scratch', '<p>How a model learns, one step after another. The naïve Café example comes last.</p>', ['optimisation'])
  await publishes(ada, 'Why SGD works', '<p>Noise helps.</p>')
  await publishes(ada, 'Reading notes on GPT-4', '<p>A technical report, and quantization of large language models.</p>')
  await publishes(ada, 'Reading notes on GPT-5', '<p>Another technical report, and quantization again.</p>')
  await publishes(ada, 'k-means in ten lines', '<p>Clusters for the impatient.</p>')
  await publishes(ada, 'The eye of the model', '<p>Attention maps, drawn.</p>')
  await publishes(ada, '机器学习入门', '<p>这是一个关于深度学习的教程。</p>')
  await services.work()
  await rebuildIndex(services.services)
})

describe('Finding things (requirement F-1)', () => {
  test('words in any order, of title and text; every word must be there', async () => {
    expect(await titles('descent gradient')).toEqual(['Gradient descent from scratch'])
    expect(await titles('scratch example')).toEqual(['Gradient descent from scratch'])
    expect((await find('gradient impatient')).searchedFor).not.toBeNull()
    expect((await titles('the gradient of a descent'))[0]).toBe('Gradient descent from scratch')
  })

  test('if nothing has all words, fewer are searched, and the page says which; quotes stay', async () => {
    const { items, searchedFor, matched } = await find('how to xqzwvv technical report', { kind: 'blog' })
    expect([items.map(({ title }: { title: string }) => title).toSorted(), searchedFor]).toEqual([['Reading notes on GPT-4', 'Reading notes on GPT-5'], 'technical report'])
    expect(matched).not.toContain('xqzwvv')
    expect((await find('technical report')).searchedFor).toBeNull()
    expect(await find('"technical report" xqzwvv')).toMatchObject({ items: [], searchedFor: null })
    expect(await find('xqzwvv wvxqzz')).toMatchObject({ items: [], searchedFor: null })
    expect((await find('xqzwvv technical report', { kind: 'blog', first: 1, after: '1' })).items).toHaveLength(1)
  })

  test('the beginning of a word is enough; accents and case don’t matter', async () => {
    expect(await titles('grad desc')).toEqual(['Gradient descent from scratch'])
    for (const q of ['cafe naive', 'CAFÉ', 'cafe\u0301']) expect(await titles(q)).toEqual(['Gradient descent from scratch'])
  })

  test('typos: one up to six letters, two beyond, none in short words and numbers', async () => {
    for (const q of ['gradeint', 'descnet', 'quantizaton gpt-4', 'quntizaton gpt-4']) expect(await titles(q)).not.toEqual([])
    expect(await titles('quantizaton gpt-4')).toEqual(['Reading notes on GPT-4'])
    expect(await titles('gpt-6')).toEqual([])
    // "eye" is not "ene".
    expect(await titles('ene')).toEqual([])
    expect(await titles('xqzwvv')).toEqual([])
  })

  test('synonyms of the field: the typed form comes first', async () => {
    expect(await titles('gd')).toEqual(['Gradient descent from scratch'])
    expect(await titles('stochastic gradient descent')).toEqual(['Why SGD works'])
    expect((await titles('sgd'))[0]).toBe('Why SGD works')
    expect(await titles('stochastic gradeint descent')).toEqual(['Why SGD works'])
    expect(await titles('kmeans')).toEqual(['k-means in ten lines'])
    expect(await titles('llm')).toEqual(['Reading notes on GPT-4'])
  })

  test('a phrase in quotes is found as it stands', async () => {
    expect(await titles('"technical report"')).toHaveLength(2)
    expect(await titles('"report technical"')).toEqual([])
    expect(await titles('“reading notes on gpt-5”')).toEqual(['Reading notes on GPT-5'])
    expect(await titles('"techncal report"')).toEqual([])
  })

  test('Chinese is found by pairs of characters in their order', async () => {
    expect(await titles('机器学习')).toEqual(['机器学习入门'])
    expect(await titles('深度学习')).toEqual(['机器学习入门'])
    expect(await titles('习学器机')).toEqual([])
  })

  test('people, problems and pages are found, with counts for each kind and a filter', async () => {
    const all = await find('ada')
    expect(all.items[0]).toMatchObject({ kind: 'person', title: 'ada', path: `/profile/${ada.username}` })
    expect(all.kinds.map(({ label }: { label: string }) => label)).toEqual(expect.arrayContaining(['Blogs', 'People']))
    expect((await find('ada', { kind: 'blog' })).items.every(({ kind }: { kind: string }) => kind === 'blog')).toBe(true)
    expect((await find('ada', { kind: 'blog' })).kinds).toEqual(all.kinds)
    expect((await find('dark theme')).items[0]).toMatchObject({ kind: 'setting', title: 'Appearance', path: '/settings?section=appearance' })
  })

  test('suggestions for a question without a result are those for its subject', async () => {
    const groupsOf = async (q: string) => (await anybody.asks(SUGGEST, { q })).data.searchSuggestions.groups.map(({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)).flat()
    expect(await groupsOf('how can I understand attention map')).toContain('The eye of the model')
    expect(await groupsOf('how can I understand xqzwvv')).toEqual([])
  })

  test('topics and tracks are found, before problems when their name has the words', async () => {
    const { groups } = (await anybody.asks(SUGGEST, { q: 'window function' })).data.searchSuggestions
    expect(groups[0]).toMatchObject({ kind: 'collection', label: 'Topics and tracks', items: [{ title: 'SQL Window Functions', path: '/practice/topics/window-functions' }] })
    expect(groups.some(({ kind }: { kind: string }) => kind === 'problem')).toBe(true)
    expect((await find('sql for data')).items[0]).toMatchObject({ kind: 'collection', path: '/practice/tracks/sql-for-data-work' })
    const topic = "update problems set is_published = $1 where 'window-functions' = any (tags)"
    await services.pool.query(topic, [false])
    await rebuildIndex(services.services)
    expect(await titles('sql window functions', { kind: 'collection' })).not.toContain('SQL Window Functions')
    await services.pool.query(topic, [true])
    await rebuildIndex(services.services)
  })

  test('results are paged without a gap, and say how many there are', async () => {
    const all = await titles('ada', { kind: 'blog', first: 50 })
    expect(all).toHaveLength(7)
    const pages: string[] = []
    for (let after: string | null = null; ; ) {
      const page = await find('ada', { kind: 'blog', first: 3, after })
      expect(page.total).toBe(all.length)
      pages.push(...page.items.map(({ title }: { title: string }) => title))
      if ((after = page.next) === null) break
    }
    expect(pages).toEqual(all)
  })

  test('the snippet is around what matched', async () => {
    const { items, matched } = await find('impatient')
    expect(items[0].snippet).toBe('Clusters for the impatient.')
    expect(matched).toContain('impatient')
  })

  test('suggestions are grouped by kind', async () => {
    const { groups } = (await anybody.asks(SUGGEST, { q: 'read' })).data.searchSuggestions
    expect(groups.map(({ kind }: { kind: string }) => kind)).toContain('blog')
    expect(groups.find(({ kind }: { kind: string }) => kind === 'blog').items.length).toBeLessThanOrEqual(5)
  })

  test('others take the place of what was unpublished a moment ago', async () => {
    const blogs = async () => (await anybody.asks(SUGGEST, { q: 'ada' })).data.searchSuggestions.groups.find(({ kind }: { kind: string }) => kind === 'blog').items
    const [best, ...others] = await blogs()
    await services.pool.query('update blogs set published_at = null where title = $1', [best.title])
    const left = await blogs()
    expect([others.length, left.length]).toEqual([4, 5])
    expect(left.map(({ title }: { title: string }) => title)).not.toContain(best.title)
    await services.pool.query('update blogs set published_at = now() where title = $1', [best.title])
  })
})

describe('Questions (requirement F-1)', () => {
  beforeAll(async () => {
    await publishes(ada, 'Bias and variance: two ways of being wrong', '<p>A model that is too simple, and one that is too flexible. The trade in pictures.</p>')
    await publishes(ada, 'Explained simply: principal components', '<p>Directions of a cloud of points.</p>')
    await publishes(ada, 'Keep a network from overfitting', '<p>Dropout and early ends of the training. The penalty is <span data-type="inline-math" data-latex="2^{-52} \\approx 10^{-16}"></span> here.</p>')
    await publishes(ada, 'Choose between two jobs', '<p>When a person is missing, and it is expensive.</p>')
    await publishes(ada, 'Precision and recall of a rare disease', '<p>Which mistakes cost more.</p>')
    await publishes(ada, 'Notes of a difference', '<p>The difference of precision and recall, between the lines.</p>')
    await services.work()
    await rebuildIndex(services.services)
  })

  const first = async (q: string) => {
    const { items, searchedFor } = await find(q)
    return { title: items[0]?.title, titles: items.map(({ title }: { title: string }) => title), words: (searchedFor ?? '').split(' ') }
  }

  test('the words of the subject stay, however the question is asked', async () => {
    expect((await first('bias variance tradeoff explained simply')).titles).toContain('Bias and variance: two ways of being wrong')
    expect((await first('bias variance zweikampf explained simply')).title).toBe('Bias and variance: two ways of being wrong')
    const choice = await first('how do I choose between precision and recall when missing a sick person is expensive')
    expect(choice.words).toEqual(expect.arrayContaining(['precision', 'recall']))
    expect(choice.titles).toEqual(expect.arrayContaining(['Precision and recall of a rare disease', 'Precision, Recall and F1 Score']))
    expect((await first('how can I stop my neural network from overfitting')).words).toContain('overfitting')
  })

  test('a question with few results is asked without its question words, and titles come first', async () => {
    const { titles } = await first('what is the difference between precision and recall')
    expect(titles).toEqual(expect.arrayContaining(['Precision and recall of a rare disease', 'Precision, Recall and F1 Score', 'Notes of a difference']))
    expect(titles.indexOf('Precision and recall of a rare disease')).toBeLessThan(titles.indexOf('Notes of a difference'))
    expect((await first('how to write sql window function')).titles.length).toBeGreaterThan(4)
  })

  test('excerpts have formulas as text', async () => {
    expect((await find('penalty overfitting')).items[0].snippet).toContain('The penalty is 2⁻⁵² ≈ 10⁻¹⁶ here.')
  })
})

describe('Unusual input (requirement F-6)', () => {
  test('a text that is too long is refused with a sentence', async () => {
    const { errors } = await anybody.asks(SEARCH, { q: 'x'.repeat(1_000) })
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { q: 'Use at most 200 characters.' } })
  })

  test('operators, quotes, wildcards and control characters are no syntax', async () => {
    for (const q of ["'; drop table people; --", '%_\\', '((((', '\u0000gradient\u0000', 'a:* & b', '"', '""', '"unclosed', '-gradient', 'title:x', '\uD800', 'e' + '\u0301'.repeat(150), 'a b c d e f g h i j k l m n', '*'.repeat(200)]) {
      expect((await anybody.asks(SEARCH, { q })).errors).toBeUndefined()
      expect((await anybody.asks(SUGGEST, { q })).errors).toBeUndefined()
    }
    expect(await titles('"gradient descent')).toEqual(['Gradient descent from scratch'])
    expect(await titles('gradient AND descent')).toEqual(['Gradient descent from scratch'])
    expect(await titles('\u0000gradient\u0000')).toEqual(['Gradient descent from scratch'])
  })

  test('nothing to search for: a sentence says so', async () => {
    expect((await find('🎉 ✨')).message).toBe(NO_WORDS)
    expect((await find('   ')).message).toBeNull()
    expect((await find('would you, should she')).message).toBe(ONLY_STOP_WORDS)
    expect(await titles('the of the')).toEqual(['The eye of the model'])
  })

  test('cursors and sizes are checked', async () => {
    for (const more of [{ after: 'x' }, { first: 0 }, { first: 51 }, { kind: 'k'.repeat(30) }]) {
      expect((await anybody.asks(SEARCH, { q: 'a b', ...more })).errors![0]!.extensions.code).toBe('INVALID_INPUT')
    }
    expect((await find('ada', { kind: 'unknown' })).items).toEqual([])
    expect((await find('ada', { after: '999' })).items).toEqual([])
  })
})

describe('Own messages (requirements F-4, F-5)', () => {
  beforeAll(async () => {
    const { friend } = await people(services, 'friend')
    for (const [one, other] of [[ada, friend], [friend, ada]] as const) await one.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
    const conversationId = (await ada.asks('mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: friend.id })).data.openDirectConversation
    const message = { id: randomUUID(), to: conversationId, text: 'The takahesecret is ours.' }
    expect((await ada.asks('mutation ($id: ID!, $to: ID!, $text: String!) { sendMessage(id: $id, conversationId: $to, text: $text) }', message)).errors).toBeUndefined()
  })

  test('are suggested from three characters on', async () => {
    const kinds = async (q: string) => (await ada.asks(SUGGEST, { q })).data.searchSuggestions.groups.map(({ kind }: { kind: string }) => kind)
    expect([(await kinds('ta')).includes('message'), (await kinds('tak')).includes('message')]).toEqual([false, true])
  })

  test('the count of those that can be paged through says that there may be more', async () => {
    const { kinds, total, isCapped } = await find('takahesecret', {}, ada)
    expect([kinds, total, isCapped]).toEqual([[expect.objectContaining({ kind: 'message', count: 1, isCapped: false })], 1, false])
    await services.pool.query(`insert into messages (id, conversation_id, sequence, change, author_id, text, html, sent_at)
      select gen_random_uuid(), conversation_id, sequence + n, change + n, author_id, text, html, sent_at from messages, generate_series(1, 60) n where text like '%takahesecret%'`)
    expect((await find('takahesecret', {}, ada)).kinds).toEqual([expect.objectContaining({ kind: 'message', count: 50, isCapped: true })])
  })
})

describe('Frequent words', () => {
  test('only a kind of which not everything was read has a count with more', async () => {
    await services.pool.query("insert into people (username, name) select 'mirrorbird-' || n, 'Mirrorbird ' || n from generate_series(1, 310) n")
    await publishes(ada, 'A mirrorbird sings', '<p>Once.</p>')
    await services.work()
    await rebuildIndex(services.services)
    const counts = (await find('mirrorbird')).kinds.map(({ kind, isCapped }: { kind: string; isCapped: boolean }) => [kind, isCapped])
    expect(Object.fromEntries(counts)).toEqual({ person: true, blog: false })
  })
})

describe('Searches without a result (requirement F-7)', () => {
  const REPORT = 'mutation ($q: String!) { reportSearchMiss(q: $q) }'
  const report = async (q: string, asker: Asker = anybody) => {
    await services.pool.query('delete from throttle_windows')
    expect((await asker.asks(REPORT, { q })).data).toEqual({ reportSearchMiss: true })
  }
  const texts = async () => (await services.pool.query<{ text: string }>('select text from search_misses order by text')).rows.map(({ text }) => text)

  test('are counted by their text alone when a browser shows them, and listed for admins, who dismiss them', async () => {
    for (const q of ['Zebrafish  Genome', 'zebrafish genome', 'me@zebra.test zzzz', '1234567890 zzzz']) await report(q)
    const admin = await actingAs(services, (await people(services, 'root')).root, 'admin')
    const list = async () => (await admin.asks('{ searchMisses { text count } searchIndex { documents } }')).data
    expect((await list()).searchMisses).toEqual([{ text: 'zebrafish genome', count: 2 }])
    expect((await list()).searchIndex.documents).toBeGreaterThan(5)
    const DISMISS = 'mutation ($text: String!) { dismissSearchMiss(text: $text) }'
    expect((await admin.asks(DISMISS, { text: 'zebrafish genome' })).data).toEqual({ dismissSearchMiss: true })
    expect((await admin.asks(DISMISS, { text: 'zebrafish genome' })).errors![0]!.extensions.code).toBe('NOT_FOUND')
  })

  test('a search alone records nothing: the server renders the page of a member as that of a visitor', async () => {
    await find('kakapo')
    await find('kakapo', { kind: 'blog' }, ada)
    expect(await texts()).toEqual([])
  })

  test('what has only results for fewer words is recorded', async () => {
    await report('gradient xqzwvv')
    expect(await texts()).toEqual(['gradient xqzwvv'])
    await services.pool.query('delete from search_misses')
  })

  test('what somebody finds is not recorded, above all not words of own messages', async () => {
    await report('takahesecret', ada)
    await report('gradient descent')
    await report('🎉')
    expect(await texts()).toEqual([])
  })

  test('when there are too many, the least frequent and oldest one makes room', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
    for (const [minute, text] of ['often', 'often', 'old', 'newer', 'newest', 'often'].entries()) await countMiss(services.services.database.db, text, at(minute), 3)
    expect(await texts()).toEqual(['newer', 'newest', 'often'])
  })
})
