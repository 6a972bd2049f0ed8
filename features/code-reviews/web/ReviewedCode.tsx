import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { highlightedLines } from '#platform/rules/code-spans.ts'
import { CodePieces } from '#platform/web/ui/CodePieces.tsx'
import { moveFocus } from '#platform/web/ui/roving-focus.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import { linesWithDraft } from './comment-drafts.ts'
import type { OpenedReview } from './review-queries.ts'

const NUMBER = 'button.review-number'

function moveByLine(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLElement && event.target.matches(NUMBER)) moveFocus(event, event.currentTarget, NUMBER)
}

/** On a touch screen a tap anywhere on a line opens it, because a number is small. */
const isTap = () => window.matchMedia('(pointer: coarse)').matches && window.getSelection()?.isCollapsed !== false

const TAB_SIZE = 4
/** In characters: the rest of a line that is indented even further would have no room on a phone. */
const MAX_INDENT = 20

/** Where the rest of a long line begins: two characters after its own indentation. */
function hangOf(line: string): CSSProperties {
  const indent = [.../^\s*/.exec(line)![0]].reduce((sum, char) => sum + (char === '\t' ? TAB_SIZE : 1), 0)
  return { '--hang': `${Math.min(indent, MAX_INDENT) + 2}ch` } as CSSProperties
}

/** The code line by line. A press on a number opens the comment form below its line; a form with a text in progress is open. One number is in the tab order; arrow keys move among them. */
export function ReviewedCode({ opened, mayWrite }: { opened: OpenedReview; mayWrite: boolean }) {
  const [openLines, setOpenLines] = useState<ReadonlySet<number>>(() => new Set(linesWithDraft(opened.review.id)))
  const [current, enter] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  // The focus goes back to the number that opened the form.
  const close = (line: number) => {
    flushSync(() => setOpenLines((now) => new Set([...now].filter((other) => other !== line))))
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus()
  }
  const open = (line: number) => {
    flushSync(() => setOpenLines((now) => new Set([...now, line])))
    list.current?.querySelector<HTMLElement>(`[data-comments="${line}"] > form textarea`)?.focus()
  }
  const lines = highlightedLines(opened.code.trimEnd(), opened.codeSpans)
  return (
    // The arrow keys move the focus among the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={list} className="review-code" aria-label="Code" onKeyDown={mayWrite ? moveByLine : undefined}>
      {lines.map((pieces, at) => {
        const line = at + 1
        const comments = opened.comments.filter((comment) => comment.line === line)
        const isOpen = mayWrite && openLines.has(line)
        const toggle = () => (isOpen ? close(line) : open(line))
        return (
          // Lines never move: the code of a submission does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line}>
            {/* The number is the button for the keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div className="review-line" data-commented={comments.length > 0 || undefined} onClick={mayWrite ? ({ target }) => isTap() && (target as Element).closest('button') === null && toggle() : undefined}>
              {mayWrite ? (
                <button type="button" className="review-number" data-line={line} aria-label={`Comment on line ${line}`} aria-expanded={isOpen} tabIndex={line === current ? 0 : -1} onFocus={() => enter(line)} onClick={toggle}>
                  {line}
                </button>
              ) : (
                <span className="review-number">{line}</span>
              )}
              <code className="code-colors" style={hangOf(pieces.map(({ text }) => text).join(''))}>
                {pieces.length === 0 && ' '}
                <CodePieces pieces={pieces} />
              </code>
            </div>
            {(comments.length > 0 || isOpen) && (
              <div className="review-comments" data-comments={line}>
                <CommentList opened={opened} comments={comments} onReply={mayWrite ? () => open(line) : undefined} />
                {isOpen && <CommentForm opened={opened} line={line} onDone={() => close(line)} />}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
