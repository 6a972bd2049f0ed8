import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const CHANGED = 'cloggle:theme'

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The current theme: the chosen one, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return prefersDark().matches ? 'dark' : 'light'
}

/** Stores and applies a theme for the whole site; `null` returns to the system's. */
export function chooseTheme(theme: Theme | null): void {
  const root = document.documentElement
  if (theme === null) delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
  dispatchEvent(new Event(CHANGED))
}

export function toggleTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
}

function subscribe(onChange: () => void): () => void {
  const system = prefersDark()
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return
    if (event.newValue === 'dark' || event.newValue === 'light') document.documentElement.dataset.theme = event.newValue
    else delete document.documentElement.dataset.theme
    onChange()
  }
  system.addEventListener('change', onChange)
  addEventListener(CHANGED, onChange)
  addEventListener('storage', fromOtherTab)
  return () => {
    system.removeEventListener('change', onChange)
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', fromOtherTab)
  }
}

/** The current theme as React state; `null` on the server and during hydration. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null)
}

/** The chosen theme as React state, or the system's; `null` on the server and during hydration. */
export function useThemeChoice(): Theme | 'system' | null {
  return useSyncExternalStore<Theme | 'system' | null>(subscribe, chosenTheme, () => null)
}

function chosenTheme(): Theme | 'system' {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'dark' || chosen === 'light' ? chosen : 'system'
}
