const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The shared solution that the query of an address links to, or null. */
export function linkedSolution(search: string): string | null {
  const id = new URLSearchParams(search).get('solution') ?? ''
  return UUID.test(id) ? id : null
}
