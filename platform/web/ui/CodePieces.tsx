import type { CodePiece } from '#platform/rules/code-spans.ts'

/** One line of highlighted code. */
export const CodePieces = ({ pieces }: { pieces: readonly CodePiece[] }) =>
  pieces.map(({ text, kind }, at) => (
    // The pieces of a line never move: the code does not change.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at} className={kind === null ? undefined : `hljs-${kind}`}>
      {text}
    </span>
  ))
