import { useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FoldField, localTimeIn, TimeZoneField } from '#features/events/web/public.tsx'
import { ChangeDialog, type Change } from './ChangeDialog.tsx'
import { useOfficeHourChange, type OwnOfficeHourData } from './office-hour-queries.ts'
import { slotChangesOf, type SlotForm } from './slot-form.ts'
import { LENGTHS } from './lengths.ts'
import { SlotFacts } from './SlotFacts.tsx'
import { SlotTexts } from './SlotTexts.tsx'

const EditOfficeHour = graphql(`
  mutation EditOfficeHour($id: ID!, $startsAt: String, $fold: ClockFold, $timeZone: String, $minutes: Int, $about: String, $place: String, $onlineUrl: String, $revision: Int, $isSeries: Boolean!) {
    editOfficeHour(id: $id, startsAt: $startsAt, fold: $fold, timeZone: $timeZone, minutes: $minutes, about: $about, place: $place, onlineUrl: $onlineUrl, revision: $revision, isSeries: $isSeries)
  }
`)

const formOf = ({ officeHour: { startsAt, endsAt, timeZone, about, place }, onlineUrl }: OwnOfficeHourData): SlotForm => {
  const [from, to] = [new Date(String(startsAt)), new Date(String(endsAt))]
  return { startsAt: localTimeIn(from, timeZone), fold: null, timeZone, minutes: String((to.getTime() - from.getTime()) / 60_000), about, place, onlineUrl }
}

interface Props {
  own: OwnOfficeHourData
  /** What happened to the office hour since the dialog opened; null if nothing did. */
  change: Change | null
  /** What happened to its booking since then; empty if nothing did. */
  note: string
  onClose: () => void
}

/**
 * Changes an offered office hour, or it and the later ones of its series. Once a learner has booked it, its time stays. What is typed stays on the device
 * until it is saved. After a conflict it opens again on the new version, with the changes of this window on top.
 */
export function EditSlotDialog(props: Props) {
  const { own, change, onClose } = props
  // The list is read again all the time: until a conflict, nobody is interrupted while they type.
  const [opened, open] = useState(own)
  const [isOutdated, setOutdated] = useState(false)
  const [isSeries, setSeries] = useState(false)
  if (isOutdated && own.revision !== opened.revision) {
    open(own)
    setOutdated(false)
  }
  if (change !== null) return <ChangeDialog change={change} onClose={onClose} />
  return <Editor key={opened.revision} {...props} opened={opened} isSeries={isSeries} setSeries={setSeries} onOutdated={() => setOutdated(true)} />
}

interface EditorProps extends Omit<Props, 'change'> {
  /** The office hour as the form got it. */
  opened: OwnOfficeHourData
  /** Whether the later ones of its series change, too. */
  isSeries: boolean
  setSeries: (isSeries: boolean) => void
  onOutdated: () => void
}

function Editor({ opened, ...props }: EditorProps) {
  const [base] = useState(() => formOf(opened))
  const draft = useFormDraft(`office-hour ${opened.officeHour.id}`, { value: base, revision: opened.revision })
  if (draft.current === null) return null
  return (
    <Dialog open title="Edit office hour" width="wide" onClose={props.onClose}>
      <EditForm {...props} draft={draft} form={draft.current.value} base={base} revision={opened.revision} />
    </Dialog>
  )
}

interface FormProps extends Omit<EditorProps, 'opened'> {
  draft: ReturnType<typeof useFormDraft<SlotForm>>
  form: SlotForm
  /** What the form was edited from. */
  base: SlotForm
  revision: number
}

function EditForm({ own, note, draft, form, base, revision, isSeries, setSeries, onOutdated, onClose }: FormProps) {
  const { booking, later } = own
  const isBooked = booking !== null
  const edit = useOfficeHourChange(EditOfficeHour, () => {
    draft.forget()
    showToast(isSeries ? `${later + 1} office hours saved. Learners who booked are notified.` : isBooked ? `Saved. ${booking.learner.name} is notified.` : 'Office hour saved.')
    onClose()
  })
  const { fields, message } = useFieldErrors(edit.error, form)
  const set = (part: Partial<SlotForm>) => draft.show({ value: { ...form, ...part }, revision })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changes = slotChangesOf(base, form, { isBooked, isSeries })
    if (changes === null) return onClose()
    edit.mutate({ ...changes, id: own.officeHour.id, revision, isSeries }, { onError: ({ code }) => code === 'OUTDATED_EDIT' && onOutdated() })
  }
  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
      {note !== '' && !edit.isPending && (
        <p role="status" className="text-sm">
          {note}
        </p>
      )}
      {isBooked ? (
        <div className="grid gap-2">
          <SlotFacts slot={own.officeHour} />
          <p className="text-sm text-text-muted">A learner booked this time. To move it, cancel the booking first.</p>
          <ErrorMessage message={fields['startsAt']} />
        </div>
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Starts" error={fields['startsAt']}>
            {(control) => <TextInput {...control} data-autofocus type="datetime-local" value={form.startsAt} onChange={({ target }) => set({ startsAt: target.value, fold: null })} />}
          </Field>
          <TimeZoneField zone={form.timeZone} error={fields['timeZone']} onChange={(timeZone) => set({ timeZone, fold: null })} />
          <FoldField fold={form.fold} error={fields['fold']} onChange={(fold) => set({ fold })} />
          <Field label="Length" error={fields['minutes']}>
            {(control) => <Select {...control} value={form.minutes} options={LENGTHS} onChange={({ target }) => set({ minutes: target.value })} />}
          </Field>
        </div>
      )}
      <SlotTexts texts={form} fields={fields} onChange={set} />
      {later > 0 && <Checkbox label={`Also change the ${later === 1 ? 'later one' : `${later} later ones`} of this series`} checked={isSeries} onChange={({ target }) => setSeries(target.checked)} />}
      <ErrorMessage message={message ?? undefined} />
      <div className="dialog-buttons">
        <Button type="submit" variant="primary" busy={edit.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
