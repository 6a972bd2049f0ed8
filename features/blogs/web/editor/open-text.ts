import { ApiError } from '#platform/web/graphql/api-error.ts'
import { isSameText, EMPTY_TEXT, type DraftText } from '../../rules/draft-text.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import type { BlogDraft, BlogDrafts } from './blog-drafts.ts'
import type { Draft } from './editor-requests.ts'

/** A draft that is open in the editor. */
export interface OpenedText {
  id: string
  text: DraftText
  revision: number
  /** The content on the server; null if there is none or it could not be loaded. */
  onServer: DraftText | null
  publishedSlug: string | null
  /** It is published, and its draft was changed since. */
  hasUnpublishedChanges: boolean
  /** The content on this device was newer than that on the server. */
  restored: boolean
  /** The server could not be asked: no connection. */
  isUnconfirmed: boolean
}

interface Question {
  /** Null for a new blog. */
  id: string | null
  /** A new blog starts empty, even if another new one was kept on this device. */
  isFresh?: boolean
  owner: string
  drafts: BlogDrafts
  newId: () => string
  ask: (id: string) => Promise<Draft>
  /** The text of the server as the editor writes it. */
  normalize?: (text: DraftText) => DraftText
}

const wordsOf = ({ title, content, tags, coverId }: DraftText): DraftText => ({ title, content, tags, coverId })

/**
 * Loads a blog to edit: unsaved changes of this device first, then the draft on the server, then an empty page. Throws the server's error if there is
 * neither.
 */
export async function openText({ id, isFresh = false, owner, drafts, newId, ask, normalize = (text) => text }: Question): Promise<OpenedText> {
  if (id === null) return isFresh ? emptyText(newId) : newText({ owner, drafts, newId })
  const copy = (await drafts.find(owner, id)) ?? (owner === VISITOR ? null : await drafts.find(VISITOR, id))
  try {
    return withDraft(await ask(id), copy, normalize)
  } catch (error) {
    if (copy === null) throw error
    const code = error instanceof ApiError ? error.code : 'OFFLINE'
    // Deleted in another window: the unsaved changes become a new draft.
    const isGone = code === 'NOT_FOUND' && copy.revision > 0
    const isUnconfirmed = code !== 'NOT_FOUND' && owner !== VISITOR
    return {
      id: isGone ? newId() : copy.id, text: wordsOf(copy), revision: isGone ? 0 : copy.revision,
      onServer: isGone ? null : copy.base, publishedSlug: null, hasUnpublishedChanges: false, restored: true, isUnconfirmed,
    }
  }
}

async function newText({ owner, drafts, newId }: Pick<Question, 'owner' | 'drafts' | 'newId'>): Promise<OpenedText> {
  const own = await drafts.listUnsent(owner)
  const [begun] = own.length > 0 || owner === VISITOR ? own : await drafts.listUnsent(VISITOR)
  return begun === undefined ? emptyText(newId) : { ...emptyText(() => begun.id), text: wordsOf(begun), restored: true }
}

const emptyText = (newId: () => string): OpenedText => ({ id: newId(), text: EMPTY_TEXT, revision: 0, onServer: null, publishedSlug: null, hasUnpublishedChanges: false, restored: false, isUnconfirmed: false })

function withDraft(draft: Draft, copy: BlogDraft | null, normalize: (text: DraftText) => DraftText): OpenedText {
  const onServer = wordsOf(draft)
  const opened = { id: draft.id, onServer, publishedSlug: draft.publishedSlug, hasUnpublishedChanges: draft.hasUnpublishedChanges, isUnconfirmed: false }
  const onlyOnServer = { ...opened, text: onServer, revision: draft.revision, restored: false }
  if (copy === null) return onlyOnServer
  if (isSameText(copy, normalize(onServer))) return onlyOnServer
  return { ...opened, text: wordsOf(copy), revision: copy.revision, onServer: copy.base ?? onServer, restored: true }
}
