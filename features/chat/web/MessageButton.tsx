import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { messageSquareIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { conversationPath } from '../rules/paths.ts'
import { OpenDirect } from './chat-queries.ts'

/** Opens the conversation with a person. */
export function MessageButton({ personId }: { personId: string }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const open = useMutation(OpenDirect)
  const press = () => open.mutate({ personId }, { onSuccess: ({ openDirectConversation: id }) => navigate(conversationPath(id)) })
  return (
    <div className="grid gap-2">
      <Button busy={open.isPending} onClick={() => asMember(press)}>
        <Icon of={messageSquareIcon} small />
        Message
      </Button>
      <ErrorMessage message={open.error?.message} />
    </div>
  )
}
