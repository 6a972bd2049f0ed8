import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { areQueriesHeld, loadQueryClient, useQueryClientState, type QueryClientModule } from './load-query-client.ts'

/** What the observers of TanStack Query have in common. */
interface Observer<Options, Result> {
  subscribe: (onChange: () => void) => () => void
  updateResult: () => void
  setOptions: (options: Options) => void
  getCurrentResult: () => Result
  getOptimisticResult: (options: Options) => Result
}

/** Starts loading the query client; `useQueryClientState` has the error if that fails. */
export const preloadQueryClient = (): void => void loadQueryClient().catch(() => {})

/**
 * Connects an observer of TanStack Query to a component, like the library's React package; but here the library may load later. Without a
 * result, `error` says why.
 */
export function useObserver<Options, Result>(isEnabled: boolean, create: (module: QueryClientModule) => Observer<Options, Result>, optionsOf: (module: QueryClientModule) => Options) {
  useSession()
  const { module, error, holds } = useQueryClientState()
  useEffect(() => {
    if (isEnabled) preloadQueryClient()
  }, [isEnabled])

  // The observer gets its options in an effect.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const observer = useMemo(() => module && create(module), [module])
  const options = module && optionsOf(module)
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
