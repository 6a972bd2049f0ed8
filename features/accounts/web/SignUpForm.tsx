import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { FORGOT_PASSWORD_PATH, LOG_IN_PATH, PRIVACY_PATH, TERMS_PATH, WELCOME_PATH } from '../rules/paths.ts'
import { validatePassword } from '../rules/password-strength.ts'
import { validateEmail, validateName, suggestUsername, USERNAME_MIN, validateUsername } from '#features/people/rules/validate-person.ts'
import { useAuth } from './auth.ts'
import { commonPasswords } from './load-common-passwords.ts'
import { FormError } from './FormError.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { EMAIL_TAKEN } from '../rules/texts.ts'
import { forgetCarriedTexts, useCarriedTexts } from './use-carried-texts.ts'
import { useForm } from './use-form.ts'

type Name = 'name' | 'username' | 'email' | 'password'

const check = (texts: Record<Name, string>) => ({
  name: validateName(texts.name),
  username: validateUsername(texts.username),
  email: validateEmail(texts.email),
  password: validatePassword(texts.password, texts, commonPasswords()),
})

/** The sign-up form (requirement A-1). The username follows the name until the person edits it. */
export function SignUpForm({ onSubmitting }: { onSubmitting: (isSubmitting: boolean) => void }) {
  const { register, resumeIntention } = useAuth()
  const navigate = useNavigate()
  const suggested = useRef('')
  const form = useForm<Name>({
    names: ['name', 'username', 'email', 'password'],
    check,
    send: async (texts) => {
      onSubmitting(true)
      await register(texts).catch((error: unknown) => {
        onSubmitting(false)
        throw error
      })
      const to = texts.email.trim()
      showToast(`Welcome, ${texts.name.trim()}. We sent an email to ${to}. Open it to confirm your address.`)
      forgetCarriedTexts()
      if (!resumeIntention()) navigate(WELCOME_PATH)
    },
  })
  useCarriedTexts(form, ['name', 'username', 'email'])
  const { name, username } = form.texts
  const follow = useEffectEvent(() => {
    const suggestion = suggestUsername(name)
    // On the first run there is no suggestion yet: text typed before hydration is not in the state, and must not be cleared.
    if (suggestion === suggested.current || (username !== '' && username !== suggested.current)) return
    suggested.current = suggestion
    form.set('username', suggestion)
  })
  useEffect(() => {
    follow()
  }, [name])
  const isLongEnough = username.trim().length >= USERNAME_MIN
  const isUsernameWrong = username !== '' && validateUsername(username) !== null
  const wrongForm = isLongEnough || /[^a-z0-9-]/i.test(username.trim()) ? validateUsername(username) : null

  return (
    <form ref={form.ref} className="grid gap-5" method="post" onSubmit={form.onSubmit} noValidate>
      <FormError error={form.error} />
      <Field label="Name" error={form.errors.name}>
        {(control) => <TextInput {...control} {...form.input('name')} autoComplete="name" />}
      </Field>
      <Field
        label="Username"
        error={form.errors.username ?? (username === '' ? null : wrongForm)}
        hint={isUsernameWrong ? 'This is your profile link.' : 'Letters, numbers and hyphens. This is your profile link.'}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.input('username')}
            autoComplete="nickname"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      {/* Password managers save the address, which the login asks for, and not the username. */}
      <Field label="Email" error={form.errors.email} hint={form.errors.email === EMAIL_TAKEN ? <TakenEmailHelp /> : 'Not shown on your profile. We’ll email you a link to confirm it.'}>
        {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="username" />}
      </Field>
      <NewPasswordField
        label="Password"
        error={form.errors.password}
        own={form.texts}
        input={form.input('password')}
        onListLoaded={() => form.revalidate('password')}
      />
      <Button type="submit" variant="primary" wide busy={form.busy} busyText="Signing up...">
        Sign up
      </Button>
      <p className="text-sm text-text-muted">
        By signing up, you agree to the{' '}
        <a className="link" href={TERMS_PATH}>
          terms of use
        </a>
        . The{' '}
        <a className="link" href={PRIVACY_PATH}>
          privacy page
        </a>{' '}
        says what we store.
      </p>
    </form>
  )
}

/** Where somebody goes on whose address has an account; the address is in both forms. */
const TakenEmailHelp = () => (
  <>
    <a className="link" href={LOG_IN_PATH}>
      Log in
    </a>{' '}
    or{' '}
    <a className="link" href={FORGOT_PASSWORD_PATH}>
      reset your password
    </a>
  </>
)
