import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'

interface Props {
  /** The program as it was written. */
  code: string
  /** Called when the reader starts or stops to change the program. */
  onEdit: (isEdited: boolean) => void
}

/** Runs a Python program of a text in the browser; the reader can change it. Python loads at the first run. */
export function CodeCell({ code, onEdit }: Props) {
  const [text, setText] = useState<string | null>(null)
  const [result, setResult] = useState<{ printed: string; error: string | null } | null>(null)
  const [isRunning, setRunning] = useState(false)
  const edit = (next: string | null) => {
    setText(next)
    onEdit(next !== null)
  }
  const run = async () => {
    setRunning(true)
    try {
      const { runSnippet } = await import('./run-snippet.ts')
      setResult(await runSnippet(text ?? code))
    } catch {
      setResult({ printed: '', error: 'We couldn’t load Python. Check your connection and try again.' })
    }
    setRunning(false)
  }
  return (
    <div className="not-prose grid gap-2 pb-4 font-sans">
      {text !== null && <TextArea aria-label="Program" className="font-mono text-sm" rows={text.split('\n').length + 1} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />}
      <div className="flex flex-wrap gap-2">
        <Button small variant="primary" busy={isRunning} onClick={() => void run()}>
          Run
        </Button>
        {isRunning && (
          <Button small onClick={() => void import('./run-snippet.ts').then(({ stopSnippet }) => stopSnippet())}>
            Stop
          </Button>
        )}
        <Button small onClick={() => edit(text === null ? code : null)}>
          {text === null ? 'Edit' : 'Reset'}
        </Button>
      </div>
      <div role="status">
        {result !== null && (
          <div className="grid gap-1 rounded-control bg-sunken p-3 text-sm">
            {result.printed !== '' && <pre className="overflow-x-auto whitespace-pre-wrap wrap-anywhere">{result.printed}</pre>}
            {result.error !== null && <pre className="overflow-x-auto whitespace-pre-wrap text-danger wrap-anywhere">{result.error}</pre>}
            {result.printed === '' && result.error === null && <p className="text-text-muted">It printed nothing.</p>}
          </div>
        )}
      </div>
    </div>
  )
}
