import { blogPath } from '../../rules/paths.ts'
import type { BlogData } from './BlogPage.tsx'

/** Related blogs. */
export function RelatedBlogs({ blogs }: { blogs: BlogData['related'] }) {
  if (blogs.length === 0) return null
  return (
    <nav aria-label="Related blogs">
      <h2 className="mb-2 text-sm font-medium">Related</h2>
      <ul className="grid gap-3">
        {blogs.map((blog) => (
          <li key={blog._id} className="text-sm" data-of={blog.author.id}>
            <a className="rounded-control font-medium hover:text-accent" href={blogPath(blog.slug)}>
              {blog.title}
            </a>
            <p className="text-text-muted">
              {blog.author.name} · {blog.readingMinutes} min
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
