import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { CONNECTIONS_PATH } from '#features/connections/rules/paths.ts'
import { TOPICS_PATH } from '../../rules/paths.ts'
import { BlogCardFields } from './BlogCard.tsx'
import { BlogCards } from './BlogCards.tsx'

const FollowedBlogsQuery = graphql(
  `
  query FollowedBlogs($q: String, $tag: String, $after: String) {
    blogs(q: $q, tag: $tag, sort: following, after: $after) {
      items { ...BlogCardFields reason }
      next
    }
  }
`,
  [BlogCardFields],
)

/** Blogs of followed people and topics: personal, so the browser loads them after the page. */
export function FollowedBlogs({ search }: { search: URLSearchParams }) {
  const session = useSession()
  const variables = { q: search.get('q'), tag: search.get('tag'), after: search.get('after') }
  const { data, error, isLoadingError, refetch } = useQuery(FollowedBlogsQuery, session === null ? null : variables)

  if (session === null) {
    return (
      <EmptyState
        text="Log in to read blogs from people and topics you follow"
        action={<LogInButton />}
      />
    )
  }
  if (isLoadingError) return <ErrorState text="Error loading blogs" hint={error.message} onRetry={refetch} />
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading blogs..." className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    )
  }
  if (data.blogs.items.length === 0 && !['q', 'tag', 'after'].some((name) => search.has(name))) {
    return (
      <EmptyState
        text="No blogs available."
        hint="Follow people and topics, and their blogs appear here."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={CONNECTIONS_PATH}>Find people to follow</ButtonLink>
            <ButtonLink to={TOPICS_PATH}>Find topics to follow</ButtonLink>
          </div>
        }
      />
    )
  }
  return <BlogCards results={data.blogs} search={search} />
}
