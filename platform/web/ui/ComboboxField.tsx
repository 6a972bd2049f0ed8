import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react'
import { Breakable } from './Breakable.tsx'
import { Field, type Control } from './Field.tsx'

export interface ComboboxOption {
  id: string
  label: string
  /** Tells options with the same label apart. */
  detail?: string
}

interface Props {
  label: string
  hint?: string | undefined
  /** Inside the field, which then stands in a row of filters: without a label above it and a hint. */
  placeholder?: string | undefined
  error: string | null | undefined
  /** What is typed. */
  value: string
  /** What was found for it; undefined while it is looked for or nothing is typed. */
  options: readonly ComboboxOption[] | undefined
  onType: (value: string) => void
  onChoose: (option: ComboboxOption) => void
  /** For texts that need not be among the options: called at Enter, unless an option is selected, with whether the list is open. */
  onEnter?: (isOpen: boolean) => void
  /** Whether the first option is selected while typing. True by default, except with `onEnter`. */
  isFirstSelected?: boolean
  /** Called when the focus leaves the field and its options. */
  onLeave?: () => void
  onBackspace?: () => void
  maxLength?: number | undefined
}

// The list lies over what follows while the field has the focus. In a dialog, which clips, it has a place of its own.
const OVER_PAGE = 'not-in-[dialog]:absolute not-in-[dialog]:inset-x-0 not-in-[dialog]:top-full not-in-[dialog]:z-5 not-in-[dialog]:shadow-popover not-in-[dialog]:not-group-focus-within/combobox:hidden'

/** A text field that finds things by their name: arrow keys move through what was found, Enter chooses, Escape closes only the list. */
export function ComboboxField({ label, hint, placeholder, error, value, options, onType, onChoose, onEnter, isFirstSelected = onEnter === undefined, onLeave, onBackspace, maxLength }: Props) {
  // Escape closes the list until something else is typed.
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const isClosed = closedFor === value
  const isOpen = options !== undefined && options.length > 0 && !isClosed
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Otherwise the key would close the dialog around the field, too.
      event.preventDefault()
      event.stopPropagation()
      setClosedFor(value)
    } else if (event.key === 'ArrowDown' && isClosed) {
      event.preventDefault()
      setClosedFor(null)
    } else if (event.key === 'Enter' && onEnter !== undefined && !event.nativeEvent.isComposing && !event.currentTarget.hasAttribute('aria-activedescendant')) {
      event.preventDefault()
      onEnter(isOpen)
    } else if (event.key === 'Backspace' && value === '') onBackspace?.()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.parentElement?.contains(relatedTarget) !== true) onLeave?.()
  }
  const combobox = (control: Partial<Control> | { 'aria-label': string }) => (
    <div className="group/combobox relative">
      <ComboboxProvider includesBaseElement={false} open={isOpen} value={value} setValue={onType}>
        <Combobox {...control} placeholder={placeholder} className="control" autoSelect={isFirstSelected && 'always'} autoComplete="list" spellCheck={false} maxLength={maxLength} onKeyDown={onKeyDown} onBlur={onBlur} />
        {options?.length === 0 && onEnter === undefined && !error && <p role="status" className={`${OVER_PAGE} mt-1 rounded-control border border-line bg-surface px-3.5 py-2.5 text-sm text-text-muted`}>Nothing found for “{value.trim()}”.</p>}
        {isOpen && (
          <ComboboxList alwaysVisible className={`${OVER_PAGE} mt-1 grid max-h-60 grid-cols-1 overflow-y-auto rounded-control border border-line bg-surface p-1`} aria-label={`${label}: found`}>
            {options.map((option) => (
              <ComboboxItem key={option.id} className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-2.5 py-1.5 text-sm data-active-item:bg-accent-subtle pointer-coarse:min-h-11" focusOnHover setValueOnClick={false} hideOnClick={false} onClick={() => onChoose(option)}>
                <span className="min-w-0 wrap-break-word">{option.label}</span>
                {option.detail !== undefined && <span className="min-w-0 text-text-muted wrap-break-word"><Breakable text={option.detail} /></span>}
              </ComboboxItem>
            ))}
          </ComboboxList>
        )}
      </ComboboxProvider>
    </div>
  )
  return placeholder === undefined ? <Field label={label} hint={hint} error={error}>{combobox}</Field> : combobox({ 'aria-label': label })
}
