import { useState } from 'react'
import { Chip } from './Chip.tsx'
import { ComboboxField } from './ComboboxField.tsx'

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

const SHOWN = 8

/** Short texts as chips. Enter, a comma or leaving the field adds what is typed, an arrow key or a press a suggestion; Backspace in an empty field removes the last one. */
export function ChipsInput({ label, listLabel, hint, error, chips, suggestions, maxLength, onAdd, onRemove }: Props) {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
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
        options={suggestionsFor(typed, suggestions.filter((text) => !chips.includes(text)))}
        onType={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onChoose={(option) => add(option.id)}
        onEnter={add}
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

/** The suggestions with what is typed in them, those that begin with it first; undefined while nothing is typed. */
function suggestionsFor(typed: string, suggestions: readonly string[]) {
  const words = typed.trim().toLowerCase()
  if (words === '') return undefined
  const places = suggestions.map((text) => ({ text, at: text.toLowerCase().indexOf(words) })).filter(({ at }) => at >= 0)
  return places.sort((one, other) => Number(one.at > 0) - Number(other.at > 0)).slice(0, SHOWN).map(({ text }) => ({ id: text, label: text }))
}
