import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { FollowToggle } from '#features/connections/web/public.tsx'
import type { BlogData } from './BlogPage.tsx'

interface Props {
  author: BlogData['author']
  /** Whether the reader follows the author; null while unknown. */
  follows: boolean | null
}

/** The small profile card beside a blog, with Follow. */
export function AuthorCard({ author, follows }: Props) {
  return (
    <Card>
      <a className="flex items-center gap-3 rounded-control" href={`/profile/${author.username}`}>
        <Avatar person={{ id: author.id, name: author.name, picture: author.avatarUrl }} />
        <span className="min-w-0 font-medium wrap-anywhere">{author.name}</span>
      </a>
      {author.headline !== '' && <p className="mt-3 text-sm text-text-muted">{author.headline}</p>}
      <div className="mt-4 empty:hidden">
        <FollowToggle wide personId={author.id} name={author.name} follows={follows} />
      </div>
    </Card>
  )
}
