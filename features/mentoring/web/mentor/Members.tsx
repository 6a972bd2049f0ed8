import { Suspense, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon, logOutIcon, messageSquareIcon, plusIcon, tableIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useMessage } from '#features/chat/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { learnerPath, MENTOR_PATH } from '../../rules/paths.ts'
import { ProgressQuery, readAgain, type GroupData } from '../group-query.ts'
import { InvitedPeople } from './InvitedPeople.tsx'
import { InviteLinks } from './InviteLinks.tsx'

const InviteDialog = lazyPart(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog))
const RemoveMember = graphql(`mutation RemoveFromMentorGroup($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }`)

/** The members of a group and its open invites. */
export function Members({ group }: { group: GroupData }) {
  const own = useSession()?.user.id
  const [isInviting, invite] = useState(false)
  const [leaving, askAbout] = useState<{ id: string; name: string } | null>(null)
  const navigate = useNavigate()
  const remove = useMutation(RemoveMember, {
    onSuccess: async (_data, { person }, cache) => {
      // After leaving, the viewer can no longer read the group.
      if (person === own) navigate(MENTOR_PATH)
      else await readAgain(cache)
      askAbout(null)
    },
    onError: ({ message }) => showToast(message, { kind: 'error' }),
  })
  const progress = useQuery(ProgressQuery, { id: group.id }).data?.groupProgress.rows ?? []
  const activeAt = new Map(progress.map(({ learner, lastActiveAt }) => [learner.id, String(lastActiveAt)]))
  const members = [...group.mentors.map((one) => ({ ...one, isMentor: true })), ...group.learners.map((one) => ({ ...one, isMentor: false }))]
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section
        title={`Members (${members.length})`}
        action={
          !group.isArchived && (
            <Button variant="primary" icon={plusIcon} onClick={() => invite(true)}>
              Invite
            </Button>
          )
        }
      >
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              groupId={group.id}
              lastActiveAt={activeAt.get(member.id) ?? null}
              onRemove={group.isArchived ? null : () => askAbout({ id: member.id, name: member.id === own ? 'yourself' : member.name })}
            />
          ))}
        </ul>
      </Section>
      {!group.isArchived && group.invites.length + group.invited.length > 0 && (
        <Section title="Open invites">
          <InvitedPeople group={group} />
          <InviteLinks group={group} />
        </Section>
      )}
      <Suspense>{isInviting && <InviteDialog group={group} onClose={() => invite(false)} />}</Suspense>
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

interface RowProps {
  member: GroupData['mentors'][number] & { isMentor: boolean }
  groupId: string
  /** Null for mentors. */
  lastActiveAt: string | null
  /** Null where nobody can be removed. */
  onRemove: (() => void) | null
}

/** A member with their role, when a learner was last active, and a menu of actions. */
function MemberRow({ member: { id, username, name, avatarUrl, isMentor }, groupId, lastActiveAt, onRemove }: RowProps) {
  const isOwn = id === useSession()?.user.id
  const { message } = useMessage((error) => showToast(error.message, { kind: 'error' }))
  const items = [
    ...(isMentor ? [] : [{ label: 'Progress', icon: tableIcon, to: learnerPath(groupId, id) }]),
    ...(isOwn ? [] : [{ label: 'Message', icon: messageSquareIcon, onSelect: () => message(id) }]),
    ...(onRemove === null ? [] : [{ label: isOwn ? 'Leave group' : 'Remove', icon: isOwn ? logOutIcon : trashIcon, danger: true, onSelect: onRemove }]),
  ]
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <a className="flex min-w-0 flex-1 items-center gap-3 hover:underline" href={profilePath(username)}>
        <Avatar person={{ id, name, picture: avatarUrl }} size="small" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </a>
      <span className="flex flex-none flex-col items-end gap-x-4 text-sm text-text-muted sm:flex-row sm:items-center">
        {lastActiveAt !== null && (
          <span>
            Active <TimeAgo at={lastActiveAt} />
          </span>
        )}
        <Badge tone={isMentor ? 'accent' : 'plain'}>{isMentor ? 'Mentor' : 'Learner'}</Badge>
      </span>
      {items.length > 0 ? <Menu label={`More about ${name}`} className="button button-ghost button-icon-sm" trigger={<Icon of={ellipsisIcon} />} items={items} /> : <span className="w-9" aria-hidden="true" />}
    </li>
  )
}
