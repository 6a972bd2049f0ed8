import { Extension, type Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { MAX_LOOKED_AT, unfinishedMention, type UnfinishedMention } from '#features/people/rules/mentions.ts'

/** Handles a key before the editor does; returns whether it was used. */
export type KeyHandler = (event: KeyboardEvent) => boolean

/** Gives the list of people that is open in the text the keys first. */
export const MentionKeys = Extension.create<{ onKey: KeyHandler }>({
  name: 'mentionKeys',
  priority: 1000,
  addProseMirrorPlugins() {
    const { onKey } = this.options
    return [new Plugin({ props: { handleKeyDown: (_view, event) => onKey(event) } })]
  },
})

/** Stands for an image or formula, so that positions stay. */
const NOT_TEXT = '\u{fffc}'

/** The mention that is being written before the caret, with its position in the document; null in code and links, and where there is none. */
export function mentionAtCaret(editor: Editor): UnfinishedMention | null {
  const { empty, $from } = editor.state.selection
  if (!editor.isFocused || !empty || $from.parent.type.spec.code === true || editor.isActive('code') || editor.isActive('link')) return null
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - MAX_LOOKED_AT), $from.parentOffset, undefined, NOT_TEXT)
  const found = unfinishedMention(before, before.length)
  return found === null ? null : { from: $from.pos - found.typed.length - 1, typed: found.typed }
}
