import { KeyboardShortcutsSwitch } from './KeyboardShortcutsSwitch.tsx'
import { Dialog } from './ui/Dialog.tsx'

interface Props {
  shortcuts: readonly { keys: readonly string[]; label: string }[]
  onClose: () => void
}

/** The switch for single-key shortcuts, and their list. The switch is first, because the focus goes to it. */
export function KeyboardShortcutsDialog({ shortcuts, onClose }: Props) {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <KeyboardShortcutsSwitch hint="Saved on this device. Off while you type." />
      <dl className="mt-2 grid gap-2 text-sm">
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
    </Dialog>
  )
}
