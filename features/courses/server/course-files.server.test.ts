import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '#platform/rules/refusals.ts'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { until } from '#tests/support/wait-until.ts'
import { COURSE_FORMAT } from '../rules/course-file.ts'
import { MAX_VIDEO_BYTES } from '../rules/course-files.ts'
import { cleanCourseFiles } from './clean-course-files.ts'
import { fileKey } from './upload-file.ts'

const services = await openTestServices()
const { app, pool } = services
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

/** An MP4 file of a size, with an index and nothing to see. */
function mp4(size = 1_000): Buffer {
  const bytes = Buffer.alloc(size, 7)
  bytes.writeUInt32BE(24)
  bytes.write('ftypisom', 4, 'ascii')
  bytes.writeUInt32BE(8, 24)
  bytes.write('moov', 28, 'ascii')
  bytes.writeUInt32BE(size - 32, 32)
  bytes.write('mdat', 36, 'ascii')
  return bytes
}
const webm = () => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from('webm'), Buffer.alloc(100)])
const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello\n'

interface Uploaded { id: string; type: string; address: string; link: string; bytes: number }
const send = (person: Person | null, course: string, body: Buffer | string, kind = 'videos', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST', url: `/api/courses/${course}/${kind}?name=${encodeURIComponent('My “talk”.mp4')}`, payload: body,
    headers: { 'content-type': 'application/octet-stream', ...(person !== null && { authorization: `Bearer ${person.token}` }), ...headers },
  })
const uploaded = async (person: Person, course: string, body: Buffer | string = mp4(), kind = 'videos'): Promise<Uploaded> => {
  const answer = await send(person, course, body, kind)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json()
}
const watch = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url, headers })

const lesson = (videoUrl: string, captions?: object[]) => ({ kind: 'video', key: 'watch', title: 'Watch', minutes: 5, videoUrl, seconds: 10, text: 'Look.', ...(captions && { captions }) })
let count = 0
const courseWith = (...lessons: object[]) => ({
  format: COURSE_FORMAT, slug: `filed-${(count += 1)}`, title: `Filed ${count}`, summary: 'About files.', description: 'Text.', level: 'beginner', skills: ['Python'], topics: [{ key: 'first', title: 'First', resources: [], lessons }],
})
const saves = (person: Person, id: string, r: number, content: object) =>
  person.asks('mutation ($id: ID!, $r: Int!, $c: String!) { saveCourseDraft(id: $id, revision: $r, content: $c) { revision } }', { id, r, c: JSON.stringify(content) })
const submits = (person: Person, id: string, r: number) => person.asks<{ submitCourse: number }>('mutation ($id: ID!, $r: Int!) { submitCourse(id: $id, revision: $r) }', { id, r })
const approves = (person: Person, id: string, r: number) =>
  person.asks('mutation ($id: String!, $r: Int!) { decideApproval(kind: "course", itemId: $id, revision: $r, decision: approve, comment: "", isImmediate: true) { state } }', { id, r })
const filesOf = (person: Person, course: string, ids: string[]) =>
  person.asks<{ draftFiles: { id: string; link: string; name: string }[] }>('query ($course: ID!, $ids: [ID!]!) { draftFiles(course: $course, ids: $ids) { id link name } }', { course, ids })
const deletes = async (person: Person, id: string) => (await person.asks<{ deleteCourseFile: boolean }>('mutation ($id: ID!) { deleteCourseFile(id: $id) }', { id })).data!.deleteCourseFile
const cleans = () => cleanCourseFiles(openContext(services.services))

async function publishes(mentor: Person, admin: Person, id: string, revision: number): Promise<void> {
  const { data, errors } = await submits(mentor, id, revision)
  expect(errors).toBeUndefined()
  expect((await approves(admin, id, data!.submitCourse)).errors).toBeUndefined()
}

async function team() {
  const { lina, mona, otto, root } = await people(services, 'lina', 'mona', 'otto', 'root')
  return { learner: lina, mentor: await actingAs(services, mona, 'mentor'), other: await actingAs(services, otto, 'mentor'), admin: await actingAs(services, root, 'admin') }
}
const rowsOf = async (person: Person) => (await pool.query<{ id: string; bytes: string; name: string }>('select id, bytes, name from course_files where owner_id = $1', [person.id])).rows

describe('Uploads of videos (requirement K-26)', () => {
  test('a mentor uploads MP4 and WebM; the type is detected from the content', async () => {
    const { mentor, learner } = await team()
    const course = randomUUID()
    expect(await uploaded(mentor, course)).toMatchObject({ type: 'mp4', bytes: 1_000, address: expect.stringMatching(/^\/api\/videos\//) })
    expect(await uploaded(mentor, course, webm())).toMatchObject({ type: 'webm' })
    expect((await rowsOf(mentor)).map(({ name }) => name)).toEqual(['My “talk”.mp4', 'My “talk”.mp4'])
    expect((await send(null, course, mp4())).statusCode).toBe(401)
    expect((await send(learner, course, mp4())).statusCode).toBe(403)
  })

  test.each([
    ['no video', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(9)), 400, 'This file isn’t an MP4 or WebM video.'],
    ['a picture in the container of MP4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif'), Buffer.alloc(100)]), 400, 'This file isn’t an MP4 or WebM video.'],
    ['Matroska that is not WebM', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88]), Buffer.from('matroska'), Buffer.alloc(100)]), 400, 'This file isn’t an MP4 or WebM video.'],
    ['a few bytes', Buffer.from('ftyp'), 400, 'This file isn’t an MP4 or WebM video.'],
    ['a file that was cut before', mp4(2_000).subarray(0, 1_000), 400, 'This MP4 file is incomplete: it ends too early. Export or download it again.'],
    ['nothing', Buffer.alloc(0), 400, 'This file is empty.'],
  ])('%s is refused with a sentence, and nothing is kept', async (_what, body, status, error) => {
    const { mentor } = await team()
    const answer = await send(mentor, randomUUID(), body)
    expect([answer.statusCode, answer.json().error]).toEqual([status, error])
    expect(await rowsOf(mentor)).toEqual([])
  })

  test('an upload that announces more than 500 MB is refused before it is read', async () => {
    const { mentor } = await team()
    const answer = await post(mentor, { 'content-length': String(MAX_VIDEO_BYTES + 1) }, (request) => request.write(mp4()))
    expect(answer).toMatchObject({ status: 413, error: expect.stringContaining('larger than 500 MB') })
    expect(await rowsOf(mentor)).toEqual([])
  })

  test('an interrupted upload leaves nothing behind', async () => {
    const { mentor } = await team()
    const puts = vi.spyOn(services.services.files, 'put')
    await post(mentor, { 'content-length': '200000' }, (request) => {
      request.write(mp4(100_000))
      // It is on its way to the disk before it is cut.
      void until(async () => (await rowsOf(mentor)).length === 1 && puts.mock.calls.length === 1).then(() => request.destroy())
    })
    const key = puts.mock.calls[0]![0]
    puts.mockRestore()
    expect(await until(async () => (await rowsOf(mentor)).length === 0)).toBe(true)
    expect(await services.services.files.has(key)).toBe(false)
  })

  test('a full disk leaves nothing behind', async () => {
    const { mentor } = await team()
    const puts = vi.spyOn(services.services.files, 'put').mockRejectedValueOnce(new Refusal('NO_ROOM'))
    expect((await send(mentor, randomUUID(), mp4())).statusCode).toBe(503)
    puts.mockRestore()
    expect(await rowsOf(mentor)).toEqual([])
  })

  test('an author has a configurable storage limit, and can run three uploads at once', async () => {
    const { mentor, other } = await team()
    await pool.query('insert into course_storage_limits values ($1, 2500)', [mentor.id])
    await uploaded(mentor, randomUUID())
    await uploaded(mentor, randomUUID())
    const full = await send(mentor, randomUUID(), mp4())
    expect([full.statusCode, full.json().error]).toEqual([403, 'This file needs 1,000 B, but only 500 B of your 2.4 KiB of video storage is free. Delete videos that you no longer need.'])
    expect((await mentor.asks('{ ownCourseStorage { usedBytes limitBytes } }')).data).toEqual({ ownCourseStorage: { usedBytes: 2_000, limitBytes: 2_500 } })
    await uploaded(other, randomUUID())
    await pool.query(`insert into course_files (id, course_id, owner_id, type, name, bytes, started_at) select gen_random_uuid(), gen_random_uuid(), $1, 'mp4', 'x', 1, now() from generate_series(1, 3)`, [other.id])
    expect((await send(other, randomUUID(), mp4())).json().error).toBe('You already have 3 uploads in progress. Wait until one has finished.')
  })

  test('no one can upload to another author’s course or to one in review', async () => {
    const { mentor, other } = await team()
    const id = randomUUID()
    const { address } = await uploaded(mentor, id)
    await saves(mentor, id, 0, courseWith(lesson(address)))
    expect((await send(other, id, mp4())).statusCode).toBe(404)
    await submits(mentor, id, 1)
    expect((await send(mentor, id, mp4())).json().error).toBe('This course is in review. Withdraw it to edit it.')
  })
})

describe('Captions (requirement K-26)', () => {
  test.each([
    ['SRT', '1\n00:00:01,000 --> 00:00:04,000\nHello\n', 'These captions are in SRT format. Convert them to WebVTT first.'],
    ['text', 'Hello', 'These captions aren’t WebVTT: the first line must be WEBVTT.'],
    ['another encoding', Buffer.from([0x57, 0x45, 0xff, 0xfe]), 'These captions aren’t UTF-8 text. Save them as UTF-8.'],
  ])('%s is refused with a sentence', async (_what, body, error) => {
    const { mentor } = await team()
    const answer = await send(mentor, randomUUID(), body, 'captions')
    expect([answer.statusCode, answer.json().error]).toEqual([400, error])
    expect(await rowsOf(mentor)).toEqual([])
  })

  test('captions are served as WebVTT', async () => {
    const { mentor } = await team()
    const { link } = await uploaded(mentor, randomUUID(), VTT, 'captions')
    const answer = await watch(link)
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/vtt; charset=utf-8', VTT])
  })
})

describe('Watching a file (requirement K-26)', () => {
  test('ranges: one, from an end, unsatisfiable, malformed, several; If-Range; HEAD; 304', async () => {
    const { mentor } = await team()
    const bytes = mp4(2_000)
    const { link } = await uploaded(mentor, randomUUID(), bytes)
    const whole = await watch(link)
    const etag = String(whole.headers.etag)
    expect([whole.statusCode, whole.rawPayload.equals(bytes), whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([200, true, 'video/mp4', 'bytes'])
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await watch(link, { range, ...more })
      return [answer.statusCode, answer.headers['content-range'], answer.rawPayload.length]
    }
    expect(await part('bytes=0-0')).toEqual([206, 'bytes 0-0/2000', 1])
    expect(await part('bytes=1500-')).toEqual([206, 'bytes 1500-1999/2000', 500])
    expect(await part('bytes=-100')).toEqual([206, 'bytes 1900-1999/2000', 100])
    expect(await part('bytes=1990-99999')).toEqual([206, 'bytes 1990-1999/2000', 10])
    expect((await watch(link, { range: 'bytes=4-11' })).body).toBe('ftypisom')
    expect(await part('bytes=2000-')).toEqual([416, 'bytes */2000', 0])
    expect(await part('bytes=-0')).toEqual([416, 'bytes */2000', 0])
    for (const ignored of ['bytes=5-4', 'bytes=a-b', 'pages=1-2', 'bytes=0-1,5-9']) expect(await part(ignored), ignored).toEqual([200, undefined, 2_000])
    expect(await part('bytes=0-9', { 'if-range': etag })).toEqual([206, 'bytes 0-9/2000', 10])
    expect(await part('bytes=0-9', { 'if-range': String(whole.headers['last-modified']) })).toEqual([206, 'bytes 0-9/2000', 10])
    for (const stale of ['"other"', `W/${etag}`, 'Thu, 01 Jan 1970 00:00:00 GMT']) expect(await part('bytes=0-9', { 'if-range': stale }), stale).toEqual([200, undefined, 2_000])
    const head = await watch(link, { range: 'bytes=0-9' }, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.headers['content-type'], head.body]).toEqual([200, '2000', 'video/mp4', ''])
    expect((await watch(link, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  test('a draft’s video is available only to people who may see the draft', async () => {
    const { mentor, other, admin } = await team()
    const id = randomUUID()
    const { id: file, address, link } = await uploaded(mentor, id)
    const captions = await uploaded(mentor, id, VTT, 'captions')
    await saves(mentor, id, 0, courseWith(lesson(address, [{ language: 'en', url: captions.address }])))
    expect([(await watch(address)).statusCode, (await watch(link)).statusCode]).toEqual([404, 200])
    expect((await watch(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404)
    expect((await watch(captions.address + link.slice(link.indexOf('?')))).statusCode, 'the key of another file').toBe(404)
    expect((await filesOf(mentor, id, [file, captions.id])).data!.draftFiles).toHaveLength(2)
    for (const stranger of [other, admin]) expect((await filesOf(stranger, id, [file])).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    // Nor by writing its address into a draft of one's own.
    const own = randomUUID()
    await saves(other, own, 0, courseWith(lesson(address)))
    expect((await filesOf(other, own, [file])).data!.draftFiles).toEqual([])
    const { errors } = await submits(other, own, 1)
    expect(errors![0]!.extensions!.fields).toEqual({ 'topics.0.lessons.0.videoUrl': 'This file belongs to another author. Upload your own.' })

    const revision = (await submits(mentor, id, 1)).data!.submitCourse
    const seen = (await filesOf(admin, id, [file])).data!.draftFiles[0]!
    expect((await watch(seen.link)).statusCode).toBe(200)
    expect((await approves(admin, id, revision)).errors).toBeUndefined()
    expect([(await watch(address)).statusCode, (await watch(captions.address)).statusCode]).toEqual([200, 200])
    const { rows } = await pool.query<{ slug: string }>('select slug from courses where id = $1', [id])
    const shown = await mentor.asks('query ($course: String!) { lesson(course: $course, lesson: "watch") { videoUrl youtubeId captions { language url } } }', { course: rows[0]!.slug })
    expect(shown.data).toEqual({ lesson: { videoUrl: address, youtubeId: null, captions: [{ language: 'en', url: captions.address }] } })
  })

  test('a link to a draft’s video works for twelve hours', async () => {
    const { mentor } = await team()
    const { link } = await uploaded(mentor, randomUUID())
    services.clock.forward(11 * 3_600)
    expect((await watch(link)).statusCode).toBe(200)
    services.clock.forward(2 * 3_600)
    expect((await watch(link)).statusCode).toBe(404)
  })

  test('a course whose files are not here is imported, and cannot be submitted', async () => {
    const { mentor } = await team()
    const id = randomUUID()
    await saves(mentor, id, 0, courseWith(lesson(`/api/videos/${randomUUID()}`, [{ language: 'en', url: `/api/captions/${randomUUID()}` }])))
    expect((await submits(mentor, id, 1)).errors![0]!.extensions!.fields).toEqual({
      'topics.0.lessons.0.videoUrl': 'This file is not on this site. Upload it here.',
      'topics.0.lessons.0.captions.0.url': 'This file is not on this site. Upload it here.',
    })
  })
})

describe('The life of a file (requirement K-27)', () => {
  test('a removed file goes at once, one that learners see when the change is published', async () => {
    const { mentor, other, admin } = await team()
    const id = randomUUID()
    const [first, second] = [await uploaded(mentor, id), await uploaded(mentor, id)]
    await saves(mentor, id, 0, courseWith(lesson(first.address)))
    await publishes(mentor, admin, id, 1)
    expect([await deletes(other, second.id), await deletes(mentor, second.id), await deletes(mentor, first.id)]).toEqual([false, true, false])
    expect(await services.services.files.has(fileKey(second.id, 'mp4'))).toBe(false)
    expect((await watch(first.address)).statusCode).toBe(200)
  })

  test('unreferenced files are deleted after a week, and can be used again before', async () => {
    const { mentor } = await team()
    const id = randomUUID()
    const [used, unused] = [await uploaded(mentor, id), await uploaded(mentor, id)]
    await saves(mentor, id, 0, courseWith(lesson(used.address)))
    await cleans()
    services.clock.forward(6 * 86_400)
    await cleans()
    expect(await rowsOf(mentor)).toHaveLength(2)
    services.clock.forward(2 * 86_400)
    await cleans()
    expect((await rowsOf(mentor)).map((row) => row.id)).toEqual([used.id])
    expect([await services.services.files.has(fileKey(used.id, 'mp4')), await services.services.files.has(fileKey(unused.id, 'mp4'))]).toEqual([true, false])
    await saves(mentor, id, 1, courseWith(lesson('')))
    await cleans()
    await saves(mentor, id, 2, courseWith(lesson(used.address)))
    services.clock.forward(9 * 86_400)
    await cleans()
    expect(await rowsOf(mentor)).toHaveLength(1)
  })

  test('an upload that a crash interrupted is deleted', async () => {
    const { mentor } = await team()
    const { id } = await uploaded(mentor, randomUUID())
    await pool.query('update course_files set uploaded_at = null where id = $1', [id])
    services.clock.forward(6 * 3_600)
    await cleans()
    expect(await rowsOf(mentor)).toEqual([])
    expect(await services.services.files.has(fileKey(id, 'mp4'))).toBe(false)
  })

  test('deleting the author deletes a draft’s files; those of a published lesson stay', async () => {
    const { mentor, admin } = await team()
    const [draft, course] = [randomUUID(), randomUUID()]
    const [mine, shown] = [await uploaded(mentor, draft), await uploaded(mentor, course)]
    await saves(mentor, draft, 0, courseWith(lesson(mine.address)))
    await saves(mentor, course, 0, courseWith(lesson(shown.address)))
    await publishes(mentor, admin, course, 1)
    await pool.query('delete from people where id = $1', [mentor.id])
    await cleans()
    expect([await services.services.files.has(fileKey(mine.id, 'mp4')), (await watch(shown.address)).statusCode]).toEqual([false, 200])
  })
})

/** A request by hand, which may be cut. */
function post(person: Person, headers: Record<string, string>, work: (request: ReturnType<typeof httpRequest>) => void): Promise<{ status: number; error: string } | null> {
  return new Promise((resolve) => {
    const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: `/api/courses/${randomUUID()}/videos?name=a.mp4`, headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream', ...headers } })
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode!, error: (JSON.parse(text) as { error: string }).error })
        request.destroy()
      })
    })
    request.on('error', () => resolve(null))
    work(request)
  })
}
