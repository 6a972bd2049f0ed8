import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MutateOptions, MutationObserver, MutationObserverResult } from '@tanstack/query-core'
import type { Document } from '../graphql/graphql.ts'
import type { ApiError } from '../graphql/api-error.ts'
import type { Cache } from './query-cache.ts'
import { loadedQueryClient, loadQueryClient } from './load-query-client.ts'
import { currentPersonKey } from './query-key.ts'

/** The options of TanStack Query that this site uses; the callbacks get the cache of the person who mutated. */
export interface MutationOptions<Data, Variables> {
  /** For `useMutationState`. */
  mutationKey?: readonly unknown[]
  /** Mutations of one scope run one after another, so that the last one wins. */
  scope?: { id: string }
  /** A promise keeps the mutation pending until it settles. */
  onSuccess?: (data: Data, variables: Variables, cache: Cache) => void | Promise<void>
  onError?: (error: ApiError, variables: Variables, cache: Cache) => void
}

type Observer<Data, Variables> = MutationObserver<Data, ApiError, Variables>
type CallOptions<Data, Variables> = Pick<MutateOptions<Data, ApiError, Variables>, 'onSuccess' | 'onError' | 'onSettled'>

export type MutationResult<Data, Variables> = Pick<MutationObserverResult<Data, ApiError, Variables>, 'data' | 'error' | 'isPending' | 'isSuccess' | 'variables'> & {
  /** Callbacks given here run only while the component is mounted. */
  mutate: (variables: Variables, options?: CallOptions<Data, Variables>) => void
  mutateAsync: (variables: Variables, options?: CallOptions<Data, Variables>) => Promise<Data>
  reset: () => void
}

type State<Data, Variables> = Pick<MutationResult<Data, Variables>, 'data' | 'error' | 'isPending' | 'isSuccess' | 'variables'>
const IDLE = { data: undefined, error: null, isPending: false, isSuccess: false, variables: undefined }

/**
 * Sends a mutation; the result and the options are those of TanStack Query. Takes a document, or a function when one is not enough. While
 * `isPending`, show the state that `variables` would lead to: then a failure needs no rollback.
 */
export function useMutation<Data, Variables>(
  mutation: Document<Data, Variables> | ((variables: Variables) => Promise<Data>),
  options: MutationOptions<Data, Variables> = {},
): MutationResult<Data, Variables> {
  const latest = useRef({ mutation, options })
  useEffect(() => {
    latest.current = { mutation, options }
  })
  // One for each person: mutations that wait in a scope are never sent for someone else.
  const own = useRef<{ key: string; observer: Observer<Data, Variables> }>(null)
  const [observer, setObserver] = useState<Observer<Data, Variables> | null>(null)
  // Callbacks of calls need a subscription; that of the next render may begin after the answer.
  const mounted = useRef<{ isMounted: boolean; unsubscribe: () => void }>({ isMounted: false, unsubscribe: () => {} })
  useEffect(() => {
    const { current } = mounted
    current.isMounted = true
    return () => {
      current.isMounted = false
      current.unsubscribe()
    }
  }, [])
  const [unloaded, setUnloaded] = useState<State<Data, Variables>>(IDLE)

  const load = useCallback((variables: Variables) => {
    setUnloaded({ ...IDLE, isPending: true, variables })
    const settle = (error: ApiError | null) => setUnloaded({ ...IDLE, error })
    const loading = loadQueryClient()
    loading.then(() => settle(null), settle)
    return loading
  }, [])
  const mutateAsync = useCallback(
    async (variables: Variables, callOptions?: CallOptions<Data, Variables>): Promise<Data> => {
      const library = loadedQueryClient() ?? (await load(variables))
      const person = currentPersonKey()
      const key = `${person} ${latest.current.options.scope?.id ?? ''}`
      if (own.current?.key !== key) {
        own.current = { key, observer: library.createMutation(person, () => latest.current) }
        setObserver(own.current.observer)
        mounted.current.unsubscribe()
        if (mounted.current.isMounted) mounted.current.unsubscribe = own.current.observer.subscribe(() => {})
      }
      return own.current.observer.mutate(variables, callOptions)
    },
    [load],
  )
  const mutate = useCallback(
    (variables: Variables, callOptions?: CallOptions<Data, Variables>) => void mutateAsync(variables, callOptions).catch(() => {}),
    [mutateAsync],
  )
  const reset = useCallback(() => {
    own.current?.observer.reset()
    setUnloaded(IDLE)
  }, [])

  const subscribe = useCallback((onChange: () => void) => observer?.subscribe(onChange) ?? (() => {}), [observer])
  const observed = useSyncExternalStore(subscribe, () => observer?.getCurrentResult() ?? null, () => null)
  return { ...(unloaded.isPending || observed === null ? unloaded : observed), mutate, mutateAsync, reset } as MutationResult<Data, Variables>
}
