import { graphql } from '#platform/web/graphql/graphql.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { FollowStateQuery, useFollowState } from './follow-state.ts'

const FollowPerson = graphql(`
  mutation FollowPerson($personId: ID!, $follows: Boolean!) { followPerson(personId: $personId, follows: $follows) }
`)

interface Following {
  /** False also until it is known: to follow whom one follows already changes nothing. */
  follows: boolean
  /** To be shown beside the button. */
  error: ApiError | null
  /** Follows or stops following; a visitor is asked to log in first. */
  follow: (follows: boolean) => void
}

/** One person as the viewer follows them. A press shows at once; of several the last one wins. `known` comes with the page. */
export function useFollow(personId: string, known: boolean | null): Following {
  const session = useSession()
  const { asMember } = useAuth()
  const { mutate, isPending, variables, error } = useMutation(FollowPerson, {
    scope: { id: `follow ${personId}` },
    onSuccess: ({ followPerson }, _variables, cache) =>
      cache.setQueryData(FollowStateQuery, { ids: [personId] }, { viewerPeople: [{ id: personId, follows: followPerson }] }),
  })
  const current = useFollowState(personId)
  return {
    follows: isPending ? variables!.follows : session !== null && (current ?? known ?? false),
    error,
    follow: (follows) => asMember(() => mutate({ personId, follows })),
  }
}
