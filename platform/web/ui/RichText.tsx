import { memo } from 'react'
import { Prose } from './Prose.tsx'

/**
 * Shows text that the server has sanitized and rendered. It is the only component that sets inner HTML, and it accepts only the `shown`
 * form of a text (requirement P-8).
 */
export const RichText = memo(function RichText({ shown }: { shown: string }) {
  // oxlint-disable-next-line react/no-danger
  return <Prose dangerouslySetInnerHTML={{ __html: shown }} />
})
