import { useState } from 'react'
import { hasLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { KIND_LABELS, lateText } from '../../rules/assignment.ts'
import { ownWorkAnchor } from '../../rules/paths.ts'
import { AssignmentFiles } from '../AssignmentFiles.tsx'
import { EarlierVersions } from '../EarlierVersions.tsx'
import type { GroupData } from '../group-query.ts'
import { LocalTime } from '../LocalTime.tsx'
import { NoteList } from '../NoteList.tsx'
import { RubricMarks } from '../RubricMarks.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { useChange } from '../use-change.ts'
import { HandInWork } from './hand-in-request.ts'
import { DueMark } from './DueMark.tsx'
import { HandInForm, handInDraft } from './HandInForm.tsx'
import { LeftDraft } from './LeftDraft.tsx'

type Own = GroupData['ownAssignments'][number]

/** An assignment with the learner's own work: where it is done or handed in, and what came back. */
export function OwnAssignment({ group, own: { assignment, work, notes } }: { group: GroupData; own: Own }) {
  const [isWriting, write] = useState(false)
  const [said, say] = useState<string | null>(null)
  const { id, kind, path, title, instructions, instructionsHtml, lateRule, latePoints, points } = assignment
  const isToRevise = work.state === 'revise'
  const isOpen = !group.isArchived && (work.returnedAt === null || isToRevise) && work.state !== 'missed'
  const handedIn = ({ handInWork: { isLate, latePoints } }: { handInWork: { isLate: boolean; latePoints: number } }) => {
    write(false)
    say(isLate ? lateText(latePoints) : 'Handed in.')
  }
  const read = useChange(HandInWork, handedIn)
  const hasDraft = !isWriting && hasLocalDraft(handInDraft(id))
  const { button, giveBack } = useReturnedFocus()
  const cancel = () => {
    giveBack()
    write(false)
  }
  return (
    <li id={ownWorkAnchor(id)} className="card scroll-mt-20 grid grid-cols-1 gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 dir="auto" className="min-w-0 font-medium wrap-anywhere">{title}</h3>
        <span className="flex flex-wrap gap-2">
          {work.dueAt !== null && isOpen && work.handedInAt === null && <DueMark at={String(work.dueAt)} />}
          <StateBadge state={work.state} />
        </span>
      </div>
      <p className="tabular text-sm text-text-muted">
        {KIND_LABELS[kind]}
        {points > 0 && `, ${points === 1 ? '1 point' : `${points} points`}`}
        {work.dueAt !== null && <>, due <LocalTime at={String(work.dueAt)} />, your time{work.dueLocal !== assignment.due && ' (more time, given by your mentor)'}</>}
        {work.dueAt !== null && work.handedInAt === null && (lateRule === 'refused' ? ', no late work' : latePoints > 0 ? `, ${latePoints === 1 ? '1 point' : `${latePoints} points`} less if late` : '')}
      </p>
      {instructions !== '' && <div className="text-sm"><CommentText comment={{ text: instructions, html: instructionsHtml }} /></div>}
      <AssignmentFiles files={assignment.files} />
      <RubricMarks criteria={assignment.criteria} marks={work.marks} />
      {work.text !== '' && (
        <details className="text-sm">
          <summary className="cursor-pointer">What you handed in</summary>
          <div className="mt-2 border-l-2 border-line pl-3"><CommentText comment={{ text: work.text, html: work.textHtml }} /></div>
        </details>
      )}
      <EarlierVersions versions={work.earlier} points={points} />
      {work.fileName !== null && work.fileAddress !== null && <p className="text-sm"><a className="link wrap-anywhere" href={work.fileAddress} download>{work.fileName}</a></p>}
      {work.returnedAt !== null && (
        <div className="grid gap-1 rounded-control bg-sunken px-3 py-2.5 text-sm">
          {work.points !== null && (
            <p className="tabular font-medium">
              {work.points} of {points} points{work.isLate && latePoints > 0 ? ` (late: ${latePoints} less)` : ''}
            </p>
          )}
          {work.comment !== '' && <CommentText comment={{ text: work.comment, html: work.commentHtml }} />}
          {isToRevise && <p className="font-medium">Your mentor requested a revision.</p>}
        </div>
      )}
      {work.returnedAt === null && work.points !== null && (
        <p className="tabular rounded-control bg-sunken px-3 py-2.5 text-sm">
          <span className="font-medium">{work.points} of {points} points</span>, given automatically{work.isLate && latePoints > 0 ? ` (late: ${latePoints} less)` : ''}.
        </p>
      )}
      <NoteList notes={notes} />
      {kind === 'text' && !isOpen && !isWriting && hasDraft && <LeftDraft id={id} />}
      {isWriting ? (
        <HandInForm groupId={group.id} id={id} initial={work} onDone={handedIn} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {path !== null && <ButtonLink small to={path}>Open the {KIND_LABELS[kind].toLowerCase()}</ButtonLink>}
          {isOpen && kind === 'text' && (
            <Button ref={button} small variant={work.handedInAt === null || isToRevise ? 'primary' : 'plain'} onClick={() => write(true)}>
              {hasDraft ? 'Continue your draft' : work.handedInAt === null ? 'Hand in' : 'Hand in again'}
            </Button>
          )}
          {path === null && kind !== 'text' && <p className="text-sm text-text-muted">{`This ${KIND_LABELS[kind].toLowerCase()} is no longer available. Ask your mentor what to do instead.`}</p>}
          {isOpen && kind === 'blog' && path !== null && work.handedInAt === null && (
            <Button small busy={read.isPending} onClick={() => read.mutate({ id, text: '', file: null, version: work.version })}>
              Mark as read
            </Button>
          )}
        </div>
      )}
      <div role="status" className="contents">
        {said !== null && <p className="text-sm font-medium">{said}</p>}
      </div>
    </li>
  )
}
