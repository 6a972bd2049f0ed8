import { useSyncExternalStore } from 'react'
import { OFFLINE, ApiError } from '../graphql/api-error.ts'

export type QueryClientModule = typeof import('./query-client.ts')

interface State {
  /** Null until it has loaded. */
  module: QueryClientModule | null
  /** Why it could not be loaded. */
  error: ApiError | null
  /** Queries wait until this is 0 (`holdQueries`). */
  holds: number
}

const INITIAL: State = { module: null, error: null, holds: 0 }
let state = INITIAL
let loading: Promise<QueryClientModule> | null = null
const listeners = new Set<() => void>()

function setState(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Loads the query client once; throws an `ApiError`. Visitors who only read never need it (decision 033). */
export function loadQueryClient(): Promise<QueryClientModule> {
  loading ??= import('./query-client.ts').then(
    (module) => {
      setState({ module, error: null })
      return module
    },
    () => {
      loading = null
      const error = new ApiError('OFFLINE', OFFLINE)
      setState({ error })
      throw error
    },
  )
  return loading
}

/** The module if it has loaded, else null. */
export const loadedQueryClient = (): QueryClientModule | null => state.module

/** Holds queries back until `request` settles: it starts a request that answers several of them. */
export function holdQueries(request: Promise<unknown>): void {
  setState({ holds: state.holds + 1 })
  void request.catch(() => {}).then(() => setState({ holds: state.holds - 1 }))
}

export const areQueriesHeld = (): boolean => state.holds > 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the module in this window. */
export const useQueryClientState = (): State => useSyncExternalStore(subscribe, () => state, () => INITIAL)
