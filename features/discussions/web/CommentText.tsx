import { Fragment } from 'react'
import { splitMentions } from '#features/people/rules/mentions.ts'
import { profilePath } from '#features/people/rules/paths.ts'

/** The text of a comment; names of existing people link to their profiles. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly string[] }) {
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
