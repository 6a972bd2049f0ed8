import { KeyboardShortcutsSwitch } from './KeyboardShortcutsSwitch.tsx'
import { Dialog } from './ui/Dialog.tsx'

interface Props {
  shortcuts: readonly { keys: readonly string[]; label: string }[]
  onClose: () => void
}

/** A list of single-key shortcuts, and the switch that turns them off. */
export function KeyboardShortcutsDialog({ shortcuts, onClose }: Props) {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid gap-2 text-sm">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
            <dt className="text-text-muted">{label}</dt>
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
