import type { Viewer } from '#platform/rules/viewer.ts'

interface OwnedComment {
  author_id: string
}

const isModerator = (viewer: Viewer | null) => viewer !== null && viewer.rights.includes('discussions.remove')

/** Moderators see everything, so no one can hide from them by blocking them. */
export const ignoresBlocks = isModerator

/** Only its author can edit a comment. */
export const mayEdit = (viewer: Viewer | null, comment: OwnedComment) => viewer?.id === comment.author_id

/** The author of a question and the owner of what is discussed accept an answer. */
export const mayAccept = (viewer: Viewer | null, { askerId, ownerId }: { askerId: string; ownerId: string | null }) =>
  viewer !== null && (viewer.id === askerId || viewer.id === ownerId)

/** Its author and people with the right can delete a comment. */
export const mayDelete = (viewer: Viewer | null, comment: OwnedComment) => mayEdit(viewer, comment) || isModerator(viewer)
