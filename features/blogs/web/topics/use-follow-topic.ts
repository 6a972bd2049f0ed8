import { graphql } from '#platform/web/graphql/graphql.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { FollowedTopicsQuery } from '#features/people/web/public.tsx'

const FollowTopic = graphql(`
  mutation FollowTopic($topic: String!, $follows: Boolean!) { followTopic(topic: $topic, follows: $follows) }
`)

const LOGIN_REASON = 'Sign up or log in to follow topics and see new blogs about them.'

interface FollowingTopic {
  /** Also false while unknown: following a topic again changes nothing. */
  follows: boolean
  error: ApiError | null
  /** Follows or unfollows the topic; a visitor is asked to log in first. */
  follow: (follows: boolean) => void
}

/** Whether the viewer follows a topic. A press shows at once, and the last of several wins. */
export function useFollowTopic(topic: string, onError?: (error: ApiError) => void): FollowingTopic {
  const session = useSession()
  const { asMember } = useAuth()
  const { data } = useQuery(FollowedTopicsQuery, session === null ? null : {})
  const { mutate, isPending, variables, error } = useMutation(FollowTopic, {
    scope: { id: `follow topic ${topic}` },
    onSuccess: ({ followTopic }, _variables, cache) =>
      cache.updateQuery(FollowedTopicsQuery, {}, ({ followedTopics }) => {
        const others = followedTopics.filter((one) => one.topic !== topic)
        return { followedTopics: followTopic ? [{ topic }, ...others] : others }
      }),
    ...(onError !== undefined && { onError }),
  })
  return {
    follows: isPending ? variables!.follows : session !== null && (data?.followedTopics.some((one) => one.topic === topic) ?? false),
    error,
    follow: (follows) => asMember(() => mutate({ topic, follows }), LOGIN_REASON),
  }
}
