import { graphql } from '#platform/web/graphql/graphql.ts'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { localWhen } from '#features/events/web/public.tsx'
import type { GroupData, ScheduledDateData } from '../group-query.ts'
import { useChange } from '../use-change.ts'

const MarkAttendance = graphql(`mutation MarkAttendance($id: ID!, $dateId: ID!, $person: ID!, $isPresent: Boolean!) { markAttendance(id: $id, dateId: $dateId, person: $person, isPresent: $isPresent) }`)

/** Who came to a date. Each change is saved immediately. */
export function AttendanceDialog({ group, date, onClose }: { group: GroupData; date: ScheduledDateData; onClose: () => void }) {
  return (
    <Dialog open title={`Who came to ${date.title}?`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-text-muted">
          {localWhen(date)}. {date.present.length} of {group.learners.length} came. Changes are saved immediately.
        </p>
        {group.learners.length === 0 && <EmptyState text="This group has no learners yet" />}
        <ul className="grid grid-cols-1 gap-1">
          {group.learners.map(({ id, name }) => (
            <Mark key={id} groupId={group.id} dateId={date.id} person={{ id, name }} isPresent={date.present.includes(id)} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Mark({ groupId, dateId, person: { id, name }, isPresent }: { groupId: string; dateId: string; person: { id: string; name: string }; isPresent: boolean }) {
  const mark = useChange(MarkAttendance)
  const shown = mark.isPending ? mark.variables!.isPresent : isPresent
  return (
    <li>
      <Checkbox label={name} checked={shown} onChange={({ target }) => mark.mutate({ id: groupId, dateId, person: id, isPresent: target.checked })} />
    </li>
  )
}
