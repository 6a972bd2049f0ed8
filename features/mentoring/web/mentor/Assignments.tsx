import { Suspense, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { KIND_LABELS, waitsForMentor } from '../../rules/assignment.ts'
import { mentorGroupPath } from '../../rules/paths.ts'
import { ProgressQuery, type AssignmentData, type GroupData, type ProgressData } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { useChange } from '../use-change.ts'
import { localText } from '../local-text.ts'
import { Templates } from './Templates.tsx'

const AssignmentDialog = lazyPart(() => import('./AssignmentDialog.tsx').then((module) => module.AssignmentDialog))
const DeleteAssignment = graphql(`mutation DeleteAssignment($id: ID!) { deleteAssignment(id: $id) }`)

/** The assignments of a group: new ones, changing and deleting them. */
export function Assignments({ group }: { group: GroupData }) {
  const query = useQuery(ProgressQuery, { id: group.id })
  const [opened, open] = useState<AssignmentData | 'new' | null>(null)
  const [doomed, askAbout] = useState<AssignmentData | null>(null)
  const remove = useChange(DeleteAssignment, () => askAbout(null))
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!group.isArchived && (
          <Button variant="primary" icon={plusIcon} onClick={() => open('new')}>
            New assignment
          </Button>
        )}
        <Templates group={group} hasAssignments={query.data !== undefined && query.data.groupProgress.assignments.length > 0} />
      </div>
      <Loading query={query}>
        {({ groupProgress }) => (
          <ul className="grid grid-cols-1 gap-3">
            {groupProgress.assignments.length === 0 && <EmptyState text="No assignments yet" hint="Assign a problem, a lesson, a quiz, a course, a blog or a text. Solved problems and finished lessons and courses are handed in automatically." />}
            {groupProgress.assignments.map((assignment, at) => (
              <AssignmentRow key={assignment.id} assignment={assignment} handedIn={countHandedIn(groupProgress, at)} toReturn={countToReturn(groupProgress, at)} groupId={group.id} of={groupProgress.rows.length} isArchived={group.isArchived} onEdit={() => open(assignment)} onDelete={() => askAbout(assignment)} />
            ))}
          </ul>
        )}
      </Loading>
      <Suspense>{opened !== null && <AssignmentDialog groupId={group.id} assignment={opened === 'new' ? null : opened} onClose={() => open(null)} />}</Suspense>
      <ConfirmDialog
        open={doomed !== null}
        question={`Delete “${doomed?.title ?? ''}”?`}
        explanation="Work that learners handed in for it, with points and comments, will be deleted too."
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => doomed !== null && remove.mutate({ id: doomed.id })}
        onClose={() => askAbout(null)}
      />
    </div>
  )
}

const HANDED_IN: ReadonlySet<string> = new Set(['done', 'late', 'revise', 'returned'])
const countHandedIn = ({ rows }: ProgressData, at: number) => rows.filter(({ states }) => HANDED_IN.has(states[at]!)).length

const countToReturn = ({ rows, assignments }: ProgressData, at: number) => rows.filter(({ states }) => waitsForMentor(assignments[at]!.kind, states[at]!)).length

interface RowProps {
  assignment: AssignmentData
  groupId: string
  toReturn: number
  handedIn: number
  of: number
  isArchived: boolean
  onEdit: () => void
  onDelete: () => void
}

function AssignmentRow({ assignment: { kind, path, title, due, points }, groupId, handedIn, toReturn, of, isArchived, onEdit, onDelete }: RowProps) {
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {path === null ? title : <a className="link" href={path}>{title}</a>}
          <Badge>{KIND_LABELS[kind]}</Badge>
          {path === null && kind !== 'text' && <Badge tone="warning">No longer available</Badge>}
        </p>
        <p className="tabular text-sm text-text-muted">
          {handedIn} of {of} handed in
          {toReturn > 0 && (
            <>
              {', '}
              <a className="link" href={`${mentorGroupPath(groupId, 'progress')}&risk=return`}>
                {toReturn} to return
              </a>
            </>
          )}
          {points > 0 && `, ${points === 1 ? '1 point' : `${points} points`}`}
          {due !== null && `, due ${localText(due)} where each learner is`}
        </p>
      </div>
      {!isArchived && (
        <span className="flex gap-2">
          <Button small aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button small variant="ghost" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        </span>
      )}
    </li>
  )
}
