import { useRef, type FormEvent } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SUBJECT_LENGTH } from '../rules/office-hours.ts'
import { useOfficeHourChange, type OfficeHourData } from './office-hour-queries.ts'
import { subjectDraft } from './subject-draft.ts'
import { SlotFacts } from './SlotFacts.tsx'

const BookOfficeHour = graphql(`
  mutation BookOfficeHour($id: ID!, $key: ID!, $subject: String!, $startsAt: String) { bookOfficeHour(id: $id, key: $key, subject: $subject, startsAt: $startsAt) }
`)

interface Props {
  /** The office hour as it was when the dialog opened. */
  slot: OfficeHourData
  /** As it is now; null if it left the list. */
  now: OfficeHourData | null
  /** Whether the list has all that can be booked. Other pages may have it otherwise: the server decides. */
  isComplete: boolean
  onBooked: () => void
  onClose: () => void
}

/** Books an office hour with a subject, which stays on the device until it is booked. What is booked is the time that the learner saw. */
export function BookDialog({ slot: before, now, isComplete, onBooked, onClose }: Props) {
  const key = useRef<string>(null)
  const slot = now ?? before
  const [subject, setSubject, forget] = useLocalDraft(subjectDraft(before.mentor?.id))
  const book = useOfficeHourChange(BookOfficeHour, () => {
    forget()
    showToast(`Booked for ${dayAndTime(new Date(String(slot.startsAt)))}. We’ll remind you a day and an hour before.`)
    onBooked()
    onClose()
  })
  const { error } = book
  const isRefused = error?.code === 'NOT_ALLOWED' || error?.code === 'NOT_FOUND'
  const isGone = now === null && !book.isPending && (isComplete || isRefused)
  const isMoved = String(slot.startsAt) !== String(before.startsAt)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    key.current ??= crypto.randomUUID()
    book.mutate({ id: slot.id, key: key.current, subject, startsAt: String(slot.startsAt) })
  }
  return (
    <Dialog open title={`Office hour with ${slot.mentor?.name ?? 'a mentor'}`} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <SlotFacts slot={slot} />
        {isMoved && error === null && <Notice>{`${slot.mentor?.name ?? 'The mentor'} moved this office hour in the meantime. This is its new time.`}</Notice>}
        {isGone && error === null && <Notice>This office hour can’t be booked any more. Someone else booked it, or it was canceled.</Notice>}
        <Field label="What do you want to talk about?" hint="Only your mentor can read it." error={error?.fields['subject']} count={{ used: subject.length, limit: SUBJECT_LENGTH }}>
          {(control) => <TextArea {...control} data-autofocus rows={4} value={subject} onChange={({ target }) => setSubject(target.value)} />}
        </Field>
        <ErrorMessage message={error === null || error.fields['subject'] !== undefined ? undefined : error.message} />
        <div className="dialog-buttons">
          {isGone ? (
            <Button variant="primary" onClick={() => closeToHeading(onClose)}>
              Choose another time
            </Button>
          ) : (
            <Button type="submit" variant="primary" busy={book.isPending}>
              Book
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
