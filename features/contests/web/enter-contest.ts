import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { Phase } from '../rules/contest.ts'
import { readAgain } from './contest-queries.ts'

const EnterContest = graphql(`mutation EnterContest($id: ID!) { enterContest(id: $id) }`)

/** The label of the button that enters a contest. A visitor has an account to sign up for, too, so it does not say that. */
export const ENTER_LABELS: Record<Phase, string> = { upcoming: 'Join contest', running: 'Take part now', over: 'Start on my own clock' }

/** Enters a contest; a visitor is asked to log in first. `message` is the error, to be shown beside the button. */
export function useEnterContest(id: string, onEntered?: () => void): { enter: () => void; isPending: boolean; message: string | undefined } {
  const { asMember } = useAuth()
  const { mutate, isPending, error } = useMutation(EnterContest, {
    onSuccess: async (_data, _variables, cache) => {
      await readAgain(cache)
      onEntered?.()
    },
  })
  return { enter: () => asMember(() => mutate({ id }), 'You need a free account to take part.'), isPending, message: error?.message }
}
