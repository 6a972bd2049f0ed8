import { saveFile } from '#platform/web/save-file.ts'
import { contentOfDraft, fileOfDraft, readDraft, slugOfTitle, type CourseDraft } from '../../rules/course-draft.ts'
import { courseFaults, type Fault } from '../../rules/course-faults.ts'
import { MAX_COURSE_BYTES } from '../../rules/draft-states.ts'

/** Downloads a course as a JSON file. */
export const downloadCourse = (draft: CourseDraft): void =>
  saveFile(new Blob([`${JSON.stringify(fileOfDraft(draft), null, 2)}\n`], { type: 'application/json' }), `${draft.slug || slugOfTitle(draft.title) || 'course'}.json`)

/** A course from a file: its draft with the faults of the file, or why it is none. */
export type ReadCourse = { draft: CourseDraft; faults: Fault[] } | { error: string }

export async function readCourseFile(file: File): Promise<ReadCourse> {
  if (file.size > MAX_COURSE_BYTES) return { error: 'This file is larger than 1 MB.' }
  const content: unknown = await file.text().then((text) => JSON.parse(text) as unknown).catch(() => null)
  if (typeof content !== 'object' || content === null || !('topics' in content) || !('title' in content)) return { error: 'This file doesn’t contain a course. See the description of course files.' }
  const draft = readDraft(content)
  // A file may be larger as a draft, for example when a list has numbers for texts.
  if (new Blob([contentOfDraft(draft)]).size > MAX_COURSE_BYTES) return { error: 'This file is larger than 1 MB.' }
  return { draft, faults: courseFaults(content) }
}
