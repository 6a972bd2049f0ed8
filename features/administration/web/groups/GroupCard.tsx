import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { groupRights } from '../../rules/right-groups.ts'
import { takeFocus, useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { whenGone } from '#platform/web/ui/when-gone.ts'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { GroupForm } from './GroupForm.tsx'
import { GroupMembers } from './GroupMembers.tsx'
import { GroupPreview } from './GroupPreview.tsx'
import { labelOf, type Group, type KnownRight } from './groups-query.ts'

const DeleteRightsGroup = graphql(`
  mutation DeleteRightsGroup($id: ID!, $reason: String!) { deleteRightsGroup(id: $id, reason: $reason) }
`)

interface Props {
  group: Group
  rights: readonly KnownRight[]
  everyones: readonly string[]
  /** Whether it was just created: its heading takes the focus. */
  isNew: boolean
  onChange: () => void
  /** Called before the group leaves the list. */
  onDeleted: () => void
}

/** One group: its rights and its people. */
export function GroupCard({ group, rights, everyones, isNew, onChange, onDeleted }: Props) {
  const [state, setState] = useState<'shown' | 'edited' | 'deleted'>('shown')
  /** Counts the times that the form began again. */
  const [start, setStart] = useState(0)
  const { button: editButton, giveBack } = useReturnedFocus()
  const leaveList = () => {
    onDeleted()
    onChange()
  }
  const remove = useMutation(DeleteRightsGroup, {
    onSuccess: () => {
      showToast(`Deleted “${group.name}”.`)
      leaveList()
    },
    onError: whenGone(() => {
      setState('shown')
      leaveList()
    }),
  })
  const label = labelOf(rights)
  if (state === 'edited') {
    return (
      <li>
        <GroupForm
          key={start}
          group={group}
          rights={rights}
          everyones={everyones}
          onOutdated={onChange}
          onRestart={() => setStart(start + 1)}
          onClose={() => {
            giveBack()
            setState('shown')
          }}
          onDone={({ name }) => {
            giveBack()
            setState('shown')
            showToast(`Saved “${name}”.`)
            onChange()
          }}
        />
      </li>
    )
  }
  return (
    <Card as="li" className="grid min-w-0 grid-cols-1 gap-4">
      <div data-group={group.id} className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 ref={isNew ? takeFocus : undefined} tabIndex={-1} dir="auto" className="scroll-mt-24 font-semibold wrap-anywhere">{group.name}</h2>
          {group.about !== '' && <p className="text-sm wrap-anywhere text-text-muted">{group.about}</p>}
        </div>
        <div className="flex gap-2">
          <Button ref={editButton} small aria-label={`Edit ${group.name}`} onClick={() => setState('edited')}>
            Edit
          </Button>
          <Button small aria-label={`Delete ${group.name}`} onClick={() => setState('deleted')}>
            Delete
          </Button>
        </div>
      </div>
      <dl className="grid gap-2 text-sm">
        {groupRights(group.rights.map((name) => ({ name }))).map((part) => (
          <div key={part.title} className="grid gap-1">
            <dt className="text-text-muted">{part.title}</dt>
            <dd className="flex flex-wrap gap-1.5">
              {part.rights.map(({ name }) => (
                <Badge key={name}>{label(name)}</Badge>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <GroupMembers group={group} rights={rights} onChange={onChange} />
      {state === 'deleted' && (
        <AdminReasonDialog title={`Delete ${group.name}`} action="Delete" danger busy={remove.isPending} refusal={remove.error} onSend={(reason) => remove.mutate({ id: group.id, reason })} onClose={() => setState('shown')}>
          <GroupPreview id={group.id} chosen={[]} rights={rights} />
          <p>You can’t undo this.</p>
        </AdminReasonDialog>
      )}
    </Card>
  )
}
