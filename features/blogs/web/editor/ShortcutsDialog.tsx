import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { keyLabel, TOOLS } from './toolbar-tools.ts'

const TYPED: readonly [typed: string, makes: string][] = [
  ['## and a space', 'Heading'],
  ['- and a space', 'Bullet list'],
  ['1. and a space', 'Numbered list'],
  ['> and a space', 'Quote'],
  ['```python and Enter', 'Code block'],
  ['$e^x$ and a space', 'Inline formula'],
  ['$$ and Enter', 'Display formula'],
]

const MORE: readonly [keys: string, does: string][] = [
  ['Mod+S', 'Save the draft now'],
  ['Mod+Shift+V', 'Paste exactly as it is'],
  ['Tab', 'Go to the next cell of a table; a new row after the last'],
  ['Escape, then Tab', 'Leave a code block'],
  ['Mod+Enter', 'Go on below a code block'],
  ['Alt+F10', 'Go to the toolbar'],
  ['Escape', 'Back to the text'],
  ['Enter', 'Edit the selected formula or image'],
]

/** The keyboard shortcuts of the editor. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys = TOOLS.filter((tool) => tool.keys !== undefined).map(({ keys, label }): [string, string] => [keys!, label])
  return (
    <Dialog open={open} title="Keyboard shortcuts" width="wide" onClose={onClose}>
      <div className="grid gap-6 text-sm">
        <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2">
          {[...keys, ...MORE].map(([keys, does]) => (
            <Row key={does} term={does} keys={keyLabel(keys)} />
          ))}
        </dl>
        <h3 className="font-medium">While typing at the start of a line</h3>
        <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2">
          {TYPED.map(([typed, makes]) => (
            <Row key={typed} term={makes} keys={typed} />
          ))}
        </dl>
      </div>
    </Dialog>
  )
}

function Row({ term, keys }: { term: string; keys: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
      <dt className="text-text-muted">{term}</dt>
      <dd>
        <kbd className="text-xs">{keys}</kbd>
      </dd>
    </div>
  )
}
