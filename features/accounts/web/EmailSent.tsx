import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from './auth.ts'
import { FormColumn } from './FormColumn.tsx'

/** Shown after a reset link was requested; the text is the same for every address. */
export function EmailSent({ to, onOther }: { to: string; onOther: () => void }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  return (
    <FormColumn title="Check your email" follows>
      <ol className="grid list-decimal gap-3 pl-5 marker:text-text-muted">
        <li className="wrap-anywhere">
          If there’s an account with <strong className="font-medium">{to}</strong>, we’ve sent you an email.
          It can take a minute. If you don’t see it, check your spam folder.
        </li>
        <li>Open the link in the email. It works once and expires in one hour.</li>
        <li>Choose a new password. This logs you out on all devices.</li>
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => asMember(() => navigate('/'))}>
          Log in
        </Button>
        <Button onClick={onOther}>Try another email address</Button>
      </div>
    </FormColumn>
  )
}
