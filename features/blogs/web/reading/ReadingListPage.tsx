import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconSheet } from '#platform/web/ui/Icon.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { BLOGS_PATH } from '../../rules/paths.ts'
import { BlogCard, BlogCardFields, CARD_ICONS } from './BlogCard.tsx'
import { BookmarkButton } from './BookmarkButton.tsx'

const ReadingListQuery = graphql(
  `
  query ReadingList($after: String) { readingList(after: $after) { items { ...BlogCardFields } next } }
`,
  [BlogCardFields],
)

/** The blogs that a member saved to read later. */
function ReadingListPage() {
  const isMounted = useMounted()
  const person = useSession()?.user.id ?? null
  return (
    <Page title="Reading list" sentence="Blogs you saved to read later">
      {!isMounted ? <Waiting /> : person === null ? <EmptyState text="Log in to see your reading list" action={<LogInButton />} /> : <SavedBlogs key={person} />}
    </Page>
  )
}

/** A blog that is removed here stays until the page is opened again, so that it can be saved back. */
function SavedBlogs() {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const query = useInfiniteQuery(ReadingListQuery, { variables: (after) => ({ after }), getNextPageParam: ({ readingList }) => readingList.next })
  const { data, error, isLoadingError, refetch } = query
  if (isLoadingError) return <ErrorState text="We couldn’t load your reading list." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Waiting />
  const blogs = data.pages.flatMap(({ readingList }) => readingList.items)
  if (blogs.length === 0) {
    return <EmptyState text="Nothing saved yet" hint="Press the bookmark beside a blog to read it later." action={<ButtonLink to={BLOGS_PATH}>Read blogs</ButtonLink>} />
  }
  return (
    <>
      <StaleNote query={query} />
      <IconSheet icons={CARD_ICONS} />
      <div className="grid gap-4">
        {blogs.map((blog) => (
          <BlogCard
            key={blog._id}
            blog={blog}
            action={<BookmarkButton blogId={blog._id} isSaved={!removed.has(blog._id)} onSaved={(isSaved) => setRemoved((known) => (isSaved ? new Set([...known].filter((id) => id !== blog._id)) : new Set([...known, blog._id])))} />}
          />
        ))}
      </div>
      <MoreButton query={query}>More blogs</MoreButton>
    </>
  )
}

const Waiting = () => (
  <div className="grid gap-4" role="status" aria-label="Loading your reading list">
    {['a', 'b', 'c'].map((row) => (
      <Skeleton key={row} className="h-40 w-full" />
    ))}
  </div>
)

export const page = definePage({
  meta: () => ({ title: 'Reading list', description: 'The blogs that you saved to read later.', hidden: true }),
  Component: ReadingListPage,
})
