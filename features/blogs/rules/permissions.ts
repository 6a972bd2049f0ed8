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

/** A published blog is everybody's to read; one that is not yet, or no longer, is its author's. */
export const mayRead = (viewer: Viewer | null, blog: OwnedBlog) =>
  blog.deleted_at === null && (blog.published_at !== null || viewer?.id === blog.author_id)

/** Only the author changes a text. */
export const mayEdit = (viewer: Viewer | null, blog: OwnedBlog) => blog.deleted_at === null && viewer?.id === blog.author_id

/** The author and whoever has the right may take a blog off the site. */
export const mayRemove = (viewer: Viewer | null, blog: OwnedBlog) =>
  blog.deleted_at === null && viewer !== null && (viewer.id === blog.author_id || viewer.rights.includes('blogs.remove'))

/** Whoever keeps the site in order sees all of it: nobody gets out of their sight by blocking them. */
export const ignoresBlocks = (viewer: Viewer | null) => viewer !== null && viewer.rights.includes('blogs.remove')

export const mayEditComment = (viewer: Viewer | null, comment: OwnedComment) =>
  comment.deleted_at === null && viewer?.id === comment.author_id

export const mayRemoveComment = (viewer: Viewer | null, comment: OwnedComment) =>
  comment.deleted_at === null && viewer !== null && (viewer.id === comment.author_id || viewer.rights.includes('blogs.remove'))
