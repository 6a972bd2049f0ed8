import type { Language } from '../../rules/problem.ts'

/** How the code editor looks and behaves. */
export interface EditorSettings {
  /** In pixels. */
  fontSize: number
  /** The width of an indentation; null is that of the language. */
  tabWidth: number | null
  wrapsLines: boolean
  keymap: 'default' | 'vim'
}

export const FONT_SIZES = [12, 13, 14, 16, 18, 20] as const
export const TAB_WIDTHS = [2, 4, 8] as const
export const FIRST_SETTINGS: EditorSettings = { fontSize: 14, tabWidth: null, wrapsLines: false, keymap: 'default' }

const INDENT: Record<Language, number> = { python: 4, javascript: 2, sql: 2 }

/** The indentation of a language, as spaces. */
export const indentOf = ({ tabWidth }: EditorSettings, language: Language): string => ' '.repeat(tabWidth ?? INDENT[language])

/** Parses stored settings. What is missing or invalid has its default. */
export function parseSettings(text: string | null): EditorSettings {
  let stored: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed as Record<string, unknown>
  } catch {
    // Damaged settings are the default ones.
  }
  return {
    fontSize: FONT_SIZES.find((size) => size === stored['fontSize']) ?? FIRST_SETTINGS.fontSize,
    tabWidth: TAB_WIDTHS.find((width) => width === stored['tabWidth']) ?? null,
    wrapsLines: stored['wrapsLines'] === true,
    keymap: stored['keymap'] === 'vim' ? 'vim' : 'default',
  }
}
