import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { clearSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { validatePassword } from '../rules/password-strength.ts'
import { useAuth } from './auth.ts'
import { commonPasswords } from './load-common-passwords.ts'
import { FormColumn } from './FormColumn.tsx'
import { FormError } from './FormError.tsx'
import { InvalidLink } from './InvalidLink.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useForm } from './use-form.ts'

const ResetPassword = graphql(`
  mutation ResetPassword($secret: String!, $password: String!) { resetPassword(secret: $secret, password: $password) }
`)

/** Sets a new password with the secret of a reset link, then asks to log in with it. */
export function ResetPasswordForm({ secret }: { secret: string }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const [state, setState] = useState<'asking' | 'done' | 'used up'>('asking')
  const logIn = () => asMember(() => navigate('/'))
  const form = useForm({
    names: ['password'],
    check: ({ password }) => ({ password: validatePassword(password, {}, commonPasswords()) }),
    send: async ({ password }) => {
      try {
        await request(ResetPassword, { secret, password })
      } catch (error) {
        const isLinkWrong = error instanceof ApiError && (error.code === 'NOT_FOUND' || 'secret' in error.fields)
        if (!isLinkWrong) throw error
        return setState('used up')
      }
      // All sessions of the account have ended, including this one.
      clearSession()
      setState('done')
      logIn()
    },
  })
  if (state === 'used up') return <InvalidLink purpose="reset" />
  if (state === 'done') {
    return (
      <FormColumn
        title="Your password has been changed"
        sentence="You’ve been logged out on all devices. Log in with your new password."
        follows
      >
        <Button variant="primary" className="justify-self-start" onClick={logIn}>
          Log in
        </Button>
      </FormColumn>
    )
  }
  return (
    <FormColumn
      title="Choose a new password"
      sentence="This logs you out on all devices."
    >
      <form ref={form.ref} className="grid gap-5" method="post" onSubmit={form.onSubmit} noValidate>
        <FormError error={form.error} />
        <NewPasswordField
          label="New password"
          error={form.errors.password}
          input={form.input('password')}
          onListLoaded={() => form.revalidate('password')}
        />
        <Button type="submit" variant="primary" wide busy={form.busy} busyText="Saving...">
          Save new password
        </Button>
      </form>
    </FormColumn>
  )
}
