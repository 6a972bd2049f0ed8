import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import type { Fault } from '../../rules/course-faults.ts'
import { editCoursePath } from '../../rules/paths.ts'
import { useCourseForm } from './course-form.ts'

/** Where a fault can be mended in the editor. */
const addressOf = (id: string, { place }: Fault): string => {
  const query = place.part === 'lesson' ? `lesson=${encodeURIComponent(place.key)}` : `tab=${place.part === 'about' ? 'about' : 'lessons'}`
  return `${editCoursePath(id)}?${query}&show=faults`
}

/** What is missing before the course can be reviewed, with links to the places. */
export function CheckTab() {
  const { id, faults } = useCourseForm()
  if (faults.length === 0) return <EmptyState text="Nothing is missing" hint="Look at the course as a learner, then submit it for review." />
  return (
    <section aria-labelledby="course-faults" className="grid gap-3">
      <h2 id="course-faults" className="text-lg">
        {faults.length === 1 ? 'One thing to fix before the review' : `${faults.length} things to fix before the review`}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message}`} className="grid gap-0.5 px-4 py-3">
            <a className="link font-medium wrap-anywhere" href={addressOf(id, fault)}>
              {fault.message}
            </a>
            <span className="text-sm text-text-muted wrap-anywhere">{fault.where}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
