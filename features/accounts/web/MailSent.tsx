import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from './auth.ts'
import { FormColumn } from './FormColumn.tsx'

/** What happens after a link was asked for: the same words for every address. */
export function MailSent({ to, onOther }: { to: string; onOther: () => void }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  return (
    <FormColumn title="Look into your mailbox" follows>
      <ol className="grid list-decimal gap-3 pl-5 marker:text-ink-soft">
        <li className="wrap-anywhere">
          If there is an account with <strong className="font-medium">{to}</strong>, a mail is on its way to it. It can
          take a minute; look among the unwanted mail, too.
        </li>
        <li>Open the link in it. It works once, for one hour.</li>
        <li>Choose a new password. Every browser that is logged in is then logged out.</li>
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => asMember(() => navigate('/'))}>
          Login
        </Button>
        <Button onClick={onOther}>Try another address</Button>
      </div>
    </FormColumn>
  )
}
