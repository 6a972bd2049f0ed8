import { highlightedLines } from '#platform/rules/code-spans.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'

/** A program with its colors and line numbers, and a button that copies it. */
export function SolutionCode({ label, code, spans }: { label: string; code: string; spans: readonly number[] }) {
  const lines = highlightedLines(code.trimEnd(), spans)
  return (
    <div className="grid grid-cols-1 gap-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="solution-code" tabIndex={0} aria-label={label}>
        <code className="code-colors">
          {lines.map((pieces, at) => (
            // Lines never move: the code does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className="solution-line">
              {pieces.map(({ text, kind }, nth) => (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={nth} className={kind === null ? undefined : `hljs-${kind}`}>
                  {text}
                </span>
              ))}
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
