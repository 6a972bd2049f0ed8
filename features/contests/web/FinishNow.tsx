import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { readAgain } from './contest-queries.ts'

const FinishContest = graphql(`mutation FinishContest($id: ID!) { finishContest(id: $id) }`)

/** Ends the own clock of a member before its time, after a question. */
export function FinishNow({ id }: { id: string }) {
  const [isAsking, ask] = useState(false)
  const { mutate, isPending } = useMutation(FinishContest, {
    onSuccess: async (_data, _variables, cache) => {
      await readAgain(cache)
      ask(false)
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  return (
    <>
      <Button busy={isPending} onClick={() => ask(true)}>
        Finish now
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Finish this contest now?"
        explanation="Your result stays as it is, and you can’t take part again. Hints and solutions open."
        confirm="Finish"
        busy={isPending}
        onConfirm={() => mutate({ id })}
        onClose={() => ask(false)}
      />
    </>
  )
}
