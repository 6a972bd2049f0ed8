import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'

/** Shown without the right for a page, with a link to switch to the admin role for those who hold it. */
export function AccessDenied({ mayBecome }: { mayBecome: boolean }) {
  return (
    <EmptyState
      text="You don’t have access to this page"
      hint={mayBecome ? 'Switch to the Admin role to see the administration.' : 'Only admins can see this page.'}
      action={mayBecome ? <ButtonLink to={SWITCH_PROFILE_PATH}>Switch role</ButtonLink> : <ButtonLink to="/">Go to home page</ButtonLink>}
    />
  )
}
