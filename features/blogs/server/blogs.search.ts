import type { IndexedKind } from '#features/search/server/public.ts'
import { blogPath } from '../rules/paths.ts'
import { listIdsOfAuthor, listPublishedIds, loadSearchedBlogs, publishedAmong } from './search.queries.ts'

const changed = ({ blogId }: { blogId: string }) => [blogId]

/** Blogs in the search: everybody finds published ones. */
export const blogSearch: IndexedKind = {
  label: 'Blogs',
  single: 'Blog',
  linkLabel: 'Blog',
  position: 1,
  changedBy: {
    'blog.published': changed,
    'blog.unpublished': changed,
    'blog.deleted': changed,
    'blog.reacted': changed,
    'person.renamed': ({ personId }, { db }) => listIdsOfAuthor(db, personId),
  },
  load: async ({ db }, ids) => {
    // The HTML parser loads with the first text.
    const { searchTextOf } = await import('#platform/server/rich-text/plain-text.ts')
    return (await loadSearchedBlogs(db, ids)).map((blog) => ({
      id: blog.id,
      title: blog.title,
      text: blog.shown === null ? blog.words : searchTextOf(blog.shown),
      keywords: [...blog.tags, blog.author_name, blog.author_username].join(' '),
      path: blogPath(blog.slug),
      ownerId: blog.author_id,
      readers: 'everybody',
      popularity: blog.popularity,
      changedAt: blog.published_at,
    }))
  },
  listIds: ({ db }, after, limit) => listPublishedIds(db, after, limit),
  existing: ({ db }, ids) => publishedAmong(db, ids),
}
