import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page comes alive, true after: for what only the person's own browser knows. */
export const useMounted = (): boolean => useSyncExternalStore(never, () => true, () => false)
