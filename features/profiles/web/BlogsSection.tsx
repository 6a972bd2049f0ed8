import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { blogPath } from '#features/blogs/rules/paths.ts'
import type { ProfileData } from './profile-query.ts'
import { EmptyText, ProfileSection } from './ProfileSection.tsx'

interface Props {
  blogs: NonNullable<ProfileData['blogs']>
  action?: ReactNode
}

/** The newest blogs of a person; the one with the most likes comes first. */
export function BlogsSection({ blogs: newest, action }: Props) {
  const best = newest.reduce<(typeof newest)[number] | null>((best, blog) => (blog.likeCount > (best?.likeCount ?? 0) ? blog : best), null)
  const blogs = best === null ? newest : [best, ...newest.filter((blog) => blog !== best)]
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
              <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
                <TimeAgo at={Number(blog.createdAt)} />
                <span aria-hidden="true">·</span>
                <span>{blog.readingMinutes} min read</span>
                {blog === best && blogs.length > 1 && <Badge tone="accent">Most liked</Badge>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
