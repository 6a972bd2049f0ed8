import { imageUrl } from '#platform/rules/image-paths.ts'
import { titleFromText } from '../../rules/blog.ts'
import type { DraftText } from '../../rules/draft-text.ts'
import { DrawnCover } from '../reading/DrawnCover.tsx'
import { RenderedText } from './RenderedText.tsx'

/** A preview of the text as readers will see it. */
export function Preview({ text }: { text: DraftText }) {
  const title = text.title.trim() || firstLine(text.content) || 'Untitled'
  return (
    <article className="grid grid-cols-1 gap-5" aria-label="Preview">
      <h2 dir="auto" className="text-3xl font-semibold text-balance">{title}</h2>
      {text.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Tags">
          {text.tags.map((tag) => (
            <li key={tag} className="chip">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {text.coverId === null ? <DrawnCover tags={text.tags} title={title} /> : <img className="w-full rounded-card border border-line dark:brightness-90" src={imageUrl(text.coverId, 'large')} alt="" />}
      {text.content === '' ? <p className="text-text-muted">Nothing to preview yet.</p> : <RenderedText html={text.content} />}
    </article>
  )
}

function firstLine(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<\/(?:p|h2|h3|li|pre|blockquote)>|<br>/g, '$&\n'), 'text/html')
  return titleFromText(page.body.textContent)
}
