import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { matchPeople, unfinishedMention, type UnfinishedMention } from '../rules/mentions.ts'
import { handleMentionKey } from './handle-mention-key.ts'
import { MentionList, mentionOptionId } from './MentionList.tsx'
import type { MentionablePerson } from './MentionOption.tsx'

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
  const offered = mention === null || mention.from === dismissedAt ? [] : matchPeople(people, mention.typed)
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
  const handleKey = ({ nativeEvent }: KeyboardEvent): boolean =>
    isOpen && handleMentionKey(nativeEvent, { count: offered.length, active, activate: setActive, choose: (at) => choose(offered[at]!), dismiss: () => setDismissedAt(mention!.from) })

  return (
    <div className={`relative grid ${className}`}>
      <TextArea
        {...rest}
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? mentionOptionId(id, active) : undefined}
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
      <MentionList id={id} people={offered} active={active} onChoose={choose} onActivate={setActive} className="absolute bottom-full left-0 z-10 mb-1 max-w-full" />
    </div>
  )
}
