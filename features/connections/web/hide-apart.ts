import { apartNow, onApartChange } from './apart-store.ts'

/**
 * Hides whatever is marked as of somebody (`data-of`) whom a block keeps apart from the viewer: cards, comments, and what
 * other features mark. One style sheet does it for the whole site, whenever a page shows what.
 */
export function hideApart(): () => void {
  const sheet = new CSSStyleSheet()
  const write = () => {
    const marks = [...apartNow()].filter((id) => /^[0-9a-f-]{36}$/.test(id)).map((id) => `[data-of="${id}"]`)
    sheet.replaceSync(marks.length === 0 ? '' : `${marks.join(',')}{display:none !important}`)
  }
  document.adoptedStyleSheets.push(sheet)
  const stop = onApartChange(write)
  write()
  return () => {
    stop()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
