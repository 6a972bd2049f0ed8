import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { FormColumn, useLinkSecret } from '#features/accounts/web/public.tsx'
import { NEWSLETTER_PATH } from '../rules/paths.ts'
import { ChangeNewsletter, Subscription, Unsubscribe } from './newsletter-queries.ts'

const TITLE = 'Newsletter settings'

/** The page of the link in each issue: the time zone, and the end of the subscription. */
function NewsletterPreferencesPage() {
  const secret = useLinkSecret()
  const { data, error } = useQuery(Subscription, secret === undefined || secret === null ? null : { secret })
  const change = useMutation(ChangeNewsletter, {
    onSuccess: (_data, { secret, timeZone }, cache) => cache.updateQuery(Subscription, { secret }, ({ newsletterSubscription }) => ({ newsletterSubscription: { ...newsletterSubscription, timeZone } })),
  })
  const end = useMutation(Unsubscribe)
  if (secret === null || error !== null) {
    return (
      <FormColumn title="This link doesn’t work" sentence={error?.message ?? 'The link is incomplete. Open it again from the email.'} follows={error !== null}>
        <div>
          <ButtonLink to={NEWSLETTER_PATH}>Newsletter</ButtonLink>
        </div>
      </FormColumn>
    )
  }
  if (data === undefined) return <FormColumn title={TITLE}><SkeletonText lines={3} /></FormColumn>
  const { email, state, timeZone } = data.newsletterSubscription
  if (end.isSuccess || state !== 'active') {
    return (
      <FormColumn title="You’re not subscribed" sentence={`${email} doesn’t get the newsletter.`} follows={end.isSuccess}>
        <div>
          <ButtonLink to={NEWSLETTER_PATH}>Subscribe again</ButtonLink>
        </div>
      </FormColumn>
    )
  }
  const zones = [...new Set([timeZone, deviceTimeZone(), ...Intl.supportedValuesOf('timeZone')])]
  return (
    <FormColumn title={TITLE} sentence={`For ${email}, every Friday at 09:00.`}>
      <Field label="Time zone">
        {(control) => <Select {...control} options={zones} value={change.isPending ? change.variables!.timeZone : timeZone} onChange={(event) => change.mutate({ secret: secret!, timeZone: event.target.value })} />}
      </Field>
      <ErrorMessage message={change.error?.message ?? end.error?.message} />
      <Button variant="danger" className="justify-self-start" busy={end.isPending} onClick={() => end.mutate({ secret: secret! })}>
        Unsubscribe
      </Button>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({ title: TITLE, description: 'Change or end your subscription.', hidden: true }),
  Component: NewsletterPreferencesPage,
})
