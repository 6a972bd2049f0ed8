import type { Context } from '#platform/server/context.ts'
import type { CourseFile } from '../rules/course-file.ts'
import { captionsId } from '../rules/course-files.ts'
import { videoPlace } from '../rules/video-address.ts'
import { listCourseFiles } from './course-files.queries.ts'
import type { DraftRow } from './drafts.queries.ts'

const MISSING = 'This file is not on this site. Upload it here.'
const FOREIGN = 'This file belongs to another author. Upload your own.'

/** What is wrong with the uploaded files of a course, by path: files that are not here, such as those of an imported course, and files of others. */
export async function fileFaults(context: Context, { editor_id, author_id, published_content }: DraftRow, { topics }: CourseFile): Promise<Record<string, string>> {
  const used = topics.flatMap((topic, at) => topic.lessons.flatMap((lesson, place) => filesOfLesson(lesson, `topics.${at}.lessons.${place}`)))
  if (used.length === 0) return {}
  const known = new Map((await listCourseFiles(context.db, used.map(({ id }) => id))).map((file) => [file.id, file]))
  const before = JSON.stringify(published_content)
  return Object.fromEntries(
    used.flatMap(({ id, type, path }) => {
      const file = known.get(id)
      if (file === undefined || (file.type === 'vtt') !== (type === 'vtt')) return [[path, MISSING]]
      // The published version of the course may show a file of an author who left.
      return file.owner_id === editor_id || file.owner_id === author_id || before.includes(id) ? [] : [[path, FOREIGN]]
    }),
  )
}

interface UsedFile {
  id: string
  type: 'video' | 'vtt'
  path: string
}

function filesOfLesson(lesson: CourseFile['topics'][number]['lessons'][number], path: string): UsedFile[] {
  if (lesson.kind !== 'video') return []
  const place = videoPlace(lesson.videoUrl)
  const captions = (lesson.captions ?? []).map(({ url }, at): UsedFile => ({ id: captionsId(url)!, type: 'vtt', path: `${path}.captions.${at}.url` }))
  return place?.host === 'file' ? [{ id: place.id, type: 'video', path: `${path}.videoUrl` }, ...captions] : []
}
