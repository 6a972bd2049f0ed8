import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { BlogData } from './BlogPage.tsx'

const FollowAuthor = graphql(`
  mutation FollowAuthor($personId: ID!, $follows: Boolean!) { followPerson(personId: $personId, follows: $follows) }
`)

interface Props {
  author: BlogData['author']
  /** Whether the reader follows the author; null until that is known. */
  follows: boolean | null
}

/** The small profile card beside a blog, with Follow. */
export function AuthorCard({ author, follows }: Props) {
  const session = useSession()
  const { asMember } = useAuth()
  const { run, busy, refusal } = useAction(FollowAuthor)
  const [settled, setSettled] = useState<boolean | null>(null)
  const isFollowed = settled ?? follows ?? false

  const toggle = async () => {
    const answer = await run({ personId: author.id, follows: !isFollowed })
    if (answer !== null) setSettled(answer.followPerson)
  }

  return (
    <Card>
      <a className="flex items-center gap-3 rounded-control" href={`/profile/${author.username}`}>
        <Avatar person={{ id: author.id, name: author.name, picture: author.avatarUrl }} />
        <span className="font-medium">{author.name}</span>
      </a>
      {author.headline !== '' && <p className="mt-3 text-sm text-ink-soft">{author.headline}</p>}
      {session?.user.id !== author.id && (
        <div className="mt-4 grid gap-2">
          <Button small wide aria-pressed={isFollowed} busy={busy} onClick={() => asMember(() => void toggle())}>
            {isFollowed ? 'Following' : 'Follow'}
          </Button>
          {refusal !== null && (
            <p role="alert" className="text-sm text-hard">
              {refusal.says}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}
