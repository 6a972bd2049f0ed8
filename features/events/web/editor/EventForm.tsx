import { useRef, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { CancelLink } from '#platform/web/ui/CancelLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { EditedEventQuery, SaveEvent, type EditedEventData } from './edited-event-query.ts'
import { EventFields } from './EventFields.tsx'
import { EventPreview } from './EventPreview.tsx'
import { inputOf, type EventFormValues } from './form-values.ts'

interface Props {
  /** Under which unsaved text is kept on this device. */
  draftKey: string
  values: EventFormValues
  revision: number
  /** The page that Cancel leads to. */
  cancelTo: string
  onSaved: (event: EditedEventData) => void
}

/** The form of an event. What is typed stays on the device until it is saved. */
export function EventForm({ draftKey, values, revision: loaded, cancelTo, onSaved }: Props) {
  const draft = useFormDraft(draftKey, { value: values, revision: loaded })
  const { current, restoredFrom, show, settle, discard } = draft
  const sent = useRef(values)
  const { mutate, isPending, error } = useMutation(SaveEvent, {
    // Not in the call: the form opens again with the new revision.
    onSuccess: ({ saveEvent }, _variables, cache) => {
      settle({ value: sent.current, revision: saveEvent.revision })
      onSaved(saveEvent)
      return cache.invalidateQueries(EditedEventQuery)
    },
    onError: ({ code, message }, _variables, cache) => {
      if (code !== 'OUTDATED_EDIT') return
      showToast(`${message} Check the form, then save again.`, { kind: 'error' })
      void cache.invalidateQueries(EditedEventQuery)
    },
  })
  const { fields, message } = useFieldErrors(error, current?.value ?? {})
  if (current === null) return <SkeletonText lines={8} />
  const { value, revision } = current
  const change = (changed: Partial<EventFormValues>) => show({ value: { ...value, ...changed }, revision })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sent.current = value
    mutate({ event: { ...inputOf(value), revision } })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
      <form className="grid min-w-0 grid-cols-1 gap-6" onSubmit={submit} noValidate>
        <RestoredNote from={restoredFrom} newerVersion={draft.newerVersion} onDiscard={discard} />
        <EventFields value={value} errors={fields} onChange={change} />
        <div className="action-bar">
          <Button type="submit" variant="primary" busy={isPending}>
            {loaded === 0 ? 'Create event' : 'Save changes'}
          </Button>
          <CancelLink to={cancelTo} draft={draft} />
          <ErrorMessage message={message ?? undefined} />
        </div>
      </form>
      <EventPreview value={value} />
    </div>
  )
}
