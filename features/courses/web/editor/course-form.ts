import { createContext, use } from 'react'
import type { CourseDraft } from '../../rules/course-draft.ts'
import type { Fault } from '../../rules/course-faults.ts'
import type { UploadedFile } from './file-requests.ts'
import type { Uploads } from './uploads.ts'
import type { ChangeDraft } from './use-course-editor.ts'

export interface CourseForm {
  id: string
  /** The address of the editor with this query; it keeps where the editor was opened from. */
  address: (query: string) => string
  draft: CourseDraft
  change: ChangeDraft
  /** The draft as it is now, also after an upload that took a while. */
  read: () => CourseDraft
  /** The address of a published course cannot be changed. */
  publishedSlug: string | null
  /** Videos on their way to the server, by lesson. */
  uploads: Uploads<UploadedFile>
  /** Why the video at an address cannot be played, as of the last daily check; null: nothing is known. */
  brokenAt: (videoUrl: string) => string | null
  faults: readonly Fault[]
  /** Whether it needs no approval of another admin. */
  mayPublish: boolean
  /** It was not published or submitted because of its faults. */
  isRefused: boolean
  /** The fault at a path such as `topics.0.title`, once the author wants to see faults. */
  errorAt: (path: string) => string | undefined
}

export const CourseFormContext = createContext<CourseForm | null>(null)

export function useCourseForm(): CourseForm {
  const form = use(CourseFormContext)
  if (form === null) throw new Error('useCourseForm must be used within the course editor')
  return form
}

/** The tabs of the editor, by their names in the address. */
export const EDITOR_TABS = ['about', 'lessons', 'check'] as const
export type EditorTab = (typeof EDITOR_TABS)[number]
