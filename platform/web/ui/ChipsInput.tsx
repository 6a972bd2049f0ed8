import { useId, useState, type KeyboardEvent } from 'react'
import { Chip } from './Chip.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

interface Props {
  label: string
  /** The accessible name of the list of chips. */
  listLabel: string
  hint?: string
  error: string | undefined
  chips: readonly string[]
  suggestions: readonly string[]
  maxLength?: number
  /** Gets what was typed, split at commas; it may repeat what is there. */
  onAdd: (texts: string[]) => void
  onRemove: (chip: string) => void
}

/** Short texts as chips. Enter, a comma or leaving the field adds what is typed; Backspace in an empty field removes the last one. */
export function ChipsInput({ label, listLabel, hint, error, chips, suggestions, maxLength, onAdd, onRemove }: Props) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const add = (text: string) => {
    setTyped('')
    if (text.trim() !== '') onAdd(text.split(','))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = chips.at(-1)
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(last)
  }
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            list={listId}
            autoComplete="off"
            maxLength={maxLength}
            value={typed}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
            onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          />
        )}
      </Field>
      <datalist id={listId}>
        {suggestions.filter((text) => !chips.includes(text)).map((text) => <option key={text}>{text}</option>)}
      </datalist>
      {chips.length > 0 && (
        <ul aria-label={listLabel} className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip}>
              <Chip label={chip} onRemove={() => onRemove(chip)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
