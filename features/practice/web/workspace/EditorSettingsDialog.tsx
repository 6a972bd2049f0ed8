import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { FONT_SIZES, TAB_WIDTHS, type EditorSettings } from './editor-settings.ts'

const SIZES = FONT_SIZES.map((size) => ({ value: String(size), label: `${size} px` }))
const WIDTHS = [{ value: '', label: 'Default for the language' }, ...TAB_WIDTHS.map((width) => ({ value: String(width), label: `${width} spaces` }))]
const KEYMAPS = [{ value: 'default', label: 'Default' }, { value: 'vim', label: 'Vim' }]

interface Props {
  settings: EditorSettings
  isPlain: boolean
  onChange: (change: Partial<EditorSettings>) => void
  onChoosePlain: (isPlain: boolean) => void
  onClose: () => void
}

/** The settings of the code editor. They apply at once. */
export function EditorSettingsDialog({ settings, isPlain, onChange, onChoosePlain, onClose }: Props) {
  return (
    <Dialog open title="Editor settings" onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <Field label="Font size">{(control) => <Select {...control} value={String(settings.fontSize)} options={SIZES} onChange={({ target }) => onChange({ fontSize: Number(target.value) })} />}</Field>
        <Field label="Tab width">
          {(control) => <Select {...control} value={String(settings.tabWidth ?? '')} options={WIDTHS} onChange={({ target }) => onChange({ tabWidth: target.value === '' ? null : Number(target.value) })} />}
        </Field>
        <Field label="Keyboard">{(control) => <Select {...control} value={settings.keymap} options={KEYMAPS} onChange={({ target }) => onChange({ keymap: target.value === 'vim' ? 'vim' : 'default' })} />}</Field>
        <Checkbox label="Wrap long lines" checked={settings.wrapsLines} onChange={({ target }) => onChange({ wrapsLines: target.checked })} />
        <Checkbox label="Plain text area (F2)" checked={isPlain} onChange={({ target }) => onChoosePlain(target.checked)} />
      </div>
    </Dialog>
  )
}
