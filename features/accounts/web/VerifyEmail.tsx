import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { settingsPath } from '../rules/paths.ts'
import { useAuth } from './auth.ts'
import { FormColumn } from './FormColumn.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { LinkUsedUp } from './LinkUsedUp.tsx'

const ConfirmEmail = graphql(`
  mutation ConfirmEmail($secret: String!) { verifyEmail(secret: $secret) }
`)

/** The button that confirms an address, and what came of it. */
export function VerifyEmail({ secret }: { secret: string }) {
  const { user } = useAuth()
  const { mutate, isPending, isSuccess, error } = useMutation(ConfirmEmail)
  const isLinkWrong = error !== null && (error.code === 'NOT_FOUND' || 'secret' in error.fields)
  if (isLinkWrong) return <LinkUsedUp purpose="verify" />
  if (isSuccess) {
    return (
      <FormColumn title="Email confirmed" sentence="Thanks! You’re all set." follows>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/" variant="primary">
            Go to home page
          </ButtonLink>
          {user !== null && <ButtonLink to={settingsPath('account')}>Settings</ButtonLink>}
        </div>
      </FormColumn>
    )
  }
  return (
    <FormColumn
      title="Confirm your email"
      sentence="Confirm that this is your email address."
    >
      <FormTrouble trouble={error === null ? null : { says: error.message }} />
      <Button
        variant="primary"
        className="justify-self-start"
        busy={isPending}
        busyText="Confirming..."
        onClick={() => mutate({ secret })}
      >
        Confirm
      </Button>
    </FormColumn>
  )
}
