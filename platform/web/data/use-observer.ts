import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { areQueriesHeld, loadLibrary, useLibraryState, type Library } from './client.ts'

/** What the observers of TanStack Query have in common. */
interface Observer<Options, Result> {
  subscribe: (onChange: () => void) => () => void
  updateResult: () => void
  setOptions: (options: Options) => void
  getCurrentResult: () => Result
  getOptimisticResult: (options: Options) => Result
}

/** Starts loading the library; a failure is in its state. */
export const preloadLibrary = (): void => void loadLibrary().catch(() => {})

/**
 * Connects an observer of TanStack Query to a component, as its own React package does; here the library may come later.
 * Without a result `error` says why there is none yet.
 */
export function useObserver<Options, Result>(isEnabled: boolean, create: (library: Library) => Observer<Options, Result>, optionsOf: (library: Library) => Options) {
  useSession()
  const { library, error, holds } = useLibraryState()
  useEffect(() => {
    if (isEnabled) preloadLibrary()
  }, [isEnabled])

  // The observer gets its options in an effect.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const observer = useMemo(() => library && create(library), [library])
  const options = library && optionsOf(library)
  const subscribe = useCallback(
    (onChange: () => void) => {
      // A hold may begin after this was rendered.
      if (observer === null || holds > 0 || areQueriesHeld()) return () => {}
      const unsubscribe = observer.subscribe(onChange)
      observer.updateResult()
      return unsubscribe
    },
    [observer, holds],
  )
  useSyncExternalStore(subscribe, () => observer?.getCurrentResult(), () => undefined)
  useEffect(() => {
    observer?.setOptions(options!)
  })
  return [observer?.getOptimisticResult(options!), isEnabled ? error : null] as const
}
