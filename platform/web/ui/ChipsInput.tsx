import { useState } from 'react'
import { Chip } from './Chip.tsx'
import { chipAtEnter, chipOnLeave, suggestChips } from './chip-suggestions.ts'
import { ComboboxField } from './ComboboxField.tsx'

interface Props {
  label: string
  /** The accessible name of the list of chips. */
  listLabel: string
  hint?: string
  error: string | undefined
  chips: readonly string[]
  suggestions: readonly string[]
  /** The usual name of a text that is another name of a suggestion. */
  nameOf?: (text: string) => string
  maxLength?: number
  /** Gets what was typed, split at commas; it may repeat what is there. */
  onAdd: (texts: string[]) => void
  onRemove: (chip: string) => void
}

// No suggestion has this id, because texts are split at commas.
const EXACT = ','

/**
 * Short texts as chips. Enter adds the first suggestion that begins with what is typed, else what is typed; a comma, or the last option of the list, adds
 * exactly what is typed. Leaving the field adds it, too, unless it may be the beginning of a suggestion. Backspace in an empty field removes the last chip.
 */
export function ChipsInput({ label, listLabel, hint, error, chips, suggestions, nameOf, maxLength, onAdd, onRemove }: Props) {
  const [typed, setTyped] = useState('')
  const shown = suggestChips({ typed, suggestions: suggestions.filter((text) => !chips.includes(text)), nameOf })
  const add = (text: string | null) => {
    if (text === null) return
    setTyped('')
    if (text.trim() !== '') onAdd(text.split(','))
  }
  const last = chips.at(-1)
  return (
    <div className="grid gap-2">
      <ComboboxField
        label={label}
        hint={hint}
        error={error}
        maxLength={maxLength}
        value={typed}
        options={[...shown.options.map((text) => ({ id: text, label: text })), ...(shown.exact === null ? [] : [{ id: EXACT, label: `Add “${shown.exact}”` }])]}
        isFirstSelected={shown.isFirstSelected}
        onType={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onChoose={({ id }) => add(id === EXACT ? shown.exact : id)}
        onEnter={(isOpen) => add(isOpen ? chipAtEnter(typed, shown) : typed)}
        onLeave={() => add(chipOnLeave(typed, shown))}
        onBackspace={() => last !== undefined && onRemove(last)}
      />
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
