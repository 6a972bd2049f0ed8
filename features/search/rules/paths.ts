export const SEARCH_PATH = '/search'

/** The path of the results for a query: of all kinds or of one, from a place in the list on. */
export function searchPath(query: string, { kind, after }: { kind?: string | null; after?: string | null } = {}): string {
  const rest = Object.entries({ kind, after }).flatMap(([name, value]) => (value ? [`&${name}=${encodeURIComponent(value)}`] : []))
  return `${SEARCH_PATH}?q=${encodeURIComponent(query)}${rest.join('')}`
}
