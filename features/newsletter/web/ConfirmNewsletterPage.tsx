import { useMutation } from '#platform/web/data/use-mutation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmLink, FormColumn, useLinkSecret } from '#features/accounts/web/public.tsx'
import { INVALID_LINK } from '../rules/newsletter.ts'
import { NEWSLETTER_PATH } from '../rules/paths.ts'
import { Confirm } from './newsletter-queries.ts'

/** The page of the confirmation link of the newsletter. */
function ConfirmNewsletterPage() {
  const secret = useLinkSecret()
  const { mutate, isPending, isSuccess, error } = useMutation(Confirm)
  const done = (
    <FormColumn title="You’re subscribed" sentence="Your first issue arrives on Friday at nine, your time." follows>
      <div>
        <ButtonLink to={NEWSLETTER_PATH}>Read past issues</ButtonLink>
      </div>
    </FormColumn>
  )
  return (
    <ConfirmLink
      secret={secret}
      title="Confirm your subscription"
      sentence="Press Confirm to get the newsletter every Friday. Each issue has a link to unsubscribe."
      invalid={{ sentence: INVALID_LINK, to: NEWSLETTER_PATH, label: 'Subscribe again' }}
      isPending={isPending}
      error={error}
      onConfirm={(secret) => mutate({ secret })}
      done={isSuccess ? done : null}
    />
  )
}

export const page = definePage({
  meta: () => ({ title: 'Confirm your subscription', description: 'Confirm your subscription to the newsletter.', hidden: true }),
  Component: ConfirmNewsletterPage,
})
