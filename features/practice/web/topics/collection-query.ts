import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { tagsOfTopics } from '#features/people/rules/topics.ts'
import { FollowedTopicsQuery } from '#features/people/web/public.tsx'

export const CollectionCardFields = graphql(`
  fragment CollectionCardFields on ProblemCollection { slug title description group count levels { level count } }
`)
export type CollectionCardData = ResultOf<typeof CollectionCardFields>

export const CollectionFields = graphql(`
  fragment CollectionFields on ProblemCollection { slug title description group problems { slug title difficulty tags } }
`)
export type CollectionData = ResultOf<typeof CollectionFields>

const TopicProgressQuery = graphql(`
  query TopicProgress { topicProgress { slug solved total isComplete earnsBadge } }
`)
const TrackProgressQuery = graphql(`
  query TrackProgress { trackProgress { slug solved total isComplete earnsBadge } }
`)

export interface Progress {
  slug: string
  solved: number
  total: number
  isComplete: boolean
  /** All are solved without giving up. */
  earnsBadge: boolean
}

/** The member’s progress in topics by their slugs; empty until it is loaded. It is personal, so it is loaded after the page. */
export function useTopicProgress(): ReadonlyMap<string, Progress> {
  const session = useSession()
  const { data } = useQuery(TopicProgressQuery, session === null ? null : {})
  return bySlug(data?.topicProgress)
}

/** The tags of the topics that the member follows; empty until they are loaded. */
export function useFollowedTags(): string[] {
  const session = useSession()
  const { data } = useQuery(FollowedTopicsQuery, session === null ? null : {})
  return tagsOfTopics(data?.followedTopics.map(({ topic }) => topic) ?? [])
}

/** The member’s progress in tracks by their slugs. */
export function useTrackProgress(): ReadonlyMap<string, Progress> {
  const session = useSession()
  const { data } = useQuery(TrackProgressQuery, session === null ? null : {})
  return bySlug(data?.trackProgress)
}

const bySlug = (all: readonly Progress[] = []): ReadonlyMap<string, Progress> => new Map(all.map((one) => [one.slug, one]))
