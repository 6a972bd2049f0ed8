import { highlightedLines } from '#platform/rules/code-spans.ts'
import { copyText } from '../copy-text.ts'
import { Button } from './Button.tsx'
import { CodePieces } from './CodePieces.tsx'
import { copyIcon } from './icons.ts'
import './code-view.css'

/** A program with its colors and line numbers, and a button that copies it. */
export function CodeView({ label, code, spans }: { label: string; code: string; spans: readonly number[] }) {
  const lines = highlightedLines(code.trimEnd(), spans)
  return (
    <div className="grid grid-cols-1 gap-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="code-view" tabIndex={0} aria-label={label}>
        <code className="code-colors">
          {lines.map((pieces, at) => (
            // Lines never move: the code does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className="code-view-line">
              <CodePieces pieces={pieces} />
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <p>
        <Button small variant="ghost" icon={copyIcon} onClick={() => void copyText(code, { copied: 'Code copied', failed: 'We couldn’t copy the code.' })}>
          Copy code
        </Button>
      </p>
    </div>
  )
}
