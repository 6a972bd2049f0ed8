import type { Role } from '#platform/rules/viewer.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { ENTER_PASSWORD } from '../rules/texts.ts'
import { FormError } from './FormError.tsx'
import { useForm } from './use-form.ts'

interface Props {
  role: Role
  send: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before a switch to the admin role. */
export function PasswordDialog({ role, send, onClose }: Props) {
  const form = useForm({
    names: ['password'],
    check: ({ password }) => ({ password: password === '' ? ENTER_PASSWORD : null }),
    send: ({ password }) => send(password),
  })
  return (
    <Dialog open title={`Switch to ${roleLabel(role)}`} width="login" onClose={onClose}>
      <form ref={form.ref} className="grid gap-4" method="post" onSubmit={form.onSubmit} noValidate>
        <p className="text-sm text-text-muted">Confirm your password to continue.</p>
        <FormError error={form.error} />
        <Field label="Password" error={form.errors.password}>
          {(control) => <PasswordInput {...control} {...form.input('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" variant="primary" wide busy={form.busy} busyText="Switching...">
          Continue
        </Button>
      </form>
    </Dialog>
  )
}
