/** The public module of discussions: what can be discussed, the type of a comment, and what blogs share with it. */
export { Comment } from './comment.schema.ts'
export type { CommentRow } from './comments.queries.ts'
export type { Discussed, DiscussedSubject } from './discussed.ts'
export { withdrawNotifications } from './discussions.listeners.ts'
export { eraseComments } from './erase-comments.ts'
export { moveDiscussion } from './move-discussion.ts'
export { commentPreview, mentionedPeople } from './mentions.ts'
export { seedCommentRows, seedDiscussion, type SeedCommentRow } from './seed-discussion.ts'
