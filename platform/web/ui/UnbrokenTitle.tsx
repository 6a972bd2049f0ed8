import { unbrokenWords } from '../../rules/unbroken-words.ts'

/** A title in which words such as `Add-K` don't break at the hyphen. */
export const UnbrokenTitle = ({ title }: { title: string }) =>
  unbrokenWords(title).map(({ text, isWhole }, at) =>
    isWhole ? (
      // The order is fixed.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  )
