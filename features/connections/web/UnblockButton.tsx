import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { UnblockPerson } from './unblock-query.ts'
import { updateBlockedIds } from './use-blocked-ids.ts'

/** Ends the viewer's block of a person, where the block shows. */
export function UnblockButton({ personId, name, onUnblocked }: { personId: string; name: string; onUnblocked: () => void }) {
  const unblock = useMutation(UnblockPerson, {
    onSuccess: (_data, _variables, cache) => {
      void updateBlockedIds(cache, personId, false)
      onUnblocked()
      showToast(`${name} is unblocked.`)
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  return (
    <Button small busy={unblock.isPending} onClick={() => unblock.mutate({ personId })}>
      Unblock
    </Button>
  )
}
