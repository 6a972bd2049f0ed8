/** Runs in the page: lists elements that are wider than the window, or that overflow the card or control around them. */
export function findOverflow(): string[] {
  const isFree = (element: Element) => {
    const { overflowX, position } = getComputedStyle(element)
    return overflowX === 'visible' && position === 'static'
  }
  const isDrawn = (element: Element) => element.parentElement?.closest('svg') === null && element.getClientRects().length > 0
  const out = document.documentElement.scrollWidth > document.documentElement.clientWidth ? [`The page: ${document.documentElement.scrollWidth}`] : []
  for (const card of document.querySelectorAll('[class*="rounded-card"], [class*="rounded-control"]')) {
    const { left, right } = card.getBoundingClientRect()
    // Clipped or scrolling content may be as wide as it likes.
    if (right === left || getComputedStyle(card).overflowX !== 'visible') continue
    for (const element of card.querySelectorAll('*')) {
      let above: Element | null = element
      while (above !== null && above !== card && isFree(above)) above = above.parentElement
      const box = element.getBoundingClientRect()
      if (above === card && isDrawn(element) && (box.left < left - 1 || box.right > right + 1)) out.push(`${element.tagName} “${element.textContent.slice(0, 40)}”: ${Math.round(box.right - right)}`)
    }
  }
  return out
}
