import { ApiError } from '#platform/web/graphql/api-error.ts'
import { isSameText, EMPTY_TEXT, type DraftText } from '../../rules/draft-text.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import type { BlogDraft, BlogDrafts } from './blog-drafts.ts'
import type { Draft } from './editor-requests.ts'

/** A text opened for writing. */
export interface OpenedText {
  id: string
  text: DraftText
  revision: number
  /** What the server holds; null: nothing, or we could not ask. */
  onServer: DraftText | null
  publishedSlug: string | null
  /** The words on this device were newer than the server's. */
  restored: boolean
  /** The server has not been asked yet: no network. */
  isUnconfirmed: boolean
}

interface Question {
  /** Null: a new blog. */
  id: string | null
  owner: string
  drafts: BlogDrafts
  newId: () => string
  ask: (id: string) => Promise<Draft>
}

const wordsOf = ({ title, content, tags, coverId }: DraftText): DraftText => ({ title, content, tags, coverId })

/**
 * Opens a blog to write on: what this device has that the server has not comes first, then what the server holds, then
 * an empty page. Throws what the server says when there is neither.
 */
export async function openText({ id, owner, drafts, newId, ask }: Question): Promise<OpenedText> {
  if (id === null) return newText({ owner, drafts, newId })
  const copy = (await drafts.find(owner, id)) ?? (owner === VISITOR ? null : await drafts.find(VISITOR, id))
  try {
    return withDraft(await ask(id), copy)
  } catch (error) {
    if (copy === null) throw error
    const code = error instanceof ApiError ? error.code : 'OFFLINE'
    // Deleted in another window: what was written since becomes a new text.
    const isGone = code === 'NOT_FOUND' && copy.revision > 0
    const isUnconfirmed = code !== 'NOT_FOUND' && owner !== VISITOR
    return {
      id: isGone ? newId() : copy.id, text: wordsOf(copy), revision: isGone ? 0 : copy.revision,
      onServer: isGone ? null : copy.base, publishedSlug: null, restored: true, isUnconfirmed,
    }
  }
}

async function newText({ owner, drafts, newId }: Pick<Question, 'owner' | 'drafts' | 'newId'>): Promise<OpenedText> {
  const own = await drafts.listUnsent(owner)
  const [begun] = own.length > 0 || owner === VISITOR ? own : await drafts.listUnsent(VISITOR)
  return {
    id: begun?.id ?? newId(), text: begun === undefined ? EMPTY_TEXT : wordsOf(begun), revision: 0,
    onServer: null, publishedSlug: null, restored: begun !== undefined, isUnconfirmed: false,
  }
}

function withDraft(draft: Draft, copy: BlogDraft | null): OpenedText {
  const onServer = wordsOf(draft)
  const opened = { id: draft.id, onServer, publishedSlug: draft.publishedSlug, isUnconfirmed: false }
  if (copy === null || isSameText(copy, onServer)) return { ...opened, text: onServer, revision: draft.revision, restored: false }
  return { ...opened, text: wordsOf(copy), revision: copy.revision, onServer: copy.base ?? onServer, restored: true }
}
