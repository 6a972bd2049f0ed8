import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { ABOUT_LENGTH, PLACE_LENGTH } from '../rules/office-hours.ts'

interface Texts {
  about: string
  place: string
  onlineUrl: string
}

interface Props {
  texts: Texts
  /** The errors of the fields. */
  fields: Readonly<Record<string, string>>
  onChange: (changed: Partial<Texts>) => void
}

/** What an office hour is about, and where it takes place. */
export const SlotTexts = ({ texts: { about, place, onlineUrl }, fields, onChange }: Props) => (
  <>
    <Field label="What you can help with" hint="Optional." error={fields['about']} count={{ used: about.length, limit: ABOUT_LENGTH }}>
      {(control) => <TextArea {...control} data-autofocus rows={2} value={about} onChange={({ target }) => onChange({ about: target.value })} />}
    </Field>
    <Field label="Place" hint="For an online meeting, give a link below instead." error={fields['place']} count={{ used: place.length, limit: PLACE_LENGTH }}>
      {(control) => <TextInput {...control} value={place} onChange={({ target }) => onChange({ place: target.value })} />}
    </Field>
    <Field label="Online link" hint="Only you and the learner who booked can see it." error={fields['onlineUrl']}>
      {(control) => <TextInput {...control} type="url" placeholder="https://" value={onlineUrl} onChange={({ target }) => onChange({ onlineUrl: target.value })} />}
    </Field>
  </>
)
