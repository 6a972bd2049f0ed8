import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { checkIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { BLOGS_PATH, blogPath, feedPath, OWN_SERIES_PATH } from '../../rules/paths.ts'
import { nextToRead, seriesLength } from '../../rules/series.ts'
import type { SeriesData } from './SeriesPage.tsx'

const ReadParts = graphql(`
  query ReadParts($ids: [ID!]!) { viewerBlogs(ids: $ids) { _id isRead } }
`)

/** A series: its texts, the published parts in their order, and where to go on reading (requirement B-42). */
export function SeriesView({ series }: { series: SeriesData }) {
  const { title, description, parts, partCount, readingMinutes, author, slug } = series
  const session = useSession()
  const isOwn = session?.user.id === author.id
  const { data } = useQuery(ReadParts, session === null || isOwn ? null : { ids: parts.map(({ _id }) => _id) })
  // The page is the same for everybody; this reader blocked the author or was blocked.
  if (data?.viewerBlogs.length === 0) return <EmptyState text="We couldn’t find that." action={<ButtonLink to={BLOGS_PATH}>Read blogs</ButtonLink>} />
  const read = new Set(data?.viewerBlogs.filter(({ isRead }) => isRead).map(({ _id }) => _id))
  const next = nextToRead(parts, read)
  return (
    <Page
      title={title}
      above={
        <p className="-mb-5 text-sm max-md:-mb-3">
          <a className="link py-2" href={BLOGS_PATH}>
            Blogs
          </a>
          <span className="text-text-muted"> / Series</span>
        </p>
      }
      sentence={description === '' ? undefined : <span dir="auto" className="block whitespace-pre-line wrap-anywhere">{description}</span>}
      action={
        <div className="flex items-center gap-2">
          {next !== null && (
            <ButtonLink to={blogPath(next.slug)} variant="primary">
              {read.size === 0 ? 'Start reading' : read.size < partCount ? 'Continue' : 'Read again'}
            </ButtonLink>
          )}
          {isOwn && <ButtonLink to={OWN_SERIES_PATH}>Edit series</ButtonLink>}
          <ShareButton title={title} />
          {!isOwn && <ReportSeries id={series.id} />}
        </div>
      }
    >
      <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
        <a className="flex items-center gap-2 rounded-control text-text hover:underline" href={profilePath(author.username)}>
          <Avatar person={{ id: author.id, name: author.name, picture: author.avatarUrl }} size="small" />
          <span className="min-w-0 wrap-anywhere">{author.name}</span>
        </a>
        <span aria-hidden="true">·</span>
        <span className="tabular">{seriesLength(partCount, readingMinutes)}</span>
        <span aria-hidden="true">·</span>
        <a className="link py-2" href={feedPath({ series: slug }, 'atom')}>
          Feed
        </a>
      </div>
      {read.size > 0 && (
        <div className="grid max-w-md gap-1.5 text-sm">
          <p className="tabular">{`${read.size} of ${partCount} read`}</p>
          <ProgressBar share={read.size / partCount} />
        </div>
      )}
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {parts.map((part, at) => (
          <Part key={part._id} part={part} number={at + 1} isRead={read.has(part._id)} />
        ))}
      </ol>
    </Page>
  )
}

function Part({ part: { slug, title, readingMinutes, createdAt }, number, isRead }: { part: SeriesData['parts'][number]; number: number; isRead: boolean }) {
  return (
    <li className="relative flex items-start gap-4 px-4 py-4 hover:bg-sunken">
      <span className={`tabular grid size-8 flex-none place-items-center rounded-full border text-sm font-medium ${isRead ? 'border-accent bg-accent-subtle text-accent' : 'border-line text-text-muted'}`} aria-hidden="true">
        {isRead ? <Icon of={checkIcon} small /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2 dir="auto" className="text-base font-medium wrap-anywhere">
          <a className="after:absolute after:inset-0 hover:underline" href={blogPath(slug)}>
            {title}
          </a>
        </h2>
        <p className="tabular flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
          <span>{`Part ${number}`}</span>
          <span aria-hidden="true">·</span>
          <span>{readingMinutes} min read</span>
          <span aria-hidden="true">·</span>
          <TimeAgo at={Number(createdAt)} />
          {isRead && (
            <>
              <span aria-hidden="true">·</span>
              <span className="text-accent">Read</span>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

function ReportSeries({ id }: { id: string }) {
  const { asMember } = useAuth()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <IconButton icon={flagIcon} label="Report" onClick={() => asMember(() => setReporting(true))} />
      <Suspense>{isReporting && <ReportDialog kind="series" id={id} onClose={() => setReporting(false)} />}</Suspense>
    </>
  )
}
