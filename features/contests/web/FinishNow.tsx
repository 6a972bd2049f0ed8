import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { readAgain } from './contest-queries.ts'

const FinishContest = graphql(`mutation FinishContest($id: ID!) { finishContest(id: $id) }`)

/** Ends the own clock of a member before its time, after a question. `onFinish` runs when it is answered: the buttons go away once the clock has ended. */
export function FinishNow({ id, onFinish }: { id: string; onFinish: () => void }) {
  const [isAsking, ask] = useState(false)
  const { mutate, isPending, error } = useMutation(FinishContest, {
    onSuccess: async (_data, _variables, cache) => {
      await readAgain(cache)
      ask(false)
    },
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
        onConfirm={() => {
          onFinish()
          mutate({ id })
        }}
        onClose={() => ask(false)}
      >
        <div className="pt-3 empty:hidden">
          <ErrorMessage message={error?.message} />
        </div>
      </ConfirmDialog>
    </>
  )
}
