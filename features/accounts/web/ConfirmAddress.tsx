import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EMAIL_SENT_RECENTLY } from '../rules/texts.ts'
import { FormSuccess } from './FormSuccess.tsx'
import { FormError } from './FormError.tsx'

const ResendVerification = graphql(`
  mutation ResendVerification { resendVerification }
`)

/** Asks to confirm the email address, and sends the link again. */
export function ConfirmAddress({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(ResendVerification)
  const message = error?.code === 'TOO_FAST' ? EMAIL_SENT_RECENTLY : error?.message
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-muted">Confirm your email so you can recover your account.</p>
        <Button small busy={isPending} busyText="Sending..." onClick={() => mutate({})}>
          Confirm
        </Button>
      </div>
      {message !== undefined && <FormError error={{ message }} />}
      <FormSuccess>{isSuccess && `We sent a link to ${email}. Open it to confirm your email.`}</FormSuccess>
    </div>
  )
}
