import { useRef } from 'react'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { TITLE_LENGTH } from '../../rules/blog.ts'
import type { ImportedFile } from './import-text-file.ts'
import type { BlogMetadata } from './use-blog-editor.ts'

/** Fills in the title and tags of an imported file where there are none, and takes them back when the import is undone. */
export function useImportedNames(change: (next: (metadata: BlogMetadata) => BlogMetadata) => void) {
  const last = useRef<(ImportedFile & { filled: Partial<BlogMetadata> }) | null>(null)
  return {
    onImport: (file: ImportedFile) => {
      const imported = { ...file, filled: {} as Partial<BlogMetadata> }
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
      if (imported === null || !imported.before.some((before) => before.nodeSize === doc.nodeSize && before.eq(doc))) return
      last.current = null
      const { title, tags } = imported.filled
      // What was changed since stays.
      change((metadata) => ({ ...metadata, ...(title !== undefined && metadata.title === title && { title: '' }), ...(tags !== undefined && metadata.tags === tags && { tags: [] }) }))
    },
  }
}
