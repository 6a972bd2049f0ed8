import { chooseTheme, useTheme } from '#platform/web/theme/theme.ts'
import { listFilterIcon, moonIcon, sunIcon } from '#platform/web/ui/icons.ts'
import type { PaletteAction } from './palette-actions.ts'

/** The other theme, and the search box of this page if it has one. */
export function usePaletteActions(): readonly PaletteAction[] {
  const theme: PaletteAction =
    useTheme() === 'dark'
      ? { name: 'theme', label: 'Light theme', keywords: 'appearance mode bright day', icon: sunIcon, run: () => chooseTheme('light') }
      : { name: 'theme', label: 'Dark theme', keywords: 'appearance mode night', icon: moonIcon, run: () => chooseTheme('dark') }
  const box = document.querySelector<HTMLInputElement>('main search input')
  if (box === null) return [theme]
  const label = box.getAttribute('aria-label') ?? 'Search this page'
  // The closing palette gives the focus back first.
  const run = () => void setTimeout(() => (box.focus(), box.select()))
  return [{ name: 'search-page', label: `On this page: ${label}`, keywords: 'find filter list', icon: listFilterIcon, run }, theme]
}
