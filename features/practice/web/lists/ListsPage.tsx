import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { problemPath } from '../../rules/paths.ts'
import { PracticeSections } from '../topics/PracticeSections.tsx'
import { ProgressLabel } from '../workspace/ProgressLabel.tsx'
import { DeleteList, ListProblem, ListsQuery, type ProblemListData } from './lists-query.ts'
import { NewList } from './NewList.tsx'

/** The member's own lists of problems (requirement Q-67). */
function ListsPage() {
  const isMounted = useMounted()
  const session = useSession()
  const { data, isLoadingError, error, refetch } = useQuery(ListsQuery, session === null ? null : {})
  return (
    <Page title="Your lists" sentence="Problems that you put together for yourself. Only you see them." above={<PracticeSections active="lists" />}>
      {isMounted && session === null ? (
        <EmptyState text="Log in to make lists" action={<LogInButton />} />
      ) : isLoadingError ? (
        <ErrorState text="We couldn’t load your lists." hint={error?.message ?? ''} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-60" />
      ) : (
        <>
          <NewList />
          {data.ownProblemLists.length === 0 && <EmptyState text="No lists yet" hint="Create one here, then open a problem and press “Add to a list”." />}
          {data.ownProblemLists.map((list) => (
            <List key={list.id} list={list} />
          ))}
        </>
      )}
    </Page>
  )
}

function List({ list: { id, name, problems } }: { list: ProblemListData }) {
  const [isAsking, ask] = useState(false)
  const remove = useMutation(DeleteList, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(ListsQuery) })
  const take = useMutation(ListProblem, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(ListsQuery) })
  const solved = problems.filter(({ isSolved }) => isSolved).length
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 className="min-w-0 text-xl wrap-anywhere">{name}</h2>
        <span className="flex flex-none items-center gap-2">
          <span className="tabular text-sm text-text-muted">
            {solved} of {problems.length} solved
          </span>
          <IconButton small icon={trashIcon} label={`Delete ${name}`} onClick={() => ask(true)} />
        </span>
      </div>
      {problems.length === 0 && <p className="text-sm text-text-muted">Empty. Open a problem and press “Add to a list”.</p>}
      <ol className="overflow-hidden rounded-card border border-line bg-surface empty:hidden">
        {problems.map(({ slug, title, difficulty, isSolved }) => (
          <li key={slug} className="relative flex min-h-12 items-center gap-3 border-line px-4 py-2 not-first:border-t hover:bg-sunken">
            <a className="card-link min-w-0 flex-1 font-medium wrap-anywhere" href={problemPath(slug)}>
              {title}
            </a>
            {isSolved && <ProgressLabel isSolved />}
            <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
            <span className="relative z-1">
              <IconButton small icon={crossIcon} label={`Take ${title} off ${name}`} onClick={() => take.mutate({ id, problem: slug, isListed: false })} />
            </span>
          </li>
        ))}
      </ol>
      <ConfirmDialog open={isAsking} question={`Delete the list “${name}”?`} explanation="The problems stay." confirm="Delete" busy={remove.isPending} onConfirm={() => remove.mutate({ id })} onClose={() => ask(false)} />
    </section>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Your lists', description: 'Your own lists of problems.', hidden: true }),
  Component: ListsPage,
})
