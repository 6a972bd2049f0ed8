import { useEffect, useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon } from '#platform/web/ui/icons.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { useSession } from '#platform/web/session/session.ts'
import { NextPracticeQuery } from '#features/practice/web/public.tsx'
import { FADE_MS, ROTATE_MS } from '../rules/promo.ts'

/** Rotating lines in a bar for visitors and newcomers, on the first days of a browser, until it is closed for good. They pause under the pointer or the focus. */
export function PromoToast({ lines }: { lines: readonly string[] }) {
  const isMounted = useMounted()
  const session = useSession()
  const isLearner = session?.user.role === roleLabel('learner')
  // Part of the combined request of home.
  const solved = useQuery(NextPracticeQuery, isLearner ? {} : null).data?.nextPractice.solvedCount
  // Mentors, admins and everyone who solved a problem know the site.
  const isForViewer = session === null || (isLearner && solved === 0)
  const box = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const [isFading, fade] = useState(false)
  const [isClosed, close] = useState(false)
  const isTurning = isMounted && !isClosed && lines.length > 1

  useEffect(() => {
    noteShown()
  }, [])
  useEffect(() => {
    if (!isTurning) return
    let turning: ReturnType<typeof setTimeout>
    const timer = setInterval(() => {
      if (box.current?.matches(':hover, :focus-within') === true) return
      fade(true)
      turning = setTimeout(() => {
        setAt((now) => (now + 1) % lines.length)
        fade(false)
      }, FADE_MS)
    }, ROTATE_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(turning)
    }
  }, [isTurning, lines.length])

  if (!isMounted || isClosed || lines.length === 0 || !isForViewer || wasClosed() || !isAmongFirstDays()) return null
  const closeIt = () => {
    noteClosed()
    close(true)
  }
  return (
    <aside ref={box} aria-label="Did you know?" className="promo" data-unprinted="">
      <p className={isFading ? 'promo-line opacity-0' : 'promo-line'}>{lines[at % lines.length]}</p>
      <IconButton small icon={crossIcon} label="Close" onClick={closeIt} />
    </aside>
  )
}

const KEY = 'cloggle.promo'
const today = () => new Date().toDateString()

function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

const DAYS_KEY = 'cloggle.promo.days'
const FIRST_DAYS = 3

function shownDays(): string[] {
  try {
    return (localStorage.getItem(DAYS_KEY) ?? '').split('|').filter((day) => day !== '')
  } catch {
    return []
  }
}

/** Whether today is one of the first days on which this browser showed the toast. */
function isAmongFirstDays(): boolean {
  const days = shownDays()
  return days.length < FIRST_DAYS || days.slice(0, FIRST_DAYS).includes(today())
}

function noteShown(): void {
  const days = shownDays()
  if (days.includes(today()) || days.length >= FIRST_DAYS) return
  try {
    localStorage.setItem(DAYS_KEY, [...days, today()].join('|'))
  } catch {
    // Without storage every day counts as one of the first.
  }
}

function noteClosed(): void {
  try {
    localStorage.setItem(KEY, today())
  } catch {
    // Without storage the toast is shown again on the next visit.
  }
}
