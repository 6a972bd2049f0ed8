/** The address of a path with some parameters of its query changed; null and '' remove a parameter, the others stay as they are. */
export function changedAddress(path: string, search: URLSearchParams | string, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size === 0 ? path : `${path}?${next.toString()}`
}
