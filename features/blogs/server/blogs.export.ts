import type { ExportSource } from '#platform/server/export-documents.ts'
import { csvOf } from '#platform/rules/csv.ts'
import { listWritings } from './export.queries.ts'
import { listSeriesForExport } from './series-search.queries.ts'
import { listReadDays } from './statistics.queries.ts'

/** Blogs and drafts as Markdown, and how often the blogs were read. */
export const blogExport: ExportSource = {
  about: 'blogs/*.md       your blogs and drafts as Markdown, formulas as LaTeX\n- blogs/views.csv  views of your blogs by day\n- blogs/series.csv the order of the parts of your series',
  async *documentsOf({ db }, personId) {
    // The parser loads with the first export that needs it.
    const { htmlToMarkdown } = await import('#platform/server/rich-text/to-markdown.ts')
    for (const { name, title, content } of await listWritings(db, personId)) {
      yield { path: `blogs/${name}.md`, text: `# ${title.replace(/\n/g, ' ')}\n\n${htmlToMarkdown(content)}` }
    }
    const days = await listReadDays(db, personId)
    if (days.length > 0) yield { path: 'blogs/views.csv', text: csvOf([['Blog', 'Day', 'Views'], ...days.map(({ slug, day, reads }) => [slug, day, String(reads)])]) }
    const parts = await listSeriesForExport(db, personId)
    if (parts.length > 0) yield { path: 'blogs/series.csv', text: csvOf([['Series', 'Part', 'Blog'], ...parts.map(({ series, part, blog }) => [series, String(part), blog])]) }
  },
}
