import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { OWN_COURSES_PATH } from '../rules/paths.ts'

/** The way to their own courses for people who may write courses. */
export function WriteCourses() {
  const isMember = useSession() !== null
  const isMounted = useMounted()
  const { roles } = useRoles(isMounted && isMember)
  return roles?.rights.includes('courses.write') === true ? <ButtonLink to={OWN_COURSES_PATH}>Your courses</ButtonLink> : null
}
