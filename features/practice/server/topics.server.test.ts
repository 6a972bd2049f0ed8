import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { TOPICS } from '../rules/topics.ts'

const services = await openTestServices()
const { pool } = services
let ada: Person
beforeAll(async () => {
  ada = (await people(services, 'ada')).ada
})

interface Collection { slug: string; title: string; description: string; group: string | null; count: number; problems: { slug: string; difficulty: string; tags: string[] }[] }
const FIELDS = 'slug title description group count problems { slug difficulty tags }'
const anybody = visitor(services)
const read = async <Data>(query: string) => (await anybody.asks<Data>(query)).data!

describe('Topics of problems (requirement Q-40)', () => {
  test('are in groups, with their numbers of problems', async () => {
    const { topicGroups } = await read<{ topicGroups: { title: string; topics: Collection[] }[] }>('{ topicGroups { title topics { slug title description group count } } }')
    expect(topicGroups.map(({ title }) => title)).toEqual(expect.arrayContaining(['Algorithms', 'Classical ML', 'Language Models']))
    const topics = topicGroups.flatMap((group) => group.topics)
    expect(topics.filter(({ count, description }) => count === 0 || description.length < 60)).toEqual([])
    expect(topics.every(({ slug, group }) => TOPICS.some((topic) => topic.slug === slug && topic.group === group))).toBe(true)
    const { rows } = await pool.query('select slug from problems where not tags && $1', [TOPICS.map(({ slug }) => slug)])
    expect(rows).toEqual([])
  })

  test('have a page with the easiest problem first, and none without problems', async () => {
    const { topic, none } = await read<{ topic: Collection; none: null }>(`{ topic(slug: "graphs") { ${FIELDS} } none: topic(slug: "no-such-topic") { slug } }`)
    expect([topic.title, topic.group, none]).toEqual(['Graphs', 'Data Structures', null])
    expect(topic.problems.every(({ tags }) => tags.includes('graphs'))).toBe(true)
    const ranks = topic.problems.map(({ difficulty }) => ['Easy', 'Medium', 'Hard'].indexOf(difficulty))
    expect(ranks).toEqual(ranks.toSorted())
  })
})

describe('Tracks of problems (requirement Q-41)', () => {
  test('have 8 to 20 problems of the bank, in their own order', async () => {
    const { tracks, track } = await read<{ tracks: Collection[]; track: Collection }>(`{ tracks { ${FIELDS} } track(slug: "metrics") { ${FIELDS} } }`)
    expect(tracks.map(({ title }) => title)).toEqual(expect.arrayContaining(['Neural Networks from Scratch', 'Attention and Transformers', 'Statistics for Experiments', 'Interview: Algorithms', 'Data Wrangling', 'Metrics']))
    expect(tracks.filter(({ count }) => count < 8 || count > 20).map(({ slug }) => slug)).toEqual([])
    expect(track.problems.slice(0, 2).map(({ slug }) => slug)).toEqual(['confusion-matrix', 'precision-recall-and-f1-score'])
  })

  test('are complete when all their problems are solved, which is private', async () => {
    const progress = async () => (await ada.asks<{ trackProgress: { slug: string; solved: number; total: number; isComplete: boolean; earnsBadge: boolean }[]; topicProgress: { slug: string; solved: number }[] }>(
      '{ trackProgress { slug solved total isComplete earnsBadge } topicProgress { slug solved } }')).data!
    const before = await progress()
    expect(before.trackProgress.every(({ solved, isComplete }) => solved === 0 && !isComplete)).toBe(true)
    const { track } = await read<{ track: Collection }>(`{ track(slug: "metrics") { ${FIELDS} } }`)
    const solve = (slug: string) => pool.query(
      `insert into submissions (id, person_id, problem_id, language, code, state, verdict, is_first_acceptance, submitted_at, judged_at, not_before, key)
       select gen_random_uuid(), $1, id, 'python', 'x', 'judged', 'Accepted', true, now(), now(), now(), gen_random_uuid() from problems where slug = $2`, [ada.id, slug])
    for (const { slug } of track.problems.slice(1)) await solve(slug)
    expect((await progress()).trackProgress.find(({ slug }) => slug === 'metrics')).toMatchObject({ solved: track.count - 1, total: track.count, isComplete: false })
    await solve('confusion-matrix')
    const places = (await ada.asks<{ inside: object[]; outside: object[]; followed: object[]; none: object[] }>(`{ inside: problemTracks(problem: "precision-recall-and-f1-score") { slug position total previous { slug } next { slug } }
      outside: problemTracks(problem: "sql-anti-join") { slug } followed: problemTracks(problem: "sql-anti-join", followed: "sql-for-data-work") { slug } none: problemTracks(problem: "no-such-problem") { slug } }`)).data!
    expect(places).toMatchObject({ inside: [{ slug: 'metrics', position: 2, total: track.count, previous: { slug: 'confusion-matrix' }, next: { slug: track.problems[2]!.slug } }], outside: [], followed: [{ slug: 'sql-for-data-work' }], none: [] })
    const after = await progress()
    expect(after.trackProgress.find(({ slug }) => slug === 'metrics')).toMatchObject({ isComplete: true, earnsBadge: true })
    await pool.query("update submissions set is_after_giving_up = true where person_id = $1 and problem_id = (select id from problems where slug = 'confusion-matrix')", [ada.id])
    expect((await progress()).trackProgress.find(({ slug }) => slug === 'metrics')).toMatchObject({ isComplete: true, earnsBadge: false })
    expect(after.topicProgress.find(({ slug }) => slug === 'metrics')!.solved).toBeGreaterThan(4)
    expect((await anybody.asks('{ trackProgress { slug } }')).errors).toBeDefined()
  })
})
