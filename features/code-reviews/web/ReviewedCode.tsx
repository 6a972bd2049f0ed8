import { useState } from 'react'
import { highlightedLines } from '#platform/rules/code-spans.ts'
import { CodePieces } from '#platform/web/ui/CodePieces.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import type { OpenedReview } from './review-queries.ts'

/** The code line by line. A press on a number opens the comment form below its line. */
export function ReviewedCode({ opened, mayWrite }: { opened: OpenedReview; mayWrite: boolean }) {
  const [openLine, open] = useState<number | null>(null)
  const lines = highlightedLines(opened.code.trimEnd(), opened.codeSpans)
  return (
    <ol className="review-code" aria-label="Code">
      {lines.map((pieces, at) => {
        const line = at + 1
        const comments = opened.comments.filter((comment) => comment.line === line)
        return (
          // Lines never move: the code of a submission does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line}>
            <div className="review-line" data-commented={comments.length > 0 || undefined}>
              {mayWrite ? (
                <button type="button" className="review-number" aria-label={`Comment on line ${line}`} aria-expanded={openLine === line} onClick={() => open(openLine === line ? null : line)}>
                  {line}
                </button>
              ) : (
                <span className="review-number">{line}</span>
              )}
              <code className="code-colors">
                {pieces.length === 0 && ' '}
                <CodePieces pieces={pieces} />
              </code>
            </div>
            {(comments.length > 0 || openLine === line) && (
              <div className="review-comments">
                <CommentList opened={opened} comments={comments} />
                {openLine === line && <CommentForm opened={opened} line={line} onDone={() => open(null)} />}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
