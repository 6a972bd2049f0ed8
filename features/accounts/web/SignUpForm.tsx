import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { faultOfPassword } from '../rules/password-strength.ts'
import { emailFault, nameFault, suggestUsername, USERNAME_MIN, usernameFault } from '#features/people/rules/person-faults.ts'
import { useAuth } from './auth.ts'
import { commonPasswords } from './common-list.ts'
import { FormTrouble } from './FormTrouble.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useForm } from './use-form.ts'

type Name = 'name' | 'username' | 'email' | 'password'

const check = (texts: Record<Name, string>) => ({
  name: nameFault(texts.name),
  username: usernameFault(texts.username),
  email: emailFault(texts.email),
  password: faultOfPassword(texts.password, texts, commonPasswords()),
})

/** The form of a new account (requirement A-1). The username follows the name until somebody chooses another. */
export function SignUpForm({ onUnderWay }: { onUnderWay: (isUnderWay: boolean) => void }) {
  const { register, goOn } = useAuth()
  const navigate = useNavigate()
  const suggested = useRef('')
  const form = useForm<Name>({
    names: ['name', 'username', 'email', 'password'],
    check,
    send: async (texts) => {
      onUnderWay(true)
      await register(texts).catch((error: unknown) => {
        onUnderWay(false)
        throw error
      })
      const to = texts.email.trim()
      showToast(`Welcome, ${texts.name.trim()}. We sent an email to ${to}. Open it to confirm your address.`)
      if (!goOn()) navigate('/')
    },
  })
  const { name, username } = form.texts
  const follow = useEffectEvent(() => {
    const suggestion = suggestUsername(name)
    // At first there is none: what was typed before the page was alive is not known here yet, and not to be emptied.
    if (suggestion === suggested.current || (username !== '' && username !== suggested.current)) return
    suggested.current = suggestion
    form.set('username', suggestion)
  })
  useEffect(() => {
    follow()
  }, [name])
  const isLongEnough = username.trim().length >= USERNAME_MIN
  const wrongForm = isLongEnough || /[^a-z0-9-]/i.test(username.trim()) ? usernameFault(username) : null

  return (
    <form ref={form.ref} className="grid gap-5" method="post" onSubmit={form.onSubmit} noValidate>
      <FormTrouble trouble={form.trouble} />
      <Field label="Name" error={form.faults.name}>
        {(control) => <TextInput {...control} {...form.input('name')} autoComplete="name" />}
      </Field>
      <Field
        label="Username"
        error={form.faults.username ?? (username === '' ? null : wrongForm)}
        hint="Letters, numbers and hyphens. This is your profile link."
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.input('username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Email" error={form.faults.email} hint="Only you can see this. We’ll email you a link to confirm it.">
        {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="email" />}
      </Field>
      <NewPasswordField
        label="Password"
        error={form.faults.password}
        own={form.texts}
        input={form.input('password')}
        onListThere={() => form.lookAgain('password')}
      />
      <Button type="submit" variant="primary" wide busy={form.busy} busyText="Signing up...">
        Sign up
      </Button>
    </form>
  )
}
