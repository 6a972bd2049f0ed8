import { useRef, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { inOrder, moved } from '../../rules/list-order.ts'
import { ListProblem, ListsQuery, OrderList, withProblems, type ProblemListData } from './lists-query.ts'

/** The button of the menu of a list. */
export const MENU = '[aria-haspopup=menu]'

const onError = (error: ApiError) => showToast(error.message, { kind: 'error' })

interface Options {
  list: ProblemListData
  /** Whether its problems are shown. */
  isOpen: boolean
  onOpen?: () => void
}

/** A list of problems on the screen: its parts that are open, changes of its problems, and where the focus goes after them. */
export function useProblemList({ list: { id, name, isShared, problems: saved }, isOpen, onOpen }: Options) {
  const box = useRef<HTMLElement>(null)
  // What happened last. `isOfSearch`: also shown below the search field.
  const [status, setStatus] = useState({ text: '', isOfSearch: false })
  const [part, setPart] = useState<'search' | 'order' | 'name' | null>(saved.length === 0 ? 'search' : null)
  const say = (text: string, isOfSearch = false) => setStatus({ text, isOfSearch })

  // One after another, so that the last order wins.
  const scope = { id: `problem list ${id}` }
  const order = useMutation(OrderList, { scope, onError, onSuccess: (_data, { problems: slugs }, cache) => cache.updateQuery(ListsQuery, {}, withProblems(id, (all) => inOrder(all, [slugs].flat()))) })
  const problems = order.isPending && order.variables !== undefined ? inOrder(saved, [order.variables.problems].flat()) : saved
  const focusNext = useFocusNext(box, `${part} ${isOpen} ${problems.map(({ slug }) => slug).join()}`)
  const put = useMutation(ListProblem, {
    scope,
    onError,
    onSuccess: (_data, { problem, position }, cache) => {
      if (typeof position === 'number') focusNext(`[data-take="${problem}"]`)
      return cache.invalidateQueries(ListsQuery)
    },
  })
  const take = useMutation(ListProblem, {
    scope,
    onError,
    onSuccess: (_data, { problem: slug }, cache) => {
      const all = cache.getQueryData(ListsQuery, {})?.ownProblemLists.find((one) => one.id === id)?.problems ?? []
      const at = all.findIndex((one) => one.slug === slug)
      if (at === -1) return
      const next = all[at + 1] ?? all[at - 1]
      if (next === undefined) setPart('search')
      focusNext(next === undefined ? 'input' : `[data-take="${next.slug}"]`)
      const undo = () => {
        say(`Put “${all[at]!.title}” back.`)
        put.mutate({ id, problem: slug, isListed: true, position: at })
      }
      showToast(`Removed “${all[at]!.title}” from “${name}”.`, { action: { label: 'Undo', run: undo }, about: id })
      say('')
      return cache.updateQuery(ListsQuery, {}, withProblems(id, (listed) => listed.filter((one) => one.slug !== slug)))
    },
  })

  const move = (from: number, to: number) => {
    const next = moved(problems, from, to)
    if (next.every((one, at) => one === problems[at])) return
    order.mutate({ id, problems: next.map(({ slug }) => slug) })
    say(`“${problems[from]!.title}” is now ${to + 1} of ${problems.length}.`)
  }
  const close = () => {
    say('')
    setPart(null)
    focusNext(MENU)
  }
  return {
    id,
    name,
    isShared,
    problems,
    box,
    status,
    part: isOpen || part === 'name' ? part : null,
    say,
    move,
    /** Moves a problem by one place; the pressed arrow keeps the focus while it can move on. */
    step: (at: number, by: -1 | 1) => {
      const { slug } = problems[at]!
      focusNext(...[by, -by].map((direction) => `[data-move="${slug}/${direction}"]:not(:disabled)`))
      move(at, at + by)
    },
    takeOff: (slug: string) => take.mutate({ id, problem: slug, isListed: false }),
    add: ({ slug, title }: { slug: string; title: string }) => {
      if (problems.some((one) => one.slug === slug)) return say(`“${title}” is already in this list.`, true)
      put.mutate({ id, problem: slug, isListed: true })
      say(`Added “${title}”.`, true)
    },
    startOrder: () => {
      say('')
      setPart('order')
      onOpen?.()
    },
    rename: () => {
      say('')
      setPart('name')
    },
    toggleSearch: () => {
      say('')
      if (isOpen && part === 'search') return setPart(null)
      focusNext('input')
      setPart('search')
      onOpen?.()
    },
    close,
  }
}

export type ProblemListState = ReturnType<typeof useProblemList>
