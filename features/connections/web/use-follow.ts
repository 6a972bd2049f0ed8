import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useLatest } from '#platform/web/graphql/use-choice.ts'
import { readSession, useSession } from '#platform/web/session/session.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { settleFollow, useSettledFollow } from './follow-store.ts'

const FollowPerson = graphql(`
  mutation FollowPerson($personId: ID!, $follows: Boolean!) { followPerson(personId: $personId, follows: $follows) }
`)

interface Following {
  /** False also until it is known: to follow whom one follows already changes nothing. */
  follows: boolean
  /** The sentence to show beside the button when the server said no. */
  refusal: string | null
  /** Follows or stops following; a visitor is asked to log in first and then goes on. */
  follow: (follows: boolean) => void
}

/** One person as the viewer follows them: a press shows at once, of several the last one counts, a refusal takes it back. */
export function useFollow(personId: string, told: boolean | null): Following {
  const session = useSession()
  const { asMember } = useAuth()
  const { run, refusal } = useAction(FollowPerson)
  const settled = useSettledFollow(personId)
  const [expected, setExpected] = useState<boolean | null>(null)

  const send = useLatest<boolean>(async (follows) => {
    const viewerId = readSession()?.user.id ?? ''
    const answer = await run({ personId, follows })
    if (answer !== null) settleFollow(viewerId, personId, answer.followPerson)
  })
  const press = async (follows: boolean) => {
    setExpected(follows)
    if (await send(follows)) setExpected(null)
  }
  return {
    follows: expected ?? (session === null ? false : (settled ?? told ?? false)),
    refusal: refusal?.says ?? null,
    follow: (follows) => asMember(() => void press(follows)),
  }
}
