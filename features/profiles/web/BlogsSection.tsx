import type { ReactNode } from 'react'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { blogPath } from '#features/blogs/rules/paths.ts'
import type { ProfileData } from './profile-query.ts'
import { EmptyText, ProfileSection } from './ProfileSection.tsx'

interface Props {
  blogs: NonNullable<ProfileData['blogs']>
  action?: ReactNode
}

/** The newest blogs of a person. */
export function BlogsSection({ blogs, action }: Props) {
  return (
    <ProfileSection title="Blogs" action={action}>
      {blogs.length === 0 ? (
        <EmptyText>No blogs yet.</EmptyText>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {blogs.map((blog) => (
            <li key={blog._id} className="grid gap-0.5 py-3 first:pt-0 last:pb-0">
              <a className="w-fit font-medium hover:underline wrap-anywhere" href={blogPath(blog.slug)}>
                {blog.title}
              </a>
              <p className="flex gap-2 text-sm text-text-muted">
                <TimeAgo at={Number(blog.createdAt)} />
                <span aria-hidden="true">·</span>
                <span>{blog.readingMinutes} min read</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
