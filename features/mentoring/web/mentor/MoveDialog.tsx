import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FOLDER_LENGTH } from '../../rules/resource.ts'
import type { ResourceData } from '../group-query.ts'
import { useChange } from '../use-change.ts'

const MoveResource = graphql(`mutation MoveGroupResource($id: ID!, $folder: String!) { moveGroupResource(id: $id, folder: $folder) }`)

// No folder has this name, because names have no spaces at their ends.
const NEW_FOLDER = ' new'

/** Moves a resource to another folder of the shelf, or to a new one. */
export function MoveDialog({ resource: { id, title, folder: before }, folders, onClose }: { resource: ResourceData; folders: readonly string[]; onClose: () => void }) {
  const others = folders.filter((name) => name !== '' && name !== before)
  const [folder, choose] = useState(before !== '' ? '' : (others[0] ?? NEW_FOLDER))
  const [name, setName] = useState('')
  const move = useChange(MoveResource, onClose, { isQuiet: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    move.mutate({ id, folder: folder === NEW_FOLDER ? name : folder })
  }
  const options = [...(before === '' ? [] : [{ value: '', label: 'No folder' }]), ...others.map((value) => ({ value, label: value })), { value: NEW_FOLDER, label: 'New folder' }]
  return (
    <Dialog open title={`Move “${title}”`} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <Field label="Folder" error={move.error?.fields['folder'] ?? move.error?.message}>
          {(control) => <Select {...control} data-autofocus value={folder} options={options} onChange={({ target }) => choose(target.value)} />}
        </Field>
        {folder === NEW_FOLDER && (
          <Field label="Name of the new folder" count={{ used: name.length, limit: FOLDER_LENGTH }}>
            {(control) => <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />}
          </Field>
        )}
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={move.isPending} disabledBecause={folder === NEW_FOLDER && name.trim() === '' ? 'Enter the name of the folder' : null}>
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
