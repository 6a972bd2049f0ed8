import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormError, OwnRolesQuery } from '#features/accounts/web/public.tsx'
import { MESSAGE_LENGTH, MESSAGE_SENT, SUBJECT_LENGTH } from '../rules/contact-lengths.ts'

const SendContactMessage = graphql(`
  mutation SendContactMessage($message: ContactMessageInput!) { sendContactMessage(message: $message) }
`)

/** The contact form. Drafts are saved on the device, errors are shown under their fields, and a retry never stores a message twice. */
export function ContactForm() {
  const session = useSession()
  const [name, setName, forgetName] = useLocalDraft('contact-name')
  const [email, setEmail, forgetEmail] = useLocalDraft('contact-email')
  const [subject, setSubject, forgetSubject] = useLocalDraft('contact-subject')
  const [message, setMessage, forgetMessage] = useLocalDraft('contact-message')
  const [website, setWebsite] = useState('')
  const [isSent, setSent] = useState(false)
  const [keys] = useState(() => requestKeys())
  const { mutate, isPending, error } = useMutation(SendContactMessage, {
    onSuccess: () => {
      keys.forget()
      for (const forget of [forgetName, forgetEmail, forgetSubject, forgetMessage]) forget()
      setSent(true)
    },
  })
  const { fields: errors, message: refusal } = useFieldErrors(error, { name, email, subject, message })
  const ownName = session?.user.name ?? ''
  const ownEmail = useQuery(OwnRolesQuery, session === null ? null : {}).data?.ownAccount?.email ?? ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(false)
    const content = { name: name || ownName, email: email || ownEmail, subject, message, website }
    mutate({ message: { id: keys.keyFor(JSON.stringify(content)), ...content } })
  }

  return (
    <form className="grid gap-5" method="post" onSubmit={submit} noValidate>
      <FormError error={refusal === null ? null : { message: refusal }} />
      <Field label="Your Name" error={errors['name']}>
        {(control) => <TextInput {...control} autoComplete="name" value={name || ownName} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Field label="Email Address" hint="So we can reply." error={errors['email']}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" value={email || ownEmail} onChange={(event) => setEmail(event.target.value)} />}
      </Field>
      <Field label="Subject" error={errors['subject']} count={{ used: subject.length, limit: SUBJECT_LENGTH }}>
        {(control) => <TextInput {...control} value={subject} onChange={(event) => setSubject(event.target.value)} />}
      </Field>
      <Field label="Message" error={errors['message']} count={{ used: message.length, limit: MESSAGE_LENGTH }}>
        {(control) => <TextArea {...control} rows={7} value={message} onChange={(event) => setMessage(event.target.value)} />}
      </Field>
      <div hidden>
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" value={website} onChange={(event) => setWebsite(event.target.value)} />
        </label>
      </div>
      <div role="status">{isSent && <p className="rounded-control bg-success-subtle px-3 py-2.5 text-sm text-success">{MESSAGE_SENT}</p>}</div>
      <Button type="submit" variant="primary" className="justify-self-start" busy={isPending} busyText="Sending...">
        Send
      </Button>
    </form>
  )
}
