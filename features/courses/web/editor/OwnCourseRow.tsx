import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ellipsisIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { coursePath, courseStatisticsPath, editCoursePath, previewCoursePath } from '../../rules/paths.ts'
import { stateBadges, type OwnCourse } from './own-course-requests.ts'

/** One of the viewer's own courses, with its state and its actions. */
export function OwnCourseRow({ course, onDuplicate, onDiscard }: { course: OwnCourse; onDuplicate: () => void; onDiscard: () => void }) {
  const { id, slug, state, comment, changedAt } = course
  const title = course.title.trim() || 'Untitled course'
  const canDiscard = state === 'draft' || state === 'returned'
  const items: MenuItem[] = [
    { label: 'See as a learner', to: previewCoursePath(id) },
    ...(slug === null ? [] : [{ label: 'Published course', to: coursePath(slug) }, { label: 'Statistics', to: courseStatisticsPath(id) }]),
    { label: 'Duplicate', onSelect: onDuplicate },
    ...(canDiscard ? [{ label: slug === null ? 'Delete' : 'Discard changes', danger: true, separated: true, onSelect: onDiscard }] : []),
  ]
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 flex-1 gap-1">
        <a className="font-medium wrap-anywhere hover:underline" href={editCoursePath(id)}>
          {title}
        </a>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
          {stateBadges(course).map(({ tone, label }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
          <TimeAgo at={changedAt} />
        </p>
        {state === 'returned' && comment !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line">{comment}</p>}
      </div>
      <ButtonLink small to={editCoursePath(id)}>
        {state === 'review' ? 'Open' : 'Edit'}
      </ButtonLink>
      <Menu label={`More for ${title}`} trigger={<Icon of={ellipsisIcon} small />} items={items} className="button button-ghost button-icon-sm" />
    </li>
  )
}
