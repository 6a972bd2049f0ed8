import { KeyboardShortcutsSwitch } from '#platform/web/KeyboardShortcutsSwitch.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { PAGE_SHORTCUTS } from './shortcut-keys.ts'

const ROWS: readonly [keys: string[], does: string][] = [
  [['/'], 'Search and commands'],
  [['Ctrl or ⌘', 'k'], 'The same, also while typing'],
  ...PAGE_SHORTCUTS.map(({ keys, label }): [string[], string] => [[...keys], label]),
  [['?'], 'Show keyboard shortcuts'],
]

/** The list of single-key shortcuts, and the switch that turns them off. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid gap-2 text-sm">
        {ROWS.map(([keys, does]) => (
          <div key={does} className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
            <dt className="text-text-muted">{does}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border border-border-strong bg-sunken px-1.5 text-xs">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <KeyboardShortcutsSwitch hint="Saved on this device. Off while you type." />
      </div>
    </Dialog>
  )
}
