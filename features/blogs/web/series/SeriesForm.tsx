import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { SERIES_DESCRIPTION_LENGTH, SERIES_TITLE_LENGTH } from '../../rules/series.ts'
import { CreateSeries, EditSeries, type OwnSeries } from './series-requests.ts'

interface Props {
  /** The series to edit; null for a new one. */
  series: OwnSeries | null
  onSaved: (id: string) => void
  /** It was changed in another window: the next save is based on the newest revision. */
  onOutdated: () => void
  onClose: () => void
}

const FORM = 'series-form'

/** The title and the description of a series. */
export function SeriesForm({ series, onSaved, onOutdated, onClose }: Props) {
  const [id] = useState(() => series?.id ?? crypto.randomUUID())
  const [title, setTitle] = useState(series?.title ?? '')
  const [description, setDescription] = useState(series?.description ?? '')
  const create = useMutation(CreateSeries)
  const edit = useMutation(EditSeries, { onError: ({ code }) => code === 'OUTDATED_EDIT' && onOutdated() })
  const error = create.error ?? edit.error
  const fields = error?.fields ?? {}
  const isOutdated = error?.code === 'OUTDATED_EDIT'
  const save = () => {
    const onSuccess = () => onSaved(id)
    if (series === null) create.mutate({ id, title, description }, { onSuccess })
    else edit.mutate({ id, revision: series.revision, title, description }, { onSuccess })
  }
  return (
    <Dialog
      open
      title={series === null ? 'New series' : 'Edit series'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" busy={create.isPending || edit.isPending}>
            {series === null ? 'Create series' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label="Title" error={fields['title']}>
          {(control) => <TextInput {...control} data-autofocus dir="auto" required maxLength={SERIES_TITLE_LENGTH} autoComplete="off" value={title} onChange={({ target }) => setTitle(target.value)} />}
        </Field>
        <Field label="Description" hint="Optional. Tell readers what the parts have in common." error={fields['description']} count={{ used: description.length, limit: SERIES_DESCRIPTION_LENGTH }}>
          {(control) => <TextArea {...control} rows={3} value={description} onChange={({ target }) => setDescription(target.value)} />}
        </Field>
        {error !== null && fields['title'] === undefined && fields['description'] === undefined && (
          <ErrorMessage message={isOutdated ? `${error.message} Press Save again to replace its title and description.` : error.message} />
        )}
      </form>
    </Dialog>
  )
}
