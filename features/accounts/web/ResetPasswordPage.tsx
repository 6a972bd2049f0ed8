import { definePage } from '#platform/web/pages/route.ts'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { FormColumn } from './FormColumn.tsx'
import { InvalidLink } from './InvalidLink.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** The page of a reset link. */
function ResetPasswordPage() {
  const secret = useLinkSecret()
  if (secret === null) return <InvalidLink purpose="reset" />
  if (secret !== undefined) return <ResetPasswordForm key={secret} secret={secret} />
  return (
    <FormColumn title="Choose a new password">
      <SkeletonText />
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({
    title: 'Choose a new password',
    description: 'Set a new password with the link from your email.',
    hidden: true,
  }),
  Component: ResetPasswordPage,
})
