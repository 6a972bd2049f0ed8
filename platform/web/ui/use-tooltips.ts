import { useEffect } from 'react'

/**
 * Shows the words of `data-tip` beside whatever carries it, on hover and on focus: one listener and one floating
 * element for the whole page, whose code comes when the first one is needed. An empty `data-tip` means the element's
 * own text, shown where that text cannot be seen (a collapsed sidebar).
 */
export function useTooltips(): void {
  useEffect(() => {
    const onNear = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
      if (target !== null) void import('./tooltip.ts').then(({ showTooltip }) => showTooltip(target, event.type === 'focusin'), () => {})
    }
    document.addEventListener('pointerover', onNear)
    document.addEventListener('focusin', onNear)
    return () => {
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('focusin', onNear)
    }
  }, [])
}
