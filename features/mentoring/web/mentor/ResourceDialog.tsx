import { useRef, useState, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useDiscardQuestion } from '#platform/web/ui/use-discard-question.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { RESOURCE_KINDS, RESOURCE_LABELS, RESOURCE_TITLE_LENGTH, type ResourceKind } from '../../rules/resource.ts'
import { FileField } from '../FileField.tsx'
import type { GroupData, ResourceData } from '../group-query.ts'
import { SubjectField, type Subject } from '../SubjectField.tsx'
import { useChange } from '../use-change.ts'
import type { AttachedFile } from '../use-group-upload.ts'
import { FolderField } from './FolderField.tsx'
import { titleOfAddress } from './title-of-address.ts'

const SaveResource = graphql(`
  mutation SaveGroupResource($id: ID!, $key: ID!, $folder: String!, $kind: MentorGroupResourceKind!, $title: String!, $url: String, $subject: ID, $file: ID, $version: Int) {
    saveGroupResource(id: $id, key: $key, folder: $folder, kind: $kind, title: $title, url: $url, subject: $subject, file: $file, version: $version)
  }
`)

const suggestionFor = (address: string): string => titleOfAddress(address).slice(0, RESOURCE_TITLE_LENGTH)

/** Puts a resource on the shelf of a group, or a new version of one. */
export function ResourceDialog({ group, resource, onClose }: { group: GroupData; resource: ResourceData | null; onClose: () => void }) {
  const key = useRef(resource?.id ?? crypto.randomUUID())
  const [version] = useState(resource?.version ?? 0)
  const [kind, setKind] = useState<ResourceKind>(resource?.kind ?? 'link')
  const [folder, setFolder] = useState(resource?.folder ?? '')
  const [title, setTitle] = useState(resource?.title ?? '')
  const [url, setUrl] = useState(resource?.url ?? '')
  const [file, setFile] = useState<AttachedFile | null>(typeof resource?.file === 'string' ? { id: resource.file, name: resource.fileName ?? 'File' } : null)
  const [subject, choose] = useState<Subject | null>(typeof resource?.subject === 'string' ? { id: resource.subject, title: resource.title } : null)
  const done = () => {
    showToast(resource === null ? `Added “${title.trim()}”.` : `Saved version ${resource.version + 1} of “${title.trim()}”.`)
    onClose()
  }
  const save = useChange(SaveResource, done, { isQuiet: true })
  const { fields, message } = useFieldErrors(save.error, { url, file, subject, title, folder })
  const errorOf = (field: string) => fields[field]
  const isChanged = title !== (resource?.title ?? '') || url !== (resource?.url ?? '') || file?.id !== (resource?.file ?? undefined) || subject?.id !== (resource?.subject ?? undefined)
  const { close, question } = useDiscardQuestion(isChanged, onClose, save.isPending)
  // An upload ends later: what was typed meanwhile stays. A title that was the name of the earlier file follows the new one.
  const name = (found: string) => setTitle((typed) => (typed.trim() === '' || (resource !== null && typed === resource.fileName) ? found.slice(0, RESOURCE_TITLE_LENGTH) : typed))
  // The suggested title follows the address until another one is typed.
  const enterAddress = (address: string) => {
    setUrl(address)
    if (resource === null && title === suggestionFor(url)) setTitle(suggestionFor(address))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({
      id: group.id, key: key.current, folder, kind, title, version,
      url: kind === 'link' ? url : null, file: kind === 'file' ? (file?.id ?? null) : null, subject: kind === 'link' || kind === 'file' ? null : (subject?.id ?? null),
    })
  }
  return (
    <Dialog open title={resource === null ? 'Add resource' : 'New version'} onClose={close}>
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <FormError error={message === null ? null : { message }} />
        <Field label="Kind">
          {(control) => (
            <Select
              {...control}
              data-autofocus
              value={kind}
              options={RESOURCE_KINDS.map((value) => ({ value, label: RESOURCE_LABELS[value] }))}
              onChange={({ target }) => {
                setKind(target.value as ResourceKind)
                choose(null)
              }}
            />
          )}
        </Field>
        {kind === 'link' && (
          <Field label="Address" error={errorOf('url') ?? errorOf('subject')}>
            {(control) => <TextInput {...control} type="url" placeholder="https://" value={url} onChange={({ target }) => enterAddress(target.value)} />}
          </Field>
        )}
        {kind === 'file' && (
          <FileField
            groupId={group.id}
            file={file}
            error={errorOf('file') ?? errorOf('subject') ?? null}
            onChange={(next) => {
              setFile(next)
              if (next !== null) name(next.name)
            }}
          />
        )}
        {kind !== 'link' && kind !== 'file' && (
          <SubjectField
            key={kind}
            kind={kind}
            subject={subject}
            error={errorOf('subject')}
            onChange={(next) => {
              choose(next)
              if (next !== null) name(next.title)
            }}
          />
        )}
        <Field label="Title" error={errorOf('title')} count={{ used: title.length, limit: RESOURCE_TITLE_LENGTH }}>
          {(control) => <TextInput {...control} value={title} onChange={({ target }) => setTitle(target.value)} />}
        </Field>
        <FolderField folders={[...new Set(['', ...group.resources.map((one) => one.folder)])]} value={folder} error={errorOf('folder')} onChange={setFolder} />
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={save.isPending} disabledBecause={resource !== null && !isChanged && kind === resource.kind && folder === resource.folder ? 'Nothing changed' : null}>
            {resource === null ? 'Add' : 'Save version'}
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  )
}
