import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { FROM_HERE, openFeedSite } from '#tests/support/feed-site.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { COURSE_FORMAT } from '../rules/course-file.ts'
import { checkVideos } from './check-videos.ts'
import { publishCourse } from './publish-course.ts'

const services = await openTestServices()
const { pool, clock } = services
const site = await openFeedSite()
const context = openContext(services.services)

const GOOD = 'goodgoodgoo'
const BAD = 'badbadbadba'
const OTHER = 'otherothero'
const address = (id: string) => `/oembed?${new URLSearchParams({ url: `https://www.youtube.com/watch?v=${id}`, format: 'json' }).toString()}`
const plays = (id: string) => site.answer(address(id), JSON.stringify({ type: 'video', title: 'Film' }), { 'content-type': 'application/json' })
const says = (id: string, status: number, body = 'No') => site.answer(address(id), (_request, response) => response.writeHead(status).end(body))
const check = async (fetch = FROM_HERE) => {
  await checkVideos(context, { origin: site.origin, pauseMs: 0, fetch })
  clock.forward(86_400)
  await services.work()
}

let count = 0
const courseWith = (...ids: string[]) => ({
  format: COURSE_FORMAT as typeof COURSE_FORMAT, slug: `checked-${(count += 1)}`, title: `Checked ${count}`, summary: 'S.', description: 'D.', level: 'beginner' as const, language: 'en', skills: ['Python'], youtubeLink: null, outcomes: [], prerequisites: [],
  topics: [{ key: 't', title: 'T', resources: [], lessons: ids.map((id) => ({ kind: 'video' as const, key: id, title: `Film ${id}`, minutes: 5, videoUrl: `https://youtu.be/${id}`, seconds: null, text: 'Look.' })) }],
})
async function publishes(authorId: string | null, ...ids: string[]): Promise<string> {
  const id = randomUUID()
  await context.inTransaction((context) => publishCourse(context, { id, content: courseWith(...ids), fileHash: null, authorId }))
  return id
}
const brokenIn = async (person: Person, id: string) =>
  (await person.asks<{ courseDraft: { brokenVideos: object[] } }>('query ($id: ID!) { courseDraft(id: $id) { brokenVideos { youtubeId reason } } }', { id })).data!.courseDraft.brokenVideos
// The clock of these tests is days ahead of every session.
const messagesOf = async (personId: string) =>
  (await pool.query<{ kind: string; facts: Record<string, string> }>('select n.kind, c.facts from notifications n join notification_causes c on c.notification_id = n.id where n.person_id = $1 order by c.happened_at', [personId])).rows

beforeEach(async () => {
  await pool.query('truncate courses, course_drafts, course_video_checks, notifications cascade')
  plays(GOOD)
})

describe('The daily check of videos (requirement K-28)', () => {
  test('an author is notified once about a video that two checks found broken, and sees it in the editor', async () => {
    const { ada } = await people(services, 'ada')
    const id = await publishes(ada.id, GOOD, BAD, OTHER)
    says(BAD, 404)
    says(OTHER, 401)
    await check()
    expect(await messagesOf(ada.id)).toEqual([])
    await check()
    await check()
    expect(await messagesOf(ada.id)).toMatchObject([{ kind: 'courseVideosBroken', facts: { videos: '2', courseId: id } }])
    const later = await actingAs(services, (await people(services, 'zoe')).zoe, 'mentor')
    await pool.query('update courses set author_id = $1 where id = $2', [later.id, id])
    expect(await brokenIn(later, id)).toEqual([{ youtubeId: BAD, reason: 'removed' }, { youtubeId: OTHER, reason: 'private' }])
  })

  test('the lesson names the channel of its video, also after the host stops naming it', async () => {
    const id = await publishes(null, GOOD)
    const channel = async () => {
      const { slug } = (await pool.query<{ slug: string }>('select slug from courses where id = $1', [id])).rows[0]!
      return (await visitor(services).asks<{ lesson: { channel: string | null } }>('query ($c: String!, $l: String!) { lesson(course: $c, lesson: $l) { channel } }', { c: slug, l: GOOD })).data!.lesson.channel
    }
    expect(await channel()).toBeNull()
    site.answer(address(GOOD), JSON.stringify({ type: 'video', author_name: 'Films & Figures' }), { 'content-type': 'application/json' })
    await check()
    expect(await channel()).toBe('Films & Figures')
    plays(GOOD)
    await check()
    expect(await channel()).toBe('Films & Figures')
  })

  test('a video that plays again is no longer broken, and is reported again when it breaks again', async () => {
    const { ada } = await people(services, 'ada')
    await publishes(ada.id, GOOD, BAD)
    says(BAD, 404)
    for (let day = 0; day < 2; day++) await check()
    plays(BAD)
    await check()
    expect((await pool.query('select failures, reason from course_video_checks where youtube_id = $1', [BAD])).rows).toEqual([{ failures: 0, reason: null }])
    await pool.query('delete from notifications')
    says(BAD, 404)
    for (let day = 0; day < 2; day++) await check()
    expect(await messagesOf(ada.id)).toHaveLength(1)
  })

  test('admins are notified about courses of the site', async () => {
    const { root } = await people(services, 'root')
    await actingAs(services, root, 'admin')
    await publishes(null, GOOD, BAD)
    says(BAD, 403)
    for (let day = 0; day < 2; day++) await check()
    expect(await messagesOf(root.id)).toMatchObject([{ kind: 'adminWork', facts: { what: expect.stringMatching(/^A video of Checked \d+ can no longer be played$/), section: 'courses' } }])
  })

  test.each<[string, () => void]>([
    ['without a network', () => site.answer(address(GOOD), (request) => request.socket.destroy())],
    ['behind a proxy that refuses everything', () => says(GOOD, 403, 'Blocked')],
    ['in a network that shows its own page', () => says(GOOD, 200, '<html>Log in to our WiFi</html>')],
    ['while the host is overloaded', () => says(GOOD, 503)],
    ['when it is sent to another host', () => site.answer(address(GOOD), (_request, response) => response.writeHead(302, { location: 'http://localhost:1/elsewhere' }).end())],
  ])('%s no video is marked as broken', async (_where, break_) => {
    const { ada } = await people(services, 'ada')
    await publishes(ada.id, GOOD, BAD)
    break_()
    says(BAD, 404)
    for (let day = 0; day < 3; day++) await check({ ...FROM_HERE, isAllowedHost: (host) => host === '127.0.0.1' })
    expect((await pool.query('select youtube_id from course_video_checks')).rows).toEqual([])
    expect(await messagesOf(ada.id)).toEqual([])
  })

  test('an unresponsive network is tried three times, and each video once a day', async () => {
    const ids = Array.from({ length: 9 }, (_, n) => `silent00000${n}`.slice(-11))
    await publishes(null, ...ids)
    for (const id of ids) site.answer(address(id), (request) => request.socket.destroy())
    let before = site.requests.length
    await check()
    expect(site.requests.length - before).toBe(3)
    ids.forEach(plays)
    await check()
    before = site.requests.length
    clock.forward(-86_400 + 3_600)
    await checkVideos(context, { origin: site.origin, pauseMs: 0, fetch: FROM_HERE })
    expect(site.requests.length - before).toBe(0)
    clock.forward(86_400)
  })

  test('videos of drafts are checked for their editor, and no one is notified', async () => {
    const mentor = await actingAs(services, (await people(services, 'mona')).mona, 'mentor')
    const id = randomUUID()
    await mentor.asks('mutation ($id: ID!, $c: String!) { saveCourseDraft(id: $id, revision: 0, content: $c) { revision } }', { id, c: JSON.stringify(courseWith(GOOD, BAD)) })
    says(BAD, 404)
    for (let day = 0; day < 2; day++) await check()
    expect(await messagesOf(mentor.id)).toEqual([])
    expect((await pool.query('select youtube_id from course_video_checks where failures >= 2')).rows).toEqual([{ youtube_id: BAD }])
  })
})
