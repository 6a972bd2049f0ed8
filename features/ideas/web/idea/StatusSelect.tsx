import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { showLatestToast, showToast } from '#platform/web/ui/toast-store.ts'
import { STATUS_LABELS, STATUSES, type Status } from '../../rules/idea.ts'
import { readAgain } from '../team-mutations.ts'

export const SetIdeaStatus = graphql(`mutation SetIdeaStatus($id: ID!, $status: IdeaStatus!) { setIdeaStatus(id: $id, status: $status) }`)

/** The status of an idea, for its author and admins. */
export function StatusSelect({ id, title, status }: { id: string; title: string; status: Status }) {
  const messageFor = (now: Status) => `“${title}” is now ${STATUS_LABELS[now]}.`
  const { mutate, isPending, variables } = useMutation(SetIdeaStatus, {
    scope: { id: `idea status ${id}` },
    onSuccess: (_data, _variables, cache) => readAgain(cache),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const change = (next: Status) => {
    const earlier = isPending ? variables!.status : status
    const undo = () => mutate({ id, status: earlier }, { onSuccess: () => showLatestToast(id, messageFor(earlier)) })
    mutate({ id, status: next }, { onSuccess: () => showLatestToast(id, messageFor(next), { action: { label: 'Undo', run: undo } }) })
  }
  return (
    <Select
      aria-label="Status"
      value={isPending ? variables!.status : status}
      options={STATUSES.map((one) => ({ value: one, label: STATUS_LABELS[one] }))}
      onChange={({ target }) => change(target.value as Status)}
    />
  )
}
