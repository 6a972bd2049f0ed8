import { useEffect } from 'react'
import { useBlockedIds } from './use-blocked-ids.ts'

/**
 * Hides whatever is marked as of somebody (`data-of`) whom a block keeps apart from the viewer: cards, comments, and what
 * other features mark. One style sheet does it for the whole site, whatever a page shows.
 */
export function HideBlockedPeople() {
  const apart = useBlockedIds()
  useEffect(() => {
    const marks = [...apart].filter((id) => /^[0-9a-f-]{36}$/.test(id)).map((id) => `[data-of="${id}"]`)
    if (marks.length === 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${marks.join(',')}{display:none !important}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [apart])
  return null
}
