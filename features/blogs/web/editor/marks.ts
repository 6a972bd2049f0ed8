import { Mark, markInputRule, type InputRule } from '@tiptap/core'
import Bold from '@tiptap/extension-bold'
import Italic from '@tiptap/extension-italic'
import Strike from '@tiptap/extension-strike'

/** Signs around a text without a space inside them, as in CommonMark: `2 * 3 * 4` stays. */
const between = (sign: string, other: string) => new RegExp(`(?<=^|[\\s(["'])(${sign}(?!\\s)([^${other}]*[^${other}\\s])${sign})$`)

/** Bold and italic text, typed with signs of Markdown. */
export const BoldMark = Bold.extend({
  addInputRules(): InputRule[] {
    return [markInputRule({ find: between('\\*\\*', '*'), type: this.type }), markInputRule({ find: between('__', '_'), type: this.type })]
  },
})

export const ItalicMark = Italic.extend({
  addInputRules(): InputRule[] {
    return [markInputRule({ find: between('\\*', '*'), type: this.type }), markInputRule({ find: between('_', '_'), type: this.type })]
  },
})

export const StrikeMark = Strike.extend({
  addInputRules(): InputRule[] {
    return [markInputRule({ find: between('~~', '~'), type: this.type })]
  },
})

const raised = (name: string, tag: string, key: string, other: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) }
    },
  })

export const Superscript = raised('superscript', 'sup', 'Mod-.', 'subscript')
export const Subscript = raised('subscript', 'sub', 'Mod-,', 'superscript')
