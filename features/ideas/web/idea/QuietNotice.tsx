import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { readAgain } from '../team-mutations.ts'
import { SetIdeaStatus } from './StatusSelect.tsx'

const KeepIdeaAlive = graphql(`mutation KeepIdeaAlive($id: ID!) { keepIdeaAlive(id: $id) }`)

/** Asks the author of a quiet idea whether it is still alive (requirement I-7). */
export function QuietNotice({ id }: { id: string }) {
  const keep = useMutation(KeepIdeaAlive, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const archive = useMutation(SetIdeaStatus, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  return (
    <div className="grid gap-3 rounded-control bg-warning-subtle p-4">
      <p>Nothing has changed here for two weeks. Is this idea still alive?</p>
      <div className="flex flex-wrap gap-2">
        <Button small variant="primary" busy={keep.isPending} onClick={() => keep.mutate({ id })}>
          Yes, it’s alive
        </Button>
        <Button small busy={archive.isPending} onClick={() => archive.mutate({ id, status: 'archived' })}>
          Archive it
        </Button>
      </div>
      <ErrorMessage message={keep.error?.message ?? archive.error?.message} />
    </div>
  )
}
