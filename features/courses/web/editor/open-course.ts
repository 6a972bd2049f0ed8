import type { LocalDraft } from '#platform/web/autosave/autosave.ts'
import { ApiError, isTransient } from '#platform/web/graphql/api-error.ts'
import { EMPTY_DRAFT, isSameDraft, type CourseDraft } from '../../rules/course-draft.ts'
import { contentOf, type ServerDraft } from './editor-requests.ts'

/** A course that is open in the editor. */
export interface OpenedCourse {
  id: string
  draft: CourseDraft
  revision: number
  /** The draft on the server; null if there is none or it could not be loaded. */
  onServer: CourseDraft | null
  /** What the server had when the course was opened, to which restored changes are discarded; null: nothing. It can be newer than `onServer`. */
  current: CourseDraft | null
  publishedSlug: string | null
  /** The published version. */
  published: CourseDraft | null
  /** How many people take it. */
  learnerCount: number
  /** Whether it needs no approval of another admin. */
  mayPublish: boolean
  /** `review`: it cannot be edited. */
  state: string
  comment: string
  /** Videos that the video host no longer plays, as of the last daily check. */
  brokenVideos: ServerDraft['brokenVideos']
  /** What is on this device was newer than what is on the server. */
  isRestored: boolean
}

interface Question {
  id: string
  /** Whether an unknown id is a new course. */
  isNew: boolean
  find: (id: string) => Promise<LocalDraft<CourseDraft> | null>
  load: (id: string) => Promise<ServerDraft>
}

/** Loads a course to edit: unsaved changes of this device first, then the draft on the server, else an empty one. Throws the error of the server if there is neither. */
export async function openCourse({ id, isNew, find, load }: Question): Promise<OpenedCourse> {
  const copy = await find(id)
  try {
    return withCopy(await load(id), copy)
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND'
    if (copy === null && !(isNew && (isUnknown || isTransient(error)))) throw error
    const base = { id, publishedSlug: null, published: null, learnerCount: 0, mayPublish: false, state: 'draft', comment: '', brokenVideos: [] }
    if (copy === null) return { ...base, draft: EMPTY_DRAFT, revision: 0, onServer: null, current: null, isRestored: false }
    // Deleted in another window: what is on this device becomes a new draft.
    return { ...base, draft: copy.value, revision: isUnknown ? 0 : copy.revision, onServer: isUnknown ? null : copy.base, current: isUnknown ? null : copy.base, isRestored: true }
  }
}

function withCopy(found: ServerDraft, copy: LocalDraft<CourseDraft> | null): OpenedCourse {
  const onServer = contentOf(found)
  const { id, revision, publishedSlug, learnerCount, mayPublish, state, comment, brokenVideos } = found
  const base = { id, publishedSlug, published: publishedOf(found, onServer), learnerCount, mayPublish, state, comment, brokenVideos }
  if (!found.isOwn) throw new ApiError('NOT_FOUND', 'We couldn’t find that course.')
  if (copy === null || state === 'review' || isSameDraft(copy.value, onServer)) return { ...base, draft: onServer, revision, onServer, current: onServer, isRestored: false }
  return { ...base, draft: copy.value, revision: copy.revision, onServer: copy.base ?? onServer, current: onServer, isRestored: true }
}

/** The server sends the published version only if it differs from the draft. */
const publishedOf = ({ publishedSlug, published }: ServerDraft, onServer: CourseDraft): CourseDraft | null =>
  published === null ? (publishedSlug === null ? null : onServer) : contentOf({ content: published })
