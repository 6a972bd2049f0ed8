import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { pencilIcon } from '#platform/web/ui/icons.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { OWN_PROBLEMS_PATH } from '../rules/paths.ts'

/** The way to their own problems for people who may write some. */
export function WriteProblems() {
  const isMember = useSession() !== null
  const isMounted = useMounted()
  const { roles } = useRoles(isMounted && isMember)
  if (roles?.rights.includes('problems.propose') !== true) return null
  return (
    <ButtonLink small icon={pencilIcon} to={OWN_PROBLEMS_PATH}>
      Your problems
    </ButtonLink>
  )
}
