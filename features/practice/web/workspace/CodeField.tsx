import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Language } from '../../rules/problem.ts'
import type { CodeEditor, Selected } from './code-editor.ts'

interface Props {
  code: string
  language: Language
  /** Its name; otherwise it is somebody’s own code. */
  label?: string
  /** A plain text area instead of the editor. */
  isPlain: boolean
  onChange: (code: string) => void
  onTogglePlain: () => void
}

const NAMES: Record<Language, string> = { python: 'Python', javascript: 'JavaScript' }
const HINT = 'Press F2 to switch between the editor and a plain text area. In the editor, Tab indents. Press Escape, then Tab to leave it.'

/** Where the code is written: a text area at first and for whoever wants one, otherwise the editor, which loads by itself. */
export function CodeField({ code, language, label = `Your code in ${NAMES[language]}`, isPlain, onChange, onTogglePlain }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  /** Where somebody is writing while the one takes the place of the other. */
  const writing = useRef<Selected>(null)
  const [isOpen, setOpen] = useState(false)
  const hint = useId()
  const now = useEffectEvent(() => ({ text: code, language, label }))
  const changed = useEffectEvent(onChange)

  useEffect(() => {
    if (isPlain) return
    let isOver = false
    import('./code-editor.ts').then(
      ({ openCodeEditor }) => {
        if (isOver || holder.current === null) return
        writing.current = selectedIn(area.current)
        editor.current = openCodeEditor({ ...now(), holder: holder.current, hint: HINT, onChange: (text) => changed(text) })
        setOpen(true)
      },
      // Without the editor's code the text area stays, and everything else works.
      () => {},
    )
    return () => {
      isOver = true
      writing.current = editor.current?.selected() ?? null
      editor.current?.close()
      editor.current = null
      setOpen(false)
    }
  }, [isPlain])

  useEffect(() => {
    editor.current?.show(code, language, label)
  }, [code, language, label])
  useLayoutEffect(() => {
    if (writing.current === null) return
    if (isOpen) {
      // First the text that the selection belongs to.
      const { text, language, label } = now()
      editor.current?.show(text, language, label)
      editor.current?.take(writing.current)
    } else {
      area.current?.focus()
      area.current?.setSelectionRange(writing.current.from, writing.current.to)
    }
    writing.current = null
  }, [isOpen])

  /** Between the editor’s coming and its being shown, somebody may go on writing in the area. */
  const follow = () => {
    if (editor.current !== null) writing.current = selectedIn(area.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    onTogglePlain()
  }
  return (
    // The key works wherever in the field the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="grid min-h-80 flex-1 grid-cols-1" onKeyDown={onKeyDown}>
      <div ref={holder} className="min-h-0 min-w-0 overflow-hidden" hidden={!isOpen} />
      {!isOpen && (
        <textarea
          ref={area}
          className="min-h-80 w-full resize-none bg-surface p-3 font-mono text-sm focus-visible:-outline-offset-2"
          aria-label={label}
          aria-describedby={hint}
          spellCheck={false}
          autoCapitalize="off"
          value={code}
          onChange={(event) => {
            onChange(event.target.value)
            follow()
          }}
          onSelect={follow}
        />
      )}
      <p id={hint} className="sr-only">
        {HINT}
      </p>
    </div>
  )
}

const selectedIn = (area: HTMLTextAreaElement | null): Selected | null =>
  area !== null && area === document.activeElement ? { from: area.selectionStart, to: area.selectionEnd } : null
