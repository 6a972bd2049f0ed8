import { useState } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FOLDER_LENGTH } from '../../rules/resource.ts'

// No folder has this name, because names have no spaces at their ends.
const NEW_FOLDER = ' new'

interface Props {
  /** The folders of the shelf that can be chosen; the empty name is none. */
  folders: readonly string[]
  value: string
  error: string | undefined
  isFirst?: boolean
  onChange: (folder: string) => void
}

/** Chooses a folder of the shelf, or names a new one. */
export function FolderField({ folders, value, error, isFirst = false, onChange }: Props) {
  const [isNew, setNew] = useState(!folders.includes(value))
  const named = folders.filter((name) => name !== '')
  const options = [...(folders.includes('') ? [{ value: '', label: 'No folder' }] : []), ...named.map((name) => ({ value: name, label: name })), { value: NEW_FOLDER, label: 'New folder' }]
  const choose = (chosen: string) => {
    setNew(chosen === NEW_FOLDER)
    onChange(chosen === NEW_FOLDER ? '' : chosen)
  }
  return (
    <>
      <Field label="Folder" error={isNew ? undefined : error}>
        {(control) => <Select {...control} data-autofocus={isFirst || undefined} value={isNew ? NEW_FOLDER : value} options={options} onChange={({ target }) => choose(target.value)} />}
      </Field>
      {isNew && (
        <Field label="Name of the new folder" hint="For example “Week 3”." error={error} count={{ used: value.length, limit: FOLDER_LENGTH }}>
          {(control) => <TextInput {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
        </Field>
      )}
    </>
  )
}
