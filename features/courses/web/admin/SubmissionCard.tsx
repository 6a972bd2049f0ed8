import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { eyeIcon } from '#platform/web/ui/icons.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { Decision } from '../../rules/authoring-inputs.ts'
import type { ChangeKind } from '../../rules/course-changes.ts'
import { previewCoursePath } from '../../rules/paths.ts'
import type { Submission } from './CoursesAdmin.tsx'

const KINDS: Record<ChangeKind, { tone: Tone; label: string }> = {
  added: { tone: 'success', label: 'Added' }, changed: { tone: 'warning', label: 'Changed' }, moved: { tone: 'plain', label: 'Moved' }, removed: { tone: 'danger', label: 'Removed' },
}

/** A submitted course: who wrote it, what it changes, and the decision. */
export function SubmissionCard({ course, onDecide }: { course: Submission; onDecide: (decision: Decision) => void }) {
  const { id, title, summary, author, isNew, lessonCount, submittedAt, changes } = course
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 p-5">
      <div className="grid gap-1">
        <h4 className="text-lg wrap-anywhere">{title}</h4>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <Badge tone={isNew ? 'accent' : 'plain'}>{isNew ? 'New course' : 'New version'}</Badge>
          <a className="link" href={profilePath(author.username)}>
            {author.name}
          </a>
          <span className="tabular">{lessonCount === 1 ? '1 lesson' : `${lessonCount} lessons`}</span>
          <span>
            Submitted <TimeAgo at={submittedAt} />
          </span>
        </p>
      </div>
      <p className="wrap-anywhere">{summary}</p>
      <details>
        <summary className="cursor-pointer text-sm font-medium">
          {isNew ? 'Lessons' : `Compared with the published version: ${changes.length === 1 ? '1 change' : `${changes.length} changes`}`}
        </summary>
        <ul aria-label={isNew ? 'Lessons' : 'Changes'} className="grid gap-1 pt-3 text-sm">
          {changes.map(({ kind, lesson, name }) => (
            <li key={`${kind} ${lesson ?? ''} ${name}`} className="flex items-baseline gap-3">
              {!isNew && (
                <span className="w-20 flex-none">
                  <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
                </span>
              )}
              {lesson === null || kind === 'removed' ? (
                <span className="min-w-0 wrap-anywhere">{name}</span>
              ) : (
                <a className="link min-w-0 wrap-anywhere" href={previewCoursePath(id, lesson)}>
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onDecide('approve')}>
          Publish
        </Button>
        <Button onClick={() => onDecide('return')}>Send back</Button>
        <ButtonLink variant="ghost" icon={eyeIcon} to={previewCoursePath(id)}>
          See as a learner
        </ButtonLink>
      </div>
    </Card>
  )
}
