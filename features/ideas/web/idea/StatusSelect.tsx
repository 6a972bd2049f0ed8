import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { STATUS_LABELS, STATUSES, type Status } from '../../rules/idea.ts'
import { readAgain } from '../team-mutations.ts'

export const SetIdeaStatus = graphql(`mutation SetIdeaStatus($id: ID!, $status: IdeaStatus!) { setIdeaStatus(id: $id, status: $status) }`)

/** The status of an idea, for its author and admins. */
export function StatusSelect({ id, status }: { id: string; status: Status }) {
  const { mutate, isPending, variables } = useMutation(SetIdeaStatus, {
    scope: { id: `idea status ${id}` },
    onSuccess: (_data, _variables, cache) => readAgain(cache),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  return (
    <Select
      aria-label="Status"
      value={isPending ? variables!.status : status}
      options={STATUSES.map((one) => ({ value: one, label: STATUS_LABELS[one] }))}
      onChange={({ target }) => mutate({ id, status: target.value as Status })}
    />
  )
}
