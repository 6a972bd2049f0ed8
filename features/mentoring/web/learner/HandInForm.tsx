import type { FormEvent } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { WORK_LENGTH } from '../../rules/assignment.ts'
import { FileField } from '../FileField.tsx'
import { useChange } from '../use-change.ts'
import { useSeenVersion } from '../use-seen-version.ts'
import type { AttachedFile } from '../use-group-upload.ts'
import { HandInWork } from './hand-in-request.ts'

interface Props {
  groupId: string
  id: string
  initial: { version: string; text: string; file: string | null; fileName: string | null }
  onDone: (data: { handInWork: { isLate: boolean; latePoints: number } }) => void
  onCancel: () => void
}

/** The name of the text on this device that is not handed in yet. */
export const handInDraft = (id: string) => `hand-in.${id}`

/** The name of its file on this device. It begins like that of the text. */
export const fileDraft = (id: string) => `${handInDraft(id)}.file`

/** The file of a draft. */
export const draftedFile = (json: string): AttachedFile | null => (json === '' ? null : (JSON.parse(json) as AttachedFile | null))

/** The form that hands in a text with a file. What is typed and the attached file are kept on the device until they are handed in. */
export function HandInForm({ groupId, id, initial, onDone, onCancel }: Props) {
  const [text, setText, forget] = useLocalDraft(handInDraft(id), initial.text)
  const [fileJson, setFileJson, forgetFile] = useLocalDraft(fileDraft(id), JSON.stringify(initial.file === null ? null : { id: initial.file, name: initial.fileName ?? 'File' }))
  const file = draftedFile(fileJson)
  const handIn = useChange(HandInWork, (data) => {
    forget()
    forgetFile()
    onDone(data)
  }, { isQuiet: true })
  const { error } = handIn
  const seen = useSeenVersion(initial.version, error?.code === 'OUTDATED_EDIT')
  // A file answers the complaint about the text as well.
  const { fields, message } = useFieldErrors(error, { text: [text, fileJson], file: fileJson })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    handIn.mutate({ id, text, file: file?.id ?? null, version: seen.take() })
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <FormError error={message === null ? null : { message }} />
      <Field label="Your text" error={fields['text']} count={{ used: text.length, limit: WORK_LENGTH }}>
        {(control) => <TextArea {...control} ref={takeFocus} rows={8} value={text} onChange={({ target }) => (seen.begin(), setText(target.value))} />}
      </Field>
      <FileField groupId={groupId} file={file} error={fields['file'] ?? null} onChange={(next) => (seen.begin(), setFileJson(JSON.stringify(next)))} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={handIn.isPending}>
          Hand in
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
