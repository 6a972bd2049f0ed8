import { useRef, useState, type FormEvent } from 'react'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useDiscardQuestion } from '#platform/web/ui/use-discard-question.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { EVENT_TYPE_LABELS, EVENT_TYPES, PLACE_LENGTH, TITLE_LENGTH, type EventType } from '#features/events/rules/events.ts'
import type { Recurrence } from '#features/events/rules/recurrence.ts'
import { SeriesFields, TimeFields, TimeZoneField } from '#features/events/web/public.tsx'
import { useChange } from '../use-change.ts'

const ScheduleEvent = graphql(`mutation ScheduleGroupEvent($id: ID!, $event: EventInput!) { scheduleGroupEvent(id: $id, event: $event) }`)

const initial = () => ({
  title: '', description: '', type: 'workshop' as EventType, startsAt: '', endsAt: '', fold: null as 'earlier' | 'later' | null,
  timeZone: deviceTimeZone(), recurrence: 'none' as Recurrence, dateCount: '4', place: '', onlineUrl: '',
})

/** Plans an event of a group, once or as a series. It can be changed on its page afterwards. */
export function EventDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const id = useRef(crypto.randomUUID())
  const [empty] = useState(initial)
  const [form, setForm] = useState(empty)
  const schedule = useChange(ScheduleEvent, onClose, { isQuiet: true })
  const { close, question } = useDiscardQuestion(JSON.stringify(form) !== JSON.stringify(empty), onClose, schedule.isPending)
  const { fields, message } = useFieldErrors(schedule.error, form)
  const set = (part: Partial<ReturnType<typeof initial>>) => setForm({ ...form, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { dateCount, ...rest } = form
    schedule.mutate({ id: groupId, event: { ...rest, id: id.current, revision: 0, imageId: null, capacity: null, dateCount: form.recurrence === 'none' ? 1 : Math.trunc(Number(dateCount)) || 0, coHosts: [] } })
  }
  return (
    <Dialog open title="New event" width="wide" onClose={close}>
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <FormError error={message === null ? null : { message }} />
        <p className="text-sm text-text-muted">Only the members of this group can see it. Learners are notified now, and reminded a day and an hour before.</p>
        <Field label="Title" error={fields['title']} count={{ used: form.title.length, limit: TITLE_LENGTH }}>
          {(control) => <TextInput {...control} data-autofocus value={form.title} onChange={({ target }) => set({ title: target.value })} />}
        </Field>
        <TimeFields times={form} errors={fields} onChange={set} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TimeZoneField zone={form.timeZone} error={fields['timeZone']} onChange={(timeZone) => set({ timeZone, fold: null })} />
          <Field label="Type" error={fields['type']}>
            {(control) => <Select {...control} value={form.type} options={EVENT_TYPES.map((type) => ({ value: type, label: EVENT_TYPE_LABELS[type] }))} onChange={({ target }) => set({ type: target.value as EventType })} />}
          </Field>
        </div>
        <SeriesFields value={form} errors={fields} onChange={set} />
        <Field label="Place" hint="For an online event, give a link below instead." error={fields['place']} count={{ used: form.place.length, limit: PLACE_LENGTH }}>
          {(control) => <TextInput {...control} value={form.place} onChange={({ target }) => set({ place: target.value })} />}
        </Field>
        <Field label="Online link" error={fields['onlineUrl']}>
          {(control) => <TextInput {...control} type="url" placeholder="https://" value={form.onlineUrl} onChange={({ target }) => set({ onlineUrl: target.value })} />}
        </Field>
        <Field label="Description" hint="Optional. You can use Markdown." error={fields['description']}>
          {(control) => <TextArea {...control} rows={4} value={form.description} onChange={({ target }) => set({ description: target.value })} />}
        </Field>
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={schedule.isPending}>
            Create event
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  )
}
