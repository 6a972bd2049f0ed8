import { useLayoutEffect, useSyncExternalStore } from 'react'

/** From this width on the sidebar is expanded by default; resizing across it resets (specification, section 9). */
const WIDE = '(min-width: 64rem)'
const KEY = 'cloggle.sidebar'
const CHANGED = 'cloggle:sidebar'

/** Whether the page needs the width of the sidebar: it is collapsed by default there. */
let isCollapsing = false

const isExpanded = () => document.documentElement.dataset.sidebar !== 'collapsed'

function set(expanded: boolean): void {
  document.documentElement.dataset.sidebar = expanded ? 'expanded' : 'collapsed'
  dispatchEvent(new Event(CHANGED))
}

/** Stores only that the sidebar of a wide window was collapsed: everything else is the default. */
function remember(collapsed: boolean): void {
  try {
    if (collapsed) localStorage.setItem(KEY, 'collapsed')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}

export function toggleSidebar(): void {
  const expanded = !isExpanded()
  set(expanded)
  if (matchMedia(WIDE).matches && !isCollapsing) remember(!expanded)
}

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  const onCross = () => {
    remember(false)
    set(wide.matches && !isCollapsing)
  }
  wide.addEventListener('change', onCross)
  addEventListener(CHANGED, onChange)
  return () => {
    wide.removeEventListener('change', onCross)
    removeEventListener(CHANGED, onChange)
  }
}

/** Whether the sidebar is expanded; the server assumes that it is. */
export const useSidebarExpanded = (): boolean => useSyncExternalStore(subscribe, isExpanded, () => true)

function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed'
  } catch {
    return false
  }
}

/** Collapses the sidebar as long as a page needs its width. There, expanding it is not stored. */
export function useCollapsedSidebar(collapses: boolean): void {
  useLayoutEffect(() => {
    if (!collapses) return
    isCollapsing = true
    set(false)
    return () => {
      isCollapsing = false
      set(matchMedia(WIDE).matches && !wasCollapsed())
    }
  }, [collapses])
}
