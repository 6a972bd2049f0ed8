import { useEffect, useRef } from 'react'
import type { InfiniteQueryResult } from '../data/use-infinite-query.ts'
import { Button } from './Button.tsx'

interface Props {
  query: Pick<InfiniteQueryResult<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  className?: string
  /** What it loads, such as `More jobs`. */
  children: string
}

/** Loads the next page of the list before it, if there is one. The focus goes to the first new item, because the button is gone after the last page. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, className = 'justify-self-start', children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  /** How many links and buttons the list had when the button was pressed. */
  const before = useRef<number | null>(null)
  useEffect(() => {
    const [from, here] = [before.current, place.current]
    if (isFetchingNextPage || from === null || here === null) return
    before.current = null
    const isFree = document.activeElement === document.body || here.contains(document.activeElement)
    if (isFree) pressableBefore(here)[from]?.focus({ preventScroll: true })
  }, [isFetchingNextPage])
  const load = () => {
    before.current = pressableBefore(place.current!).length
    fetchNextPage()
  }
  return (
    <div ref={place} className="contents">
      {hasNextPage && (
        <Button className={className} busy={isFetchingNextPage} busyText="Loading..." onClick={load}>
          {children}
        </Button>
      )}
    </div>
  )
}

/** The links and buttons in what stands before an element, as far as they are shown. */
function pressableBefore(element: Element): HTMLElement[] {
  const all = [...(element.parentElement?.children ?? [])]
  return all.slice(0, all.indexOf(element)).flatMap((one) => [...one.querySelectorAll<HTMLElement>('a[href], button')]).filter((one) => one.offsetParent !== null)
}
