import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { LISTS_PATH } from '../../rules/paths.ts'
import { ListProblem, ListsQuery } from './lists-query.ts'
import { NewList } from './NewList.tsx'

/** Puts a problem on the member's lists and takes it off. */
export function ListsDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { data } = useQuery(ListsQuery, {})
  const { mutate, isPending, variables } = useMutation(ListProblem, {
    onSuccess: (_data, _variables, cache) => cache.invalidateQueries(ListsQuery),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  return (
    <Dialog open title="Your lists" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        {data === undefined ? (
          <Skeleton className="h-20" />
        ) : (
          <ul className="grid grid-cols-1 gap-1 empty:hidden">
            {data.ownProblemLists.map(({ id, name, problems }) => (
              <li key={id}>
                <Checkbox
                  label={`${name} (${problems.length})`}
                  checked={isPending && variables?.id === id ? variables.isListed : problems.some((one) => one.slug === slug)}
                  onChange={({ target }) => mutate({ id, problem: slug, isListed: target.checked })}
                />
              </li>
            ))}
          </ul>
        )}
        <NewList />
        <p className="text-sm">
          <a className="link" href={LISTS_PATH}>
            Open my lists
          </a>
        </p>
      </div>
    </Dialog>
  )
}
