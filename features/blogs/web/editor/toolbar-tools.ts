import type { Editor } from '@tiptap/core'
import * as icons from '#platform/web/ui/icons.ts'
import { clearFormatting, type EditorActions } from './editor-keys.ts'

/** A tool of the editor: its name, its shortcut, its action and its active state. */
export interface Tool {
  name: string
  label: string
  icon: string
  keys?: string
  run: (editor: Editor, actions: ToolbarActions) => void
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

export interface ToolbarActions extends EditorActions {
  chooseImage: () => void
  chooseTextFile: () => void
  clearAll: () => void
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name)

/** The tools in their groups. Those from bold to clear all are specified (specification, section 2). */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', label: 'Bold', icon: icons.boldIcon, keys: 'Mod+B', run: (e) => e.chain().focus().toggleBold().run(), isOn: mark('bold') },
    { name: 'italic', label: 'Italic', icon: icons.italicIcon, keys: 'Mod+I', run: (e) => e.chain().focus().toggleItalic().run(), isOn: mark('italic') },
    { name: 'underline', label: 'Underline', icon: icons.underlineIcon, keys: 'Mod+U', run: (e) => e.chain().focus().toggleUnderline().run(), isOn: mark('underline') },
    { name: 'strike', label: 'Strikethrough', icon: icons.strikethroughIcon, keys: 'Mod+Shift+S', run: (e) => e.chain().focus().toggleStrike().run(), isOn: mark('strike') },
    { name: 'code', label: 'Inline code', icon: icons.codeIcon, keys: 'Mod+E', run: (e) => e.chain().focus().toggleCode().run(), isOn: mark('code') },
  ],
  [
    { name: 'bulletList', label: 'Bullet list', icon: icons.listIcon, keys: 'Mod+Shift+8', run: (e) => e.chain().focus().toggleBulletList().run(), isOn: mark('bulletList') },
    { name: 'orderedList', label: 'Numbered list', icon: icons.listOrderedIcon, keys: 'Mod+Shift+7', run: (e) => e.chain().focus().toggleOrderedList().run(), isOn: mark('orderedList') },
  ],
  [
    { name: 'link', label: 'Insert link', icon: icons.linkIcon, keys: 'Mod+K', run: (_, actions) => actions.openLink(), isOn: mark('link') },
    { name: 'clearFormatting', label: 'Clear formatting', icon: icons.removeFormattingIcon, keys: 'Mod+\\', run: (e) => clearFormatting(e) },
  ],
  [
    { name: 'heading2', label: 'Heading', icon: icons.heading2Icon, keys: 'Mod+Alt+2', run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(), isOn: (e) => e.isActive('heading', { level: 2 }) },
    { name: 'heading3', label: 'Subheading', icon: icons.heading3Icon, keys: 'Mod+Alt+3', run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(), isOn: (e) => e.isActive('heading', { level: 3 }) },
    { name: 'quote', label: 'Quote', icon: icons.textQuoteIcon, keys: 'Mod+Shift+B', run: (e) => e.chain().focus().toggleBlockquote().run(), isOn: mark('blockquote') },
    { name: 'codeBlock', label: 'Code block', icon: icons.squareCodeIcon, keys: 'Mod+Alt+C', run: (e) => e.chain().focus().toggleCodeBlock().run(), isOn: mark('codeBlock') },
  ],
  [
    { name: 'picture', label: 'Image', icon: icons.imageIcon, run: (_, actions) => actions.chooseImage() },
    { name: 'inlineMaths', label: 'Inline formula', icon: icons.radicalIcon, keys: 'Mod+Alt+M', run: (_, actions) => actions.openMaths({ isBlock: false }) },
    { name: 'displayMaths', label: 'Display formula', icon: icons.sigmaIcon, keys: 'Mod+Alt+Shift+M', run: (_, actions) => actions.openMaths({ isBlock: true }) },
    { name: 'superscript', label: 'Superscript', icon: icons.superscriptIcon, keys: 'Mod+.', run: (e) => e.chain().focus().toggleMark('superscript').run(), isOn: mark('superscript') },
    { name: 'subscript', label: 'Subscript', icon: icons.subscriptIcon, keys: 'Mod+,', run: (e) => e.chain().focus().toggleMark('subscript').run(), isOn: mark('subscript') },
    { name: 'table', label: 'Table', icon: icons.tableIcon, run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(), isOn: mark('table'), isOff: (e) => e.isActive('table') },
    { name: 'rule', label: 'Divider', icon: icons.minusIcon, run: (e) => e.chain().focus().setHorizontalRule().run() },
  ],
  [
    { name: 'undo', label: 'Undo', icon: icons.undo2Icon, keys: 'Mod+Z', run: (e) => e.chain().focus().undo().run(), isOff: (e) => !e.can().undo() },
    { name: 'redo', label: 'Redo', icon: icons.redo2Icon, keys: 'Mod+Shift+Z', run: (e) => e.chain().focus().redo().run(), isOff: (e) => !e.can().redo() },
    { name: 'importFile', label: 'Import Markdown or HTML', icon: icons.uploadIcon, run: (_, actions) => actions.chooseTextFile() },
    { name: 'clearAll', label: 'Clear all', icon: icons.trashIcon, run: (_, actions) => actions.clearAll(), isOff: (e) => e.isEmpty },
    { name: 'shortcuts', label: 'Keyboard shortcuts', icon: icons.keyboardIcon, keys: 'Mod+/', run: (_, actions) => actions.openShortcuts() },
  ],
]

export const TOOLS = TOOL_GROUPS.flat()

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The names of the keys on this platform. */
export function keyLabel(keys: string): string {
  const apple: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
  const parts = keys.split('+')
  return isApple() ? parts.map((part) => apple[part] ?? part).join('') : parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+')
}

/** The name of a tool with its shortcut, for its tooltip. */
export const toolTip = ({ label, keys }: Tool): string => (keys === undefined ? label : `${label} (${keyLabel(keys)})`)
