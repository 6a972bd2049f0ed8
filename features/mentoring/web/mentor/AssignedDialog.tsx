import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { counted } from '#platform/rules/counted.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { isHandedIn, KIND_LABELS, waitsForMentor } from '../../rules/assignment.ts'
import { workPath } from '../../rules/paths.ts'
import { AssignmentFiles } from '../AssignmentFiles.tsx'
import type { AssignmentData, ProgressData } from '../group-query.ts'
import { localText } from '../../rules/local-text.ts'
import { RubricMarks } from '../RubricMarks.tsx'
import { StateBadge } from '../StateBadge.tsx'

const DetailQuery = graphql(`query AssignmentDetail($id: ID!) { groupProgress(id: $id) { assignments { id instructionsHtml files { id name bytes address } } } }`)

interface Props {
  groupId: string
  assignment: AssignmentData
  progress: ProgressData
  /** Null in an archived group. */
  onEdit: (() => void) | null
  onClose: () => void
}

/** An assignment for its mentors: what it asks for, its rubric, and how far each learner is. */
export function AssignedDialog({ groupId, assignment, progress, onEdit, onClose }: Props) {
  const { id, kind, path, title, instructions, due, lateRule, latePoints, points, criteria, files } = assignment
  const isPlain = instructions === '' && files.length === 0
  const detail = useQuery(DetailQuery, isPlain ? null : { id: groupId }).data?.groupProgress.assignments.find((one) => one.id === id)
  const column = progress.assignments.findIndex((one) => one.id === id)
  const handedIn = progress.rows.filter(({ states }) => isHandedIn(states[column]!)).length
  const waiting = progress.rows.filter(({ states }) => waitsForMentor(assignment, states[column]!))
  const footer = (
    <>
      {onEdit !== null && <Button onClick={onEdit}>Edit</Button>}
      {onEdit !== null && waiting.length > 0 && (
        <ButtonLink variant="primary" to={workPath({ groupId, assignmentId: id, learnerId: waiting[0]!.learner.id })}>
          Return next ({waiting.length})
        </ButtonLink>
      )}
    </>
  )
  return (
    <Dialog open title={title} width="wide" onClose={onClose} footer={onEdit === null ? undefined : footer}>
      <div className="grid grid-cols-1 gap-5">
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <Badge>{KIND_LABELS[kind]}</Badge>
          {progress.rows.length > 0 && <span>{handedIn} of {progress.rows.length} handed in</span>}
          {points > 0 && <span>{counted(points, 'point', 'points')}</span>}
          {due !== null && <span>Due {localText(due)}, their time</span>}
          {due !== null && <span>{lateRule === 'refused' ? 'Late work isn’t accepted' : latePoints > 0 ? `Late work loses ${counted(latePoints, 'point', 'points')}` : 'Late work is accepted'}</span>}
        </p>
        {path !== null && (
          <div>
            <ButtonLink small to={path}>
              Open the {KIND_LABELS[kind].toLowerCase()}
            </ButtonLink>
          </div>
        )}
        {instructions !== '' && <CommentText comment={{ text: instructions, html: detail?.instructionsHtml ?? null }} />}
        <AssignmentFiles files={detail?.files ?? []} />
        <RubricMarks criteria={criteria} marks={[]} />
        <ul aria-label="Learners" className="divide-y divide-line border-y border-line">
          {progress.rows.map(({ learner, states }) => (
            <li key={learner.id} className="flex items-center justify-between gap-3 py-2">
              <a className="link min-w-0 wrap-anywhere" href={workPath({ groupId, assignmentId: id, learnerId: learner.id })}>
                {learner.name}
              </a>
              <StateBadge state={states[column]!} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
