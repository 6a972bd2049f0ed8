import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ellipsisIcon, eyeIcon, messageSquareIcon, thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { blogPath, editPath } from '../rules/paths.ts'
import { ownTitle, type OwnBlog } from './own-blog-requests.ts'

interface Props {
  blog: OwnBlog
  onStatistics: () => void
  onUnpublish: () => void
  onDiscard: () => void
  onDelete: () => void
}

/** One of the viewer's own blogs, with its actions. */
export function OwnBlogRow({ blog, onStatistics, onUnpublish, onDiscard, onDelete }: Props) {
  const { id, slug, isPublished, hasDraft, changedAt } = blog
  const title = ownTitle(blog)
  const address = isPublished && slug !== null ? blogPath(slug) : editPath(id)
  const items: MenuItem[] = [
    ...(isPublished && slug !== null ? [{ label: 'Read', to: blogPath(slug) }] : []),
    ...(isPublished ? [{ label: 'Statistics', onSelect: onStatistics }] : []),
    ...(isPublished && hasDraft ? [{ label: 'Discard changes', onSelect: onDiscard }] : []),
    ...(isPublished ? [{ label: 'Unpublish', onSelect: onUnpublish }] : []),
    { label: 'Delete', danger: true, separated: isPublished, onSelect: onDelete },
  ]
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0 hover:bg-sunken [&_:is(button,a:not(.row-link))]:relative [&_:is(button,a:not(.row-link))]:z-1">
      <div className="min-w-0 flex-1">
        <a className="row-link block font-medium break-words after:absolute after:inset-0 hover:underline" href={address}>
          {title}
        </a>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
          <Badge tone={isPublished ? 'success' : 'plain'}>{isPublished ? 'Published' : 'Draft'}</Badge>
          {isPublished && hasDraft && <Badge tone="warning">Unpublished changes</Badge>}
          <TimeAgo at={changedAt} />
        </p>
        {isPublished && <Numbers blog={blog} />}
      </div>
      <ButtonLink to={editPath(id)} small>
        Edit
      </ButtonLink>
      <Menu
        label={`More for ${title}`}
        trigger={<Icon of={ellipsisIcon} small />}
        items={items}
        className="button button-ghost button-icon-sm"
      />
    </li>
  )
}

/** How often a blog was read, liked and commented on. */
function Numbers({ blog: { readCount, likeCount, commentCount } }: { blog: OwnBlog }) {
  const counts = [
    [eyeIcon, readCount, readCount === 1 ? 'view' : 'views'],
    [thumbsUpIcon, likeCount, likeCount === 1 ? 'like' : 'likes'],
    [messageSquareIcon, commentCount, commentCount === 1 ? 'comment' : 'comments'],
  ] as const
  return (
    <ul className="tabular mt-1 flex flex-wrap gap-x-4 text-sm text-text-muted">
      {counts.map(([icon, count, name]) => (
        <li key={name} className="tally">
          <Icon of={icon} small />
          {`${count.toLocaleString()} ${name}`}
        </li>
      ))}
    </ul>
  )
}
