import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { OwnRolesQuery } from '#features/accounts/web/public.tsx'
import { checkYourInbox, STILL_SUBSCRIBED, SUBSCRIBED, UNSUBSCRIBED } from '../rules/newsletter.ts'
import { EndOwn, OwnSubscription, Subscribe } from './newsletter-queries.ts'

/** Asks for an address and subscribes it. An email asks to confirm, except for the verified address of a member. No account is needed. */
export function NewsletterBox() {
  const [typed, setTyped] = useState<string | null>(null)
  const session = useSession()
  const ownEmail = useQuery(OwnRolesQuery, session === null ? null : {}).data?.ownAccount?.email ?? ''
  const email = typed ?? ownEmail
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was typed before hydration.
    if (input.current?.value) setTyped(input.current.value)
  }, [])
  const [website, setWebsite] = useState('')
  // The box is on home: nothing is requested until someone uses it.
  const [isUsed, setUsed] = useState(false)
  const off = useTurnedOff('newsletter', isUsed)
  const isSubscriber = useQuery(OwnSubscription, session === null ? null : {}).data?.isNewsletterSubscriber === true
  const { mutate, data, variables, isPending, error, reset } = useMutation(Subscribe, {
    // Only the own address of a member is subscribed at once.
    onSuccess: ({ subscribeToNewsletter: mustConfirm }, _variables, cache) => (mustConfirm ? undefined : cache.updateQuery(OwnSubscription, {}, () => ({ isNewsletterSubscriber: true }))),
  })
  const end = useMutation(EndOwn, {
    onSuccess: async (_data, _variables, cache) => {
      await cache.updateQuery(OwnSubscription, {}, () => ({ isNewsletterSubscriber: false }))
      reset()
      showToast(UNSUBSCRIBED)
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    // During hydration the field is newer than the state.
    mutate({ email: input.current?.value ?? email, website, timeZone: deviceTimeZone() })
  }
  return (
    <form className="beside-chat grid gap-3" onSubmit={submit} noValidate>
      {isSubscriber ? (
        <>
          <p role="status" className="rounded-control bg-success-subtle px-3 py-2.5 text-sm text-success">
            {data === undefined ? STILL_SUBSCRIBED : SUBSCRIBED}
          </p>
          <ErrorMessage message={end.error?.message} />
          <Button className="justify-self-start" busy={end.isPending} onClick={() => end.mutate({})}>
            Unsubscribe
          </Button>
        </>
      ) : data !== undefined ? (
        <>
          <p ref={takeFocus} tabIndex={-1} role="status" className="rounded-control bg-success-subtle px-3 py-2.5 text-sm wrap-anywhere text-success">
            {data.subscribeToNewsletter ? checkYourInbox(variables?.email.trim() ?? '') : SUBSCRIBED}
          </p>
          {data.subscribeToNewsletter && (
            <Button className="justify-self-start" onClick={reset}>
              Use another address
            </Button>
          )}
        </>
      ) : off !== null ? (
        <Notice>{off}</Notice>
      ) : (
        <>
          <Field label="Email" error={error?.fields['email']}>
            {(control) => <TextInput {...control} ref={input} type="email" autoComplete="email" inputMode="email" value={email} onFocus={() => setUsed(true)} onChange={(event) => setTyped(event.target.value)} />}
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
