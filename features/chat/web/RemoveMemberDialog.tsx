import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { MESSAGES_PATH } from '../rules/paths.ts'
import { Conversations, RemoveMember, type OpenConversation } from './chat-queries.ts'
import { refreshConversation } from './thread-cache.ts'

interface Props {
  conversation: OpenConversation
  /** The member to remove; the viewer leaves. */
  personId: string
  onClose: () => void
}

/** Asks before a member is removed from a group, or the viewer leaves it. */
export function RemoveMemberDialog({ conversation: { id, ownerId, members }, personId, onClose }: Props) {
  const viewerId = useSession()?.user.id
  const navigate = useNavigate()
  const isLeaving = personId === viewerId
  const remove = useMutation(RemoveMember, {
    onSuccess: async (_data, _variables, cache) => {
      // Before the conversation is reloaded, which the server refuses to somebody who left.
      if (isLeaving) navigate(MESSAGES_PATH)
      await Promise.all([cache.invalidateQueries(Conversations), isLeaving ? null : refreshConversation(cache, id)])
    },
  })
  const name = members.find(({ person }) => person.id === personId)?.person.name ?? 'this person'
  const passesOn = ownerId === viewerId && members.length > 1 ? ' The person who has been a member longest becomes the owner.' : ''
  const consequences = isLeaving ? `You won’t get its messages any more.${passesOn}` : 'They can’t read or write in it any more.'
  return (
    <ConfirmDialog
      open
      question={isLeaving ? 'Leave this group?' : `Remove ${name} from the group?`}
      explanation={remove.error?.message ?? consequences}
      confirm={isLeaving ? 'Leave' : 'Remove'}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id, personId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
