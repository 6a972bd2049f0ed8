import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { adminPath } from '#features/administration/rules/sections.ts'
import { editCoursePath, OWN_COURSES_PATH } from '../../rules/paths.ts'
import { ManagedCourses } from './ManagedCourses.tsx'

/** All published and archived courses, a new one, and the way to those that wait for a decision. */
export function CoursesAdmin({ path, search }: { path: string; search: URLSearchParams }) {
  const navigate = useNavigate()
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={plusIcon} onClick={() => navigate(`${editCoursePath(crypto.randomUUID())}?new=1&from=admin`)}>
          New course
        </Button>
        <ButtonLink to={OWN_COURSES_PATH}>Your drafts</ButtonLink>
        <ButtonLink to={`${adminPath('approvals')}?filter=course`}>Review submitted courses</ButtonLink>
      </div>
      <ManagedCourses path={path} search={search} />
    </div>
  )
}
