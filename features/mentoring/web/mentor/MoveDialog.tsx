import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { ResourceData } from '../group-query.ts'
import { useChange } from '../use-change.ts'
import { FolderField } from './FolderField.tsx'

const MoveResource = graphql(`mutation MoveGroupResource($id: ID!, $folder: String!) { moveGroupResource(id: $id, folder: $folder) }`)

/** Moves a resource to another folder of the shelf, or to a new one. */
export function MoveDialog({ resource: { id, title, folder: before }, folders, onMoved, onClose }: { resource: ResourceData; folders: readonly string[]; onMoved: () => void; onClose: () => void }) {
  const others = [...new Set(['', ...folders])].filter((name) => name !== before)
  const [folder, choose] = useState(before !== '' ? '' : (others[0] ?? ''))
  const done = () => {
    showToast(folder.trim() === '' ? `Moved “${title}” out of its folder.` : `Moved “${title}” to “${folder.trim()}”.`)
    onMoved()
    onClose()
  }
  const move = useChange(MoveResource, done, { isQuiet: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    move.mutate({ id, folder })
  }
  return (
    <Dialog open title={`Move “${title}”`} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <FolderField isFirst folders={others} value={folder} error={move.error?.fields['folder'] ?? move.error?.message} onChange={choose} />
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={move.isPending} disabledBecause={folder.trim() === before ? 'Enter the name of the folder' : null}>
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
