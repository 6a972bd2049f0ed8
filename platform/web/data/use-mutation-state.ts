import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useQueryClientState } from './load-query-client.ts'

const NONE: readonly never[] = []

/** The variables of the pending mutations with this key, oldest first: for optimistic updates in several places. */
export function useMutationState<Variables>(mutationKey: readonly unknown[]): readonly Variables[] {
  const { module } = useQueryClientState()
  const key = useRef(mutationKey)
  const known = useRef<readonly Variables[]>(NONE)
  const subscribe = useCallback((onChange: () => void) => module?.queryClient.getMutationCache().subscribe(onChange) ?? (() => {}), [module])
  const current = () => {
    const pending = module?.queryClient.getMutationCache().findAll({ mutationKey: key.current, status: 'pending' }) ?? NONE
    const variables = pending.map((mutation) => mutation.state.variables as Variables)
    const isSame = variables.length === known.current.length && variables.every((value, at) => value === known.current[at])
    if (!isSame) known.current = variables
    return known.current
  }
  return useSyncExternalStore(subscribe, current, () => NONE)
}
