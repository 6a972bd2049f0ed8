interface Source {
  isEnabled: boolean
  failures: number
  fetches: readonly { error: string | null }[]
}

export type SourceFilter = 'all' | 'failing' | 'working' | 'off'

/** The state of a source, as the filter of the list knows it. */
export const sourceState = ({ isEnabled, failures }: Source): Exclude<SourceFilter, 'all'> => (!isEnabled ? 'off' : failures > 0 ? 'failing' : 'working')

/** Why most sources fail, if it is the same reason: then the cause is on our side, such as a server without a network. Null otherwise. */
export function commonFailure(sources: readonly Source[]): { count: number; error: string } | null {
  const errors = sources.filter((source) => sourceState(source) === 'failing').map(({ fetches }) => fetches[0]?.error ?? '')
  const [first] = errors
  const active = sources.filter(({ isEnabled }) => isEnabled).length
  if (first === undefined || first === '' || errors.length < 3 || errors.length * 2 <= active || errors.some((error) => error !== first)) return null
  return { count: errors.length, error: first }
}
