import { useRef, type FormEvent } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SUBJECT_LENGTH } from '../rules/office-hours.ts'
import { useOfficeHourChange, type OfficeHourData } from './office-hour-queries.ts'
import { SlotFacts } from './SlotFacts.tsx'

const BookOfficeHour = graphql(`mutation BookOfficeHour($id: ID!, $key: ID!, $subject: String!) { bookOfficeHour(id: $id, key: $key, subject: $subject) }`)

/** Books an office hour with a subject, which stays on the device until it is booked. */
export function BookDialog({ slot, onBooked, onClose }: { slot: OfficeHourData; onBooked: () => void; onClose: () => void }) {
  const key = useRef<string>(null)
  const [subject, setSubject, forget] = useLocalDraft('office-hour-subject')
  const book = useOfficeHourChange(BookOfficeHour, () => {
    forget()
    showToast('Booked. We’ll remind you a day and an hour before.')
    onBooked()
    onClose()
  })
  const { error } = book
  const submit = (event: FormEvent) => {
    event.preventDefault()
    key.current ??= crypto.randomUUID()
    book.mutate({ id: slot.id, key: key.current, subject })
  }
  return (
    <Dialog open title={`Office hour with ${slot.mentor?.name ?? 'a mentor'}`} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <SlotFacts slot={slot} />
        <Field label="What do you want to talk about?" hint="Only your mentor can read it." error={error?.fields['subject']} count={{ used: subject.length, limit: SUBJECT_LENGTH }}>
          {(control) => <TextArea {...control} data-autofocus rows={4} value={subject} onChange={({ target }) => setSubject(target.value)} />}
        </Field>
        <ErrorMessage message={error === null || error.fields['subject'] !== undefined ? undefined : error.message} />
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={book.isPending}>
            Book
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
