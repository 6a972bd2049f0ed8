import { Extension } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { isTaskItem } from '#platform/rules/task-item.ts'

function tasksIn(doc: ProseNode): DecorationSet {
  const tasks: Decoration[] = []
  doc.descendants((node, at) => {
    if (node.type.name === 'listItem' && isTaskItem(node.textContent)) tasks.push(Decoration.node(at, at + node.nodeSize, { class: 'task' }))
    return !node.isTextblock
  })
  return DecorationSet.create(doc, tasks)
}

/** Items of to-do lists have their box instead of a bullet, as readers see them. */
export const TaskItems = Extension.create({
  name: 'taskItems',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => tasksIn(doc),
        apply: ({ docChanged, doc }, before) => (docChanged ? tasksIn(doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})
