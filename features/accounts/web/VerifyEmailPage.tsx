import { definePage } from '#platform/web/pages/route.ts'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { FormColumn } from './FormColumn.tsx'
import { InvalidLink } from './InvalidLink.tsx'
import { useLinkSecret } from './use-link-secret.ts'
import { VerifyEmail } from './VerifyEmail.tsx'

/** The page of a verification link. It needs a press, because mail programs follow links. */
function VerifyEmailPage() {
  const secret = useLinkSecret()
  if (secret === null) return <InvalidLink purpose="verify" />
  if (secret !== undefined) return <VerifyEmail key={secret} secret={secret} />
  return (
    <FormColumn title="Confirm your email">
      <SkeletonText lines={2} />
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({
    title: 'Confirm your email',
    description: 'Confirm your email address.',
    hidden: true,
  }),
  Component: VerifyEmailPage,
})
