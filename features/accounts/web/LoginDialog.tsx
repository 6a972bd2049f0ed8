import { useState, type FormEvent } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { sentenceFor } from '#platform/web/graphql/refusal.ts'
import { FORGOT_PASSWORD_PATH, SIGN_UP_PATH } from '../rules/paths.ts'
import { useAuth } from './auth.ts'

interface Props {
  onClose: () => void
  onDone: () => void
}

/** The login dialog (requirement A-4): the error in red above the form, the button reads `Logging in...` while busy. */
export function LoginDialog({ onClose, onDone }: Props) {
  const { login } = useAuth()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(null)
    login(email, password).then(onDone, (reason: unknown) => {
      setError(sentenceFor(reason))
      setBusy(false)
    })
  }

  return (
    <Dialog open title="Login" width="login" onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {error !== null && (
          <p role="alert" className="text-sm text-hard">
            {error}
          </p>
        )}
        <Field label="Email">
          {(control) => (
            <TextInput {...control} type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          )}
        </Field>
        <Field
          label="Password"
          aside={
            <a className="link" href={FORGOT_PASSWORD_PATH} onClick={onClose}>
              Forgot password?
            </a>
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" wide busy={busy} busyText="Logging in...">
          Login
        </Button>
        <p className="text-center text-sm text-ink-soft">
          New here?{' '}
          <a className="link" href={SIGN_UP_PATH} onClick={onClose}>
            Sign up
          </a>
        </p>
      </form>
    </Dialog>
  )
}
