import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { mailIcon } from '#platform/web/ui/icons.ts'
import { EMAIL_SENT_RECENTLY } from '../rules/texts.ts'
import { OwnRolesQuery } from './own-roles-query.ts'

const SendAgain = graphql(`
  mutation SendVerificationAgain { resendVerification }
`)

/** Asks a member to confirm their email address, and sends the link again; nothing once it is confirmed. */
export function ConfirmBanner() {
  const account = useQuery(OwnRolesQuery, {}).data?.ownAccount
  const { mutate, isPending, isSuccess, error } = useMutation(SendAgain)
  if (account === undefined || account === null || account.emailVerified) return null
  const problem = error?.code === 'TOO_FAST' ? EMAIL_SENT_RECENTLY : error?.message
  return (
    <section aria-label="Confirm your email" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-warning-subtle px-4 py-3 text-sm">
      <span className="text-warning">
        <Icon of={mailIcon} />
      </span>
      <p role="status" className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {isSuccess ? `We sent a new link to ${account.email}.` : (problem ?? `Confirm ${account.email}: open the link in our email, so that you can recover your account.`)}
      </p>
      {!isSuccess && (
        <Button small busy={isPending} busyText="Sending..." onClick={() => mutate({})}>
          Send again
        </Button>
      )}
    </section>
  )
}
