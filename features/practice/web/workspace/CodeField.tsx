import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useImperativeHandle, useState, type KeyboardEvent, type RefObject } from 'react'
import { LANGUAGE_NAMES, type Language } from '../../rules/problem.ts'
import type { MarkedError } from '../../rules/sql-error-place.ts'
import type { TableSchema } from '../../rules/tables.ts'
import type { CodeEditor, Selection } from './code-editor.ts'
import { FIRST_SETTINGS, indentOf, type EditorSettings } from './editor-settings.ts'

interface Props {
  code: string
  language: Language
  /** The tables of a SQL problem, whose names are completed. */
  tables?: readonly TableSchema[]
  /** The label; by default “Your code in …”. */
  label?: string
  /** Whether to use a plain text area instead of the editor. */
  isPlain: boolean
  onChange: (code: string) => void
  onTogglePlain: () => void
  /** How the editor looks and behaves; by default as usual. */
  settings?: EditorSettings
  /** An error to mark in the editor. */
  error?: MarkedError | null
  /** As high as its text, not as its place. */
  isShort?: boolean
  /** The field has the focus when it appears. */
  takesFocus?: boolean
  /** Lets the parent insert text at the cursor. */
  keys?: RefObject<KeyTarget | null>
}

/** Where the key row of a phone types. */
export interface KeyTarget {
  insert: (text: string, back: number) => void
  indent: () => void
}

const HINT = 'Press F2 to switch between the editor and a plain text area. In the editor, Tab indents. Press Escape, then Tab to leave it.'

/** The code field: a text area until the editor has loaded, or for good if `isPlain` is set. */
export function CodeField({ code, language, tables = [], label = `Your code in ${LANGUAGE_NAMES[language]}`, isPlain, onChange, onTogglePlain, settings = FIRST_SETTINGS, error = null, isShort = false, takesFocus = false, keys }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  /** The selection to restore when editor and text area are swapped. */
  const selection = useRef<Selection>(null)
  const [isOpen, setOpen] = useState(false)
  const hint = useId()
  const latest = useEffectEvent(() => ({ text: code, language, label, tables }))
  const notify = useEffectEvent(onChange)

  useEffect(() => {
    if (isPlain) return
    let isCancelled = false
    import('./code-editor.ts').then(
      ({ openCodeEditor }) => {
        if (isCancelled || holder.current === null) return
        selection.current = selectionIn(area.current)
        editor.current = openCodeEditor({ ...latest(), holder: holder.current, hint: HINT, onChange: (text) => notify(text) })
        setOpen(true)
      },
      // Without the editor the text area stays.
      () => {},
    )
    return () => {
      isCancelled = true
      selection.current = editor.current?.selected() ?? null
      editor.current?.close()
      editor.current = null
      setOpen(false)
    }
  }, [isPlain])

  useEffect(() => {
    editor.current?.show(code, language, label)
  }, [code, language, label])
  useEffect(() => {
    if (isOpen) editor.current?.configure(settings, language)
  }, [isOpen, settings, language])
  useEffect(() => {
    if (isOpen && error !== null) editor.current?.mark(error)
  }, [isOpen, error])
  useImperativeHandle(keys, () => {
    const insert = (text: string, back: number) => {
      if (editor.current !== null) return editor.current.insert(text, back)
      const field = area.current
      if (field === null) return
      field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
      field.setSelectionRange(field.selectionEnd - back, field.selectionEnd - back)
      field.focus()
      notify(field.value)
    }
    return { insert, indent: () => (editor.current === null ? insert(indentOf(settings, language), 0) : editor.current.indent()) }
  }, [settings, language])
  useLayoutEffect(() => {
    if (selection.current === null) return
    if (isOpen) {
      // Update the text first, which the selection refers to.
      const { text, language, label } = latest()
      editor.current?.show(text, language, label)
      editor.current?.select(selection.current)
    } else {
      area.current?.focus()
      area.current?.setSelectionRange(selection.current.from, selection.current.to)
    }
    selection.current = null
  }, [isOpen])

  useEffect(() => {
    // The editor takes the focus over from the text area.
    if (takesFocus) area.current?.focus()
  }, [takesFocus])

  /** The user may continue typing in the text area until the editor is shown. */
  const trackSelection = () => {
    if (editor.current !== null) selection.current = selectionIn(area.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    onTogglePlain()
  }
  return (
    // The shortcut works anywhere inside the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={`code-field grid flex-1 grid-cols-1 ${isShort ? 'min-h-24' : 'min-h-80'}`} onKeyDown={onKeyDown}>
      <div ref={holder} className="min-h-0 min-w-0 overflow-hidden" hidden={!isOpen} />
      {!isOpen && (
        <textarea
          ref={area}
          rows={isShort ? code.split('\n').length + 1 : undefined}
          className={`w-full resize-none bg-surface p-3 font-mono text-sm focus-visible:-outline-offset-2 ${isShort ? '' : 'min-h-80'}`}
          aria-label={label}
          aria-describedby={hint}
          spellCheck={false}
          autoCapitalize="off"
          value={code}
          onChange={(event) => {
            onChange(event.target.value)
            trackSelection()
          }}
          onSelect={trackSelection}
        />
      )}
      <p id={hint} className="sr-only">
        {HINT}
      </p>
    </div>
  )
}

const selectionIn = (area: HTMLTextAreaElement | null): Selection | null =>
  area !== null && area === document.activeElement ? { from: area.selectionStart, to: area.selectionEnd } : null
