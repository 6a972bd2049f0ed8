import { useEffect, useRef } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { MentionTextArea, type MentionablePerson } from '#features/people/web/public.tsx'
import { messageFault } from '../rules/message-fault.ts'
import { EditMessage, type Message } from './chat-queries.ts'

/** The name under which the unsaved text of an edited message is kept on this device. */
export const editDraftName = (messageId: string) => `message-edit.${messageId}`

/** Changes the text of a message in its place. What is typed stays on the device until it is saved or cancelled. */
export function EditBox({ message, people, onDone }: { message: Message; people: readonly MentionablePerson[]; onDone: () => void }) {
  const [text, setText, forget] = useLocalDraft(editDraftName(message.id), message.text)
  const save = useMutation(EditMessage)
  const close = () => {
    forget()
    onDone()
  }
  const tooLong = messageFault(text)
  const fault = text.trim() === '' ? 'Write something first.' : tooLong
  const submit = () => fault === null && !save.isPending && save.mutate({ id: message.id, text }, { onSuccess: close })
  const box = useRef<HTMLDivElement>(null)
  // Its buttons may be below the end of the list.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="grid w-full scroll-my-3 gap-2">
      <MentionTextArea
        aria-label="Edit message"
        rows={2}
        value={text}
        // The editor asks for it: it was opened by the person.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        people={people}
        onText={setText}
        // The cursor stands after the text, which is usually continued.
        onFocus={({ currentTarget }) => currentTarget.selectionEnd === 0 && currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault()
            submit()
          }
        }}
      />
      <div className="flex gap-2">
        <Button small variant="primary" busy={save.isPending} disabledBecause={fault} onClick={submit}>
          Save
        </Button>
        <Button small onClick={close}>
          Cancel
        </Button>
      </div>
      <ErrorMessage message={tooLong ?? save.error?.message} />
    </div>
  )
}
