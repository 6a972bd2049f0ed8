import { Fragment } from 'react'

/** A text whose long words, such as addresses and slugs, break after their parts and not in the middle of a word. */
export const Breakable = ({ text }: { text: string }) =>
  // Parts are identified by position.
  // oxlint-disable-next-line react/no-array-index-key
  text.split(/(?<=[@./_-])(?=\S)/).map((part, at) => <Fragment key={at}>{at > 0 && <wbr />}{part}</Fragment>)
