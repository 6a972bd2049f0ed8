import { useRef, useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FoldField, RepeatFields, TimeZoneField } from '#features/events/web/public.tsx'
import { LedGroupsQuery } from '#features/mentoring/web/public.tsx'
import { MAX_WEEKS } from '../rules/office-hours.ts'
import { useOfficeHourChange } from './office-hour-queries.ts'
import { LENGTHS } from './lengths.ts'
import { SlotTexts } from './SlotTexts.tsx'

const OfferOfficeHours = graphql(`
  mutation OfferOfficeHours($key: ID!, $group: ID, $startsAt: String!, $fold: ClockFold, $timeZone: String!, $minutes: Int!, $weeks: Int!, $about: String!, $place: String!, $onlineUrl: String!) {
    offerOfficeHours(key: $key, group: $group, startsAt: $startsAt, fold: $fold, timeZone: $timeZone, minutes: $minutes, weeks: $weeks, about: $about, place: $place, onlineUrl: $onlineUrl)
  }
`)

const initial = (group: string | null) => ({
  group: group ?? '', startsAt: '', fold: null as 'earlier' | 'later' | null, timeZone: deviceTimeZone(), minutes: '30', weeks: '1', about: '', place: '', onlineUrl: '',
})
const SHOWN_FIELDS: ReadonlySet<string> = new Set(['startsAt', 'fold', 'timeZone', 'minutes', 'weeks', 'about', 'place', 'onlineUrl', 'group'])

type Form = ReturnType<typeof initial>

/** Offers an office hour, or one in each of some weeks; for the members of a group, if one is given. What is typed stays on the device until it is offered. */
export function OfferDialog({ group, onClose }: { group: string | null; onClose: () => void }) {
  const [start] = useState(() => initial(group))
  const draft = useFormDraft(`office-hours-offer ${group ?? ''}`, { value: start, revision: 0 })
  if (draft.current === null) return null
  return (
    <Dialog open title="Offer office hours" width="wide" onClose={onClose}>
      <OfferForm draft={draft} form={draft.current.value} onClose={onClose} />
    </Dialog>
  )
}

function OfferForm({ draft, form, onClose }: { draft: ReturnType<typeof useFormDraft<Form>>; form: Form; onClose: () => void }) {
  const key = useRef(crypto.randomUUID())
  const groups = useQuery(LedGroupsQuery, {}).data?.ledGroups.filter(({ isArchived }) => !isArchived) ?? []
  const offer = useOfficeHourChange(OfferOfficeHours, () => {
    draft.forget()
    draft.settle({ value: form, revision: 0 })
    showToast(form.weeks === '1' ? 'Office hour offered.' : `${form.weeks} office hours offered.`)
    onClose()
  })
  const { fields } = useFieldErrors(offer.error, form)
  const set = (part: Partial<Form>) => draft.show({ value: { ...form, ...part }, revision: 0 })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { group, minutes, weeks, ...rest } = form
    offer.mutate({ ...rest, key: key.current, group: group === '' ? null : group, minutes: Number(minutes), weeks: Math.trunc(Number(weeks)) || 0 })
  }
  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      <RestoredNote from={draft.restoredFrom} onDiscard={draft.discard} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Starts" error={fields['startsAt']}>
          {(control) => <TextInput {...control} data-autofocus type="datetime-local" value={form.startsAt} onChange={({ target }) => set({ startsAt: target.value, fold: null })} />}
        </Field>
        <TimeZoneField zone={form.timeZone} error={fields['timeZone']} onChange={(timeZone) => set({ timeZone, fold: null })} />
        <FoldField fold={form.fold} error={fields['fold']} onChange={(fold) => set({ fold })} />
        <Field label="Length" error={fields['minutes']}>
          {(control) => <Select {...control} value={form.minutes} options={LENGTHS} onChange={({ target }) => set({ minutes: target.value })} />}
        </Field>
        <RepeatFields weeks={form.weeks} max={MAX_WEEKS} error={fields['weeks']} onChange={(weeks) => set({ weeks })} />
      </div>
      <Field label="Who can book" error={fields['group']}>
        {(control) => <Select {...control} value={form.group} options={[{ value: '', label: 'Everyone' }, ...groups.map(({ id, name }) => ({ value: id, label: `Members of ${name}` }))]} onChange={({ target }) => set({ group: target.value })} />}
      </Field>
      <SlotTexts texts={form} fields={fields} onChange={set} />
      <ErrorMessage message={offer.error === null || Object.keys(offer.error.fields).some((name) => SHOWN_FIELDS.has(name)) ? undefined : offer.error.message} />
      <div className="dialog-buttons">
        <Button type="submit" variant="primary" busy={offer.isPending}>
          Offer
        </Button>
      </div>
    </form>
  )
}
