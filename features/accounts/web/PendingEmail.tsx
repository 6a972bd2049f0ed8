import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'

const CancelEmailChange = graphql(`
  mutation CancelEmailChange { cancelEmailChange }
`)

/** The address that waits for its link to be opened, with a way to cancel the change, such as after a typo. */
export function PendingEmail({ email, onCanceled }: { email: string; onCanceled: () => void }) {
  const { mutate, isPending, error } = useMutation(CancelEmailChange, {
    onSuccess: () => {
      showToast(`The link to ${email} no longer works.`)
      onCanceled()
    },
  })
  return (
    <div className="grid gap-2 rounded-control bg-warning-subtle px-3 py-2.5 text-sm text-warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">Your email changes to {email} when the link that we sent there is opened.</p>
        <Button small busy={isPending} onClick={() => mutate({})}>
          Cancel the change
        </Button>
      </div>
      <ErrorMessage message={error?.message} />
    </div>
  )
}
