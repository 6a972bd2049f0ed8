import { Suspense, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useLocation, useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { BlockDialog } from '#features/connections/web/public.tsx'
import { conversationPath, MESSAGES_PATH } from '../rules/paths.ts'
import { AnswerRequest, Conversations, OpenDirect, type OpenConversation } from './chat-queries.ts'
import { titleOf } from './chat-words.ts'
import { refreshConversation, withCache } from './thread-cache.ts'

/** A message request or an invitation to a group, with its answers. A declined request can be taken back; a group can't ask again, so that is asked first. */
export function MessageRequest({ conversation }: { conversation: OpenConversation }) {
  const { id, kind, name, others } = conversation
  const [isAsking, ask] = useState(false)
  const [isBlocking, block] = useState(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOwnPage = pathname === conversationPath(id)
  const [sender] = others
  const undo = useMutation((personId: string) => request(OpenDirect, { personId }), {
    onSuccess: async (_data, _variables, cache) => {
      await cache.invalidateQueries(Conversations)
      if (isOwnPage) navigate(conversationPath(id))
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const answer = useMutation(AnswerRequest, {
    onSuccess: async (_data, { isAccepted }, cache) => {
      // Before the conversation is reloaded, which is not found any more.
      if (!isAccepted && isOwnPage) navigate(MESSAGES_PATH)
      if (!isAccepted) {
        const isDirect = kind === 'direct' && sender !== undefined
        showToast(isDirect ? `You declined the request of ${sender.name}. They aren’t notified.` : 'You declined the invitation.', isDirect ? { action: { label: 'Undo', run: () => undo.mutate(sender.id) } } : {})
      }
      await Promise.all([cache.invalidateQueries(Conversations), isAccepted ? refreshConversation(cache, id) : null])
    },
  })
  const decline = () => answer.mutate({ id, isAccepted: false })
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3 text-sm">
      <p>
        {kind === 'direct' ? `${titleOf(conversation)} wants to send you messages. Accept the request to reply.` : `You’ve been invited to ${name === '' ? `a group with ${titleOf(conversation)}` : `the group ${name}`}.`} They won’t know that you’ve seen this until you accept.
      </p>
      <div className="flex gap-2">
        <Button small variant="primary" busy={answer.isPending} onClick={() => answer.mutate({ id, isAccepted: true })}>
          Accept
        </Button>
        <Button small busy={answer.isPending} onClick={() => (kind === 'direct' ? decline() : ask(true))}>
          Decline
        </Button>
        {kind === 'direct' && sender !== undefined && (
          <Button small variant="ghost" onClick={() => block(true)}>
            Block
          </Button>
        )}
      </div>
      <ErrorMessage message={answer.error?.message} />
      <Suspense>
        {isBlocking && sender !== undefined && (
          <BlockDialog
            personId={sender.id}
            name={sender.name}
            onBlocked={() => withCache((cache) => Promise.all([cache.invalidateQueries(Conversations), refreshConversation(cache, id)]))}
            onClose={() => block(false)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={isAsking}
        question="Decline this invitation?"
        explanation="You can’t be invited to this group again."
        confirm="Decline"
        busy={answer.isPending}
        onConfirm={() => {
          ask(false)
          decline()
        }}
        onClose={() => ask(false)}
      />
    </div>
  )
}
