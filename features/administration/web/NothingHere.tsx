import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'

/** For whoever may see nothing here; who holds the role and acts in another one is shown the way. */
export function NothingHere({ mayBecome }: { mayBecome: boolean }) {
  return (
    <EmptyState
      text="There is nothing here for you."
      hint={mayBecome ? 'You act in another role now. Act as Admin to see the administration.' : 'This part is for those who look after the site.'}
      action={mayBecome ? <ButtonLink to={SWITCH_PROFILE_PATH}>Switch the role</ButtonLink> : <ButtonLink to="/">Go to the home page</ButtonLink>}
    />
  )
}
