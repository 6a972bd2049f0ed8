import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FORGOT_PASSWORD_PATH } from '../rules/paths.ts'
import { useAuth } from './auth.ts'
import { FormError } from './FormError.tsx'
import { forgetCarriedTexts, useCarriedTexts } from './use-carried-texts.ts'
import { useForm } from './use-form.ts'

interface Props {
  /** Why the login is needed; an error takes its place. */
  reason?: string | null
  isSecondary?: boolean
  /** Whether the form is the content of the page, which begins in its first field. */
  isPage?: boolean
  /** The person follows a link of the form. */
  onFollow?: () => void
  onDone: () => void
}

/** Email and password: the error in red above the form, the button reads `Logging in...` while busy (requirement A-4). */
export function LoginForm({ reason = null, isSecondary = false, isPage = false, onFollow, onDone }: Props) {
  const { login } = useAuth()
  const form = useForm({
    names: ['email', 'password'],
    send: async ({ email, password }) => {
      await login(email, password)
      forgetCarriedTexts()
      onDone()
    },
  })
  useCarriedTexts(form, ['email'])
  // Errors of single fields are shown above the form, too.
  const fieldError = form.errors.email ?? form.errors.password
  const error = form.error ?? (fieldError ? { message: fieldError } : null)
  return (
    <form ref={form.ref} className="grid gap-4" method="post" onSubmit={form.onSubmit} noValidate>
      {reason !== null && error === null && <p className="text-sm text-text-muted">{reason}</p>}
      <FormError error={error} {...(onFollow !== undefined && { onFollow })} />
      <Field label="Email">
        {(control) => <TextInput {...control} {...form.input('email')} aria-invalid={form.errors.email ? true : undefined} ref={isPage ? takeFocus : undefined} data-autofocus="" type="email" autoComplete="username" />}
      </Field>
      <Field
        label="Password"
        aside={
          <a className="link" href={FORGOT_PASSWORD_PATH} onClick={onFollow}>
            Forgot password
          </a>
        }
      >
        {(control) => <PasswordInput {...control} {...form.input('password')} aria-invalid={form.errors.password ? true : undefined} autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant={isSecondary ? 'plain' : 'primary'} wide busy={form.busy} busyText="Logging in...">
        Login
      </Button>
    </form>
  )
}
