import { useState, type ReactNode } from 'react'
import type { SessionUser } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { settingsPath } from '../rules/paths.ts'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { PendingEmail } from './PendingEmail.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

interface Props {
  user: SessionUser
  account: { email: string; emailVerified: boolean; pendingEmail: string | null }
  /** The account data changed and must be loaded again. */
  onChange: () => void
}

/** Name, username and email address, with a form to change the address. */
export function AccountSettings({ user, account, onChange }: Props) {
  const { email, emailVerified, pendingEmail } = account
  const [isEditing, edit] = useState(false)
  const { button, giveBack } = useReturnedFocus()
  const close = () => {
    giveBack()
    edit(false)
  }
  return (
    <div className="grid gap-12">
      <SettingsGroup title="Account">
        <dl className="grid divide-y divide-line rounded-card border border-line bg-surface px-4">
          <Row name="Name" action={<ButtonLink small to={settingsPath('profile')}>Edit<VisuallyHidden> name</VisuallyHidden></ButtonLink>}>
            {user.name}
          </Row>
          <Row name="Username">
            @{user.username} <span className="text-text-muted">(it can’t be changed)</span>
          </Row>
          <Row
            name="Email"
            action={
              !isEditing && (
                <Button ref={button} small aria-label="Edit email" onClick={() => edit(true)}>
                  Edit
                </Button>
              )
            }
          >
            <span className="mr-2">{email}</span>
            {emailVerified ? <Badge tone="success">Confirmed</Badge> : <Badge tone="warning">Not confirmed</Badge>}
          </Row>
        </dl>
        {!emailVerified && <ConfirmAddress email={email} />}
        {pendingEmail !== null && <PendingEmail email={pendingEmail} onCanceled={onChange} />}
      </SettingsGroup>
      {isEditing && <ChangeEmailForm present={email} onSent={onChange} onClose={close} />}
    </div>
  )
}

function Row({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 py-3 text-sm md:grid-cols-[7rem_minmax(0,1fr)] md:items-center">
      <dt className="text-text-muted">{name}</dt>
      <dd className="flex items-center justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">{children}</div>
        {action !== undefined && action !== false && <div className="-my-1.5 flex-none">{action}</div>}
      </dd>
    </div>
  )
}
