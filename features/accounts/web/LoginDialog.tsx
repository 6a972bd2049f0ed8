import { Button } from '#platform/web/ui/Button.tsx'
import { buttonClass } from '#platform/web/ui/button-variant.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FORGOT_PASSWORD_PATH, SIGN_UP_PATH } from '../rules/paths.ts'
import { useAuth } from './auth.ts'
import { FormError } from './FormError.tsx'
import { useForm } from './use-form.ts'

export interface LoginDialogProps {
  /** Why the login is needed, if the person did not open the dialog themselves. */
  reason: string | null
  /** Whether it opens for people who are probably new: the first choice is then to sign up. */
  isForNewcomers?: boolean
  onClose: () => void
  /** The person follows a link to another page; their intention is kept. */
  onNavigateAway: () => void
  onDone: () => void
}

/** The login dialog (requirement A-4): the error in red above the form, the button reads `Logging in...` while busy. */
export function LoginDialog({ reason, isForNewcomers = false, onClose, onNavigateAway, onDone }: LoginDialogProps) {
  const { login } = useAuth()
  const form = useForm({
    names: ['email', 'password'],
    send: ({ email, password }) => login(email, password).then(onDone),
  })
  // Errors of single fields are shown above the form, too.
  const fieldError = form.errors.email ?? form.errors.password
  const error = form.error ?? (fieldError ? { message: fieldError } : null)

  return (
    <Dialog open title="Login" width="login" onClose={onClose}>
      <form ref={form.ref} className="grid gap-4" method="post" onSubmit={form.onSubmit} noValidate>
        {reason !== null && error === null && <p className="text-sm text-text-muted">{reason}</p>}
        {isForNewcomers && (
          <div className="grid gap-3 border-b border-line pb-4">
            <a className={buttonClass({ variant: 'primary', wide: true })} href={SIGN_UP_PATH} onClick={onNavigateAway}>
              Sign up
            </a>
            <p className="text-center text-sm text-text-muted">It’s free. Or log in:</p>
          </div>
        )}
        <FormError error={error} onFollow={onClose} />
        <Field label="Email">
          {(control) => <TextInput {...control} {...form.input('email')} data-autofocus="" type="email" autoComplete="username" />}
        </Field>
        <Field
          label="Password"
          aside={
            <a className="link" href={FORGOT_PASSWORD_PATH} onClick={onClose}>
              Forgot password
            </a>
          }
        >
          {(control) => <PasswordInput {...control} {...form.input('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" variant={isForNewcomers ? 'plain' : 'primary'} wide busy={form.busy} busyText="Logging in...">
          Login
        </Button>
        {!isForNewcomers && (
          <p className="text-center text-sm text-text-muted">
            New here?{' '}
            <a className="link -my-3 inline-block py-3" href={SIGN_UP_PATH} onClick={onNavigateAway}>
              Sign up
            </a>
          </p>
        )}
      </form>
    </Dialog>
  )
}
