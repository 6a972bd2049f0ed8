import { Button } from '#platform/web/ui/Button.tsx'
import { messageSquareIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useMessage } from './use-message.ts'

/** Opens the conversation with a person. */
export function MessageButton({ personId }: { personId: string }) {
  const { message, isPending, error } = useMessage()
  return (
    <div className="grid gap-2">
      <Button icon={messageSquareIcon} busy={isPending} onClick={() => message(personId)}>
        Message
      </Button>
      <ErrorMessage message={error?.message} />
    </div>
  )
}
