import type { DraftStore } from '#platform/web/autosave/autosave.ts'
import type { LocalDrafts } from '#platform/web/autosave/local-drafts.ts'
import type { DraftText } from '../../rules/draft-text.ts'

/** A draft that the server does not have yet. */
export interface BlogDraft extends DraftText {
  id: string
  /** The revision that it is based on; 0 if the server never had it. */
  revision: number
  /** The content on the server at that revision. */
  base: DraftText | null
}

const keyOf = (owner: string, id: string) => `blog/${owner}/${id}`

/** The unsaved drafts of one person on this device; nobody else gets them. */
export function blogDrafts(drafts: LocalDrafts) {
  const store: DraftStore<DraftText> = {
    save: (owner, { value, ...rest }) => drafts.save(keyOf(owner, rest.id), { ...value, ...rest }),
    saveNow: (owner, { value, ...rest }) => drafts.saveNow(keyOf(owner, rest.id), { ...value, ...rest }),
    delete: (owner, id) => drafts.delete(keyOf(owner, id)),
  }
  return {
    ...store,
    find: (owner: string, id: string) => drafts.find<BlogDraft>(keyOf(owner, id)),
    /** Returns the new blogs that never reached the server, latest first. */
    async listUnsent(owner: string): Promise<BlogDraft[]> {
      return (await drafts.list<BlogDraft>(keyOf(owner, ''))).filter(({ revision, base }) => revision === 0 && base === null)
    },
  }
}

export type BlogDrafts = ReturnType<typeof blogDrafts>
