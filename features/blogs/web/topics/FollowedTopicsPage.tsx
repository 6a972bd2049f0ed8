import { Fragment } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useNumber } from '#platform/web/ui/use-number.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { WELCOME_PATH } from '#features/accounts/rules/paths.ts'
import { FOLLOWING_PATH, tagPath } from '../../rules/paths.ts'
import { TopicButton } from './TopicButton.tsx'

// Apart from the query of the buttons: an unfollowed topic stays here until the page is opened again, so that it can be followed back.
const TopicListQuery = graphql(`
  query TopicList {
    followedTopics { topic blogCount blogTags }
    popularTags { tag blogs }
  }
`)

type Topic = ResultOf<typeof TopicListQuery>['followedTopics'][number]

function FollowedTopicsPage() {
  const isMounted = useMounted()
  const person = useSession()?.user.id ?? null
  return (
    <Page
      title="Followed topics"
      sentence="Their blogs appear under Following, and we suggest courses, problems and people for them. Only you can see this list."
      action={person !== null && isMounted ? <ButtonLink to={FOLLOWING_PATH}>Read blogs you follow</ButtonLink> : undefined}
    >
      {!isMounted ? <Waiting /> : person === null ? <EmptyState text="Log in to see the topics you follow" action={<LogInButton />} /> : <Topics key={person} />}
    </Page>
  )
}

/** The topics of a member, and popular ones that they do not follow. */
function Topics() {
  const query = useQuery(TopicListQuery, {})
  const { data, error, isLoadingError, refetch } = query
  if (isLoadingError) return <ErrorState text="We couldn’t load your topics." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Waiting />
  const { followedTopics, popularTags } = data
  const others = popularTags.filter(({ tag }) => !followedTopics.some(({ topic }) => topic === tag)).map(({ tag, blogs }) => ({ topic: tag, blogCount: blogs, blogTags: [tag] }))
  return (
    <>
      <StaleNote query={query} />
      {followedTopics.length === 0 ? (
        <EmptyState text="You don’t follow any topics yet" hint="Follow one below, or press Follow topic on a tag of a blog." action={<ButtonLink to={WELCOME_PATH}>Choose what you want to learn</ButtonLink>} />
      ) : (
        <TopicRows title="Your topics" topics={followedTopics} />
      )}
      {others.length > 0 && <TopicRows title="Popular topics" topics={others} />}
      {followedTopics.length > 0 && (
        <p className="text-sm text-text-muted">
          Looking for more? <a className="link" href={WELCOME_PATH}>Choose what you want to learn</a>.
        </p>
      )}
    </>
  )
}

/** A link to the blogs of a tag. */
const TagLink = ({ tag, className = '' }: { tag: string; className?: string }) => (
  <a dir="auto" className={`link wrap-anywhere ${className}`} href={tagPath(tag)}>
    {tag}
  </a>
)

function TopicRows({ title, topics }: { title: string; topics: readonly Topic[] }) {
  const number = useNumber()
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul aria-label={title} className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2">
        {topics.map(({ topic, blogCount, blogTags }) => (
          <li key={topic} className="flex items-center gap-3 bg-surface px-4 py-2.5 md:last:odd:col-span-2">
            <div className="min-w-0 flex-1">
              {blogTags.includes(topic) ? <TagLink tag={topic} className="inline-block py-1 font-medium" /> : <p dir="auto" className="py-1 font-medium wrap-anywhere">{topic}</p>}
              <p className="text-xs text-text-muted">
                {blogCount === 0 ? 'No blogs now' : `${number(blogCount)} ${blogCount === 1 ? 'blog' : 'blogs'}`}
                <OtherTags tags={blogTags.filter((tag) => tag !== topic)} />
              </p>
            </div>
            <TopicButton short topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The other tags that a topic stands for. */
function OtherTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <>
      {', with '}
      {tags.map((tag, at) => (
        <Fragment key={tag}>
          {at > 0 && ', '}
          <TagLink tag={tag} />
        </Fragment>
      ))}
    </>
  )
}

const Waiting = () => <Skeleton className="h-72 w-full" />

export const page = definePage({
  meta: () => ({ title: 'Followed topics', description: 'The topics that you follow, and others to follow.', hidden: true }),
  Component: FollowedTopicsPage,
})
