import { memo } from 'react'
import { Prose } from './Prose.tsx'

/**
 * Shows text that the server has cleaned and rendered. The only component that sets inner HTML: it is given nothing but
 * the `shown` form of a text (rules 8).
 */
export const RichText = memo(function RichText({ shown }: { shown: string }) {
  // oxlint-disable-next-line react/no-danger
  return <Prose dangerouslySetInnerHTML={{ __html: shown }} />
})
