import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { IconSheet } from '#platform/web/ui/Icon.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { SearchInstead } from '#features/search/web/public.tsx'
import { BLOGS_PATH } from '../../rules/paths.ts'
import { BlogCard, CARD_ICONS, type BlogCardData } from './BlogCard.tsx'

interface Props {
  results: { items: readonly (BlogCardData & { reason?: string | null })[]; next: string | null }
  search: URLSearchParams
}

/** One page of blogs and the link to the next one. */
export function BlogCards({ results, search }: Props) {
  const { items, next } = results
  if (items.length === 0) return <NoBlogs search={search} />
  return (
    <>
      <IconSheet icons={CARD_ICONS} />
      <div className="grid gap-4">
        {items.map((blog) => (
          <BlogCard key={blog._id} blog={blog} reason={blog.reason} />
        ))}
      </div>
      <nav aria-label="Pages" className="flex justify-between gap-3">
        {search.has('after') ? <ButtonLink to={changedAddress(BLOGS_PATH, search, { after: null })}>First page</ButtonLink> : <span />}
        {next !== null && <ButtonLink to={changedAddress(BLOGS_PATH, search, { after: next })}>More blogs</ButtonLink>}
      </nav>
    </>
  )
}

function NoBlogs({ search }: { search: URLSearchParams }) {
  const isFiltered = search.has('q') || search.has('tag')
  return (
    <EmptyState
      text="No blogs available."
      hint={isFiltered ? 'No blogs match. Try fewer words or another tag.' : 'Write the first one.'}
      action={isFiltered ? <SearchInstead q={search.get('q')} kind="blog"><ButtonLink to={BLOGS_PATH}>Show all blogs</ButtonLink></SearchInstead> : undefined}
    />
  )
}
