import { useRef } from 'react'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { TITLE_LENGTH } from '../../rules/blog.ts'
import type { ImportedFile } from './import-text-file.ts'
import type { BlogMetadata } from './use-blog-editor.ts'

const isSame = (one: ProseNode, other: ProseNode): boolean => one.nodeSize === other.nodeSize && one.eq(other)

/** Fills in the title and tags of an imported file where there are none, takes them back when the import is undone, and fills them in again when it is redone. */
export function useImportedNames(change: (next: (metadata: BlogMetadata) => BlogMetadata) => void) {
  const last = useRef<(ImportedFile & { filled: Partial<BlogMetadata>; undoneFrom: ProseNode | null }) | null>(null)
  const shown = useRef<ProseNode | null>(null)
  return {
    onImport: (file: ImportedFile) => {
      const imported = { ...file, filled: {} as Partial<BlogMetadata>, undoneFrom: null }
      last.current = imported
      change((metadata) => {
        imported.filled = {
          ...(metadata.title.trim() === '' && { title: file.title.slice(0, TITLE_LENGTH) }),
          ...(metadata.tags.length === 0 && { tags: file.tags }),
        }
        return { ...metadata, ...imported.filled }
      })
    },
    onText: (doc: ProseNode) => {
      const imported = last.current
      const previous = shown.current
      shown.current = doc
      if (imported === null) return
      const { title, tags } = imported.filled
      // What was changed since stays.
      if (imported.undoneFrom === null && imported.before.some((before) => isSame(before, doc))) {
        imported.undoneFrom = previous
        change((metadata) => ({ ...metadata, ...(title !== undefined && metadata.title === title && { title: '' }), ...(tags !== undefined && metadata.tags === tags && { tags: [] }) }))
      } else if (imported.undoneFrom !== null && isSame(imported.undoneFrom, doc)) {
        imported.undoneFrom = null
        change((metadata) => ({ ...metadata, ...(title !== undefined && metadata.title === '' && { title }), ...(tags !== undefined && metadata.tags.length === 0 && { tags }) }))
      }
    },
  }
}
