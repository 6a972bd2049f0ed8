import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, crossIcon, pencilIcon, plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { problemPath } from '../../rules/paths.ts'
import { moved, nextOf } from '../../rules/list-order.ts'
import { ProgressLabel } from '../workspace/ProgressLabel.tsx'
import { AddProblem } from './AddProblem.tsx'
import { DeleteList, ListProblem, ListsQuery, OrderList, type ProblemListData } from './lists-query.ts'
import { RenameList } from './RenameList.tsx'

/** A list of problems of the member: its name, what is solved, and ways to change it. */
export function ProblemList({ list: { id, name, problems } }: { list: ProblemListData }) {
  const [isAsking, ask] = useState(false)
  const [isRenaming, rename] = useState(false)
  const [isAdding, add] = useState(problems.length === 0)
  const remove = useMutation(DeleteList, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(ListsQuery) })
  const change = useMutation(ListProblem, {
    onSuccess: (_data, _variables, cache) => cache.invalidateQueries(ListsQuery),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const order = useMutation(OrderList, {
    onSuccess: (_data, _variables, cache) => cache.invalidateQueries(ListsQuery),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const [isOrdering, startOrdering] = useState(false)
  const move = (at: number, by: -1 | 1) => order.mutate({ id, problems: moved(problems.map(({ slug }) => slug), at, by) })
  const next = nextOf(problems)
  const solved = problems.filter(({ isSolved }) => isSolved).length
  return (
    <section aria-label={name} data-list={id} className="grid grid-cols-1 gap-3">
      {isRenaming ? (
        <RenameList id={id} name={name} onClose={() => rename(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 dir="auto" className="min-w-0 text-xl wrap-anywhere">{name}</h2>
          <span className="flex flex-wrap items-center gap-1">
            <span className="tabular mr-2 text-sm text-text-muted">
              {solved} of {problems.length} solved
            </span>
            {next !== undefined && (
              <ButtonLink small to={problemPath(next.slug)}>
                Solve next<VisuallyHidden>{next.title}</VisuallyHidden>
              </ButtonLink>
            )}
            {problems.length > 1 && (
              <Button small variant="ghost" aria-pressed={isOrdering} aria-label={`Reorder ${name}`} onClick={() => startOrdering(!isOrdering)}>
                {isOrdering ? 'Done' : 'Reorder'}
              </Button>
            )}
            <Button small variant="ghost" icon={plusIcon} aria-expanded={isAdding} onClick={() => add(!isAdding)}>
              Add problems
            </Button>
            <IconButton small icon={pencilIcon} label={`Rename ${name}`} onClick={() => rename(true)} />
            <IconButton small icon={trashIcon} label={`Delete ${name}`} onClick={() => ask(true)} />
          </span>
        </div>
      )}
      {isAdding && <AddProblem listed={problems.map(({ slug }) => slug)} onAdd={(problem) => change.mutate({ id, problem, isListed: true })} />}
      {problems.length === 0 && <p className="text-sm text-text-muted">This list is empty. Search for a problem above, or press the bookmark beside its title.</p>}
      <ol className="overflow-hidden rounded-card border border-line bg-surface empty:hidden">
        {problems.map(({ slug, title, difficulty, isSolved }, at) => (
          <li key={slug} className="relative flex min-h-12 items-center gap-3 border-line px-4 py-2 not-first:border-t hover:bg-sunken">
            <a className="card-link min-w-0 flex-1 font-medium wrap-anywhere" href={problemPath(slug)}>
              {title}
            </a>
            {isSolved && <ProgressLabel isSolved />}
            <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
            <span className="relative z-1 flex">
              {isOrdering && (
                <>
                  <IconButton small icon={arrowUpIcon} label={`Move ${title} up`} disabled={at === 0 || order.isPending} onClick={() => move(at, -1)} />
                  <IconButton small icon={arrowDownIcon} label={`Move ${title} down`} disabled={at === problems.length - 1 || order.isPending} onClick={() => move(at, 1)} />
                </>
              )}
              <IconButton small icon={crossIcon} label={`Take ${title} off ${name}`} onClick={() => change.mutate({ id, problem: slug, isListed: false })} />
            </span>
          </li>
        ))}
      </ol>
      <ConfirmDialog open={isAsking} question={`Delete the list “${name}”?`} explanation="The problems stay." confirm="Delete" busy={remove.isPending} onConfirm={() => remove.mutate({ id })} onClose={() => ask(false)} />
    </section>
  )
}
