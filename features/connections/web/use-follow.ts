import { graphql } from '#platform/web/graphql/graphql.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { FollowListQuery } from './follow-list-query.ts'
import { FollowStateQuery, useFollowState } from './follow-state.ts'

const FollowPerson = graphql(`
  mutation FollowPerson($personId: ID!, $follows: Boolean!) { followPerson(personId: $personId, follows: $follows) }
`)

const LOGIN_REASON = 'Sign up or log in to follow people and see what they write.'

interface Following {
  /** Also false while unknown: following somebody again changes nothing. */
  follows: boolean
  /** The error to show beside the button. */
  error: ApiError | null
  /** Follows or unfollows a person; a visitor is asked to log in first. */
  follow: (follows: boolean) => void
}

/** Whether the viewer follows a person. A press shows at once, and the last of several wins. `known` comes with the page. */
export function useFollow(personId: string, known: boolean | null): Following {
  const session = useSession()
  const { asMember } = useAuth()
  const { mutate, isPending, variables, error } = useMutation(FollowPerson, {
    scope: { id: `follow ${personId}` },
    onSuccess: ({ followPerson }, _variables, cache) => {
      cache.setQueryData(FollowStateQuery, { ids: [personId] }, { viewerPeople: [{ id: personId, follows: followPerson }] })
      void cache.invalidateQueries(FollowListQuery)
    },
  })
  const current = useFollowState(personId)
  return {
    follows: isPending ? variables!.follows : session !== null && (current ?? known ?? false),
    error,
    follow: (follows) => asMember(() => mutate({ personId, follows }), LOGIN_REASON),
  }
}
