import { useRef, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { DESCRIPTION_LENGTH, EVENT_TYPE_LABELS, EVENT_TYPES, PLACE_LENGTH, TITLE_LENGTH, type EventType } from '../../rules/events.ts'
import { TimeFields } from '../TimeFields.tsx'
import { TimeZoneField } from '../TimeZoneField.tsx'
import { EditedEventQuery, SaveEvent, type EditedEventData } from './edited-event-query.ts'
import { inputOf, type EventFormValues } from './form-values.ts'
import { ImageField } from './ImageField.tsx'
import { SeriesFields } from './SeriesFields.tsx'

interface Props {
  /** Under which unsaved text is kept on this device. */
  draftKey: string
  values: EventFormValues
  revision: number
  onSaved: (event: EditedEventData) => void
}

/** The form of an event. What is typed stays on the device until it is saved. */
export function EventForm({ draftKey, values, revision: loaded, onSaved }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { current, restoredFrom, show, settle, discard } = useFormDraft(draftKey, { value: values, revision: loaded })
  const { mutate, isPending, error } = useMutation(SaveEvent, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(EditedEventQuery) })
  if (current === null) return <SkeletonText lines={8} />
  const { value, revision } = current
  const change = (changed: Partial<EventFormValues>) => show({ value: { ...value, ...changed }, revision })
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { event: { ...inputOf(value), revision } },
      {
        onSuccess: ({ saveEvent }) => {
          settle({ value, revision: saveEvent.revision })
          onSaved(saveEvent)
        },
        onError: () => setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()),
      },
    )
  }
  return (
    <form ref={form} className="grid max-w-2xl grid-cols-1 gap-6" onSubmit={submit} noValidate>
      {restoredFrom !== null && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
          <span>
            Restored from <TimeAgo at={restoredFrom} />.
          </span>
          <Button small onClick={discard}>
            Discard
          </Button>
        </p>
      )}
      <Field label="Title" error={fields['title']} count={{ used: value.title.length, limit: TITLE_LENGTH }}>
        {(control) => <TextInput {...control} value={value.title} onChange={({ target }) => change({ title: target.value })} />}
      </Field>
      <Field label="Type" error={fields['type']}>
        {(control) => <Select {...control} value={value.type} options={EVENT_TYPES.map((type) => ({ value: type, label: EVENT_TYPE_LABELS[type] }))} onChange={({ target }) => change({ type: target.value as EventType })} />}
      </Field>
      <TimeFields times={value} errors={fields} onChange={change} />
      <TimeZoneField zone={value.timeZone} hint="Type a city to change it. Everyone also sees the time in their own zone." error={fields['timeZone']} onChange={(timeZone) => change({ timeZone, fold: null })} />
      <SeriesFields value={value} errors={fields} onChange={change} />
      <Field label="Place" hint="An address. Leave it empty for an online event." error={fields['place']} count={{ used: value.place.length, limit: PLACE_LENGTH }}>
        {(control) => <TextInput {...control} value={value.place} onChange={({ target }) => change({ place: target.value })} />}
      </Field>
      <Field label="Online link" hint="Only hosts and people who are going can see it." error={fields['onlineUrl']}>
        {(control) => <TextInput {...control} type="url" value={value.onlineUrl} onChange={({ target }) => change({ onlineUrl: target.value })} />}
      </Field>
      <Field label="Places" hint="Leave it empty for no limit. If there is a limit, a full event gets a waiting list." error={fields['capacity']}>
        {(control) => <TextInput {...control} inputMode="numeric" className="max-w-32" value={value.capacity} onChange={({ target }) => change({ capacity: target.value })} />}
      </Field>
      <Field label="Description" hint="Markdown." error={fields['description']} count={{ used: value.description.length, limit: DESCRIPTION_LENGTH }}>
        {(control) => <TextArea {...control} rows={10} value={value.description} onChange={({ target }) => change({ description: target.value })} />}
      </Field>
      <ImageField imageId={value.imageId} error={fields['imageId']} onChange={(imageId) => change({ imageId })} />
      <Field label="Co-hosts" hint="Usernames, separated by commas. They’re invited and shown once they accept." error={fields['coHosts']}>
        {(control) => <TextInput {...control} autoCapitalize="none" spellCheck={false} value={value.coHosts} onChange={({ target }) => change({ coHosts: target.value })} />}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          {loaded === 0 ? 'Create event' : 'Save changes'}
        </Button>
        <ErrorMessage message={error?.message} />
      </div>
    </form>
  )
}
