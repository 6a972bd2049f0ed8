import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { VISITOR, type AutosaveStatus } from '#platform/web/autosave/autosave-status.ts'
import { useSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { Language } from '../../rules/problem.ts'
import { openCode, type OpenCode } from './open-code.ts'

export interface CodeState {
  code: string
  /** The code as of now, also before the page has rendered text that was typed before hydration. */
  latest: () => string
  set: (code: string) => void
  /** Shows other code; the present one stays as the other version. */
  replace: (code: string) => void
  /** Another version: written elsewhere, or replaced here. Taking it puts the current one in its place, unless that is the start. */
  other: string | null
  takeOther: () => void
  dropOther: () => void
  status: AutosaveStatus
}

const NEW: AutosaveStatus = { kind: 'new' }

/** Somebody's code for a problem. `takeTyped` returns the text that was typed before the page was hydrated. */
export function useCode(slug: string, language: Language, start: string, takeTyped: () => string | null): CodeState {
  const session = useSession()
  const owner = session?.user.id ?? VISITOR
  const [opened, setOpened] = useState<OpenCode | null>(null)
  const latestOpened = useRef<OpenCode>(null)
  const isHydrated = useRef(false)
  const first = useMemo(() => ({ code: start, other: null }), [start])
  const subscribe = useCallback((listener: () => void) => opened?.subscribe(listener) ?? (() => {}), [opened])
  const { code, other } = useSyncExternalStore(subscribe, () => opened?.value() ?? first, () => first)
  const status = useSyncExternalStore(subscribe, () => opened?.status() ?? NEW, () => NEW)

  const typedBefore = useEffectEvent(() => {
    const typed = isHydrated.current ? null : takeTyped()
    isHydrated.current = true
    return typed
  })

  useEffect(() => {
    const before = latestOpened.current
    const isLogin = before?.owner === VISITOR && owner !== VISITOR && before.slug === slug && before.language === language
    const next = openCode({ owner, slug, language, start, typed: typedBefore(), atLogin: isLogin ? before.value().code : null })
    latestOpened.current = next
    setOpened(next)
    return () => next.close()
  }, [slug, language, owner, start])

  useEffect(() => {
    const flush = () => latestOpened.current?.flush()
    const retry = () => void latestOpened.current?.retry()
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', retry)
    }
  }, [])
  // The same person has logged in again.
  useEffect(() => {
    void latestOpened.current?.retry()
  }, [session])

  const change = (next: { code: string; other: string | null }) => latestOpened.current?.change(next)
  const latest = useCallback(() => latestOpened.current?.value().code ?? start, [start])
  const set = useCallback((next: string) => {
    const opened = latestOpened.current
    if (opened !== null && next !== opened.value().code) opened.change({ ...opened.value(), code: next })
  }, [])
  /** Code that was only the start is no version to keep. */
  const otherThan = (now: string, instead: string | null) => (now === start ? instead : now)
  const replace = (next: string) => {
    const opened = latestOpened.current
    const before = opened?.value()
    if (opened === null || before === undefined || next === before.code) return
    const other = otherThan(before.code, before.other)
    opened.change({ code: next, other: other === next ? null : other })
    if (before.other === null || before.other === other || before.other === next) return
    const undo = () => latestOpened.current === opened && opened.change(before)
    showToast('The other version of your code was replaced.', { action: { label: 'Undo', run: undo } })
  }
  return {
    code,
    latest,
    set,
    replace,
    other,
    takeOther: () => other !== null && change({ code: other, other: otherThan(code, null) }),
    dropOther: () => change({ code, other: null }),
    status,
  }
}
