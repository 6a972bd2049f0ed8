import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { GIVING_UP } from '../giving-up.ts'
import { SolutionsQuery } from './solutions-query.ts'

const GiveUpForSolutions = graphql(`mutation GiveUpForSolutions($problem: String!) { giveUp(problem: $problem) { hasGivenUp } }`)

/** Why solutions are closed, and the button that opens them by giving up, if that does. */
export function ShowSolutions({ slug, reason, mayGiveUp }: { slug: string; reason: string; mayGiveUp: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const giveUp = useMutation(GiveUpForSolutions, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(SolutionsQuery) })
  if (!mayGiveUp) return <p className="text-sm text-text-muted">{reason}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-text-muted">{reason}</p>
      <Button busy={giveUp.isPending} onClick={() => setAsking(true)}>
        Show me the solution
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Give up and see the solution?"
        explanation={GIVING_UP}
        confirm="Give up"
        busy={giveUp.isPending}
        onConfirm={() => giveUp.mutate({ problem: slug }, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
      <ErrorMessage message={giveUp.error?.message} />
    </div>
  )
}
