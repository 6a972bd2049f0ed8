import { setKeyboardShortcuts, useKeyboardShortcuts } from './keyboard-shortcuts.ts'
import { Switch } from './ui/Switch.tsx'

/** Turns single-key shortcuts on and off on this device. */
export function KeyboardShortcutsSwitch({ hint }: { hint: string }) {
  const isOn = useKeyboardShortcuts()
  return <Switch label="Single-key shortcuts" hint={hint} checked={isOn} onChange={(event) => setKeyboardShortcuts(event.target.checked)} />
}
