import { useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { PracticeSections } from '../topics/PracticeSections.tsx'
import { ListCard } from './ListCard.tsx'
import { ListsQuery, type ProblemListData } from './lists-query.ts'
import { NewList } from './NewList.tsx'
import { ReadyLists } from './ReadyLists.tsx'

/** The member's own lists of problems (requirement Q-67). */
function ListsPage() {
  const isMounted = useMounted()
  const session = useSession()
  const { data, isLoadingError, error, refetch } = useQuery(ListsQuery, session === null ? null : {})
  return (
    <Page title="Your lists" sentence="Problems that you put together for yourself. Only you see them, unless you share one." above={<PracticeSections active="lists" />}>
      {isMounted && session === null ? (
        <EmptyState text="Log in to make lists" action={<LogInButton />} />
      ) : isLoadingError ? (
        <ErrorState text="We couldn’t load your lists." hint={error?.message ?? ''} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-60" />
      ) : (
        <OwnLists key={session?.user.id} lists={data.ownProblemLists} />
      )}
    </Page>
  )
}

function OwnLists({ lists }: { lists: readonly ProblemListData[] }) {
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string, isOpen: boolean) => setOpened((all) => new Set(isOpen ? [...all, id] : [...all].filter((other) => other !== id)))
  const focusNext = useFocusNext(box, lists.map(({ id }) => id).join())
  const onDeleted = (at: number) => {
    const next = lists[at + 1] ?? lists[at - 1]
    focusNext(next === undefined ? 'input' : `[data-list="${next.id}"] h2 a`)
  }
  return (
    <div ref={box} className="contents">
      <NewList
        onCreate={(id) => {
          toggle(id, true)
          // The next thing is its first problem.
          focusNext(`[data-list="${id}"] input`)
        }}
      />
      {lists.length === 0 ? (
        <EmptyState text="No lists yet" hint="Create one here, then search for problems to add." />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {lists.map((list, at) => (
            <ListCard key={list.id} list={list} isOpen={opened.has(list.id)} onToggle={(isOpen) => toggle(list.id, isOpen)} onDeleted={() => onDeleted(at)} />
          ))}
        </div>
      )}
      <ReadyLists
        onCopy={(id) => {
          toggle(id, true)
          focusNext(`[data-list="${id}"] [aria-expanded]`)
        }}
      />
    </div>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Your lists', description: 'Your own lists of problems.', hidden: true }),
  Component: ListsPage,
})
