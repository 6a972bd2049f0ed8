import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { Phase } from '../rules/contest.ts'
import { readAgain } from './contest-queries.ts'

const EnterContest = graphql(`mutation EnterContest($id: ID!) { enterContest(id: $id) }`)

/** The label of the button that enters a contest. A visitor has an account to sign up for, too, so it does not say that. */
export const ENTER_LABELS: Record<Phase, string> = { upcoming: 'Join contest', running: 'Take part now', over: 'Start on my own clock' }

/** Enters a contest; a visitor is asked to log in first. */
export function useEnterContest(id: string, onEntered?: () => void): { enter: () => void; isPending: boolean } {
  const { asMember } = useAuth()
  const { mutate, isPending } = useMutation(EnterContest, {
    onSuccess: async (_data, _variables, cache) => {
      await readAgain(cache)
      onEntered?.()
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  return { enter: () => asMember(() => mutate({ id }), 'You need a free account to take part.'), isPending }
}
