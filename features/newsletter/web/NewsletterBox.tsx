import { useState, type FormEvent } from 'react'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CHECK_YOUR_INBOX } from '../rules/newsletter.ts'
import { Subscribe } from './newsletter-queries.ts'

/** Asks for an address and subscribes it; an email asks to confirm. No account is needed. */
export function NewsletterBox() {
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  // The box is on home: nothing is requested until someone uses it.
  const [isUsed, setUsed] = useState(false)
  const off = useTurnedOff('newsletter', isUsed)
  const { mutate, isPending, isSuccess, error } = useMutation(Subscribe)

  function submit(event: FormEvent): void {
    event.preventDefault()
    mutate({ email, website, timeZone: deviceTimeZone() })
  }
  return (
    <form className="beside-chat grid gap-3" onSubmit={submit} noValidate>
      {isSuccess ? (
        <p role="status" className="rounded-control bg-success-subtle px-3 py-2.5 text-sm text-success">
          {CHECK_YOUR_INBOX}
        </p>
      ) : off !== null ? (
        <Notice>{off}</Notice>
      ) : (
        <>
          <Field label="Email" error={error?.fields['email']}>
            {(control) => <TextInput {...control} type="email" autoComplete="email" inputMode="email" value={email} onFocus={() => setUsed(true)} onChange={(event) => setEmail(event.target.value)} />}
          </Field>
          <div className="hidden" aria-hidden="true">
            <input tabIndex={-1} autoComplete="off" name="website" value={website} onChange={(event) => setWebsite(event.target.value)} />
          </div>
          <ErrorMessage message={error === null || error.fields['email'] !== undefined ? null : error.message} />
          <Button type="submit" variant="primary" className="justify-self-start" busy={isPending}>
            Subscribe
          </Button>
        </>
      )}
    </form>
  )
}
