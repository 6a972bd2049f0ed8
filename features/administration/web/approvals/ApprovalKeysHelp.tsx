import { KeyboardShortcutsSwitch } from '#platform/web/KeyboardShortcutsSwitch.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { APPROVAL_KEYS } from './use-approval-keys.ts'

/** The single keys of the approval screen, and the switch that turns them off. */
export function ApprovalKeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid gap-2 text-sm">
        {APPROVAL_KEYS.map(({ key, label }) => (
          <div key={key} className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
            <dt className="text-text-muted">{label}</dt>
            <dd>
              <kbd className="rounded-sm border border-border-strong bg-sunken px-1.5 text-xs">{key}</kbd>
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
