import type { ReactNode } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { DESCRIPTION_LENGTH, EVENT_TYPE_LABELS, EVENT_TYPES, PLACE_LENGTH, TITLE_LENGTH, type EventType } from '../../rules/events.ts'
import { TimeFields } from '../TimeFields.tsx'
import { TimeZoneField } from '../TimeZoneField.tsx'
import type { EventFormValues } from './form-values.ts'
import { ImageField } from './ImageField.tsx'
import { SeriesFields } from './SeriesFields.tsx'

interface Props {
  value: EventFormValues
  errors: Readonly<Record<string, string | undefined>>
  onChange: (changed: Partial<EventFormValues>) => void
}

/** The fields of an event: what it is, when and where. */
export function EventFields({ value, errors, onChange }: Props) {
  return (
    <>
      <ImageField imageId={value.imageId} error={errors['imageId']} onChange={(imageId) => onChange({ imageId })} />
      <Field label="Title" error={errors['title']} count={{ used: value.title.length, limit: TITLE_LENGTH }}>
        {(control) => <TextInput {...control} value={value.title} onChange={({ target }) => onChange({ title: target.value })} />}
      </Field>
      <Field label="Type" error={errors['type']}>
        {(control) => <Select {...control} value={value.type} options={EVENT_TYPES.map((type) => ({ value: type, label: EVENT_TYPE_LABELS[type] }))} onChange={({ target }) => onChange({ type: target.value as EventType })} />}
      </Field>
      <Block title="When">
        <TimeFields times={value} errors={errors} onChange={onChange} />
        <TimeZoneField zone={value.timeZone} hint="Type a city to change it. Everyone also sees the time in their own zone." error={errors['timeZone']} onChange={(timeZone) => onChange({ timeZone, fold: null })} />
        <SeriesFields value={value} errors={errors} onChange={onChange} />
      </Block>
      <Block title="Where">
        <Field label="Place" hint="An address. Leave it empty for an online event." error={errors['place']} count={{ used: value.place.length, limit: PLACE_LENGTH }}>
          {(control) => <TextInput {...control} value={value.place} onChange={({ target }) => onChange({ place: target.value })} />}
        </Field>
        <Field label="Online link" hint="Only hosts and people who are going can see it." error={errors['onlineUrl']}>
          {(control) => <TextInput {...control} type="url" value={value.onlineUrl} onChange={({ target }) => onChange({ onlineUrl: target.value })} />}
        </Field>
        <Field label="Capacity" hint="How many people can come. Leave it empty for no limit; a full event gets a waiting list." error={errors['capacity']}>
          {(control) => <TextInput {...control} inputMode="numeric" className="max-w-32" value={value.capacity} onChange={({ target }) => onChange({ capacity: target.value })} />}
        </Field>
      </Block>
      <Field label="Description" hint="You can use Markdown: ## for a heading, - for a list, **bold**." error={errors['description']} count={{ used: value.description.length, limit: DESCRIPTION_LENGTH }}>
        {(control) => <TextArea {...control} rows={10} value={value.description} onChange={({ target }) => onChange({ description: target.value })} />}
      </Field>
      <Field label="Co-hosts" hint="Usernames, separated by commas. They’re invited and shown once they accept." error={errors['coHosts']}>
        {(control) => <TextInput {...control} autoCapitalize="none" spellCheck={false} value={value.coHosts} onChange={({ target }) => onChange({ coHosts: target.value })} />}
      </Field>
    </>
  )
}

/** Fields that belong together. A legend cannot stand inside the border, so its text is repeated there. */
const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-5 rounded-card border border-line bg-surface p-5 max-md:p-4">
    <legend className="sr-only">{title}</legend>
    <p className="font-medium" aria-hidden="true">
      {title}
    </p>
    {children}
  </fieldset>
)
