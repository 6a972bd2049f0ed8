import { useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useFocusNext, useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Loaded } from '../Loaded.tsx'
import { GroupCard } from './GroupCard.tsx'
import { GroupForm } from './GroupForm.tsx'
import { GetRightsGroups, learnerRights } from './groups-query.ts'

/** The groups of rights with their people, and a form for a new one. */
export function GroupsSection() {
  const query = useQuery(GetRightsGroups, {})
  const [isAdding, setIsAdding] = useState(false)
  /** The group that was just created: the page goes to it. */
  const [newId, setNewId] = useState<string | null>(null)
  const { button, giveBack } = useReturnedFocus()
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusNext(list, query.data?.rightsGroups.map(({ id }) => id).join() ?? '')
  return (
    <Loaded query={query}>
      {({ rightsGroups, knownRights, roleRights }) => (
        <>
          {isAdding ? (
            <GroupForm
              group={null}
              rights={knownRights}
              everyones={learnerRights({ roleRights })}
              onClose={() => {
                giveBack()
                setIsAdding(false)
              }}
              onDone={({ id, name }) => {
                setIsAdding(false)
                setNewId(id)
                showToast(`Created “${name}”.`)
                query.refetch()
              }}
            />
          ) : (
            <Button ref={button} variant="primary" className="justify-self-start" onClick={() => setIsAdding(true)}>
              New group
            </Button>
          )}
          {rightsGroups.length === 0 && !isAdding && <EmptyState text="No permission groups yet" hint="Create one, such as “News editors”, and add people to it." />}
          <ul ref={list} className="grid grid-cols-1 gap-4">
            {rightsGroups.map((group, at) => (
              <GroupCard key={group.id} group={group} rights={knownRights} everyones={learnerRights({ roleRights })} isNew={group.id === newId} onChange={query.refetch} onDeleted={() => focusNext(`[data-group="${(rightsGroups[at + 1] ?? rightsGroups[at - 1])?.id ?? ''}"] button`)} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
