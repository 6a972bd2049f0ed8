import type { ExportSource } from '#platform/server/export-documents.ts'
import { listWritings } from './export.queries.ts'

/** Blogs and drafts as Markdown. */
export const blogExport: ExportSource = {
  about: 'blogs/*.md       your blogs and drafts as Markdown, formulas as LaTeX',
  async *documentsOf({ db }, personId) {
    // The parser loads with the first export that needs it.
    const { htmlToMarkdown } = await import('#platform/server/rich-text/to-markdown.ts')
    for (const { name, title, content } of await listWritings(db, personId)) {
      yield { path: `blogs/${name}.md`, text: `# ${title.replace(/\n/g, ' ')}\n\n${htmlToMarkdown(content)}` }
    }
  },
}
