import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { TITLE_LENGTH } from '../../rules/blog.ts'

/** What one title field hands to the next while the editor is loading: the position of the caret, and whether Enter was pressed. */
export interface TitleHandover {
  caret: number | null
  isDone: boolean
}

interface Props {
  title: string
  error: string | null
  handover: RefObject<TitleHandover>
  onChange: (title: string) => void
  /** Enter moves to the text; while there is none, the handover remembers it. */
  onEnter?: () => void
}

const NEARLY_FULL = TITLE_LENGTH - 20
const TITLE_ID = 'blog-title'

/** The title field above the toolbar. If it is empty, the first heading or line becomes the title (requirement B-8). */
export function TitleField({ title, error, handover, onChange, onEnter }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = field.current!
    const hands = handover.current
    if (hands.caret !== null) {
      element.focus({ preventScroll: true })
      element.setSelectionRange(hands.caret, hands.caret)
    }
    return () => {
      hands.caret = document.activeElement === element ? element.selectionStart : null
    }
  }, [handover])
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    // What was typed before hydration.
    if (title === '' && element.value !== '') onChange(element.value)
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [title, onChange])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    handover.current.isDone = true
    onEnter?.()
  }
  const goOn = () => {
    handover.current.isDone = false
  }
  const message = title.length > TITLE_LENGTH ? `Keep the title to ${TITLE_LENGTH} characters.` : error
  return (
    <div className="grid gap-1">
      <label htmlFor={TITLE_ID} className="sr-only">
        Title
      </label>
      <textarea
        id={TITLE_ID}
        ref={field}
        rows={1}
        dir="auto"
        className="w-full resize-none overflow-hidden border-b border-transparent bg-transparent pb-1 text-3xl font-semibold outline-none! placeholder:font-normal focus:border-accent max-md:text-2xl"
        placeholder="Title"
        autoComplete="off"
        value={title}
        aria-invalid={message !== null || undefined}
        aria-describedby={message !== null ? `${TITLE_ID}-error` : undefined}
        onKeyDown={onKeyDown}
        onBlur={goOn}
        onChange={(event) => {
          goOn()
          onChange(event.target.value.replace(/\s*\n\s*/g, ' '))
        }}
      />
      {message !== null && (
        <p id={`${TITLE_ID}-error`} className="text-sm text-danger">
          {message}
        </p>
      )}
      {title.length >= NEARLY_FULL && (
        <p className="tabular text-sm text-text-muted">
          {title.length} / {TITLE_LENGTH}
        </p>
      )}
    </div>
  )
}
