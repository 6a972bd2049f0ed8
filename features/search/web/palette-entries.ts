import { recentPages } from '#platform/web/recent-pages.ts'
import { clockIcon, searchIcon } from '#platform/web/ui/icons.ts'
import { searchPath } from '../rules/paths.ts'
import { tokensOf } from '#platform/rules/words.ts'
import { kindIcon } from './kind-icons.ts'
import type { PaletteAction } from './palette-actions.ts'
import type { Suggestions } from './use-suggestions.ts'

/** A line of the palette: it opens a page or runs an action. */
export interface PaletteEntry {
  id: string
  label: string
  detail?: string
  icon: string
  to?: string
  run?: () => void
  /** The answer for an older text: Enter searches for the newer one instead. */
  isFromServer?: boolean
}

export interface PaletteGroup {
  label: string
  entries: PaletteEntry[]
}

const MAX_RECENT = 5

/** What the palette shows: recent pages and actions at first, later what was found. */
export function groupsFor(typed: string, suggestions: Suggestions | null, actions: readonly PaletteAction[], here: string): PaletteGroup[] {
  const words = tokensOf(typed).map(({ word }) => word)
  const matching = words.length === 0 ? actions : actions.filter((action) => matches(action, words))
  const own: PaletteGroup = { label: 'Actions', entries: matching.map(({ name, label, icon, run }) => ({ id: `action ${name}`, label, icon, run })) }
  if (typed.trim() === '') {
    const recent = recentPages().filter(({ path }) => path !== here).slice(0, MAX_RECENT)
    return withEntries([{ label: 'Recent', entries: recent.map(({ path, title }) => ({ id: `recent ${path}`, label: title, icon: clockIcon, to: path })) }, own])
  }
  // A page that an action opens is listed once, as the action.
  const isAction = ({ kind, title }: { kind: string; title: string }) => kind === 'setting' && matching.some(({ label }) => label === title)
  const found = (suggestions?.groups ?? []).map(({ label, items }): PaletteGroup => ({
    label,
    entries: items.filter((item) => !isAction(item)).map(({ kind, id, title, snippet, path }) => ({ id: `${kind} ${id}`, label: title, detail: snippet, icon: kindIcon(kind), to: path, isFromServer: true })),
  }))
  const all: PaletteEntry = { id: 'all', label: `Search for “${typed.trim()}”`, icon: searchIcon, to: searchPath(typed.trim()) }
  // Somebody who types the name of an action wants to run it, whatever else is found.
  const isNamed = matching.some((action) => isNamedBy(action, words))
  return withEntries([...(isNamed ? [own, ...found] : [...found, own]), { label: 'Everything', entries: [all] }])
}

const withEntries = (groups: readonly PaletteGroup[]) => groups.filter(({ entries }) => entries.length > 0)

const MIN_NAME = 4

/** Whether the typed words are the beginning of the action's name. */
function isNamedBy({ label }: PaletteAction, words: readonly string[]): boolean {
  const typed = words.join(' ')
  return typed.length >= MIN_NAME && tokensOf(label).map(({ word }) => word).join(' ').startsWith(typed)
}

/** Whether each typed word begins a word of the action. */
function matches({ label, keywords }: PaletteAction, words: readonly string[]): boolean {
  const own = tokensOf(`${label} ${keywords}`).map(({ word }) => word)
  return words.every((typed) => own.some((word) => word.startsWith(typed)))
}
