import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { contentOfDraft, EMPTY_DRAFT, type CourseDraft } from '../../rules/course-draft.ts'
import { openCourse } from './open-course.ts'

const titled = (title: string): CourseDraft => ({ ...EMPTY_DRAFT, title })
const onServer = (title: string, change: object = {}) => ({ id: 'id', revision: 3, content: contentOfDraft(titled(title)), descriptionHtml: '', state: 'draft', comment: '', publishedSlug: null, hasChanges: true, published: null as string | null, learnerCount: 0, isArchived: false, isOwn: true, mayPublish: false, brokenVideos: [], ...change })
const onDevice = (title: string, revision: number, base: string | null) => ({ id: 'id', revision, value: titled(title), base: base === null ? null : titled(base) })
const open = (found: ReturnType<typeof onServer> | string, copy: ReturnType<typeof onDevice> | null, isNew = false) =>
  openCourse({ id: 'id', isNew, find: async () => copy, load: async () => (typeof found === 'string' ? Promise.reject(new ApiError(found, found)) : found) })

describe('Opening a course to edit (requirement K-22)', () => {
  test('the draft of the server, unless this device has unsaved changes', async () => {
    expect(await open(onServer('Server'), null)).toMatchObject({ draft: { title: 'Server' }, revision: 3, isRestored: false })
    expect(await open(onServer('Server'), onDevice('Device', 2, 'Older'))).toMatchObject({ draft: { title: 'Device' }, revision: 2, onServer: { title: 'Older' }, isRestored: true })
    expect(await open(onServer('Same'), onDevice('Same', 2, 'Older'))).toMatchObject({ revision: 3, isRestored: false })
  })

  test('what discarding the restored changes leads to is what the server has now, not what this device knew', async () => {
    expect(await open(onServer('Server'), onDevice('Device', 2, 'Older'))).toMatchObject({ current: { title: 'Server' } })
    expect(await open(onServer('Server'), null)).toMatchObject({ current: { title: 'Server' } })
    expect(await open('OFFLINE', onDevice('Device', 2, 'Older'))).toMatchObject({ current: { title: 'Older' } })
    expect(await open('NOT_FOUND', onDevice('Device', 2, 'Older'))).toMatchObject({ current: null })
  })

  test('the published version is known, also when the draft on the server differs from it', async () => {
    const published = onServer('Published', { publishedSlug: 'published', hasChanges: false })
    expect(await open(published, onDevice('Device', 2, 'Older'))).toMatchObject({ draft: { title: 'Device' }, published: { title: 'Published' } })
    expect(await open({ ...onServer('Changed', { publishedSlug: 'published' }), published: contentOfDraft(titled('Published')) }, null)).toMatchObject({ draft: { title: 'Changed' }, published: { title: 'Published' } })
    expect(await open(onServer('New'), null)).toMatchObject({ published: null })
  })

  test('what is in review is shown as it was submitted', async () => {
    expect(await open(onServer('Server', { state: 'review' }), onDevice('Device', 2, 'Older'))).toMatchObject({ draft: { title: 'Server' }, state: 'review' })
  })

  test('without a network the copy of this device, or a new course', async () => {
    expect(await open('OFFLINE', onDevice('Device', 2, 'Older'))).toMatchObject({ draft: { title: 'Device' }, revision: 2, onServer: { title: 'Older' } })
    expect(await open('OFFLINE', null, true)).toMatchObject({ draft: EMPTY_DRAFT, revision: 0, onServer: null })
    await expect(open('OFFLINE', null)).rejects.toThrow('OFFLINE')
  })

  test('what was deleted elsewhere becomes a new draft, and foreign courses are not found', async () => {
    expect(await open('NOT_FOUND', onDevice('Device', 2, 'Older'))).toMatchObject({ revision: 0, onServer: null })
    await expect(open('NOT_FOUND', null)).rejects.toThrow('NOT_FOUND')
    await expect(open(onServer('Foreign', { isOwn: false }), null)).rejects.toThrow('We couldn’t find that course.')
  })
})
