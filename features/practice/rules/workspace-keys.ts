/** The keys of the workspace of a problem. */
export const WORKSPACE_KEYS = [
  { keys: ['Ctrl or ⌘', 'Enter'], label: 'Run the code' },
  { keys: ['Ctrl or ⌘', 'Shift', 'Enter'], label: 'Submit' },
  { keys: ['F2'], label: 'Switch between the editor and a plain text area' },
  { keys: ['Esc', 'Tab'], label: 'Leave the editor' },
] as const
