import { useMutation } from '#platform/web/data/use-mutation.ts'
import { RenameForm } from '#platform/web/ui/RenameForm.tsx'
import { ListsQuery, SaveList } from './lists-query.ts'

/** The name of a list as a field, in place of its heading. */
export function RenameList({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation(SaveList, {
    onSuccess: async (_data, _variables, cache) => {
      await cache.invalidateQueries(ListsQuery)
      onClose()
    },
  })
  return (
    <RenameForm label="Name of the list" name={name} busy={isPending} error={error?.fields['name'] ?? error?.message ?? null} onSave={(next) => mutate({ id, name: next })} onClose={onClose} />
  )
}
