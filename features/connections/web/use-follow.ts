import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { readSession, useSession } from '#platform/web/session/session.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { settleFollow, useSettledFollow } from './follow-store.ts'

const FollowPerson = graphql(`
  mutation FollowPerson($personId: ID!, $follows: Boolean!) { followPerson(personId: $personId, follows: $follows) }
`)

interface Following {
  follows: boolean
  /** Until it is known whether the viewer follows, a press could mean anything. */
  isKnown: boolean
  /** The sentence to show beside the button when the server said no. */
  refusal: string | null
  /** Follows or stops following; a visitor is asked to log in first and then goes on. */
  follow: (follows: boolean) => void
}

/** One person as the viewer follows them: a press shows at once, a refusal takes it back. */
export function useFollow(personId: string, told: boolean | null): Following {
  const session = useSession()
  const { asMember } = useAuth()
  const { run, refusal } = useAction(FollowPerson)
  const settled = useSettledFollow(personId)
  const [expected, setExpected] = useState<boolean | null>(null)

  const press = async (follows: boolean) => {
    setExpected(follows)
    const answer = await run({ personId, follows })
    if (answer !== null) settleFollow(readSession()?.user.id ?? '', personId, answer.followPerson)
    setExpected(null)
  }
  return {
    follows: expected ?? (session === null ? false : (settled ?? told ?? false)),
    isKnown: session === null || settled !== null || told !== null,
    refusal: refusal?.says ?? null,
    follow: (follows) => {
      if (expected === null) asMember(() => void press(follows))
    },
  }
}
