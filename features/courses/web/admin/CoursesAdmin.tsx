import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { adminPath } from '#features/administration/rules/sections.ts'
import { ManagedCourses } from './ManagedCourses.tsx'

/** All published and archived courses, and the way to those that wait for a decision. */
export function CoursesAdmin({ path, search }: { path: string; search: URLSearchParams }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <p>
        <ButtonLink to={`${adminPath('approvals')}?filter=course`}>Review submitted courses</ButtonLink>
      </p>
      <ManagedCourses path={path} search={search} />
    </div>
  )
}
