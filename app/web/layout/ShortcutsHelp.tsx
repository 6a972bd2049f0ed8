import { KeyboardShortcutsDialog } from '#platform/web/KeyboardShortcutsDialog.tsx'
import { usePathname } from '#platform/web/pages/navigation.ts'
import { WORKSPACE_KEYS } from '#features/practice/rules/workspace-keys.ts'
import { isWorkspacePath } from '#features/practice/rules/workspace-path.ts'
import { PAGE_SHORTCUTS } from './shortcut-keys.ts'

const SHORTCUTS = [
  { keys: ['/'], label: 'Search and commands' },
  { keys: ['Ctrl or ⌘', 'k'], label: 'The same, also while typing' },
  ...PAGE_SHORTCUTS,
  { keys: ['?'], label: 'Show keyboard shortcuts' },
]

/** The shortcuts of all pages and, in a workspace, its own keys before them. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const isWorkspace = isWorkspacePath(usePathname())
  return <KeyboardShortcutsDialog shortcuts={isWorkspace ? [...WORKSPACE_KEYS, ...SHORTCUTS] : SHORTCUTS} onClose={onClose} />
}
