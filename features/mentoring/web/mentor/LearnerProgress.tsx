import { counted } from '#platform/rules/counted.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '#platform/web/ui/icons.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { MessageButton } from '#features/chat/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { isAutomatic, KIND_LABELS, waitsForMentor } from '../../rules/assignment.ts'
import { RISK_LABELS } from '../../rules/at-risk.ts'
import { ownTotals } from '../../rules/own-totals.ts'
import { learnerPath, progressPath } from '../../rules/paths.ts'
import type { AssignmentData, ProgressData } from '../group-query.ts'
import { localText } from '../../rules/local-text.ts'
import { StateBadge } from '../StateBadge.tsx'

type Learner = ProgressData['rows'][number]['learner']

interface Props {
  groupId: string
  /** The filter that the mentor came through. */
  filter: string | null
  assignments: readonly AssignmentData[]
  row: ProgressData['rows'][number]
  /** The learners before and after this one; undefined at an end. */
  previous: Learner | undefined
  next: Learner | undefined
  onOpen: (assignment: AssignmentData) => void
}

/** One learner of a group: what they handed in, what is missing, and their points. Each assignment opens the work. */
export function LearnerProgress({ groupId, filter, assignments, row: { learner, lastActiveAt, risks, states, points }, previous, next, onOpen }: Props) {
  const totals = ownTotals(assignments.map(({ points: outOf }, at) => ({ state: states[at]!, outOf, points: points[at] ?? null })))
  return (
    <section aria-labelledby="learner" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 dir="auto" id="learner" className="min-w-0 text-xl wrap-anywhere">
          {learner.name}
        </h2>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={progressPath(groupId, filter)}>{filter === null ? 'All learners' : 'Back to the list'}</ButtonLink>
          {previous !== undefined && <Neighbor to={learnerPath(groupId, previous.id, filter)} label="Previous" name={previous.name} icon={arrowLeftIcon} />}
          {next !== undefined && <Neighbor to={learnerPath(groupId, next.id, filter)} label="Next" name={next.name} icon={arrowRightIcon} />}
          <MessageButton personId={learner.id} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        <a className="link" href={profilePath(learner.username)}>
          Profile
        </a>
        <span>
          Active <TimeAgo at={String(lastActiveAt)} />
        </span>
        <span className="tabular">
          {totals.handedIn} of {assignments.length} handed in, {totals.overdue} overdue
        </span>
        {totals.outOf > 0 && (
          <span className="tabular">
            {totals.points} of {totals.outOf} points so far
          </span>
        )}
        {risks.filter((risk) => risk !== 'overdue').map((risk) => <Badge key={risk} tone="warning">{RISK_LABELS[risk]}</Badge>)}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {assignments.map((assignment, at) => (
          <li key={assignment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="grid min-w-0 flex-1 basis-56">
              <span className="font-medium wrap-anywhere">{assignment.title}</span>
              <span className="tabular text-sm text-text-muted">
                {KIND_LABELS[assignment.kind]}
                {assignment.due !== null && `, due ${localText(assignment.due)} their time`}
              </span>
            </span>
            {assignment.points > 0 && (
              <span className="tabular text-sm text-text-muted">
                {typeof points[at] === 'number' ? `${points[at]} of ${counted(assignment.points, 'point', 'points')}` : counted(assignment.points, 'point', 'points')}
                {typeof points[at] === 'number' && isAutomatic(assignment, states[at]!) && ', given automatically'}
              </span>
            )}
            <StateBadge state={states[at]!} />
            <Button small variant={waitsForMentor(assignment, states[at]!) ? 'primary' : 'plain'} aria-label={`Open ${assignment.title}`} onClick={() => onOpen(assignment)}>
              {waitsForMentor(assignment, states[at]!) ? 'Review' : 'Open'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link to the learner before or after the shown one. */
const Neighbor = ({ to, label, name, icon }: { to: string; label: string; name: string; icon: string }) => (
  <a className="button" href={to} aria-label={`${label}: ${name}`} data-tip={name}>
    <Icon of={icon} small />
    {label}
  </a>
)
