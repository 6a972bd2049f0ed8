import { Combobox, ComboboxGroup, ComboboxGroupLabel, ComboboxItem, ComboboxList, ComboboxProvider, useComboboxStore } from '@ariakit/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from '#platform/web/pages/navigation.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { searchIcon } from '#platform/web/ui/icons.ts'
import { searchPath } from '../rules/paths.ts'
import { MAX_QUERY } from '../rules/typed-query.ts'
import { NO_RESULTS } from '../rules/texts.ts'
import { Highlighted } from './Highlighted.tsx'
import { groupsFor, type PaletteEntry } from './palette-entries.ts'
import type { PaletteAction } from './palette-actions.ts'
import { PaletteFrame } from './PaletteFrame.tsx'
import { useSuggestions } from './use-suggestions.ts'

// Safari ends a composition before the Enter that confirms it.
const AFTER_COMPOSITION_MS = 100
const PAGE_SIZE = 8

interface Props {
  hooks: readonly (() => readonly PaletteAction[])[]
  initial: string
  onClose: () => void
}

/** A combobox over everything: what was found, recent pages, actions. */
export function PaletteDialog({ hooks, initial, onClose }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState(initial)
  const composedAt = useRef(-Infinity)
  const isComposing = useRef(false)
  // The number of hooks is constant: see the key of this component.
  const actions = hooks.flatMap((useActions) => useActions())
  const { suggestions, isOld, error } = useSuggestions(typed)
  const groups = groupsFor(typed, suggestions, actions, pathname)
  const entries = groups.flatMap((group) => group.entries)
  const hasMoved = useRef(false)
  const type = (text: string) => {
    hasMoved.current = false
    setTyped(text)
  }
  const store = useComboboxStore({ open: true, setOpen: () => {}, value: typed, setValue: type })
  const firstId = entries[0]?.id
  // The best match is chosen until somebody moves, also when it comes later than the others.
  useEffect(() => {
    if (!hasMoved.current) store.setActiveId(firstId)
  }, [firstId, suggestions, store])

  const choose = (entry: PaletteEntry) => {
    onClose()
    if (entry.isFromServer === true && isOld) navigate(searchPath(typed.trim()))
    else if (entry.to !== undefined) navigate(entry.to)
    else entry.run?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isConfirming = event.nativeEvent.isComposing || isComposing.current || event.timeStamp - composedAt.current < AFTER_COMPOSITION_MS
    if (isConfirming && ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      if (event.key === 'Enter') event.preventDefault()
      return event.stopPropagation()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(event.key)) hasMoved.current = true
    const to = target(event.key, entries.findIndex(({ id }) => id === store.getState().activeId), entries.length)
    if (to === null) return
    event.preventDefault()
    store.move(entries[to]?.id)
  }
  const found = entries.filter(({ isFromServer }) => isFromServer === true).length
  return (
    <PaletteFrame onClose={onClose}>
      <ComboboxProvider store={store}>
        <div className="relative" onKeyDownCapture={onKeyDown}>
          <span className="pointer-events-none absolute inset-y-0 left-4 grid place-content-center text-text-muted">
            <Icon of={searchIcon} small />
          </span>
          <Combobox
            className="palette-input"
            aria-label="Search Cloggle"
            placeholder="Search or run a command"
            maxLength={MAX_QUERY}
            autoSelect="always"
            onCompositionStart={() => void (isComposing.current = true)}
            onCompositionEnd={(event) => {
              isComposing.current = false
              composedAt.current = event.timeStamp
            }}
          />
          <button type="button" className="palette-close" onClick={onClose}>
            <span className="max-md:hidden">Esc </span>
            <span className="md:sr-only">Close</span>
          </button>
        </div>
        <ComboboxList alwaysVisible className="palette-list" aria-label="Results" aria-busy={(isOld && error === null) || undefined} data-old={isOld || undefined}>
          {groups.map(({ label, entries }) => (
            <ComboboxGroup key={label} className="grid grid-cols-1 gap-0.5">
              <ComboboxGroupLabel className="palette-group">{label}</ComboboxGroupLabel>
              {entries.map((entry) => (
                <ComboboxItem key={entry.id} id={entry.id} className="palette-item" focusOnHover setValueOnClick={false} hideOnClick={false} onClick={() => choose(entry)}>
                  <Icon of={entry.icon} small />
                  <span className="min-w-0 truncate">
                    <Highlighted text={entry.label} words={suggestions?.matched ?? []} />
                  </span>
                  {entry.detail !== undefined && entry.detail !== '' && <span className="min-w-0 flex-1 truncate text-text-muted max-md:hidden">{entry.detail}</span>}
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
        </ComboboxList>
        <p role="status" className="palette-status">
          {statusOf({ typed, isOld, error, found })}
        </p>
      </ComboboxProvider>
    </PaletteFrame>
  )
}

function statusOf({ typed, isOld, error, found }: { typed: string; isOld: boolean; error: string | null; found: number }): string {
  if (typed.trim() === '') return ''
  if (error !== null) return error
  if (isOld) return 'Searching…'
  if (found === 0) return NO_RESULTS
  return found === 1 ? '1 result' : `${found} results`
}

/** The entry to which a key moves, by its place; null for other keys. */
function target(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'PageDown') return Math.min(count - 1, Math.max(at, 0) + PAGE_SIZE)
  if (key === 'PageUp') return Math.max(0, at - PAGE_SIZE)
  return null
}
