import { counted } from '#platform/rules/counted.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { arrowLeftIcon, arrowRightIcon } from '#platform/web/ui/icons.ts'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { localTimeIn } from '#features/events/web/public.tsx'
import { COMMENT_LENGTH, COMMENT_TO_REVISE, countedPoints, isAutomatic } from '../../rules/assignment.ts'
import { criteriaOutOfRange, isPoints } from '../../rules/rubric.ts'
import { lateBy } from '../../rules/late-by.ts'
import { EarlierVersions } from '../EarlierVersions.tsx'
import type { AssignmentData, GroupData } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { LocalTime } from '../LocalTime.tsx'
import { localText } from '../../rules/local-text.ts'
import { StateBadge } from '../StateBadge.tsx'
import { useChange } from '../use-change.ts'
import { useSeenVersion } from '../use-seen-version.ts'
import { Attempts } from './Attempts.tsx'
import { ExtensionForm } from './ExtensionForm.tsx'
import { LearnerWorkQuery } from './learner-work-query.ts'
import { MarkFields } from './MarkFields.tsx'
import { Notes } from './Notes.tsx'
import { Task } from './Task.tsx'

const ReturnWork = graphql(`mutation ReturnWork($id: ID!, $person: ID!, $points: Int, $marks: [AssignmentMarkInput!], $comment: String!, $isToRevise: Boolean!, $version: String) { returnWork(id: $id, person: $person, points: $points, marks: $marks, comment: $comment, isToRevise: $isToRevise, version: $version) }`)

type Work = ResultOf<typeof LearnerWorkQuery>['learnerWork']

interface Props {
  group: GroupData
  learner: { id: string; name: string }
  assignment: AssignmentData
  /** The place of the learner among all that are listed, from 1. */
  place: { at: number; of: number } | null
  /** Open the work of the learner before or after this one; null at an end. */
  previous: (() => void) | null
  next: (() => void) | null
  /** Called after the work was returned. */
  onReturned: () => void
  onClose: () => void
}

/** The work of a learner on an assignment: what they handed in, their submissions, and the form that returns it. */
export function WorkDialog({ group, learner, assignment, place, previous, next, onReturned, onClose }: Props) {
  // Nothing is kept after closing: a version handed in since would come only after the mentor began to grade the former one.
  const query = useQuery(LearnerWorkQuery, { id: assignment.id, person: learner.id }, { gcTime: 0 })
  return (
    <Dialog open title={`${learner.name}: ${assignment.title}`} width="wide" onClose={onClose}>
      {place !== null && place.of > 1 && <Neighbors place={place} previous={previous} next={next} />}
      <Loading query={query}>
        {({ learnerWork }) => (
          <div className="grid grid-cols-1 gap-5">
            <Task assignment={learnerWork.assignment} hasForm={!group.isArchived && learnerWork.work.handedInAt !== null} />
            <Facts work={learnerWork.work} groupDue={assignment.due} setAt={String(learnerWork.assignment.setAt)} />
            <EarlierVersions versions={learnerWork.work.earlier} points={learnerWork.assignment.points} />
            {learnerWork.attempts.length > 0 && <Attempts attempts={learnerWork.attempts} />}
            {!group.isArchived && learnerWork.work.handedInAt !== null && <ReturnForm learner={learner} work={learnerWork} onDone={onReturned} onOutdated={query.refetch} />}
            <Notes work={learnerWork} learner={learner} isArchived={group.isArchived} onDone={query.refetch} />
            {!group.isArchived && learnerWork.work.returnedAt === null && assignment.due !== null && <ExtensionForm learner={learner} assignmentId={assignment.id} groupDue={assignment.due} work={learnerWork.work} onDone={query.refetch} />}
          </div>
        )}
      </Loading>
    </Dialog>
  )
}

/** The place of the learner in the list, and buttons to the work of those before and after. */
const Neighbors = ({ place, previous, next }: { place: { at: number; of: number } } & Pick<Props, 'previous' | 'next'>) => (
  <div className="mb-4 flex flex-wrap items-center gap-2">
    {previous !== null && (
      <Button small icon={arrowLeftIcon} onClick={previous}>
        Previous learner
      </Button>
    )}
    {next !== null && (
      <Button small icon={arrowRightIcon} onClick={next}>
        Next learner
      </Button>
    )}
    <span className="tabular text-sm text-text-muted">
      {place.at} of {place.of}
    </span>
  </div>
)

function Facts({ work, groupDue, setAt }: { work: Work['work']; groupDue: string | null; setAt: string }) {
  const isEarlier = work.handedInAt !== null && Date.parse(String(work.handedInAt)) < Date.parse(setAt)
  // Both times are in zones of their own, so the difference is said.
  const late = work.isLate && work.dueAt !== null && work.handedInAt !== null ? ` ${lateBy(Date.parse(String(work.dueAt)), Date.parse(String(work.handedInAt)))}, on` : ''
  const isElsewhere = work.dueAt !== null && localTimeIn(new Date(String(work.dueAt)), deviceTimeZone()) !== work.dueLocal
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        <StateBadge state={work.state} />
        {work.dueLocal !== null && work.dueAt !== null && <span>Due {localText(work.dueLocal)}, their time{isElsewhere && <> (<LocalTime at={String(work.dueAt)} />, your time)</>}</span>}
        {groupDue !== null && work.dueLocal !== groupDue && <span className="basis-full">More time than the group, which has until {localText(groupDue)}.</span>}
        {work.handedInAt !== null && <span className="basis-full">{isEarlier ? 'Done before it was assigned, on' : `Handed in${late}`} <LocalTime at={String(work.handedInAt)} />, your time</span>}
      </p>
      {work.text !== '' && <div className="max-h-[min(20rem,30dvh)] overflow-auto rounded-control bg-sunken p-3"><CommentText comment={{ text: work.text, html: work.textHtml }} /></div>}
      {work.fileAddress !== null && <p><a className="link wrap-anywhere" href={work.fileAddress} download>{work.fileName ?? 'File'}</a></p>}
    </div>
  )
}

interface FormProps {
  learner: { id: string; name: string }
  work: Work
  onDone: () => void
  /** The work was handed in or returned after it was read. */
  onOutdated: () => void
}

function ReturnForm({ learner, work: { assignment, work }, onDone, onOutdated }: FormProps) {
  const draft = `return.${assignment.id}.${learner.id}`
  const isDoneAutomatically = isAutomatic(assignment, work.state)
  // Work that the site judges has full points until a mentor gives others.
  const givenPoints = isDoneAutomatically && assignment.points > 0 ? assignment.points : work.givenPoints
  const [points, setPoints, forgetPoints] = useLocalDraft(`${draft}.points`, givenPoints === null ? '' : String(givenPoints))
  const [marksText, setMarksText, forgetMarks] = useLocalDraft(`${draft}.marks`, JSON.stringify(Object.fromEntries(work.marks.map(({ criterion, points }) => [criterion, String(points)]))))
  const marks = (marksText === '' ? {} : JSON.parse(marksText)) as Record<string, string>
  const { criteria } = assignment
  const [comment, setComment, forgetComment] = useLocalDraft(draft, work.comment)
  const save = useChange(ReturnWork, () => {
    for (const forget of [forgetPoints, forgetMarks, forgetComment]) forget()
    // The dialog goes on to the next learner.
    showToast(isRevising.current ? `Requested a revision from ${learner.name}.` : `Returned to ${learner.name}.`)
    onDone()
  }, { isQuiet: true })
  const isRevising = useRef(false)
  const { error } = save
  const { fields } = useFieldErrors(error, { comment })
  const isOutdated = error?.code === 'OUTDATED_EDIT'
  const seen = useSeenVersion(work.version, isOutdated)
  const form = useRef<HTMLFormElement>(null)
  // Without this, the focus would be on a button to another learner. The text that was handed in stays in view.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }, [])
  const commentField = useRef<HTMLTextAreaElement>(null)
  const lateHint = work.isLate && assignment.latePoints > 0 ? lateSum(points, assignment) : undefined
  const [missing, setMissing] = useState<'points' | 'range' | 'comment' | null>(null)
  const send = (isToRevise: boolean) => {
    // Without this, Ctrl+Enter in the comment would return the work before it has points.
    const lacksPoints = !isToRevise && assignment.points > 0 && (criteria.length > 0 ? criteria.some(({ id }) => (marks[id] ?? '').trim() === '') : points.trim() === '')
    const isOutOfRange = !isToRevise && (criteria.length > 0 ? criteriaOutOfRange(criteria, marks).length > 0 : points.trim() !== '' && !isPoints(points, assignment.points))
    const lack = isOutOfRange ? 'range' : lacksPoints ? 'points' : isToRevise && comment.trim() === '' ? 'comment' : null
    setMissing(lack)
    if (save.error !== null && !isOutdated && lack !== null) save.reset()
    if (lack === 'comment') {
      // The buttons in view would cover the error below the field.
      commentField.current?.focus()
      commentField.current?.scrollIntoView({ block: 'center' })
    }
    if (lack !== null) return
    isRevising.current = isToRevise
    const given = isToRevise ? { points: null, marks: [] } : { points: points.trim() === '' || criteria.length > 0 ? null : Number(points), marks: criteria.map(({ id }) => ({ criterion: id, points: Number(marks[id]) })) }
    save.mutate({ ...given, isToRevise, id: assignment.id, person: learner.id, comment, version: seen.take() }, { onError: ({ code }) => code === 'OUTDATED_EDIT' && onOutdated() })
  }
  // An error about other points no longer holds.
  const changePoints = (change: () => void) => {
    seen.begin()
    change()
    setMissing(null)
    if (save.error !== null && !isOutdated) save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(false)
  }
  return (
    // The fields are parts of the whole dialog, so that the buttons stay in view above all of it.
    <form ref={form} className="contents" onSubmit={submit} noValidate>
      <hr className="border-line" />
      {isDoneAutomatically && <p className="text-sm text-text-muted">{assignment.points > 0 ? 'Full points were given automatically. Return it only to give other points or to comment.' : 'This was handed in automatically. Return it only to comment.'}</p>}
      <FormError error={error !== null && Object.keys(error.fields).length === 0 ? { message: error.message } : null} />
      {isOutdated && work.returnedAt !== null && <ReturnedMeanwhile work={work} points={assignment.points} />}
      {criteria.length > 0 && <MarkFields criteria={criteria} marks={marks} isChecked={missing === 'range'} error={missing === 'points' ? 'Give points for each criterion. 0 is a number too.' : error?.fields['marks']} onChange={(next) => changePoints(() => setMarksText(JSON.stringify(next)))} />}
      {assignment.points > 0 && criteria.length === 0 && (
        <Field label={`Points out of ${assignment.points}`} hint={lateHint} error={missing === 'points' ? `Give points, 0 to ${assignment.points}.` : missing === 'range' ? `Enter a number from 0 to ${assignment.points}.` : error?.fields['points']}>
          {(control) => <TextInput {...control} className="w-28" inputMode="numeric" value={points} onChange={({ target }) => changePoints(() => setPoints(target.value))} />}
        </Field>
      )}
      <Field label="Comment to the learner" hint={`Markdown works.${assignment.kind === 'text' && work.returnedAt === null ? ' To request a revision, say what to change. The work isn’t graded then.' : ''}`} error={missing === 'comment' && comment.trim() === '' ? COMMENT_TO_REVISE : fields['comment']} count={{ used: comment.length, limit: COMMENT_LENGTH }}>
        {(control) => <TextArea {...control} ref={commentField} rows={4} value={comment} onKeyDown={submitByKeys} onChange={({ target }) => (seen.begin(), setComment(target.value))} />}
      </Field>
      {/* Below the note and the extension, which are not parts of this form. */}
      <div className={assignment.kind === 'text' ? 'dialog-buttons order-last max-md:grid-cols-[auto_1fr]' : 'dialog-buttons order-last'}>
        {assignment.kind === 'text' && (
          <Button busy={save.isPending} onClick={() => send(true)}>
            Request a revision
          </Button>
        )}
        <Button type="submit" variant="primary" busy={save.isPending}>
          {work.returnedAt === null ? 'Return' : 'Return again'}
        </Button>
      </div>
    </form>
  )
}

/** What another mentor returned while the form was open. */
const ReturnedMeanwhile = ({ work: { givenPoints, comment, commentHtml }, points }: { work: Work['work']; points: number }) => (
  <div className="grid gap-1 rounded-control bg-sunken px-3 py-2.5 text-sm">
    <p className="tabular font-medium">{givenPoints === null ? 'Returned without points' : `Returned with ${givenPoints} of ${points} points`}</p>
    {comment !== '' && <CommentText comment={{ text: comment, html: commentHtml }} />}
  </div>
)

/** What late work earns with the typed points, such as `Late: 8 − 2 = 6 points`. */
function lateSum(typed: string, { points, latePoints }: { points: number; latePoints: number }): string {
  const given = Number(typed)
  if (!isPoints(typed, points)) return `Late: ${counted(latePoints, 'point is', 'points are')} deducted automatically.`
  return `Late: ${given} − ${latePoints} = ${counted(countedPoints(given, { isLate: true, latePoints }), 'point', 'points')}.`
}
