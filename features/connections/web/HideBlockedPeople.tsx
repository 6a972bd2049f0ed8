import { useEffect } from 'react'
import { useBlockedIds } from './use-blocked-ids.ts'

/**
 * Hides all elements marked with `data-of` as content of blocked people: cards, comments and content of other features. One style sheet does it for
 * the whole site, independent of the page.
 */
export function HideBlockedPeople() {
  const blocked = useBlockedIds()
  useEffect(() => {
    const marks = [...blocked].filter((id) => /^[0-9a-f-]{36}$/.test(id)).map((id) => `[data-of="${id}"]`)
    if (marks.length === 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${marks.join(',')}{display:none !important}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [blocked])
  return null
}
