import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { seriesLength } from '#features/blogs/rules/series.ts'
import { blogPath, seriesPath } from '#features/blogs/rules/paths.ts'
import type { ProfileData } from './profile-query.ts'
import { EmptyText, ProfileSection } from './ProfileSection.tsx'

interface Props {
  blogs: NonNullable<ProfileData['blogs']>
  series: ProfileData['series']
  action?: ReactNode
}

/** The newest blogs of a person; the one with the most likes comes first. */
export function BlogsSection({ blogs: newest, series, action }: Props) {
  const best = newest.reduce<(typeof newest)[number] | null>((best, blog) => (blog.likeCount > (best?.likeCount ?? 0) ? blog : best), null)
  const blogs = best === null ? newest : [best, ...newest.filter((blog) => blog !== best)]
  return (
    <ProfileSection title="Blogs" action={action}>
      {series !== null && series.length > 0 && <SeriesList series={series} />}
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

function SeriesList({ series }: { series: NonNullable<ProfileData['series']> }) {
  return (
    <ul aria-label="Series" className="mb-4 grid gap-2">
      {series.map(({ id, slug, title, partCount, readingMinutes }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control border border-line px-3 py-2.5">
          <a dir="auto" className="min-w-0 font-medium hover:underline wrap-anywhere" href={seriesPath(slug)}>
            {title}
          </a>
          <span className="tabular text-sm text-text-muted">Series · {seriesLength(partCount, readingMinutes)}</span>
        </li>
      ))}
    </ul>
  )
}
