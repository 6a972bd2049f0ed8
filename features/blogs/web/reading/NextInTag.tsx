import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowRightIcon } from '#platform/web/ui/icons.ts'
import { blogPath, tagPath } from '../../rules/paths.ts'
import type { BlogData } from './BlogPage.tsx'

/** The blog to read after this one: the next older one with the same first tag. */
export function NextInTag({ next }: { next: BlogData['nextInTag'] }) {
  if (next === null) return null
  const { tag, blog } = next
  return (
    <nav aria-label={`Next in ${tag}`} data-unprinted="" data-of={blog.author.id} className="mt-12 grid gap-1 rounded-card border border-line bg-surface p-5">
      <p className="text-sm text-text-muted">
        Next in{' '}
        <a className="link" href={tagPath(tag)}>
          {tag}
        </a>
      </p>
      <a className="flex items-center justify-between gap-3 rounded-control text-lg font-medium hover:text-accent" href={blogPath(blog.slug)}>
        <span dir="auto">{blog.title}</span>
        <Icon of={arrowRightIcon} />
      </a>
      <p className="text-sm text-text-muted">
        {blog.author.name} · {blog.readingMinutes} min read
      </p>
    </nav>
  )
}
