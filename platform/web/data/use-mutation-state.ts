import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useLibraryState } from './client.ts'

const NONE: readonly never[] = []

/** The variables of the mutations with this key that are pending, the oldest first: for optimistic updates in several places. */
export function useMutationState<Variables>(mutationKey: readonly unknown[]): readonly Variables[] {
  const { library } = useLibraryState()
  const key = useRef(mutationKey)
  const known = useRef<readonly Variables[]>(NONE)
  const subscribe = useCallback((onChange: () => void) => library?.client.getMutationCache().subscribe(onChange) ?? (() => {}), [library])
  const current = () => {
    const pending = library?.client.getMutationCache().findAll({ mutationKey: key.current, status: 'pending' }) ?? NONE
    const variables = pending.map((mutation) => mutation.state.variables as Variables)
    const isSame = variables.length === known.current.length && variables.every((one, at) => one === known.current[at])
    if (!isSame) known.current = variables
    return known.current
  }
  return useSyncExternalStore(subscribe, current, () => NONE)
}
