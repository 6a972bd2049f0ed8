import { useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FoldField, localTimeIn, TimeZoneField } from '#features/events/web/public.tsx'
import { useOfficeHourChange, type OwnOfficeHourData } from './office-hour-queries.ts'
import { SlotFacts } from './SlotFacts.tsx'
import { SlotTexts } from './SlotTexts.tsx'

const EditOfficeHour = graphql(`
  mutation EditOfficeHour($id: ID!, $startsAt: String!, $fold: ClockFold, $timeZone: String!, $about: String!, $place: String!, $onlineUrl: String!, $isSeries: Boolean!) {
    editOfficeHour(id: $id, startsAt: $startsAt, fold: $fold, timeZone: $timeZone, about: $about, place: $place, onlineUrl: $onlineUrl, isSeries: $isSeries)
  }
`)

const initial = ({ officeHour: { startsAt, timeZone, about, place }, onlineUrl }: OwnOfficeHourData) => ({ startsAt: localTimeIn(new Date(String(startsAt)), timeZone), fold: null as 'earlier' | 'later' | null, timeZone, about, place, onlineUrl })
const SHOWN_FIELDS: ReadonlySet<string> = new Set(['startsAt', 'fold', 'timeZone', 'about', 'place', 'onlineUrl'])

type Form = ReturnType<typeof initial>

interface Props {
  own: OwnOfficeHourData
  onClose: () => void
}

/** Changes an offered office hour, or it and the later ones of its series. Once a learner has booked it, its time stays. What is typed stays on the device until it is saved. */
export function EditSlotDialog({ own, onClose }: Props) {
  const [start] = useState(() => initial(own))
  const draft = useFormDraft(`office-hour ${own.officeHour.id}`, { value: start, revision: 0 })
  return (
    <Dialog open title="Edit office hour" width="wide" onClose={onClose}>
      {draft.current !== null && <EditForm own={own} draft={draft} form={draft.current.value} onClose={onClose} />}
    </Dialog>
  )
}

function EditForm({ own, draft, form, onClose }: Props & { draft: ReturnType<typeof useFormDraft<Form>>; form: Form }) {
  const [isSeries, setSeries] = useState(false)
  const { booking, later } = own
  const isBooked = booking !== null
  const edit = useOfficeHourChange(EditOfficeHour, () => {
    draft.forget()
    draft.settle({ value: form, revision: 0 })
    showToast(isSeries ? `${later + 1} office hours saved. Learners who booked are notified.` : isBooked ? `Saved. ${booking.learner.name} is notified.` : 'Office hour saved.')
    onClose()
  })
  const fields = edit.error?.fields ?? {}
  const set = (part: Partial<Form>) => draft.show({ value: { ...form, ...part }, revision: 0 })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate({ ...form, id: own.officeHour.id, isSeries })
  }
  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      <RestoredNote from={draft.restoredFrom} onDiscard={draft.discard} />
      {isBooked ? (
        <div className="grid gap-2">
          <SlotFacts slot={own.officeHour} />
          <p className="text-sm text-text-muted">A learner booked this time. To move it, cancel the booking first.</p>
          <ErrorMessage message={fields['startsAt']} />
        </div>
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Starts" error={fields['startsAt']}>
            {(control) => <TextInput {...control} type="datetime-local" value={form.startsAt} onChange={({ target }) => set({ startsAt: target.value, fold: null })} />}
          </Field>
          <TimeZoneField zone={form.timeZone} error={fields['timeZone']} onChange={(timeZone) => set({ timeZone, fold: null })} />
          <FoldField fold={form.fold} error={fields['fold']} onChange={(fold) => set({ fold })} />
        </div>
      )}
      <SlotTexts texts={form} fields={fields} onChange={set} />
      {later > 0 && <Checkbox label={`Also change the ${later === 1 ? 'later one' : `${later} later ones`} of this series`} checked={isSeries} onChange={({ target }) => setSeries(target.checked)} />}
      <ErrorMessage message={edit.error === null || Object.keys(fields).some((name) => SHOWN_FIELDS.has(name)) ? undefined : edit.error.message} />
      <div className="dialog-buttons">
        <Button type="submit" variant="primary" busy={edit.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
