import { KeyboardShortcutsDialog } from '#platform/web/KeyboardShortcutsDialog.tsx'
import { APPROVAL_KEYS } from './use-approval-keys.ts'

const SHORTCUTS = APPROVAL_KEYS.map(({ key, label }) => ({ keys: [key], label }))

/** The single-key shortcuts of the approval screen. */
export const ApprovalKeysHelp = ({ onClose }: { onClose: () => void }) => <KeyboardShortcutsDialog shortcuts={SHORTCUTS} onClose={onClose} />
