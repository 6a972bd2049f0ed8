import { useState } from 'react'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Sample } from './Sample.tsx'

export function FieldSamples() {
  const [text, setText] = useState('A blog about contour lines')
  return (
    <Sample name="Field, TextInput, PasswordInput, TextArea, Select, Checkbox, Switch">
      <Field label="Email" hint="Only you can see this.">
        {(control) => <TextInput {...control} type="email" placeholder="you@example.org" />}
      </Field>
      <Field label="Username" error="That name is already taken. Try another one." hint="Letters, digits and hyphens.">
        {(control) => <TextInput {...control} defaultValue="ada" />}
      </Field>
      <Field label="Password" aside={<a className="link" href="/sampler#forgot">Forgot password</a>}>
        {(control) => <PasswordInput {...control} defaultValue="correct horse" autoComplete="off" />}
      </Field>
      <Field label="Description" count={{ used: text.length, limit: 40 }}>
        {(control) => <TextArea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <Field label="Difficulty">
        {(control) => <Select {...control} options={['All', 'Easy', 'Medium', 'Hard']} defaultValue="Medium" />}
      </Field>
      <Field label="Address" hint="Set by your team.">
        {(control) => <TextInput {...control} defaultValue="read-only" disabled />}
      </Field>
      <Checkbox label="Email me" hint="At most once a day." defaultChecked />
      <Checkbox label="Not now" />
      <Switch label="Public profile" hint="Visible to search engines." defaultChecked />
      <Switch label="Off" />
    </Sample>
  )
}
