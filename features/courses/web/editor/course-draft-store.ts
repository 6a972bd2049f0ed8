import type { DraftStore, LocalDraft } from '#platform/web/autosave/autosave.ts'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import type { CourseDraft } from '../../rules/course-draft.ts'

const keyOf = (owner: string, id: string) => `course/${owner}/${id}`

/** The unsaved drafts of courses on this device; no one else gets them. */
export const courseDraftStore: DraftStore<CourseDraft> & {
  find: (owner: string, id: string) => Promise<LocalDraft<CourseDraft> | null>
  listUnsent: (owner: string) => Promise<LocalDraft<CourseDraft>[]>
} = {
  save: (owner, draft) => localDrafts().save(keyOf(owner, draft.id), draft),
  saveNow: (owner, draft) => localDrafts().saveNow(keyOf(owner, draft.id), draft),
  delete: (owner, id) => localDrafts().delete(keyOf(owner, id)),
  find: (owner, id) => localDrafts().find(keyOf(owner, id)),
  /** New courses that never reached the server, latest first. */
  listUnsent: async (owner) => (await localDrafts().list<LocalDraft<CourseDraft>>(keyOf(owner, ''))).filter(({ revision }) => revision === 0),
}
