import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { certificatePath } from '../rules/paths.ts'
import type { Enrollment } from './enrollments.ts'

/** Says that a course is finished, with the way to its certificate; nothing before. */
export function FinishedCourse({ enrollment }: { enrollment: Enrollment | null }) {
  const id = enrollment?.certificateId
  if (id === null || id === undefined) return null
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-4" role="status">
      <p className="font-medium">You finished this course.</p>
      <ButtonLink variant="primary" to={certificatePath(id)}>
        Your certificate
      </ButtonLink>
    </div>
  )
}
