import { memo, useEffect, useRef } from 'react'
import { Prose } from './Prose.tsx'

/**
 * Shows text that the server has sanitized and rendered. It is the only component that sets inner HTML, and it accepts only the `shown`
 * form of a text (requirement P-8). Code blocks get a copy button, and headings with an id a link to themselves.
 */
export const RichText = memo(function RichText({ shown }: { shown: string }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Most short texts have neither; the code loads for those that do.
    if (!/<(?:pre|h[2-4] id)\b/.test(shown)) return
    let isGone = false
    import('./rich-text-tools.ts').then(({ addRichTextTools }) => {
      if (!isGone && text.current !== null) addRichTextTools(text.current)
    }, () => {})
    return () => {
      isGone = true
    }
  }, [shown])
  // oxlint-disable-next-line react/no-danger
  return <Prose ref={text} dangerouslySetInnerHTML={{ __html: shown }} />
})
