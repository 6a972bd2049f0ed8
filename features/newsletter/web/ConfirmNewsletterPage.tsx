import { useMutation } from '#platform/web/data/use-mutation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { FormColumn, useLinkSecret } from '#features/accounts/web/public.tsx'
import { INVALID_LINK } from '../rules/newsletter.ts'
import { NEWSLETTER_PATH } from '../rules/paths.ts'
import { Confirm } from './newsletter-queries.ts'

/** The page of the confirmation link. Nothing happens before the button is pressed, because email programs open links. */
function ConfirmNewsletterPage() {
  const secret = useLinkSecret()
  const { mutate, isPending, isSuccess, error } = useMutation(Confirm)
  if (secret === undefined) return <FormColumn title="Confirm your subscription"><SkeletonText lines={2} /></FormColumn>
  if (secret === null || error?.code === 'NOT_FOUND') {
    return (
      <FormColumn title="This link doesn’t work" sentence={INVALID_LINK} follows={error !== null}>
        <div>
          <ButtonLink to={NEWSLETTER_PATH}>Subscribe again</ButtonLink>
        </div>
      </FormColumn>
    )
  }
  if (isSuccess) {
    return (
      <FormColumn title="You’re subscribed" sentence="Your first issue arrives on Friday at nine, your time." follows>
        <div>
          <ButtonLink to={NEWSLETTER_PATH}>Read past issues</ButtonLink>
        </div>
      </FormColumn>
    )
  }
  return (
    <FormColumn title="Confirm your subscription" sentence="Press Confirm to get the newsletter every Friday. Each issue has a link to unsubscribe.">
      <ErrorMessage message={error?.message} />
      <Button variant="primary" className="justify-self-start" busy={isPending} onClick={() => mutate({ secret })}>
        Confirm
      </Button>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Confirm your subscription', description: 'Confirm your subscription to the newsletter.', hidden: true }),
  Component: ConfirmNewsletterPage,
})
