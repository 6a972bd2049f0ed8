import { type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon, plusIcon } from '#platform/web/ui/icons.ts'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MAX_RESOURCES } from '../../rules/events.ts'
import type { EventDateData } from '../EventPage.tsx'

const SaveRecording = graphql(`
  mutation SaveEventRecording($dateId: ID!, $recordingUrl: String!, $resources: [EventResourceInput!]!, $revision: Int!) { saveEventRecording(dateId: $dateId, recordingUrl: $recordingUrl, resources: $resources, revision: $revision) }
`)

/** The form for the recording and links of a date. `onChanged` reads the page again: after a save, and after another host changed them. */
export function RecordingForm({ date, onChanged }: { date: EventDateData; onChanged: () => void }) {
  const initial = { recordingUrl: date.recordingUrl ?? '', resources: date.resources.map(({ label, url }) => ({ label, url })) }
  const draft = useFormDraft(`event-recording ${date.id}`, { value: initial, revision: date.recordingRevision })
  const { current, show, settle } = draft
  const { mutate, isPending, error } = useMutation(SaveRecording, {
    onError: ({ code, message }) => {
      if (code !== 'OUTDATED_EDIT') return
      showToast(`${message} Check them, then save again.`, { kind: 'error' })
      onChanged()
    },
  })
  if (current === null) return null
  const { revision, value } = current
  const { recordingUrl, resources } = value
  const change = (changed: Partial<typeof initial>) => show({ value: { ...value, ...changed }, revision })
  const edit = (at: number, changed: Partial<(typeof resources)[number]>) => change({ resources: resources.map((one, nth) => (nth === at ? { ...one, ...changed } : one)) })
  const fields = error?.fields ?? {}
  const send = (event: FormEvent) => {
    event.preventDefault()
    const saved = () => {
      settle({ value, revision: revision + 1 })
      showToast('Recording and resources saved.')
      onChanged()
    }
    mutate({ dateId: date.id, recordingUrl, resources, revision }, { onSuccess: saved })
  }
  return (
    <form className="card grid gap-4 p-5" onSubmit={send} noValidate>
      <h3 className="font-medium">Recording and resources</h3>
      <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
      <Field label="Recording" hint="The address of a video." error={fields['recordingUrl']}>
        {(control) => <TextInput {...control} type="url" value={recordingUrl} onChange={({ target }) => change({ recordingUrl: target.value })} />}
      </Field>
      {resources.map(({ label, url }, at) => (
        // The order changes only by removing.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <Field label={`Name of link ${at + 1}`} error={fields[`resources.${at}.label`]}>
            {(control) => <TextInput {...control} value={label} onChange={({ target }) => edit(at, { label: target.value })} />}
          </Field>
          <Field label={`Address of link ${at + 1}`} error={fields[`resources.${at}.url`]}>
            {(control) => <TextInput {...control} type="url" value={url} onChange={({ target }) => edit(at, { url: target.value })} />}
          </Field>
          <div className="sm:pt-6">
            <IconButton icon={crossIcon} label={`Remove link ${at + 1}`} onClick={() => change({ resources: resources.filter((_, nth) => nth !== at) })} />
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {resources.length < MAX_RESOURCES && (
          <Button icon={plusIcon} onClick={() => change({ resources: [...resources, { label: '', url: '' }] })}>
            Add link
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isPending}>
          Save
        </Button>
      </div>
      {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
    </form>
  )
}
