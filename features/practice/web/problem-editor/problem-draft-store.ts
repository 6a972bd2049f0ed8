import type { DraftStore, LocalDraft } from '#platform/web/autosave/autosave.ts'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import type { ProblemDraft } from '../../rules/problem-draft.ts'

// The number is the version of the stored format.
const keyOf = (owner: string, slug: string) => `problem-3/${owner}/${slug}`

/** The changes of problems that the server does not have yet, on this device; no one else gets them. */
export const problemDraftStore: DraftStore<ProblemDraft> & { find: (owner: string, slug: string) => Promise<LocalDraft<ProblemDraft> | null> } = {
  save: (owner, draft) => localDrafts().save(keyOf(owner, draft.id), draft),
  saveNow: (owner, draft) => localDrafts().saveNow(keyOf(owner, draft.id), draft),
  delete: (owner, slug) => localDrafts().delete(keyOf(owner, slug)),
  find: (owner, slug) => localDrafts().find(keyOf(owner, slug)),
}
