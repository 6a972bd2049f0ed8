import { useState } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { announce } from '#platform/web/ui/toast-store.ts'
import { faultOfPassword } from '../rules/password-strength.ts'
import { emailFault, nameFault, suggestUsername, USERNAME_MIN, usernameFault } from '../rules/person-faults.ts'
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

/** The form of a new account (requirement A-1). The username follows the name until it is touched. */
export function SignUpForm() {
  const { register, goOn } = useAuth()
  const navigate = useNavigate()
  const [isChosen, choose] = useState(false)
  const form = useForm<Name>({
    names: ['name', 'username', 'email', 'password'],
    check,
    send: async (texts) => {
      await register(texts)
      const to = texts.email.trim()
      announce(`Welcome, ${texts.name.trim()}. We sent a mail to ${to}: please open it to confirm your address.`)
      if (!goOn()) navigate('/')
    },
  })
  const { username } = form.texts
  const isLongEnough = username.trim().length >= USERNAME_MIN
  const wrongForm = isLongEnough || /[^a-z0-9-]/i.test(username.trim()) ? usernameFault(username) : null

  return (
    <form ref={form.ref} className="grid gap-5" method="post" onSubmit={form.onSubmit} noValidate>
      <FormTrouble trouble={form.trouble} />
      <Field label="Name" error={form.faults.name}>
        {(control) => (
          <TextInput
            {...control}
            {...form.input('name')}
            autoComplete="name"
            onChange={(event) => {
              form.set('name', event.target.value)
              if (!isChosen) form.set('username', suggestUsername(event.target.value))
            }}
          />
        )}
      </Field>
      <Field
        label="Username"
        error={form.faults.username ?? (username === '' ? null : wrongForm)}
        hint="Letters a to z, digits and hyphens. Your profile lives under it."
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.input('username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              choose(event.target.value !== '')
              form.set('username', event.target.value)
            }}
          />
        )}
      </Field>
      <Field label="Email" error={form.faults.email} hint="Seen by nobody else. We send one mail to confirm it.">
        {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="email" />}
      </Field>
      <NewPasswordField label="Password" error={form.faults.password} own={form.texts} input={form.input('password')} />
      <Button type="submit" look="primary" wide busy={form.busy} busyText="Signing up...">
        Sign up
      </Button>
    </form>
  )
}
