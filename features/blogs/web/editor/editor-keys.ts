import { Extension, type Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** What keyboard and toolbar ask the components around the editor to open. */
export interface EditorActions {
  openLink: () => void
  openMaths: (at: { pos: number } | { isBlock: boolean }) => void
  openDescription: (pos: number) => void
  openShortcuts: () => void
  toToolbar: () => void
  saveNow: () => void
}

/** Removes bold, links and the like, and turns headings, quotes and lists into plain paragraphs. */
export const clearFormatting = (editor: Editor): boolean => editor.chain().focus().unsetAllMarks().clearNodes().run()

/** Keyboard shortcuts that the editor library does not include. */
export const EditorKeys = Extension.create<{ actions: () => EditorActions }>({
  name: 'editorKeys',
  priority: 200,
  addKeyboardShortcuts() {
    const { actions } = this.options
    const open = (run: (actions: EditorActions) => void) => () => {
      run(actions())
      return true
    }
    return {
      'Mod-k': open(({ openLink }) => openLink()),
      'Mod-s': open(({ saveNow }) => saveNow()),
      'Mod-\\': ({ editor }) => clearFormatting(editor),
      'Mod-Alt-m': open(({ openMaths }) => openMaths({ isBlock: false })),
      'Mod-Alt-Shift-m': open(({ openMaths }) => openMaths({ isBlock: true })),
      'Mod-/': open(({ openShortcuts }) => openShortcuts()),
      'Alt-F10': open(({ toToolbar }) => toToolbar()),
      Enter: ({ editor }) => {
        const { selection } = editor.state
        if (!(selection instanceof NodeSelection)) return false
        const { name } = selection.node.type
        if (name === 'image') actions().openDescription(selection.from)
        else if (name === 'inlineMath' || name === 'blockMath') actions().openMaths({ pos: selection.from })
        else return false
        return true
      },
    }
  },
})
