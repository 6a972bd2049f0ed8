import { Button } from '#platform/web/ui/Button.tsx'
import { clockTime } from './chat-words.ts'
import { discard, resend, type Unsent } from './outbox.ts'

/** A message of the viewer that is not on the server yet. A refused one goes back into the text box, to be changed. */
export function UnsentRow({ message, onEdit }: { message: Unsent; onEdit: (text: string) => void }) {
  return (
    <div className="chat-message chat-own">
      <div className="chat-bubble py-2.5 whitespace-pre-wrap opacity-70">{message.text}</div>
      <p className="text-xs text-text-muted">
        <time className="tabular">{clockTime(new Date(message.at))}</time>
        {message.status === 'waiting' && <span> · Sending…</span>}
      </p>
      {message.status === 'refused' && (
        <p role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm text-danger">
          {message.refused}
          <Button small onClick={() => resend(message.id)}>
            Retry
          </Button>
          <Button
            small
            onClick={() => {
              discard(message.id)
              onEdit(message.text)
            }}
          >
            Edit
          </Button>
          <Button small onClick={() => discard(message.id)}>
            Discard
          </Button>
        </p>
      )}
    </div>
  )
}
