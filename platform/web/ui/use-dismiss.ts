import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back when a press or the focus lands outside all of these elements. */
export function useDismiss(inside: readonly RefObject<HTMLElement | null>[], onDismiss: () => void): void {
  const onEvent = useEffectEvent((event: Event) => {
    const target = event.target as Node
    if (!inside.some((element) => element.current?.contains(target))) onDismiss()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', onEvent)
    document.addEventListener('focusin', onEvent)
    return () => {
      document.removeEventListener('pointerdown', onEvent)
      document.removeEventListener('focusin', onEvent)
    }
  }, [])
}
