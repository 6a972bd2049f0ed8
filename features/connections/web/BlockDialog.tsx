import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { FollowStateQuery } from './follow-state.ts'
import { updateBlockedIds } from './use-blocked-ids.ts'

const BlockPerson = graphql(`
  mutation BlockPerson($personId: ID!, $blocked: Boolean!) { blockPerson(personId: $personId, blocked: $blocked) }
`)

export interface BlockDialogProps {
  personId: string
  name: string
  /** Called after a block, for pages about this person. */
  onBlocked?: (() => void) | undefined
  onClose: () => void
}

/** Asks before a person is blocked. */
export function BlockDialog({ personId, name, onBlocked, onClose }: BlockDialogProps) {
  const block = useMutation(BlockPerson, {
    onSuccess: (_data, _variables, cache) => {
      cache.setQueryData(FollowStateQuery, { ids: [personId] }, { viewerPeople: [{ id: personId, follows: false }] })
      // Before the card of the person, with this dialog, is gone.
      onBlocked?.()
      void updateBlockedIds(cache, personId, true)
      showToast(`${name} is blocked. You can unblock them in Settings, Privacy.`)
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  return (
    <ConfirmDialog
      open
      question={`Block ${name}?`}
      explanation="You won’t see each other while you’re logged in, and you’ll stop following each other. They aren’t notified."
      confirm="Block"
      busy={block.isPending}
      onConfirm={() => block.mutate({ personId, blocked: true }, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
