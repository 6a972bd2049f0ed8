import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ASKED_LATELY } from '../rules/texts.ts'
import { FormDone } from './FormDone.tsx'
import { FormTrouble } from './FormTrouble.tsx'

const ResendVerification = graphql(`
  mutation ResendVerification { resendVerification }
`)

/** An address that nobody has confirmed yet: sends the link once more. */
export function ConfirmAddress({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(ResendVerification)
  const says = error?.code === 'TOO_FAST' ? ASKED_LATELY : error?.message
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-muted">Confirm your email so you can recover your account.</p>
        <Button small busy={isPending} busyText="Sending..." onClick={() => mutate({})}>
          Confirm
        </Button>
      </div>
      {says !== undefined && <FormTrouble trouble={{ says }} />}
      <FormDone>{isSuccess && `We sent a link to ${email}. Open it to confirm your email.`}</FormDone>
    </div>
  )
}
