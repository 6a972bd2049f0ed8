import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { conversationPath } from '../rules/paths.ts'
import { OpenDirect } from './chat-queries.ts'

interface Message {
  /** Opens the conversation with a person. */
  message: (personId: string) => void
  isPending: boolean
  error: Error | null
}

/** Opens conversations with people, after a login if needed. */
export function useMessage(onError?: (error: Error) => void): Message {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation(OpenDirect, { onSuccess: ({ openDirectConversation: id }) => navigate(conversationPath(id)), ...(onError !== undefined && { onError }) })
  return { message: (personId) => asMember(() => mutate({ personId })), isPending, error }
}
