import { Fragment } from 'react'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { splitMentions } from '#features/people/rules/mentions.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import type { CommentData } from './comment-fields.ts'

/** The text of a comment: as the server rendered its Markdown, or plain, with links to the profiles of mentioned people. */
export function CommentText({ comment: { text, html, mentions = [] } }: { comment: Pick<CommentData, 'text' | 'html'> & Partial<Pick<CommentData, 'mentions'>> }) {
  if (html !== null) {
    return (
      <div dir="auto" className="prose-compact max-w-[68ch] wrap-anywhere">
        <RichText shown={html} />
      </div>
    )
  }
  return (
    <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
      {splitMentions(text, mentions).map((piece, at) =>
        typeof piece === 'string' ? (
          // The segments of one text never change their order.
          <Fragment key={at}>{piece}</Fragment>
        ) : (
          <a key={at} className="link" href={profilePath(piece.username)}>
            {piece.as}
          </a>
        ),
      )}
    </p>
  )
}
