import type { MouseEvent, ReactNode } from 'react'
import { imageUrl, ownImageId } from '#platform/rules/image-paths.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { SheetIcon } from '#platform/web/ui/Icon.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { messageSquareIcon, thumbsDownIcon, thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'
import { excerptOf } from '#platform/rules/excerpt.ts'
import { blogPath, tagPath } from '../../rules/paths.ts'

export const BlogCardFields = graphql(`
  fragment BlogCardFields on BlogCard {
    _id
    slug
    title
    preview
    tags
    createdAt
    readingMinutes
    likeCount
    dislikeCount
    commentCount
    coverUrl
    author { id name avatarUrl }
  }
`)

export type BlogCardData = ResultOf<typeof BlogCardFields>

/** SVG definitions that cards refer to, drawn once beside them. */
export const CARD_ICONS = { likes: thumbsUpIcon, dislikes: thumbsDownIcon, comments: messageSquareIcon }

interface Props {
  blog: BlogCardData
  action?: ReactNode
  /** Why it is in the list. */
  reason?: string | null | undefined
}

/** A blog in a list. Pressing it opens it for members; visitors are asked to log in first (requirement B-4). */
export function BlogCard({ blog, action, reason }: Props) {
  const { user, asMember } = useAuth()
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    const isPlainPress = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (user !== null || !isPlainPress) return
    event.preventDefault()
    asMember(() => navigate(blogPath(blog.slug)))
  }
  return (
    <Card as="article" pressable of={blog.author.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 max-md:gap-x-4">
      <div className="min-w-0">
        {typeof reason === 'string' && <p className="mb-2 text-xs text-text-muted wrap-anywhere">{reason}</p>}
        <div className="flex items-center gap-2 text-sm text-text-muted">
          <Avatar person={{ id: blog.author.id, name: blog.author.name, picture: blog.author.avatarUrl }} size="small" />
          <div className="byline">
            <span className="truncate">{blog.author.name}</span>
            <span>
              <span aria-hidden="true">·</span>
              <TimeAgo at={Number(blog.createdAt)} />
              <span aria-hidden="true">·</span>
              <span>{`${blog.readingMinutes} min`}</span>
            </span>
          </div>
          {action !== undefined && <div className="relative z-1 -my-2 ml-auto flex-none">{action}</div>}
        </div>
        <h2 dir="auto" className="mt-2 text-lg wrap-anywhere">
          <a className="card-link" href={blogPath(blog.slug)} onClick={open}>
            {blog.title}
          </a>
        </h2>
        <p dir="auto" className="mt-1 wrap-anywhere text-text-muted">{excerptOf(blog.preview)}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          {blog.tags.map((tag) => (
            <a key={tag} className="chip" href={tagPath(tag)}>
              {tag}
            </a>
          ))}
          <Counts blog={blog} />
        </div>
      </div>
      <Thumbnail blog={blog} />
    </Card>
  )
}

/** The cover of a blog beside its text, or a drawn one. */
function Thumbnail({ blog: { coverUrl, tags, title } }: { blog: BlogCardData }) {
  const place = 'aspect-[1200/630] w-56 self-center overflow-hidden rounded-control border border-line max-lg:w-40 max-sm:hidden'
  if (coverUrl === null) return <Illustration motif={motifOf(tags, title)} seed={title} className={place} />
  const id = ownImageId(coverUrl)
  return <img className={`${place} object-cover dark:brightness-90`} src={id === null ? coverUrl : imageUrl(id, 'small')} alt="" width={1200} height={630} loading="lazy" decoding="async" />
}

function Counts({ blog }: { blog: BlogCardData }) {
  return (
    <ul className="ml-auto flex items-center gap-4 text-text-muted tabular">
      <Count of="likes" value={blog.likeCount} />
      <Count of="dislikes" value={blog.dislikeCount} />
      <Count of="comments" value={blog.commentCount} />
    </ul>
  )
}

/** A count; nothing for zero, which says more than it means. */
function Count({ of, value }: { of: keyof typeof CARD_ICONS; value: number }) {
  if (value === 0) return null
  return (
    <li className="tally" aria-label={`${value} ${of}`}>
      <SheetIcon name={of} />
      {value}
    </li>
  )
}
