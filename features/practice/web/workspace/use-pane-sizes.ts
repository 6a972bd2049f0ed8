import { useLayoutEffect, useState, type RefObject } from 'react'
import { FIRST_SIZES, readSizes, storeSizes, type PaneSizes } from './pane-sizes.ts'

/** The sizes of the panes, stored on this device. They are set as CSS variables of an element, because style attributes are blocked. */
export function usePaneSizes(element: RefObject<HTMLElement | null>): [PaneSizes, (change: Partial<PaneSizes>) => void] {
  const [sizes, setSizes] = useState(FIRST_SIZES)
  useLayoutEffect(() => {
    try {
      setSizes(readSizes(localStorage))
    } catch {
      // This browser stores nothing.
    }
  }, [])
  useLayoutEffect(() => {
    element.current?.style.setProperty('--columns', String(sizes.columns))
    element.current?.style.setProperty('--rows', String(sizes.rows))
  }, [element, sizes])
  const change = (changed: Partial<PaneSizes>) => {
    const next = { ...sizes, ...changed }
    setSizes(next)
    try {
      storeSizes(next, localStorage)
    } catch {
      // This browser stores nothing.
    }
  }
  return [sizes, change]
}
