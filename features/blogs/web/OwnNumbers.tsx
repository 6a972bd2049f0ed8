import type { OwnBlog } from './own-blog-requests.ts'

/** What all published blogs of the author have together; nothing before the first is published. */
export function OwnNumbers({ blogs }: { blogs: readonly OwnBlog[] }) {
  const published = blogs.filter(({ isPublished }) => isPublished)
  if (published.length === 0) return null
  const total = (of: (blog: OwnBlog) => number) => published.reduce((sum, blog) => sum + of(blog), 0)
  const numbers = [
    ['Views', total(({ readCount }) => readCount)],
    ['Likes', total(({ likeCount }) => likeCount)],
    ['Comments', total(({ commentCount }) => commentCount)],
  ] as const
  return (
    <dl aria-label="All your blogs together" className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line">
      {numbers.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
          <dt className="text-sm text-text-muted">{label}</dt>
          <dd className="tabular text-xl font-semibold">{value.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  )
}
