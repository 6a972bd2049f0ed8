import { lazy, Suspense, useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { usePlainText } from './workspace/code-choices.ts'

const CodeField = lazy(() => import('./workspace/CodeField.tsx').then((module) => ({ default: module.CodeField })))

interface Props {
  /** The program as it was written. */
  code: string
  /** Under this name the reader's changes stay on this device. */
  name: string
  /** Called when the reader starts or stops to change the program. */
  onEdit: (isEdited: boolean) => void
}

/** Runs a Python program of a text in the browser; the reader can change it. Python loads at the first run. */
export function CodeCell({ code, name, onEdit }: Props) {
  const [text, setText] = useLocalDraft(`program.${name}`, code)
  const [isOpen, setOpen] = useState(false)
  const [isPlain, choosePlain] = usePlainText()
  const [result, setResult] = useState<{ printed: string; error: string | null } | null>(null)
  const [isRunning, setRunning] = useState(false)
  const isEditing = isOpen || text !== code
  const tell = useEffectEvent(onEdit)
  useEffect(() => {
    tell(isEditing)
  }, [isEditing])
  const run = async () => {
    if (isRunning) return
    setRunning(true)
    setResult(null)
    try {
      const { runSnippet } = await import('./run-snippet.ts')
      setResult(await runSnippet(text))
    } catch {
      setResult({ printed: '', error: 'We couldn’t load Python. Check your connection and try again.' })
    }
    setRunning(false)
  }
  const runByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    void run()
  }
  const reset = () => {
    setOpen(false)
    setText(code)
    setResult(null)
  }
  return (
    <div className="not-prose grid grid-cols-1 gap-2 pb-4 font-sans">
      {isEditing && (
        // Ctrl+Enter runs it, also in the editor.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className="overflow-hidden rounded-control border border-line" onKeyDownCapture={runByKeys}>
          <Suspense fallback={<div className="p-3 font-mono text-sm whitespace-pre-wrap">{text}</div>}>
            <CodeField isShort takesFocus={isOpen} label="Program" code={text} language="python" isPlain={isPlain} onChange={setText} onTogglePlain={() => choosePlain(!isPlain)} />
          </Suspense>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button small variant="primary" busy={isRunning} busyText="Running…" onClick={() => void run()}>
          Run
        </Button>
        {isRunning && (
          <Button small onClick={() => void import('./run-snippet.ts').then(({ stopSnippet }) => stopSnippet())}>
            Stop
          </Button>
        )}
        <Button small onClick={() => (isEditing ? reset() : setOpen(true))}>
          {isEditing ? 'Reset' : 'Edit'}
        </Button>
      </div>
      <div role="status">
        {result !== null && (
          // The tools of a text take each <pre> as a part of it, and would move it.
          <div className="grid gap-1 rounded-control bg-sunken p-3 text-sm">
            <p className="text-xs text-text-muted">Output</p>
            {result.printed !== '' && <div className="overflow-x-auto font-mono whitespace-pre-wrap wrap-anywhere">{result.printed}</div>}
            {result.error !== null && <div className="overflow-x-auto font-mono whitespace-pre-wrap text-danger wrap-anywhere">{result.error}</div>}
            {result.printed === '' && result.error === null && <p className="text-text-muted">It printed nothing.</p>}
          </div>
        )}
      </div>
    </div>
  )
}
