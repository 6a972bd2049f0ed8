import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
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
  const { run, busy, refusal } = useAction(ConfirmEmail)
  const [isDone, setDone] = useState(false)
  const isLinkWrong = refusal !== null && (refusal.code === 'NOT_FOUND' || 'secret' in refusal.fields)
  if (isLinkWrong) return <LinkUsedUp purpose="verify" />
  if (isDone) {
    return (
      <FormColumn title="Email confirmed" sentence="Thanks! You’re all set." follows>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/" look="primary">
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
      <FormTrouble trouble={refusal === null ? null : { says: refusal.says }} />
      <Button
        look="primary"
        className="justify-self-start"
        busy={busy}
        busyText="Confirming..."
        onClick={() => void run({ secret }).then((answer) => setDone(answer !== null))}
      >
        Confirm
      </Button>
    </FormColumn>
  )
}
