import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import type { SessionUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { validatePassword } from '../rules/password-strength.ts'
import { FORGOT_PASSWORD_PATH } from '../rules/paths.ts'
import { ENTER_PASSWORD } from '../rules/texts.ts'
import { commonPasswords } from './load-common-passwords.ts'
import { FormSuccess } from './FormSuccess.tsx'
import { FormError } from './FormError.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import { useForm } from './use-form.ts'

const ChangePassword = graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
  }
`)

/** Changes the password, which logs out all other devices. */
export function PasswordSettings({ user, onChanged }: { user: SessionUser; onChanged: () => void }) {
  const [isDone, setDone] = useState(false)
  const form = useForm({
    names: ['currentPassword', 'newPassword'],
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? ENTER_PASSWORD : null,
      newPassword: validatePassword(newPassword, user, commonPasswords()),
    }),
    send: async (texts) => {
      setDone(false)
      await request(ChangePassword, texts)
      form.clear()
      setDone(true)
      onChanged()
    },
  })
  return (
    <SettingsGroup title="Password" sentence="This logs you out on all other devices.">
      <form ref={form.ref} className="grid gap-5" method="post" onSubmit={form.onSubmit} noValidate>
        <FormError error={form.error} />
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <Field
          label="Current password"
          error={form.errors.currentPassword}
          aside={
            <a className="link" href={FORGOT_PASSWORD_PATH}>
              Forgot password
            </a>
          }
        >
          {(control) => (
            <PasswordInput {...control} {...form.input('currentPassword')} autoComplete="current-password" />
          )}
        </Field>
        <NewPasswordField
          label="New password"
          error={form.errors.newPassword}
          own={user}
          input={form.input('newPassword')}
          onListLoaded={() => form.revalidate('newPassword')}
        />
        <Button type="submit" className="justify-self-start" busy={form.busy} busyText="Saving...">
          Change password
        </Button>
        <FormSuccess>{isDone && 'Password changed. You’re logged out on all other devices.'}</FormSuccess>
      </form>
    </SettingsGroup>
  )
}
