import { useCallback, useRef } from 'react'

/** A ref for a box that takes the focus when it appears. */
export function takeFocus(box: HTMLElement | null): void {
  box?.focus()
}

/** For a button in whose place a form opens: `button` is its ref, `giveBack` is called when the form closes and gives it the focus once it is rendered again. */
export function useReturnedFocus() {
  const isBack = useRef(false)
  const button = useCallback((element: HTMLButtonElement | null) => {
    if (element === null || !isBack.current) return
    isBack.current = false
    element.focus()
  }, [])
  const giveBack = useCallback(() => {
    isBack.current = true
  }, [])
  return { button, giveBack }
}
