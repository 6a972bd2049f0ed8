interface Source {
  isEnabled: boolean
  failures: number
  fetches: readonly { error: string | null }[]
}

export type SourceFilter = 'all' | 'failing' | 'working' | 'off'

/** The state of a source, as the filter of the list knows it. */
export const sourceState = ({ isEnabled, failures }: Source): Exclude<SourceFilter, 'all'> => (!isEnabled ? 'off' : failures > 0 ? 'failing' : 'working')

interface Fetch {
  at: string
  error: string | null
  items: number
  added: number
}

/** Fetches with equal errors one after the other as one entry: the latest of them, with their number. */
export function collapsedFetches<Item extends Fetch>(fetches: readonly Item[]): (Item & { times: number })[] {
  const entries: (Item & { times: number })[] = []
  for (const fetch of fetches) {
    const last = entries.at(-1)
    if (last !== undefined && fetch.error !== null && last.error === fetch.error) last.times += 1
    else entries.push({ ...fetch, times: 1 })
  }
  return entries
}

/** Why most sources fail, if it is the same reason: then the cause is on our side, such as a server without a network. Null otherwise. */
export function commonFailure(sources: readonly Source[]): { count: number; error: string } | null {
  const errors = sources.filter((source) => sourceState(source) === 'failing').map(({ fetches }) => fetches[0]?.error ?? '')
  const [first] = errors
  const active = sources.filter(({ isEnabled }) => isEnabled).length
  if (first === undefined || first === '' || errors.length < 3 || errors.length * 2 <= active || errors.some((error) => error !== first)) return null
  return { count: errors.length, error: first }
}
