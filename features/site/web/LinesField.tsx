import { useState } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'

interface Props {
  label: string
  hint?: string
  value: readonly string[]
  error: string | undefined
  onChange: (value: string[]) => void
}

/** A list of texts, one per line; empty lines are ignored, and go when the field is left, so that errors count the same lines as the writer. */
export function LinesField({ label, hint, value, error, onChange }: Props) {
  const [text, setText] = useState(value.join('\n'))
  const write = (text: string) => {
    setText(text)
    onChange(text.split('\n').map((line) => line.trim()).filter((line) => line !== ''))
  }
  return (
    <Field label={label} error={error} hint={`${hint === undefined ? '' : `${hint} `}${value.length === 1 ? 'One line' : `${value.length} lines`}.`}>
      {(control) => <TextArea {...control} rows={Math.min(16, value.length + 2)} value={text} onBlur={() => setText(value.join('\n'))} onChange={(event) => write(event.target.value)} />}
    </Field>
  )
}
