import { KeyboardShortcutsDialog } from '#platform/web/KeyboardShortcutsDialog.tsx'
import { PAGE_SHORTCUTS } from './shortcut-keys.ts'

const SHORTCUTS = [
  { keys: ['/'], label: 'Search and commands' },
  { keys: ['Ctrl or ⌘', 'k'], label: 'The same, also while typing' },
  ...PAGE_SHORTCUTS,
  { keys: ['?'], label: 'Show keyboard shortcuts' },
]

/** The single-key shortcuts of all pages. */
export const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => <KeyboardShortcutsDialog shortcuts={SHORTCUTS} onClose={onClose} />
