import { counted } from '#platform/rules/counted.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { KIND_LABELS, waitsForMentor } from '../../rules/assignment.ts'
import { RISK_LABELS } from '../../rules/at-risk.ts'
import { ownTotals } from '../../rules/own-totals.ts'
import { mentorGroupPath } from '../../rules/paths.ts'
import type { AssignmentData, ProgressData } from '../group-query.ts'
import { localText } from '../local-text.ts'
import { StateBadge } from '../StateBadge.tsx'

interface Props {
  groupId: string
  assignments: readonly AssignmentData[]
  row: ProgressData['rows'][number]
  onOpen: (assignment: AssignmentData) => void
}

/** One learner of a group: what they handed in, what is missing, and their points. Each assignment opens the work. */
export function LearnerProgress({ groupId, assignments, row: { learner, lastActiveAt, risks, states, points }, onOpen }: Props) {
  const totals = ownTotals(assignments.map(({ points: outOf }, at) => ({ state: states[at]!, outOf, points: points[at] ?? null })))
  return (
    <Section title={learner.name}>
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
        {risks.map((risk) => <Badge key={risk} tone="warning">{RISK_LABELS[risk]}</Badge>)}
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
              </span>
            )}
            <StateBadge state={states[at]!} />
            <Button small variant={waitsForMentor(assignment.kind, states[at]!) ? 'primary' : 'plain'} aria-label={`Open ${assignment.title}`} onClick={() => onOpen(assignment)}>
              {waitsForMentor(assignment.kind, states[at]!) ? 'Review' : 'Open'}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={mentorGroupPath(groupId, 'progress')} icon={arrowLeftIcon}>
          All learners
        </ButtonLink>
      </div>
    </Section>
  )
}
