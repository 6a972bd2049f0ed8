import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { nextIndex } from '#platform/web/ui/roving-focus.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { matchPeople, unfinishedMention, type UnfinishedMention } from '../rules/mentions.ts'
import { MentionOption, type MentionablePerson } from './MentionOption.tsx'

const MAX_OFFERED = 6

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'ref' | 'value'> {
  value: string
  onText: (text: string) => void
  /** Whom a mention can name. */
  people: readonly MentionablePerson[]
}

/** A text area that offers people after an `@`: arrows move, Enter and Tab choose, Escape closes the list. */
export function MentionTextArea({ value, onText, people, onKeyDown, className = '', ...rest }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number | null>(null)
  const [mention, setMention] = useState<UnfinishedMention | null>(null)
  const [active, setActive] = useState(0)
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const offered = mention === null || mention.from === dismissedAt ? [] : matchPeople(people, mention.typed, MAX_OFFERED)
  const isOpen = offered.length > 0

  function look({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const found = selectionStart === selectionEnd ? unfinishedMention(text, selectionStart) : null
    if (found?.from === mention?.from && found?.typed === mention?.typed) return
    setMention(found)
    setActive(0)
    if (found?.from !== dismissedAt) setDismissedAt(null)
  }

  function choose({ username }: MentionablePerson): void {
    const { from, typed } = mention!
    const rest = value.slice(from + 1 + typed.length)
    const inserted = `@${username}${rest.startsWith(' ') ? '' : ' '}`
    caretAfter.current = from + username.length + 2
    onText(value.slice(0, from) + inserted + rest)
    setMention(null)
  }
  useLayoutEffect(() => {
    if (caretAfter.current === null) return
    box.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [value])

  /** Returns whether the list used the key. */
  function handleKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
    if (!isOpen || nativeEvent.isComposing) return false
    const next = key === 'ArrowDown' || key === 'ArrowUp' ? nextIndex(key, active, offered.length, 'vertical') : null
    if (next !== null) setActive(next)
    else if (key === 'Escape') setDismissedAt(mention!.from)
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey) choose(offered[active]!)
    else return false
    return true
  }

  return (
    <div className={`relative grid ${className}`}>
      <TextArea
        {...rest}
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={(event) => {
          onText(event.target.value)
          look(event.target)
        }}
        onSelect={(event) => look(event.currentTarget)}
        onBlur={() => setMention(null)}
        onKeyDown={(event) => {
          if (!handleKey(event)) return onKeyDown?.(event)
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label="People to mention" className="popover absolute bottom-full left-0 z-10 mb-1 grid max-h-60 grid-cols-[minmax(0,1fr)] w-72 max-w-full overflow-y-auto p-1.5">
          {offered.map((person, at) => (
            <MentionOption key={person.id} id={`${id}-${at}`} person={person} isActive={at === active} onChoose={() => choose(person)} onActivate={() => setActive(at)} />
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{isOpen && (offered.length === 1 ? '1 person to mention' : `${offered.length} people to mention`)}</span>
      </VisuallyHidden>
    </div>
  )
}
