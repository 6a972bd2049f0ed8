import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { GroupData } from '../group-query.ts'
import { useChange } from '../use-change.ts'
import { InviteByName } from './InviteByName.tsx'
import { Invites } from './Invites.tsx'

const RemoveMember = graphql(`mutation RemoveFromMentorGroup($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }`)

/** The members of a group and its invites. */
export function Members({ group }: { group: GroupData }) {
  const own = useSession()?.user.id
  const [leaving, askAbout] = useState<{ id: string; name: string } | null>(null)
  const remove = useChange(RemoveMember, () => askAbout(null))
  const members = [...group.mentors.map((one) => ({ ...one, isMentor: true })), ...group.learners.map((one) => ({ ...one, isMentor: false }))]
  return (
    <div className="grid grid-cols-1 gap-8">
      {!group.isArchived && (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <Invites group={group} />
          <InviteByName group={group} />
        </div>
      )}
      <Section title={`Members (${members.length})`}>
        <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
          {members.map(({ id, username, name, avatarUrl, isMentor }) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <a className="flex min-w-0 items-center gap-2 hover:underline" href={profilePath(username)}>
                <Avatar person={{ id, name, picture: avatarUrl }} size="small" />
                <span className="min-w-0 wrap-anywhere">{name}</span>
                {isMentor && <Badge tone="accent">Mentor</Badge>}
              </a>
              {!group.isArchived && (
                <Button small variant="ghost" aria-label={id === own ? 'Leave group' : `Remove ${name}`} onClick={() => askAbout({ id, name: id === own ? 'yourself' : name })}>
                  {id === own ? 'Leave' : 'Remove'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <ConfirmDialog
        open={leaving !== null}
        question={leaving?.id === own ? 'Leave the group?' : `Remove ${leaving?.name ?? ''} from the group?`}
        explanation={leaving?.id === own && group.mentors.length === 1 ? 'The group will have no mentor until an admin assigns a new one.' : 'They also leave the conversation. They can rejoin with a new invite.'}
        confirm={leaving?.id === own ? 'Leave' : 'Remove'}
        busy={remove.isPending}
        onConfirm={() => leaving !== null && remove.mutate({ id: group.id, person: leaving.id })}
        onClose={() => askAbout(null)}
      />
    </div>
  )
}
