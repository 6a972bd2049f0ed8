import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { rebuildIndex } from '#features/search/server/public.ts'
import { insertArticle } from '#features/tech-news/server/article-writes.queries.ts'
import { makesEvent } from '#tests/support/events.ts'
import { listsJob } from '#tests/support/jobs.ts'
import { actingAs, people, publishes, visitor } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const { pool } = services
const anybody = visitor(services)

const asks = async (query: string, variables: object): Promise<unknown> => {
  await pool.query('delete from throttle_windows')
  const { data, errors } = await anybody.asks(query, variables)
  expect(errors).toBeUndefined()
  return data
}
const found = async (q: string) =>
  (await asks('query ($q: String!) { search(q: $q, first: 50) { items { kind title } } }', { q }) as { search: { items: { kind: string; title: string }[] } }).search.items
const kindsFound = async (q: string) => [...new Set((await found(q)).map(({ kind }) => kind))].sort()

/** The lists with a search of their own. */
const LISTS: Record<string, string> = {
  jobs: 'query ($q: String!) { jobs(filter: { q: $q }) { items { name: role } } }',
  ideas: 'query ($q: String!) { ideas(q: $q) { items { name: title } } }',
  courses: 'query ($q: String!) { courses(q: $q) { items { name: title } } }',
  news: 'query ($q: String!) { techNews(q: $q) { items: articles { name: title } } }',
}
const listed = async (list: string, q: string) => (Object.values((await asks(LISTS[list]!, { q })) as Record<string, { items: { name: string }[] }>)[0]!.items.map(({ name }) => name))

const writeArticle = (title: string) =>
  insertArticle(openContext(services.services).db, {
    id: randomUUID(), title, excerpt: 'Short.', category: 'ai', authorId: null, authorName: '', sourceId: null, address: null, addressKey: null, imageId: null, imageAddress: null,
    readingMinutes: null, publishedAt: new Date(), content: null, html: null, leadId: null,
  })
const writeIdea = (title: string) =>
  pool.query(`insert into ideas (id, number, name, email, title, description, submitted_at, touched_at, confirmed_at)
    values (gen_random_uuid(), (select coalesce(max(number), 0) + 1 from ideas), 'ada', 'ada@people.test', $1, 'About it.', now(), now(), now())`, [title])
const writeCourse = (slug: string, title: string) => pool.query(`insert into courses (slug, state, title, skills, outline, about) values ($1, 'published', $2, '{}', '[]', '{"outcomes": []}')`, [slug, title])

const TERMS = ['Tensors in C++', 'Agents in C#', 'Models for .NET', 'Statistics with R', 'Serving with node.js']

beforeAll(async () => {
  const { ada, host, root } = await people(services, 'ada', 'host', 'root')
  const admin = await actingAs(services, root, 'admin')
  const mentor = await actingAs(services, host, 'mentor')
  await listsJob(ada, admin, { role: 'Analyst of the Zürcafé', description: 'Count.' })
  await makesEvent(services, mentor, { title: 'An evening in the Zürcafé' })
  await writeIdea('A map of every Zürcafé')
  await writeCourse('zurcafe', 'Zürcafé statistics')
  await writeArticle('A Zürcafé trains a model')
  for (const title of TERMS) {
    await publishes(ada, title, '<p>Words.</p>')
    await writeArticle(`${title}, again`)
    await writeIdea(`${title}: an idea`)
    const { poster } = await people(services, 'poster')
    await listsJob(poster, admin, { role: `Engineer: ${title}`, description: 'Work.', skills: ['SQL'] })
    await writeCourse(`course-${TERMS.indexOf(title)}`, `${title}, a course`)
  }
  await rebuildIndex(services.services)
})

describe('Finding things in every spelling (requirement F-1)', () => {
  test.each(['zurcafe', 'Zürcafé', 'ZÜRCAFE', 'zu\u0308rcafe\u0301'])('%s finds the job, event, idea, course and article with Zürcafé', async (q) => {
    expect(await kindsFound(q)).toEqual(['course', 'event', 'idea', 'job', 'news'])
    expect([await listed('jobs', q), await listed('ideas', q), await listed('courses', q), await listed('news', q)]).toEqual([['Analyst of the Zürcafé'], ['A map of every Zürcafé'], ['Zürcafé statistics'], ['A Zürcafé trains a model']])
  })

  test.each([['C++', 'Tensors in C++'], ['c#', 'Agents in C#'], ['.NET', 'Models for .NET'], ['R', 'Statistics with R'], ['node.js', 'Serving with node.js']])('%s is a term', async (q, title) => {
    const own = (await found(q)).filter((item) => TERMS.some((term) => item.title.includes(term)))
    expect([...new Set(own.map(({ kind }) => kind))].sort()).toEqual(['blog', 'course', 'idea', 'job', 'news'])
    expect(own.filter((item) => !item.title.includes(title))).toEqual([])
    expect(await listed('news', q)).toEqual([`${title}, again`])
    expect(await listed('ideas', q)).toEqual([`${title}: an idea`])
    expect(await listed('courses', q)).toEqual([`${title}, a course`])
    expect(await listed('jobs', q)).toEqual([`Engineer: ${title}`])
  })
})
