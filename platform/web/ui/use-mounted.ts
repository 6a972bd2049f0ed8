import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, true afterwards: for what only the browser knows. */
export const useMounted = (): boolean => useSyncExternalStore(never, () => true, () => false)
