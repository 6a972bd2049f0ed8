import { useId } from 'react'
import type { BlogCardData } from './BlogCard.tsx'
import { BLOGS_PATH, blogPath } from '../../rules/paths.ts'

/** The first of the trending blogs, in their order. */
export function TrendingBlogs({ blogs }: { blogs: readonly Pick<BlogCardData, '_id' | 'slug' | 'title' | 'readingMinutes' | 'likeCount' | 'commentCount' | 'author'>[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          Trending Blogs
        </h2>
        <a className="link -my-3 py-3 text-sm" href={`${BLOGS_PATH}?sort=trending`}>
          See all
        </a>
      </header>
      {blogs.length === 0 ? (
        <p className="text-text-muted">No blogs available.</p>
      ) : (
        // On the phone of a member, whose own work comes first, three of them.
        <ol className="divide-y divide-line rounded-card border border-line bg-surface max-md:in-data-[session=in]:*:nth-[n+4]:hidden">
          {blogs.map((blog, at) => (
            <li key={blog._id} className="relative flex gap-4 px-4 py-3 hover:bg-sunken">
              <span className="tabular w-5 flex-none text-right text-text-muted" aria-hidden="true">
                {at + 1}
              </span>
              <div className="min-w-0">
                <a className="font-medium after:absolute after:inset-0" href={blogPath(blog.slug)}>
                  {blog.title}
                </a>
                <p className="text-sm text-text-muted">
                  {blog.author.name}, {blog.readingMinutes} min, {counted(blog.likeCount, 'like')}, {counted(blog.commentCount, 'comment')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const counted = (count: number, word: string) => (count === 1 ? `one ${word}` : `${count} ${word}s`)
