import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { validateEmail } from '#features/people/rules/validate-person.ts'
import { explainEmailLimit } from './explain-email-limit.ts'
import { FormColumn } from './FormColumn.tsx'
import { FormError } from './FormError.tsx'
import { EmailSent } from './EmailSent.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { useCarriedTexts } from './use-carried-texts.ts'
import { useForm } from './use-form.ts'

const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) }
`)

/** Requests a reset link. The answer is the same for every address. */
function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    names: ['email'],
    check: ({ email }) => ({ email: validateEmail(email) }),
    send: async ({ email }) => {
      await explainEmailLimit(request(RequestPasswordReset, { email }))
      setSentTo(email.trim())
    },
  })
  useCarriedTexts(form, ['email'])
  if (sentTo !== null) return <EmailSent to={sentTo} onOther={() => setSentTo(null)} />
  return (
    <FormColumn
      title="Forgot password"
      sentence="Enter your email address. We’ll send you a link to choose a new password."
    >
      <form ref={form.ref} className="grid gap-5" method="post" onSubmit={form.onSubmit} noValidate>
        <FormError error={form.error} />
        <Field label="Email" error={form.errors.email}>
          {(control) => <TextInput {...control} {...form.input('email')} ref={takeFocus} type="email" autoComplete="email" />}
        </Field>
        <Button type="submit" variant="primary" wide busy={form.busy} busyText="Sending...">
          Send link
        </Button>
      </form>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({
    title: 'Forgot password',
    description: 'Get a link to choose a new password.',
    hidden: true,
  }),
  Component: ForgotPasswordPage,
})
