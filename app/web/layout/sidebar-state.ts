import { useSyncExternalStore } from 'react'

/** From this width on the sidebar is expanded by default; resizing across it resets (specification, section 9). */
const WIDE = '(min-width: 64rem)'
const KEY = 'cloggle.sidebar'
const CHANGED = 'cloggle:sidebar'

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
  if (matchMedia(WIDE).matches) remember(!expanded)
}

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  const onCross = () => {
    remember(false)
    set(wide.matches)
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
