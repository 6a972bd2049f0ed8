import { useCallback, useEffect, useRef, type RefObject } from 'react'

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

/**
 * For a change after which the pressed element is gone or elsewhere: the returned function takes selectors inside the box, and the first element that is found gets
 * the focus once `state` has changed. Somebody who has gone on to another part of the page keeps the focus there.
 */
export function useFocusNext(box: RefObject<HTMLElement | null>, state: string): (...selectors: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const selectors = wanted.current
    const element = box.current
    wanted.current = []
    const active = document.activeElement
    if (element === null || (active !== null && !active.contains(element) && !element.contains(active))) return
    for (const selector of selectors) {
      const found = element.querySelector<HTMLElement>(selector)
      if (found !== null) return found.focus()
    }
  }, [box, state])
  return useCallback((...selectors) => {
    wanted.current = selectors
  }, [])
}
