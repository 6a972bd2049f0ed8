import { useEffect } from 'react'

/**
 * Shows the text of `data-tip` beside its element, on hover and on focus, and when a disabled one is pressed or tapped: one listener and one floating element for the whole page, whose
 * code loads on demand. An empty `data-tip` means the element's own text, shown where that text is hidden (a collapsed sidebar).
 */
export function useTooltips(): void {
  useEffect(() => {
    const onNear = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
      if (target !== null) void import('./tooltip.ts').then(({ showTooltip }) => showTooltip(target, event.type === 'focusin' ? 'focus' : 'hover'), () => {})
    }
    // A finger neither hovers nor shows the focus.
    const onPress = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[aria-disabled="true"][data-tip]') : null
      if (target !== null) void import('./tooltip.ts').then(({ showTooltip }) => showTooltip(target, 'press'), () => {})
    }
    document.addEventListener('pointerover', onNear)
    document.addEventListener('focusin', onNear)
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('focusin', onNear)
      document.removeEventListener('click', onPress)
    }
  }, [])
}
