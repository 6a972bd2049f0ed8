import { useState, type ReactNode } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon, listOrderedIcon, pencilIcon, plusIcon, share2Icon, trashIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { dismissToastsAbout, showToast } from '#platform/web/ui/toast-store.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { nextOf } from '../../rules/list-order.ts'
import { problemPath } from '../../rules/paths.ts'
import { CollectionProgress } from '../topics/CollectionProgress.tsx'
import { DeleteList, ListsQuery } from './lists-query.ts'
import { RenameList } from './RenameList.tsx'
import { ShareList } from './ShareList.tsx'
import type { ProblemListState } from './use-problem-list.ts'

interface Props {
  list: ProblemListState
  /** Its name, where the page does not have it as its title. */
  heading?: ReactNode
  /** Called before the list leaves the screen. */
  onDeleted: () => void
}

/** How much of a list is solved, and what can be done with it. */
export function ListHeader({ list, heading, onDeleted }: Props) {
  const { id, name, isShared, problems, part } = list
  const [asking, ask] = useState<'share' | 'delete' | null>(null)
  const remove = useMutation(DeleteList, {
    onSuccess: (_data, _variables, cache) => {
      dismissToastsAbout(id)
      showToast(`Deleted “${name}”.`)
      onDeleted()
      return cache.updateQuery(ListsQuery, {}, ({ ownProblemLists }) => ({ ownProblemLists: ownProblemLists.filter((one) => one.id !== id) }))
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  if (part === 'name') return <RenameList id={id} name={name} onClose={list.close} />
  const next = nextOf(problems)
  const total = problems.length
  const solved = problems.filter(({ isSolved }) => isSolved).length
  const items = [
    ...(total > 1 && part !== 'order' ? [{ label: 'Reorder', icon: listOrderedIcon, onSelect: list.startOrder }] : []),
    { label: 'Rename', icon: pencilIcon, onSelect: list.rename },
    { label: isShared ? 'Sharing' : 'Share', icon: share2Icon, onSelect: () => ask('share') },
    { label: 'Delete', icon: trashIcon, danger: true, separated: true, onSelect: () => ask('delete') },
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
        {heading}
        {isShared && (
          <p>
            <Badge>Shared by link</Badge>
          </p>
        )}
        <div className="max-w-xs">
          {total === 0 ? <p className="text-sm text-text-muted">No problems yet</p> : <CollectionProgress progress={{ slug: id, solved, total, isComplete: solved === total, earnsBadge: false }} label={`Solved in ${name}`} />}
        </div>
      </div>
      <div className="flex items-center gap-1 max-md:w-full">
        {next !== undefined && (
          <ButtonLink small to={problemPath(next.slug)}>
            Solve next<VisuallyHidden>{next.title}</VisuallyHidden>
          </ButtonLink>
        )}
        {part === 'order' ? (
          <Button small onClick={list.close}>
            Done<VisuallyHidden> reordering {name}</VisuallyHidden>
          </Button>
        ) : (
          <Button small variant="ghost" icon={plusIcon} aria-expanded={part === 'search'} onClick={list.toggleSearch}>
            Add problems<VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        )}
        <span className="max-md:ml-auto">
          <Menu label={`More for ${name}`} trigger={<Icon of={ellipsisIcon} small />} items={items} className="button button-ghost button-icon-sm" />
        </span>
      </div>
      <ConfirmDialog open={asking === 'delete'} question={`Delete the list “${name}”?`} explanation={`The problems themselves aren’t deleted. ${isShared ? 'Its link stops working. ' : ''}You can’t undo this.`} confirm="Delete" busy={remove.isPending} onConfirm={() => remove.mutate({ id })} onClose={() => ask(null)} />
      <ShareList id={id} name={name} isShared={isShared} open={asking === 'share'} onClose={() => ask(null)} />
    </div>
  )
}
