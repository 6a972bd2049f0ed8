import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { cleanEmail, validateEmail } from '#features/people/rules/validate-person.ts'
import { ENTER_PASSWORD, SAME_EMAIL } from '../rules/texts.ts'
import { explainEmailLimit } from './explain-email-limit.ts'
import { FormError } from './FormError.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import { useForm } from './use-form.ts'

const RequestEmailChange = graphql(`
  mutation RequestEmailChange($currentPassword: String!, $email: String!) {
    requestEmailChange(currentPassword: $currentPassword, email: $email)
  }
`)

/** Requests a change of the email address, which takes effect when the link sent to it is opened. */
export function ChangeEmailForm({ present, onSent, onClose }: { present: string; onSent: () => void; onClose: () => void }) {
  const form = useForm({
    names: ['email', 'currentPassword'],
    check: ({ email, currentPassword }) => ({
      email: validateEmail(email) ?? (cleanEmail(email) === present ? SAME_EMAIL : null),
      currentPassword: currentPassword === '' ? ENTER_PASSWORD : null,
    }),
    send: async (texts) => {
      await explainEmailLimit(request(RequestEmailChange, texts))
      form.clear()
      showToast(`We sent a link to ${cleanEmail(texts.email)}. Open it to finish the change.`)
      onSent()
      onClose()
    },
  })
  return (
    <SettingsGroup
      title="Change email"
      sentence="We’ll send a link to your new address. Until you open it, your current address stays."
    >
      <form ref={form.ref} className="grid gap-5" method="post" onSubmit={form.onSubmit} noValidate>
        <FormError error={form.error} />
        <Field label="New email" error={form.errors.email}>
          {(control) => <TextInput {...control} {...form.input('email')} ref={takeFocus} type="email" autoComplete="email" />}
        </Field>
        <Field label="Your password" error={form.errors.currentPassword}>
          {(control) => (
            <PasswordInput {...control} {...form.input('currentPassword')} autoComplete="current-password" />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={form.busy} busyText="Sending...">
            Change email
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </SettingsGroup>
  )
}
