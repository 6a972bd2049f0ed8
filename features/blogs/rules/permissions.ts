import type { Viewer } from '#platform/rules/viewer.ts'

interface OwnedBlog {
  author_id: string
  published_at: Date | null
  deleted_at: Date | null
}

interface OwnedComment {
  author_id: string
  deleted_at: Date | null
}

/** Everybody can read a published blog; only the author can read any other. */
export const mayRead = (viewer: Viewer | null, blog: OwnedBlog) =>
  blog.deleted_at === null && (blog.published_at !== null || viewer?.id === blog.author_id)

/** Only the author can change a blog. */
export const mayEdit = (viewer: Viewer | null, blog: OwnedBlog) => blog.deleted_at === null && viewer?.id === blog.author_id

/** The author and people with this right can delete a blog. */
export const mayRemove = (viewer: Viewer | null, blog: OwnedBlog) =>
  blog.deleted_at === null && viewer !== null && (viewer.id === blog.author_id || viewer.rights.includes('blogs.remove'))

/** Moderators see everything, so nobody can hide from them by blocking them. */
export const ignoresBlocks = (viewer: Viewer | null) => viewer !== null && viewer.rights.includes('blogs.remove')

export const mayEditComment = (viewer: Viewer | null, comment: OwnedComment) =>
  comment.deleted_at === null && viewer?.id === comment.author_id

export const mayRemoveComment = (viewer: Viewer | null, comment: OwnedComment) =>
  comment.deleted_at === null && viewer !== null && (viewer.id === comment.author_id || viewer.rights.includes('blogs.remove'))
