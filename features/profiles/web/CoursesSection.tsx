import { certificatePath, coursePath } from '#features/courses/rules/paths.ts'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import type { ProfileData } from './profile-query.ts'
import { ProfileSection } from './ProfileSection.tsx'

interface Props {
  courses: NonNullable<ProfileData['courses']>
  certificates: NonNullable<ProfileData['certificates']>
}

/** Finished courses with their certificates, and the courses that the person takes now. Nothing is shown without either. */
export function CoursesSection({ courses, certificates }: Props) {
  if (courses.length === 0 && certificates.length === 0) return null
  return (
    <ProfileSection title="Courses">
      <ul className="grid gap-2">
        {certificates.map(({ id, courseTitle, issuedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <a className="link min-w-0 font-medium wrap-anywhere" href={certificatePath(id)}>
              {courseTitle}
            </a>
            <span className="text-sm text-text-muted">Finished {absoluteDay(new Date(String(issuedAt)))}</span>
          </li>
        ))}
        {courses.map(({ slug, title, finished, lessons }) => (
          <li key={slug} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <a className="link min-w-0 wrap-anywhere" href={coursePath(slug)}>
              {title}
            </a>
            <span className="tabular text-sm text-text-muted">
              {finished} of {lessons} lessons
            </span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
