import { Suspense, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { copyIcon, ellipsisIcon, plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { KIND_LABELS, waitsForMentor } from '../../rules/assignment.ts'
import { mentorGroupPath } from '../../rules/paths.ts'
import { byWeek } from '../../rules/weeks.ts'
import { ProgressQuery, type AssignmentData, type GroupData, type ProgressData } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { useChange } from '../use-change.ts'
import { localDay, localText } from '../../rules/local-text.ts'
import { countHandedIn } from './progress-rows.ts'
import { Templates } from './Templates.tsx'

const AssignmentDialog = lazyPart(() => import('./AssignmentDialog.tsx').then((module) => module.AssignmentDialog))
const AssignedDialog = lazyPart(() => import('./AssignedDialog.tsx').then((module) => module.AssignedDialog))
const DeleteAssignment = graphql(`mutation DeleteAssignment($id: ID!) { deleteAssignment(id: $id) }`)

/** The assignments of a group by the week in which they are due: new ones, changing, duplicating and deleting them. */
export function Assignments({ group }: { group: GroupData }) {
  const query = useQuery(ProgressQuery, { id: group.id })
  const [opened, open] = useState<{ assignment: AssignmentData | null; isCopy?: boolean } | null>(null)
  const [shown, show] = useState<AssignmentData | null>(null)
  const [doomed, askAbout] = useState<AssignmentData | null>(null)
  const remove = useChange(DeleteAssignment, () => askAbout(null))
  // Another mentor may have changed it since it was opened.
  const latestOf = (assignment: AssignmentData | null) => query.data?.groupProgress.assignments.find(({ id }) => id === assignment?.id) ?? assignment
  return (
    <Section
      title="Assignments"
      action={
        <div className="flex flex-wrap gap-2 empty:hidden">
          <Templates group={group} hasAssignments={query.data !== undefined && query.data.groupProgress.assignments.length > 0} />
          {!group.isArchived && (
            <Button variant="primary" icon={plusIcon} onClick={() => open({ assignment: null })}>
              New assignment
            </Button>
          )}
        </div>
      }
    >
      <Loading query={query}>
        {({ groupProgress }) => (
          <>
            {groupProgress.assignments.length === 0 && <EmptyState text="No assignments yet" hint="Assign a problem, a lesson, a quiz, a course, a blog or a text. Solved problems and finished lessons and courses are handed in automatically." />}
            {groupProgress.assignments.length > 0 && (
              <div className="overflow-hidden rounded-card border border-line bg-surface">
                <Heads />
                {byWeek(groupProgress.assignments.map((assignment, at) => ({ due: assignment.due, assignment, at }))).map(({ monday, rows }) => (
                  <section key={monday ?? 'none'} aria-labelledby={`week-${monday ?? 'none'}`} className="border-line not-first:border-t">
                    <h3 id={`week-${monday ?? 'none'}`} className="bg-sunken px-4 py-1.5 text-sm font-medium text-text-muted">{monday === null ? 'No due date' : `Week of ${localDay(`${monday}T00:00`)}`}</h3>
                    <ul>
                      {rows.map(({ assignment, at }) => (
                        <AssignmentRow
                          key={assignment.id}
                          assignment={assignment}
                          handedIn={countHandedIn(groupProgress.rows, at)}
                          toReturn={countToReturn(groupProgress, at)}
                          groupId={group.id}
                          of={groupProgress.rows.length}
                          isArchived={group.isArchived}
                          onShow={() => show(assignment)}
                          onEdit={() => open({ assignment })}
                          onDuplicate={() => open({ assignment, isCopy: true })}
                          onDelete={() => askAbout(assignment)}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            )}
          </>
        )}
      </Loading>
      <Suspense>{opened !== null && <AssignmentDialog key={opened.isCopy === true ? 'copy' : latestOf(opened.assignment)?.revision} groupId={group.id} assignment={latestOf(opened.assignment)} isCopy={opened.isCopy} onClose={() => open(null)} />}</Suspense>
      <Suspense>
        {shown !== null && query.data !== undefined && (
          <AssignedDialog
            groupId={group.id}
            assignment={shown}
            progress={query.data.groupProgress}
            onEdit={group.isArchived ? null : () => {
              show(null)
              open({ assignment: shown })
            }}
            onClose={() => show(null)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={doomed !== null}
        question={`Delete “${doomed?.title ?? ''}”?`}
        explanation="Work that learners handed in for it, with points and comments, will be deleted too."
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => doomed !== null && remove.mutate({ id: doomed.id })}
        onClose={() => askAbout(null)}
      />
    </Section>
  )
}

const countToReturn = ({ rows, assignments }: ProgressData, at: number) => rows.filter(({ states }) => waitsForMentor(assignments[at]!, states[at]!)).length

interface RowProps {
  assignment: AssignmentData
  groupId: string
  toReturn: number
  handedIn: number
  of: number
  isArchived: boolean
  onShow: () => void
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** The columns on wide screens. On narrow ones the parts of a row follow each other. */
const COLUMNS = 'xl:grid-cols-[minmax(0,1fr)_5rem_5rem_11rem_9rem_8.5rem]'

const Heads = () => (
  <div aria-hidden="true" className={`hidden gap-x-4 px-4 py-2 text-sm text-text-muted xl:grid ${COLUMNS}`}>
    <span>Assignment</span>
    <span>Type</span>
    <span className="text-end">Points</span>
    <span>Due, their time</span>
    <span>Handed in</span>
  </div>
)

function AssignmentRow({ assignment: { kind, path, title, due, points }, groupId, handedIn, toReturn, of, isArchived, onShow, onEdit, onDuplicate, onDelete }: RowProps) {
  const items = [
    { label: 'Duplicate', icon: copyIcon, onSelect: onDuplicate },
    { label: 'Delete', icon: trashIcon, danger: true, onSelect: onDelete },
  ]
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 xl:grid ${COLUMNS}`}>
      <p className="min-w-0 basis-full font-medium wrap-anywhere">
        <button type="button" className="link text-start font-medium wrap-anywhere" onClick={onShow}>{title}</button>
        {path === null && kind !== 'text' && <span className="ml-2 inline-block"><Badge tone="warning">No longer available</Badge></span>}
      </p>
      <span><Badge>{KIND_LABELS[kind]}</Badge></span>
      <span className="tabular text-sm text-text-muted xl:text-end">
        {points === 0 ? <span className="max-xl:hidden">–</span> : points}
        {points > 0 && <span className="xl:sr-only">{points === 1 ? ' point' : ' points'}</span>}
      </span>
      <span className="tabular text-sm text-text-muted">
        {due === null ? <span className="max-xl:hidden">–</span> : <><span className="xl:sr-only">Due </span>{localText(due)}</>}
      </span>
      <span className="tabular grid text-sm text-text-muted">
        <span>{handedIn} of {of}<span className="xl:sr-only"> handed in</span></span>
        {toReturn > 0 && <a className="link" href={`${mentorGroupPath(groupId, 'progress')}&risk=return`}>{toReturn} to grade</a>}
      </span>
      {!isArchived && (
        <span className="ml-auto flex gap-1">
          <Button small aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Menu small label={`More about ${title}`} variant="ghost" className="button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />
        </span>
      )}
    </li>
  )
}
